import CoreGraphics
import DisplayProtocol
import EditorEmulation
import ShojiTestSupport
import Testing

@testable import ImageDisplay

/// The display's own editor of long texts.
@MainActor struct EditorTests {
  private let layer = LayerID(3)

  /// The editor of a text as the app has it: at its revision, as that of a page which has seen all of it.
  private func editor(
    _ text: String, selection: Range<Int>, of authority: TextSyncAuthority = TextSyncAuthority()
  ) -> TextEditor {
    var editor = TextEditor(style: TextStyle(font: Font(family: "Inter", size: 14)))
    editor.text = text
    editor.revision = authority.revision
    editor.acknowledged = authority.acknowledged
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

  @Test("a text that was edited shows as one that was just set", arguments: 0..<12)
  func randomKeys(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text =
      (0..<100).map { "Paragraph \($0) of a long text.\n" }.joined()
      + String(repeating: "long one ", count: 300)
    var authority = TextSyncAuthority()
    authority.set(text)
    let start = text.utf16.count / 4 * Int.random(in: 0...4, using: &random)
    let top = CGFloat(start) / 3_200 * 2_000
    let edited = try display(editor(text, selection: start..<start, of: authority), top: top)
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
      switch Int.random(in: 0..<8, using: &random) {
      case 0: _ = try edited.image()
      case 1:
        // The app answers with the text as it has it now.
        let text = String(decoding: authority.units, as: UTF16.self)
        edited.show(
          SceneCommit(
            number: 2, changes: [.set(layer, .editor(editor(text, selection: selection, of: authority)))]))
      default: break
      }
    }
    let now = String(decoding: authority.units, as: UTF16.self)
    let anew = try display(editor(now, selection: selection), top: top)
    #expect(try edited.image().withPixels { Array($0) } == anew.image().withPixels { Array($0) })
  }
}
