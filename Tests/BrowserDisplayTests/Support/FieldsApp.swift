import DisplayProtocol
import Foundation

/// An app of several fields under one another, with one focus among them; it takes in edits as UIKit does.
@MainActor final class FieldsApp {
  private struct Field {
    var editor: TextEditor
    var authority = TextSyncAuthority()
    var text = ""
  }

  static let height: CGFloat = 34
  private let app: TestApp
  private var fields: [Field] = []
  private var focused: Int?

  /// The fields' texts.
  var texts: [String] { fields.map(\.text) }

  init(_ app: TestApp, count: Int) {
    self.app = app
    var changes: [SceneChange] = []
    for index in 0..<count {
      var editor = TextEditor(
        style: TextStyle(font: Font(family: "Inter", size: 17, usesSystemMetrics: true), color: .black))
      editor.frame = CGRect(x: 0, y: 0, width: 300, height: Self.height)
      editor.firstBaseline = 23
      editor.lineHeight = 20.287
      fields.append(Field(editor: editor))
      let top = CGFloat(index) * Self.height
      changes.append(.insert(layer(index), into: .root, before: nil))
      changes.append(.set(layer(index), .frame(CGRect(x: 20, y: top, width: 300, height: Self.height))))
      changes += state(index)
    }
    app.answer = { [self] in answer($0) }
    app.show(changes)
  }

  /// Moves the focus, as an app does by itself.
  func focus(_ index: Int) {
    let old = focused
    focused = index
    app.show(Set([old, index].compactMap { $0 }).sorted().flatMap { state($0) })
  }

  private func layer(_ index: Int) -> LayerID { LayerID(index + 1) }

  private func state(_ index: Int) -> [SceneChange] {
    var editor = fields[index].editor
    fields[index].authority.set(fields[index].text)
    editor.text = fields[index].text
    editor.revision = fields[index].authority.revision
    editor.acknowledged = fields[index].authority.acknowledged
    editor.isFocused = focused == index
    fields[index].editor = editor
    return [.set(layer(index), .editor(editor))]
  }

  private func answer(_ input: Input) -> [SceneChange] {
    guard case .edit(let id, let edit) = input, fields.indices.contains(id.rawValue - 1) else { return [] }
    let index = id.rawValue - 1
    let old = focused
    fields[index].authority.set(fields[index].text)
    guard let transformed = fields[index].authority.receive(edit) else { return state(index) }
    switch edit.action {
    case .focus: focused = index
    case .blur: if focused == index { focused = nil }
    default: break
    }
    if let change = transformed.change {
      fields[index].authority.apply(change, by: edit.page)
      fields[index].text = String(decoding: fields[index].authority.units, as: UTF16.self)
    }
    if let selection = transformed.selection { fields[index].editor.selection = selection }
    return Set([old, focused, index].compactMap { $0 }).sorted().flatMap { state($0) }
  }
}
