import Foundation

extension VisitorFolders {
  /// The file that says that a visitor's folder has what the database has not.
  private func note(of identifier: String) -> URL {
    folder(of: identifier).url.appendingPathExtension("unsaved")
  }

  /// This start of the machine. What was written before another one may be there in part.
  private static let boot =
    (try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8))?
    .trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown"

  /// The fencing number of the lease under which a visitor's folder was last used and not saved.
  func unsaved(_ identifier: String) -> Int64? {
    let text = try? String(contentsOf: note(of: identifier), encoding: .utf8)
    let words = (text ?? "").split(whereSeparator: \.isWhitespace)
    return words.count == 2 && words[1] == Self.boot ? Int64(words[0]) : nil
  }

  /// Notes that a visitor's folder has what the database has not.
  func setUnsaved(_ identifier: String, _ fence: Int64) {
    try? Data("\(fence) \(Self.boot)\n".utf8).write(to: note(of: identifier), options: .atomic)
  }

  /// Removes a visitor's folder. A process that still runs in it loses it at once.
  func drop(_ identifier: String) {
    let url = folder(of: identifier).url
    let gone = url.appendingPathExtension("dropped")
    try? FileManager.default.removeItem(at: note(of: identifier))
    try? FileManager.default.removeItem(at: gone)
    guard rename(url.path, gone.path) == 0 else { return }
    add(-1)
    try? FileManager.default.removeItem(at: gone)
  }
}
