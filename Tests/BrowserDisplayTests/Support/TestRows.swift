import DisplayProtocol

/// Rows of a list: each a layer with a label and a button in it, whose title is a label too.
enum TestRows {
  /// The layers of one row, outside in.
  static let layersOfARow = 4

  /// The name of a row's first layer; the others follow.
  static func id(_ row: Int) -> LayerID { LayerID(1_000 + row * layersOfARow) }

  /// The changes that insert a row.
  static func insert(
    _ row: Int, into parent: LayerID = .root, before sibling: LayerID? = nil, text: String? = nil
  ) -> [SceneChange] {
    let first = id(row).rawValue
    let (label, button, title) = (LayerID(first + 1), LayerID(first + 2), LayerID(first + 3))
    func semantics(_ name: String, _ role: Semantics.Role, _ text: String? = nil) -> LayerProperty {
      var semantics = Semantics()
      (semantics.className, semantics.role, semantics.text) = (name, role, text)
      if role == .none { semantics.identifier = "row \(row)" }
      if role == .button { semantics.isFocusable = true }
      return .semantics(semantics)
    }
    let words = text ?? "Row \(row)"
    return [
      .insert(id(row), into: parent, before: sibling),
      .set(id(row), .frame(CGRect(x: 0, y: 30 * row, width: 300, height: 30))),
      .set(id(row), semantics("RowView", .none)),
      .insert(label, into: id(row), before: nil),
      .set(label, .frame(CGRect(x: 10, y: 0, width: 200, height: 30))),
      .set(label, .content(TestText.line(words))),
      .set(label, semantics("UILabel", .label, words)),
      .insert(button, into: id(row), before: nil),
      .set(button, .frame(CGRect(x: 220, y: 0, width: 80, height: 30))),
      .set(button, semantics("UIButton", .button, "Remove")),
      .insert(title, into: button, before: nil),
      .set(title, .frame(CGRect(x: 10, y: 5, width: 60, height: 20))),
      .set(title, .content(TestText.line("Remove", size: 15))),
      .set(title, semantics("UILabel", .label, "Remove")),
    ]
  }
}
