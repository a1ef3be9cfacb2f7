import CoreGraphics
import Foundation
import Testing

/// Pictures that were recorded beside these tests, and what is compared with them.
///
/// With `SHOJI_RECORD=1` in the environment what is drawn becomes what is recorded. Otherwise a picture that
/// differs is written beside the recorded one, with `.png.new` for its ending, and the test fails.
enum Recording {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Recorded")

  static func compare(_ image: CGImage, with name: String) throws {
    let recorded = folder.appendingPathComponent("\(name).png")
    guard ProcessInfo.processInfo.environment["SHOJI_RECORD"] == nil else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try image.pngData().write(to: recorded)
      return
    }
    let data = try #require(
      try? Data(contentsOf: recorded), "there is no picture \(name).png; record it with SHOJI_RECORD=1")
    let difference = ImageDifference(try CGImage(data: data), image)
    if let difference, difference.noticeableShare == 0 { return }
    let new = recorded.appendingPathExtension("new")
    try image.pngData().write(to: new)
    let words =
      difference.map { "\($0.noticeableShare * 100) % of the pixels differ, around \($0.box)" }
      ?? "the sizes differ"
    Issue.record("\(name).png is not what is drawn now: \(words); see \(new.path)")
  }
}
