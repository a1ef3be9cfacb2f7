import Testing

@testable import UIKit

/// What was saved outlives a process that is killed while it saves.
@MainActor struct DefaultsKeeperTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var file: URL { folder.appendingPathComponent("app.plist") }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func plist(_ name: String) -> Data {
    try! PropertyListSerialization.data(fromPropertyList: ["name": name], format: .xml, options: 0)
  }

  @Test func aFileCutAtAnyByteIsPutBack() throws {
    var keeper = DefaultsKeeper(file: file) { [file] in try? plist("first").write(to: file) }
    keeper.recover()
    keeper.saveIfChanged()
    let second = plist("second")
    for length in 0..<(second.count - 12) {
      try second.prefix(length).write(to: file)
      var next = DefaultsKeeper(file: file) {}
      next.recover()
      #expect(try Data(contentsOf: file) == plist("first"), "cut after \(length) bytes")
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aWholeFileIsLeftAlone() throws {
    var keeper = DefaultsKeeper(file: file) { [file] in try? plist("first").write(to: file) }
    keeper.saveIfChanged()
    try plist("second").write(to: file)
    var next = DefaultsKeeper(file: file) {}
    next.recover()
    #expect(try Data(contentsOf: file) == plist("second"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aSaveThatWasNotCopiedIsCopiedAtTheNextLaunch() throws {
    var keeper = DefaultsKeeper(file: file) { [file] in try? plist("first").write(to: file) }
    keeper.saveIfChanged()
    try plist("second").write(to: file)
    var next = DefaultsKeeper(file: file) {}
    next.recover()
    try plist("third").prefix(20).write(to: file)
    var last = DefaultsKeeper(file: file) {}
    last.recover()
    #expect(try Data(contentsOf: file) == plist("second"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aTurnThatSavesNothingCopiesNothing() throws {
    try plist("first").write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -10)], ofItemAtPath: file.path)
    var keeper = DefaultsKeeper(file: file) {}
    keeper.saveIfChanged()
    let copy = file.appendingPathExtension("whole")
    try FileManager.default.removeItem(at: copy)
    keeper.saveIfChanged()
    #expect(!FileManager.default.fileExists(atPath: copy.path))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func twoSavesOfOneSizeWithinATickAreBothCopied() throws {
    try plist("first").write(to: file)
    var keeper = DefaultsKeeper(file: file) {}
    keeper.saveIfChanged()
    var status = stat()
    stat(file.path, &status)
    try plist("other").write(to: file)
    utimensat(AT_FDCWD, file.path, [status.st_atim, status.st_mtim], 0)
    keeper.saveIfChanged()
    try plist("third").prefix(20).write(to: file)
    var next = DefaultsKeeper(file: file) {}
    next.recover()
    #expect(try Data(contentsOf: file) == plist("other"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aBrokenFileWithoutACopyIsKeptBesideTheNewOne() throws {
    for (number, text) in ["<plist>", "not a list"].enumerated() {
      try Data(text.utf8).write(to: file)
      var keeper = DefaultsKeeper(file: file) {}
      let recovered = keeper.recover()
      let kept = try #require(recovered)
      #expect(kept.lastPathComponent == "app.broken-\(number + 1).plist")
      #expect(try Data(contentsOf: kept) == Data(text.utf8))
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aMissingOrEmptyFileIsNotBroken() throws {
    var keeper = DefaultsKeeper(file: file) {}
    #expect(keeper.recover() == nil)
    try Data().write(to: file)
    #expect(keeper.recover() == nil)
    try FileManager.default.removeItem(at: folder)
  }
}
