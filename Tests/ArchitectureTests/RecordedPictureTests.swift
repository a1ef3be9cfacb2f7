import Foundation
import Testing

@Suite("Recorded pictures")
struct RecordedPictureTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The limit of all pictures together, in bytes. `scripts/pack-pictures` makes new ones smaller without
  /// changing a pixel.
  private static let limit = 14_000_000

  @Test("stay small enough for every clone")
  func staySmall() throws {
    let files = try #require(
      FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: [.fileSizeKey]))
    var sizes: [Int] = []
    for case let file as URL in files where file.pathExtension == "png" {
      sizes.append(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
    #expect(sizes.count > 100)
    #expect(sizes.reduce(0, +) <= Self.limit, "run scripts/pack-pictures")
  }
}
