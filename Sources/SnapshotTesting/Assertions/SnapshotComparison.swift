import Foundation

/// Compares a snapshot with its reference, and records it where it should.
struct SnapshotComparison<Format> {
  let format: Format
  let diffing: Diffing<Format>
  let files: SnapshotFiles

  /// Returns what is wrong; nil where all is well.
  func failure(record: SnapshotTestingConfiguration.Record) throws -> String? {
    let reference = files.reference
    guard record != .all else {
      try self.record()
      return recorded(because: "Record mode is on. Automatically recorded snapshot: …") + """


        Turn record mode off and re-run "\(files.testName)" to assert against the newly-recorded snapshot
        """
    }
    guard FileManager.default.fileExists(atPath: reference.path) else {
      if record == .never {
        return """
          No reference was found on disk. New snapshot was not recorded because recording is disabled

          "\(reference.path)"
          """
      }
      try self.record()
      return recorded(because: "No reference was found on disk. Automatically recorded snapshot: …") + """


        Re-run "\(files.testName)" to assert against the newly-recorded snapshot.
        """
    }
    let known = diffing.fromData(try Data(contentsOf: reference))
    guard let (difference, attachments) = diffing.diff(known, format) else { return nil }
    try write(diffing.toData(format), to: files.failed)
    for attachment in attachments where attachment.name == "difference" {
      try write(
        attachment.data, to: files.artifact(attachment.name, pathExtension: attachment.pathExtension))
    }
    let name = files.name.map { "Snapshot \"\($0)\" does not match reference." }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
    var message = """
      \(name ?? "Snapshot does not match reference.")

      \(tool(currentFilePath: reference.path, failedFilePath: files.failed.path))

      \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
      """
    if let picture = attachments.first(where: { $0.name == "difference" }) {
      let path = files.artifact(picture.name, pathExtension: picture.pathExtension).path
      message += "\n\nDifference: \"file://\(path)\""
    }
    if record == .failed {
      try self.record()
      message += """


        A new snapshot was automatically recorded.

        Re-run "\(files.testName)" to assert against the newly-recorded snapshot.
        """
    }
    return message
  }

  private func recorded(because reason: String) -> String {
    """
    \(reason)

    open "file://\(files.reference.path)"
    """
  }

  private func record() throws {
    try write(diffing.toData(format), to: files.reference)
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
