import DisplayProtocol
import Foundation

/// An app of one text that is edited: it takes in edits as UIKit does, and updates a label with every key.
@MainActor final class EditingApp {
  /// What becomes of an edit: the text after it, given the text before and the text as asked for.
  typealias Reaction = (_ before: String, _ asked: String) -> String

  static let layer = LayerID(1)
  let app: TestApp
  var react: Reaction
  private(set) var text: String
  private(set) var isFocused = false
  /// Whether the focus may be had.
  var allowsFocus = true
  private(set) var actions: [TextEdit.Action] = []
  private var authority = TextSyncAuthority()
  var editor: TextEditor

  init(_ app: TestApp, text: String = "", isMultiline: Bool = false, react: @escaping Reaction = { $1 }) {
    self.app = app
    self.text = text
    self.react = react
    editor = TextEditor(
      style: TextStyle(font: Font(family: "Inter", size: 17, usesSystemMetrics: true), color: .black))
    editor.frame = CGRect(x: 0, y: 0, width: 300, height: isMultiline ? 120 : 34)
    editor.firstBaseline = 23
    editor.lineHeight = 20.287
    editor.isMultiline = isMultiline
    editor.tint = CGColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    authority.set(text)
    // Inputs come for as long as the page is open, whether the test still looks or not.
    app.answer = { [self] in answer($0) }
    app.show(
      [
        .insert(Self.layer, into: .root, before: nil),
        .set(Self.layer, .frame(CGRect(x: 20, y: 20, width: 300, height: isMultiline ? 120 : 34))),
        .insert(LayerID(2), into: .root, before: nil),
        .set(LayerID(2), .frame(CGRect(x: 20, y: 200, width: 300, height: 30))),
      ] + state())
  }

  /// What the app shows of the text now.
  func state() -> [SceneChange] {
    authority.set(text)
    editor.text = text
    editor.revision = authority.revision
    editor.acknowledged = authority.acknowledged
    editor.isFocused = isFocused
    let line = Typesetter.typeset(
      String(text.prefix(300)), style: editor.style, width: editor.frame.width,
      maximumLines: editor.isMultiline ? 0 : 1)
    let top = editor.firstBaseline - line.firstBaseline
    return [
      .set(Self.layer, .editor(editor)),
      .set(Self.layer, .content(text.isEmpty ? .none : .text(line, origin: CGPoint(x: 0, y: top)))),
      .set(LayerID(2), .content(TestText.line(String(text.prefix(20))))),
    ]
  }

  /// The app changes the text by itself.
  func set(_ text: String) {
    self.text = text
    app.show(state())
  }

  /// The app takes or gives the focus.
  func focus(_ isFocused: Bool) {
    self.isFocused = isFocused
    app.show(state())
  }

  private func answer(_ input: Input) -> [SceneChange] {
    guard case .edit(Self.layer, let edit) = input, app.scene[Self.layer] != nil else { return [] }
    actions.append(edit.action)
    authority.set(text)
    guard let transformed = authority.receive(edit) else { return state() }
    switch edit.action {
    case .focus: isFocused = allowsFocus
    case .blur: isFocused = false
    default: break
    }
    if let change = transformed.change {
      authority.apply(change, by: edit.page)
      text = react(text, String(decoding: authority.units, as: UTF16.self))
    }
    if let selection = transformed.selection { editor.selection = selection }
    return state()
  }
}
