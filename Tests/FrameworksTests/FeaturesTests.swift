import DeviceAccess
import Foundation
import Testing

/// What the frameworks say of themselves.
@Suite("Features of frameworks") struct FeaturesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("The page and the uses are what scripts/frameworks writes") func isFresh() throws {
    let process = Process()
    process.executableURL = FeaturesTests.root.appending(path: "scripts/frameworks")
    process.arguments = ["--check"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }

  @Test("Each feature that code tells an app of is in its framework's table") func notesAreListed() throws {
    let sources = FeaturesTests.root.appending(path: "Sources")
    var count = 0
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/FeatureUse\.note\(\s*"(\w+)",\s*"([^"]+)"/#) {
        let table = sources.appending(path: "\(match.1)/Features.tsv")
        let features = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").map {
          $0.prefix { $0 != "\t" }
        }
        #expect(features.contains(match.2), "\(file.lastPathComponent): \(match.1), \(match.2)")
        count += 1
      }
    }
    #expect(count > 5)
  }

  @Test("Answers are read as they are written") func answers() {
    #expect(
      DeviceAnswers.parse("location=48.1,11.6; notifications = granted\nodd;=x;code=a=b")
        == ["location": "48.1,11.6", "notifications": "granted", "code": "a=b"])
  }

  @Test("What an app was told is kept once a feature, with the latest answer") func uses() {
    FeatureUse.note("Test", "a", told: "no")
    FeatureUse.note("Test", "a", told: "yes")
    #expect(FeatureUse.all.filter { $0.module == "Test" }.map(\.answer) == ["yes"])
  }
}
