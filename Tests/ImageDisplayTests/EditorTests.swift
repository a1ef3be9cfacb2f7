import CoreGraphics
import DisplayProtocol
import EditorEmulation
import ShojiTestSupport
import Testing

@testable import ImageDisplay

/// The display's own editor of long texts.
@MainActor struct EditorTests {
  private let layer = LayerID(3)

  private func editor(_ text: String, selection: Range<Int>) -> TextEditor {
    var editor = TextEditor(style: TextStyle(font: Font(family: "Inter", size: 14)))
    editor.text = text
    editor.selection = selection
    editor.isFocused = true
    editor.isMultiline = true
    editor.frame = CGRect(x: 0, y: 0, width: 200, height: 20_000)
    editor.firstBaseline = 15
    editor.lineHeight = 17
    return editor
  }

  private func display(_ editor: TextEditor, top: CGFloat) throws -> ImageDisplay {
    let display = try ImageDisplay(
      configuration: DisplayConfiguration(size: CGSize(width: 200, height: 150), scale: 1))
    display.show(
      SceneCommit(
        number: 1,
        changes: [
          .insert(layer, into: .root, before: nil),
          .set(layer, .frame(CGRect(x: 0, y: -top, width: 200, height: 20_000))),
          .set(layer, .editor(editor)),
        ]))
    return display
  }

  @Test("a text that was edited shows as one that was just set", arguments: 0..<4)
  func randomKeys(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text =
      (0..<100).map { "Paragraph \($0) of a long text.\n" }.joined()
      + String(repeating: "long one ", count: 300)
    var authority = TextSyncAuthority()
    authority.set(text)
    let start = text.utf16.count / 4 * Int.random(in: 0...4, using: &random)
    let top = CGFloat(start) / 3_200 * 2_000
    let edited = try display(editor(text, selection: start..<start), top: top)
    var selection = start..<start
    for _ in 0..<40 {
      let key = ["a", " ", "Enter", "Backspace", "Delete", "ArrowLeft", "ArrowUp", "End", "ß"].randomElement(
        using: &random)!
      let inputs = edited.edit { editor, _ in editor.press(key, modifiers: []) ?? [] }
      for case .edit(_, let edit) in inputs {
        guard let transformed = authority.receive(edit) else { continue }
        if let change = transformed.change { authority.apply(change, by: edit.page) }
        selection = transformed.selection ?? selection
      }
      if Int.random(in: 0..<8, using: &random) == 0 { _ = try edited.image() }
    }
    let now = String(decoding: authority.units, as: UTF16.self)
    let anew = try display(editor(now, selection: selection), top: top)
    #expect(try edited.image().withPixels { Array($0) } == anew.image().withPixels { Array($0) })
  }
}
