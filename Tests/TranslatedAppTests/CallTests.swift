import DisplayProtocol
import Foundation
import Testing

@testable import UIKit

/// Calls by selector and by class, in code that Shoji's tool has translated.
@MainActor @Suite("Translated calls", .serialized) struct CallTests {
  private let caller = Caller()

  /// Waits until the caller has logged so many words.
  private func wait(for count: Int) async throws {
    for _ in 0..<3_000 where caller.log.count < count { try await Task.sleep(for: .milliseconds(10)) }
    #expect(caller.log.count == count)
  }

  @Test("An optional property is nil where the object has none") func optionalProperties() {
    let (describer, silent) = (Describer(), Silent())
    #expect(caller.words == "no title" && caller.count == -1)
    caller.describer = silent
    #expect(caller.words == "no title" && caller.subtitle == "no subtitle" && !caller.hasTitle)
    caller.describer = describer
    #expect(caller.words == "title" && caller.subtitle == "nil" && caller.count == -1 && caller.hasTitle)
    describer.subtitle = "below"
    #expect(caller.subtitle == "below")
    let title: String = describer.title
    #expect(title == "title")
  }

  @Test("An undo manager calls methods") func undo() {
    caller.undo.groupsByEvent = false
    for color in ["red", "blue"] {
      caller.undo.beginUndoGrouping()
      caller.setColor(color)
      caller.undo.endUndoGrouping()
    }
    var colors: [String] = []
    for _ in 0..<2 {
      caller.undo.undo()
      colors.append(caller.color)
    }
    caller.undo.redo()
    colors.append(caller.color)
    #expect(colors == ["red", "white", "red"])
  }

  @Test("Methods run in threads of their own") func threads() async throws {
    let thread = caller.makeThread()
    #expect(!thread.isExecuting)
    thread.start()
    caller.detach()
    caller.workInBackground()
    try await wait(for: 3)
    #expect(Set(caller.log) == ["thread", "detached", "background"])
  }

  @Test("Keys call commands with titles and alternates") func keys() throws {
    let commands = try #require(caller.keyCommands)
    #expect(commands.map(\.discoverabilityTitle) == ["New", "Close it"])
    func press(_ characters: String, _ modifiers: KeyModifiers) -> Bool {
      let key = UIKey(KeyInput(phase: .down, key: characters, modifiers: modifiers))
      return caller.keyCommand(for: key)?.perform(from: caller) ?? false
    }
    #expect(press("n", .command) && press("w", .command) && press("w", [.command, .alternate]))
    #expect(
      !press("n", [.command, .alternate]) && !press("w", [.command, .shift]) && !press("w", .alternate))
    #expect(caller.log == ["new", "close", "close all"])
  }

  @Test("Pictures and videos are saved, and the method is called") func photos() async throws {
    let folder = SavedPhotos.folder
    func files() -> Set<String> {
      Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    }
    let before = files()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 8))
    }
    caller.save(image)
    try await wait(for: 1)
    caller.save(image)
    try await wait(for: 2)
    caller.save(UIImage())
    try await wait(for: 3)
    #expect(caller.log == ["saved 12.0", "saved 12.0", "failed"])
    let saved = files().subtracting(before).map { folder.appendingPathComponent($0) }
    #expect(saved.count == 2 && saved.allSatisfy { UIImage(contentsOfFile: $0.path) != nil })
    let movie = folder.appendingPathComponent("movie.mov")
    try Data([1, 2, 3]).write(to: movie)
    caller.saveMovie(movie.path)
    try await wait(for: 4)
    caller.saveMovie("/absent.mov")
    try await wait(for: 5)
    #expect(caller.log.suffix(2) == ["saved", NSCocoaErrorDomain])
    #expect(UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/a.MOV"))
    #expect(!UIVideoAtPathIsCompatibleWithSavedPhotosAlbum("/a.txt"))
    for name in files().subtracting(before) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  @Test("Objects are made of classes in variables") func classValues() {
    let screens = Screens()
    #expect((screens.named("TranslatedAppTests.Detail") as? Detail)?.log == "detail")
    #expect((screens.guarded("TranslatedAppTests.Detail") as? Detail)?.log == "detail")
    #expect(screens.named("TranslatedAppTests.Absent") == nil)
    let all = screens.all()
    #expect((all[0] as? Detail)?.log == "detail" && all[1] is UITableViewController)
    #expect(screens.number(Badge.self) == 7 && screens.number(UILabel.self) == nil)
    #expect(screens.hidden(Badge.self) == false && screens.hidden(nil) == nil)
    #expect(screens.numbers() == [7, 7])
    let cell = screens.cell(Entry.self, "entry")
    #expect((cell as? Entry)?.made == "entry" && cell.reuseIdentifier == "entry")
    #expect(
      cell.detailTextLabel != nil && type(of: screens.cell(UITableViewCell.self, "a")) == UITableViewCell.self
    )
    #expect(screens.header(UITableViewHeaderFooterView.self) == "header" && screens.header(nil) == nil)
  }
}
