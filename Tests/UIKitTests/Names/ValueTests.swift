import Foundation
import Testing

@testable import UIKit

@Suite("A pasteboard of its own name")
@MainActor struct NamedPasteboardTests {
  @Test("shares its contents by name and leaves the general one")
  func sharesByName() throws {
    let name = UIPasteboard.Name("test-\(UUID().uuidString)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let made = try #require(UIPasteboard(name: name, create: true))
    let general = UIPasteboard.general.changeCount
    made.strings = ["one", "two"]
    let other = try #require(UIPasteboard(name: name, create: false))
    #expect(other.strings == ["one", "two"])
    #expect(other.numberOfItems == 2)
    #expect(other.changeCount == 1)
    #expect(UIPasteboard.general.changeCount == general)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(made.strings == nil)
  }

  @Test("holds values by type, and gives text and pictures as data")
  func holdsTypes() throws {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    board.setData(Data([1, 2]), forPasteboardType: "org.example.thing")
    #expect(board.contains(pasteboardTypes: ["a", "org.example.thing"]))
    #expect(board.data(forPasteboardType: "org.example.thing") == Data([1, 2]))
    #expect(board.string == nil)
    board.string = "äöü"
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("äöü".utf8))
    #expect(board.types == ["public.utf8-plain-text"])
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image {
      $0.fill(CGRect.infinite)
    }
    board.image = picture
    let data = try #require(board.data(forPasteboardType: "public.png"))
    board.setData(data, forPasteboardType: "public.png")
    #expect(board.image?.cgImage?.width == picture.cgImage?.width)
    #expect(board.hasImages && !board.hasStrings)
    board.url = URL(string: "https://example.org")
    #expect(board.string == "https://example.org")
    #expect(board.hasURLs)
  }

  @Test("is empty after the date on which its items expire")
  func expires() {
    let board = UIPasteboard.withUniqueName()
    defer { UIPasteboard.remove(withName: board.name) }
    let item = ["public.utf8-plain-text": "old"]
    board.setItems([item], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.string == nil)
    board.setItems([item], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
    #expect(board.string == "old")
  }
}

@Suite("Traits that are changed")
struct MutableTraitTests {
  @Test("leave the collection and take effect in the new one")
  func modifying() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let changed = dark.modifyingTraits {
      $0.legibilityWeight = .bold
      $0.horizontalSizeClass = .compact
    }
    #expect(dark.legibilityWeight == .unspecified)
    #expect(changed.userInterfaceStyle == .dark)
    #expect(changed.legibilityWeight == .bold)
    #expect(changed[UITraitHorizontalSizeClass.self] == .compact)
    let made = UITraitCollection { $0.displayGamut = .P3 }
    #expect(made == UITraitCollection(displayGamut: .P3))
  }

  @Test("say which of them colors depend on")
  func colors() {
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
  }
}

@Suite("A key's code")
@MainActor struct KeyCodeTests {
  @Test(
    "is that of a keyboard of the United States",
    arguments: [
      ("a", UIKeyboardHIDUsage.keyboardA), ("z", .keyboardZ), ("1", .keyboard1), ("0", .keyboard0),
      ("UIKeyInputUpArrow", .keyboardUpArrow), ("\r", .keyboardReturnOrEnter), (" ", .keyboardSpacebar),
      ("F12", .keyboardF12), ("ß", .keyboardErrorUndefined), ("", .keyboardErrorUndefined),
      ("ab", .keyboardErrorUndefined),
    ])
  func codes(characters: String, code: UIKeyboardHIDUsage) {
    #expect(UIKeyboardHIDUsage(characters: characters) == code)
  }

  @Test("has USB's numbers")
  func numbers() {
    #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 0x04)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
    #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
  }
}

@Suite("A picture made from another")
struct DerivedImageTests {
  private var halves: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }

  @Test("is flipped from left to right, and twice is as it was")
  func flips() {
    let flipped = halves.withHorizontallyFlippedOrientation()
    #expect(flipped.size == halves.size)
    #expect(flipped.pngData() != halves.pngData())
    #expect(flipped.withHorizontallyFlippedOrientation().pngData() == halves.pngData())
  }

  @Test("has the size of a thumbnail, and there is none without a size")
  func thumbnails() {
    #expect(halves.preparingThumbnail(of: CGSize(width: 2, height: 1))?.size == CGSize(width: 2, height: 1))
    for bad in [CGSize.zero, CGSize(width: -1, height: 2), CGSize(width: CGFloat.nan, height: 2)] {
      #expect(halves.preparingThumbnail(of: bad) == nil)
    }
  }
}

@Suite("A document")
@MainActor struct DocumentTests {
  private final class Note: UIDocument {
    var text = ""
    var errors = 0
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  private func file() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
  }

  @Test("is created, changed, closed and opened again")
  func roundTrip() async {
    let url = file()
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed)
    note.text = "first"
    #expect(
      await withCheckedContinuation { done in
        note.save(to: url, for: .forCreating) { done.resume(returning: $0) }
      })
    #expect(note.documentState == .normal)
    note.text = "second"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    #expect(await withCheckedContinuation { done in note.close { done.resume(returning: $0) } })
    #expect(note.documentState == .closed)
    let again = Note(fileURL: url)
    #expect(await withCheckedContinuation { done in again.open { done.resume(returning: $0) } })
    #expect(again.text == "second")
    #expect(again.fileType == "txt")
  }

  @Test("that is not there is not opened, and one that cannot be written says so")
  func errors() async {
    let note = Note(fileURL: file())
    #expect(await !withCheckedContinuation { done in note.open { done.resume(returning: $0) } })
    #expect(note.documentState == .closed)
    let nowhere = URL(fileURLWithPath: "/nothing/here.txt")
    #expect(
      await !withCheckedContinuation { done in
        note.save(to: nowhere, for: .forCreating) { done.resume(returning: $0) }
      })
    #expect(note.documentState.contains(.savingError))
    #expect(note.errors == 2)
  }
}
