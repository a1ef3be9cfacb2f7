import Foundation

/// An output that was recorded beside a test's file, in a folder `Recorded`, to be compared with in later
/// runs. With `SHOJI_RECORD=1` in the environment it is recorded anew; look at it before you commit it.
public struct RecordedOutput: Sendable {
  /// The name of the file without its ending.
  public let name: String
  /// The folder in which it is recorded.
  public let folder: URL
  /// Whether to record anew and not to compare.
  let isRecording: Bool

  /// The output that is recorded beside a test's file.
  public init(_ name: String, besides testFile: String = #filePath) {
    self.init(
      name, in: URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Recorded"),
      isRecording: ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1")
  }

  init(_ name: String, in folder: URL, isRecording: Bool) {
    self.name = name
    self.folder = folder
    self.isRecording = isRecording
  }

  /// Nil when a picture looks like the recorded one; otherwise what is different, and where the new picture
  /// and one of the differences were left to look at. `share` is the share of pixels, 0…1, that may differ by
  /// more than a just noticeable amount.
  public func mismatch(with picture: CGImage, allowing share: Double = 0) throws -> String? {
    let file = folder.appendingPathComponent("\(name).png")
    if isRecording {
      try record(picture.pngData(), in: file)
      return nil
    }
    guard let data = try? Data(contentsOf: file) else { return nothingRecorded(file) }
    let recorded = try CGImage(data: data)
    if picture == recorded { return nil }
    let new = try leave(picture.pngData(), as: "\(name)-new.png")
    guard let difference = ImageDifference(picture, recorded) else {
      return
        "\(name) is \(picture.width)×\(picture.height) pixels, not \(recorded.width)×\(recorded.height); "
        + "the new picture is \(new.path)"
    }
    if difference.noticeableShare <= share { return nil }
    let marked = try leave(marked(picture, recorded).pngData(), as: "\(name)-difference.png")
    let percent = (difference.noticeableShare * 10_000).rounded() / 100
    return
      "\(name) differs from \(file.path) in \(percent) % of its pixels, inside \(difference.box); "
      + "the new picture is \(new.path), the differences are red in \(marked.path)"
  }

  /// Nil when a tree of views is as recorded; otherwise the first line that differs, and where the new tree
  /// was left to look at.
  public func mismatch(with tree: TreeNode) throws -> String? {
    let file = folder.appendingPathComponent("\(name).json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(tree) + Data("\n".utf8)
    if isRecording {
      try record(data, in: file)
      return nil
    }
    guard let recorded = try? Data(contentsOf: file) else { return nothingRecorded(file) }
    if data == recorded { return nil }
    let new = try leave(data, as: "\(name)-new.json")
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let old = String(decoding: recorded, as: UTF8.self).split(separator: "\n")
    let line = zip(lines, old).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let first = line ?? min(lines.count, old.count)
    func text(_ lines: [Substring]) -> String {
      first < lines.count ? "`\(lines[first].trimmingCharacters(in: .whitespaces))`" : "the end"
    }
    return
      "\(name) differs from \(file.path) at line \(first + 1): \(text(lines)), not \(text(old)); "
      + "the new tree is \(new.path)"
  }

  private func nothingRecorded(_ file: URL) -> String {
    "nothing is recorded at \(file.path); run the test with SHOJI_RECORD=1 and look at what it records"
  }

  private func record(_ data: Data, in file: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// The folder in which a failed comparison leaves the new recording: a temporary one for each folder of
  /// recordings, since packages that are tested at a time may have recordings of the same name.
  public var differencesFolder: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("recorded" + folder.path)
  }

  private func leave(_ data: Data, as name: String) throws -> URL {
    try FileManager.default.createDirectory(at: differencesFolder, withIntermediateDirectories: true)
    let file = differencesFolder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// The recorded picture, pale, with red where the new one differs.
  private func marked(_ new: CGImage, _ recorded: CGImage) throws -> CGImage {
    let context = try CGContext(width: new.width, height: new.height)
    context.setAlpha(0.3)
    context.draw(upright: recorded, in: CGRect(x: 0, y: 0, width: new.width, height: new.height))
    context.setAlpha(1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    new.withPixels { newPixels in
      recorded.withPixels { oldPixels in
        for y in 0..<new.height {
          for x in 0..<new.width {
            let pixel = newPixels.loadUnaligned(fromByteOffset: y * new.bytesPerRow + x * 4, as: UInt32.self)
            let old = oldPixels.loadUnaligned(
              fromByteOffset: y * recorded.bytesPerRow + x * 4, as: UInt32.self)
            if pixel != old { context.fill(CGRect(x: x, y: y, width: 1, height: 1)) }
          }
        }
      }
    }
    return context.makeImage()!
  }
}
