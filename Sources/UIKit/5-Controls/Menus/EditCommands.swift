import CoreGraphics

/// The commands of an edit menu.
@MainActor enum EditCommands {
  /// Returns the elements for a view: the commands that its responder chain carries out, with what the
  /// responders add by `buildMenu(with:)`.
  static func suggested(for view: UIView) -> [UIMenuElement] {
    let first = chainStart(for: view)
    let standard = UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: [
        UICommand(title: SystemWord.cut.text, action: .cut),
        UICommand(title: SystemWord.copy.text, action: .copy),
        UICommand(title: SystemWord.paste.text, action: .paste),
        UICommand(title: SystemWord.delete.text, action: .delete),
        UICommand(title: SystemWord.select.text, action: .select),
        UICommand(title: SystemWord.selectAll.text, action: .selectAll),
      ])
    let builder = MenuBuilder(UIMenu(identifier: .root, children: [standard]))
    var next: UIResponder? = first
    while let responder = next {
      responder.buildMenu(with: builder)
      next = responder.next
    }
    let contents = MenuContents(of: builder.root, responder: first, deferred: { _ in [] })
    return contents.sections.flatMap { $0.items.compactMap(\.element) }
  }

  /// The object that is asked first: what has the keyboard, where it is in the view or around it, else the
  /// view.
  static func chainStart(for view: UIView) -> UIResponder {
    guard let first = UIApplication.shared.firstResponder else { return view }
    var next: UIResponder? = first
    while let responder = next {
      if responder === view { return first }
      next = responder.next
    }
    return view
  }
}
