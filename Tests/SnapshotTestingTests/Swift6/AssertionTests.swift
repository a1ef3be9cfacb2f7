import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Recording, comparing, counting and failing, in a folder of its own for each test.
@MainActor final class AssertionTests {
  private let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func verify(
    _ text: String, named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    testName: String = #function
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.path, testName: testName)
  }

  private func file(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func aMissingReferenceIsRecordedAndFails() throws {
    let message = try #require(verify("one", named: "first"))
    #expect(message.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"))
    #expect(message.contains("Re-run \"\(#function)\" to assert against the newly-recorded snapshot."))
    #expect(file("aMissingReferenceIsRecordedAndFails.first.txt") == "one")
    #expect(verify("one", named: "first") == nil)
  }

  @Test func neverRecordsNothing() {
    #expect(verify("one", named: "a", record: .never)?.contains("recording is disabled") == true)
    #expect(file("neverRecordsNothing.a.txt") == nil)
  }

  @Test func aDifferenceIsShownLineByLineAndKeepsTheReference() throws {
    let old = (1...9).map(String.init).joined(separator: "\n")
    _ = verify(old, named: "a")
    let message = try #require(verify(old.replacingOccurrences(of: "5", with: "five"), named: "a"))
    #expect(message.hasPrefix("Snapshot \"a\" does not match reference."))
    #expect(message.contains("@@ −1,9 +1,9 @@"))
    #expect(message.contains("−5\n+five"))
    #expect(file("aDifferenceIsShownLineByLineAndKeepsTheReference.a.txt") == old)
  }

  @Test func failedRecordsWhatDiffers() throws {
    _ = verify("one", named: "a")
    let message = try #require(verify("two", named: "a", record: .failed))
    #expect(message.contains("A new snapshot was automatically recorded."))
    #expect(verify("two", named: "a") == nil)
  }

  @Test func allRecordsAndFailsAlsoWhatIsTheSame() throws {
    _ = verify("one", named: "a")
    let message = try #require(withSnapshotTesting(record: .all) { verify("one", named: "a") })
    #expect(message.hasPrefix("Record mode is on. Automatically recorded snapshot: …"))
  }

  @Test func snapshotsWithoutANameAreCounted() {
    _ = verify("one")
    _ = verify("two")
    #expect(file("snapshotsWithoutANameAreCounted.1.txt") == "one")
    #expect(file("snapshotsWithoutANameAreCounted.2.txt") == "two")
  }

  @Test func innerConfigurationsGoBeforeOuterOnes() throws {
    let message = withSnapshotTesting(record: .never, diffTool: "compare") {
      withSnapshotTesting(record: .missing) { _ = verify("one", named: "a") }
      return verify("two", named: "a")
    }
    #expect(try #require(message).contains("\n\ncompare /"))
    #expect(verify("one", named: "a") == nil)
  }

  @Test func aFailureIsAnIssueOfTheTest() {
    withKnownIssue {
      assertSnapshot(of: "one", as: .lines, named: "never", record: .never)
    } matching: {
      $0.description.contains("No reference was found on disk.")
    }
  }

  @Test func aSnapshotThatNeverComesTimesOut() {
    let strategy = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
    let message = verifySnapshot(
      of: 1, as: strategy, named: "a", snapshotDirectory: folder.path, timeout: 0.01)
    #expect(message?.hasPrefix("Exceeded timeout of 0.01 seconds") == true)
  }

  @Test func waitingTakesTheSnapshotLater() {
    final class Model { var text = "early" }
    let model = Model()
    let timer = Timer(timeInterval: 0.01, repeats: false) { [box = Unchecked(model)] _ in
      box.value.text = "late"
    }
    RunLoop.current.add(timer, forMode: .default)
    let strategy: Snapshotting<Model, String> = SimplySnapshotting.lines.pullback { $0.text }
    _ = verifySnapshot(
      of: model, as: .wait(for: 0.05, on: strategy), named: "a", snapshotDirectory: folder.path)
    #expect(file("waitingTakesTheSnapshotLater.a.txt") == "late")
  }

  @Test func failuresOfTwoProjectsLieApart() throws {
    func failure(_ file: StaticString, _ text: String) throws -> String {
      let references = folder.appendingPathComponent(text).path
      func verify(_ text: String) -> String? {
        verifySnapshot(
          of: text, as: .lines, named: "a", snapshotDirectory: references, file: file, testName: "list")
      }
      _ = verify("old")
      let message = try #require(verify(text))
      let lines = message.components(separatedBy: "\n").filter { $0.contains("/ListTests/list.a.txt") }
      return try #require(lines.last?.components(separatedBy: "file://").last?.filter { $0 != "\"" })
    }
    let paths = [
      try failure("/one/Tests/ListTests.swift", "first"), try failure("/two/Tests/ListTests.swift", "second"),
    ]
    for (path, text) in zip(paths, ["first", "second"]) {
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text, "\(paths)")
      try FileManager.default.removeItem(atPath: path)
    }
  }

  @Test func picturesThatDifferLeaveAPictureOfTheDifference() throws {
    func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
    }
    func verify(_ color: UIColor, _ strategy: Snapshotting<UIImage, UIImage> = .image) -> String? {
      verifySnapshot(of: picture(color), as: strategy, named: "a", snapshotDirectory: folder.path)
    }
    _ = verify(.red)
    #expect(verify(.red) == nil)
    let message = try #require(verify(.green))
    #expect(message.contains("Newly-taken snapshot does not match reference."))
    let path = try #require(message.components(separatedBy: "Difference: \"file://").last?.dropLast())
    let difference = try #require(
      UIImage(data: Data(contentsOf: URL(fileURLWithPath: String(path))))?.cgImage)
    #expect(difference.color(x: 0, y: 0).blue == 0)
    #expect(difference.color(x: difference.width - 1, y: 0).red == 1)
    #expect(verify(.green, .image(precision: 0.5)) == nil)
    #expect(verify(.green, .image(precision: 0.6))?.contains("Actual image precision 0.5") == true)
    let almostRed = UIColor(red: 0.996, green: 0, blue: 0, alpha: 1)
    #expect(verify(almostRed) != nil)
    #expect(verify(almostRed, .image(perceptualPrecision: 0.98)) == nil)
  }
}

/// Carries a value to a timer of the same thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
