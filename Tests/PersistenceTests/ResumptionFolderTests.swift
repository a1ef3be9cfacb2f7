import Foundation
import Testing
import VisitorMessages

@testable import Persistence

/// The folder that a process leaves to the next one: its counted starts, and what is moved aside.
@Suite final class ResumptionFolderTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "resumption-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  @Test("The server and the process call the folder and its series by the same names") func names() {
    #expect(ResumptionFolder.variable == VisitorVariable.resume)
    #expect(ResumptionFolder.seriesVariable == VisitorVariable.series)
  }

  private func leave(_ text: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for name in ["store.json", "trail.json", "store.json.whole"] {
      try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func earlyEndsInARowMoveAsideWhatWasLeft() throws {
    try leave("bad")
    for count in 1...3 {
      #expect(ResumptionFolder(url).movedAside == nil)
      #expect(text("starts") == "\(count)\n")
    }
    let folder = ResumptionFolder(url)
    #expect(folder.movedAside?.lastPathComponent == "crashed-1")
    #expect(text("starts") == "1  1\n" && text("store.json") == nil && text("store.json.whole") == nil)
    #expect(text("crashed-1/store.json") == "bad" && text("crashed-1/trail.json") == "bad")
  }

  @Test func aLossHasAReason() throws {
    try leave("bad")
    for _ in 1...3 { #expect(ResumptionFolder(url).loss == nil) }
    #expect(ResumptionFolder(url).loss == .ended)
    let folder = ResumptionFolder(url)
    folder.lose(folder.trail)
    #expect(folder.loss == nil)
    folder.lose(folder.store)
    #expect(folder.loss == .unread)
  }

  @Test func aStartThatSucceedsBeginsTheCountAnew() throws {
    try leave("good")
    var random = SystemRandomNumberGenerator()
    var early = 0
    for _ in 0..<200 {
      let folder = ResumptionFolder(url)
      #expect((folder.movedAside != nil) == (early == 3))
      if early == 3 {
        try leave("good")
        early = 0
      }
      if Bool.random(using: &random) {
        folder.succeed()
        folder.succeed()
        early = 0
      } else {
        early += 1
      }
      #expect(StartRecord(text("starts") ?? "").count == early)
    }
  }

  @Test func onlyTheLastOfWhatWasMovedAsideAreKept() throws {
    for round in 1...6 {
      try leave("\(round)")
      for _ in 1...4 { _ = ResumptionFolder(url) }
      // A fourth start has moved what was left aside, and a fresh folder counts none.
      ResumptionFolder(url).succeed()
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasPrefix("crashed-") }.sorted()
    #expect(kept == ["crashed-4", "crashed-5", "crashed-6"] && text("crashed-6/store.json") == "6")
  }

  @Test("What starts leave of which none succeeds is nobody's work: the state before them stays")
  func onlyWorkIsKept() throws {
    try leave("work")
    for round in 1...20 {
      for _ in 1...4 { _ = ResumptionFolder(url) }
      try leave("of start \(round)")
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasPrefix("crashed-") }
    #expect(kept == ["crashed-1"] && text("crashed-1/store.json") == "work")
    #expect(text("crashed-1/trail.json") == "work")
  }

  @Test("Another release goes on from what one has moved aside that never ran") func otherRelease() throws {
    try leave("work")
    ResumptionFolder(url, series: "good").succeed()
    for _ in 1...3 { #expect(ResumptionFolder(url, series: "bad").loss == nil) }
    for _ in 1...9 {
      #expect([.ended, nil].contains(ResumptionFolder(url, series: "bad").loss))
      try leave("nothing")
    }
    let folder = ResumptionFolder(url, series: "mended")
    #expect(folder.loss == nil && text("store.json") == "work" && text("trail.json") == "work")
    #expect(text("crashed-1/store.json") == nil && text("starts") == "1 mended\n")
    // It succeeds: what it leaves is work again.
    folder.succeed()
    try leave("more work")
    _ = ResumptionFolder(url, series: "next")
    #expect(text("store.json") == "more work")
  }

  @Test("What ran without it is not replaced by what was moved aside") func successStays() throws {
    try leave("bad")
    for _ in 1...3 { _ = ResumptionFolder(url, series: "one") }
    let folder = ResumptionFolder(url, series: "one")
    #expect(folder.loss == .ended)
    try leave("new")
    folder.succeed()
    _ = ResumptionFolder(url, series: "two")
    #expect(text("store.json") == "new" && text("crashed-1/store.json") == "bad")
  }

  @Test("Starts of different series are not counted together") func series() throws {
    try leave("work")
    for number in 1...30 {
      #expect(ResumptionFolder(url, series: "\(number / 3)").movedAside == nil)
    }
    #expect(text("store.json") == "work")
  }

  @Test(arguments: ["1", "3 a", "2 a 7", "0  4"]) func aRecordIsReadAsItIsWritten(text: String) {
    #expect(StartRecord("\(text)\n").description == text)
  }

  @Test(arguments: ["", "x", "-7", "99999999999999999999", "3 3", "7 x 9", "\u{0}"])
  func aCountThatIsNoneIsNone(text: String) throws {
    try leave("good")
    try text.write(to: url.appendingPathComponent("starts"), atomically: true, encoding: .utf8)
    #expect(ResumptionFolder(url).movedAside == nil)
    #expect(self.text("starts") == "1\n")
  }

  @Test func whatIsOthersStays() throws {
    try leave("bad")
    try "mine".write(to: url.appendingPathComponent("mine.json"), atomically: true, encoding: .utf8)
    for _ in 1...4 { _ = ResumptionFolder(url) }
    #expect(text("mine.json") == "mine" && text("crashed-1/mine.json") == nil)
  }
}
