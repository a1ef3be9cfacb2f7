import CoreGraphics

/// The elements that one level of a menu shows, in sections: inline menus laid open, hidden elements left
/// out.
@MainActor struct MenuContents {
  /// One element as it is shown.
  @MainActor enum Item {
    case leaf(any UIMenuLeaf)
    case submenu(UIMenu)
    /// A deferred element that has not been fulfilled yet.
    case loading

    var element: UIMenuElement? {
      switch self {
      case .leaf(let leaf): leaf
      case .submenu(let menu): menu
      case .loading: nil
      }
    }

    var isEnabled: Bool {
      switch self {
      case .leaf(let leaf): !leaf.attributes.contains(.disabled)
      case .submenu: true
      case .loading: false
      }
    }
  }

  /// Elements without a gap between them.
  struct Section {
    var title: String
    var size: UIMenu.ElementSize
    /// The menu that the elements belong to.
    var owner: UIMenu
    var items: [Item]
  }

  let title: String
  private(set) var sections: [Section] = []

  /// Lays a menu open.
  /// - Parameters:
  ///   - responder: The first object that is asked to carry commands out; commands that nobody carries out
  ///     are left out.
  ///   - deferred: Returns the elements of a deferred element, or nil while there are none.
  init(
    of menu: UIMenu, responder: UIResponder?,
    deferred: (UIDeferredMenuElement) -> [UIMenuElement]?
  ) {
    title = menu.title
    add(menu.children, of: menu, title: "", responder, deferred)
  }

  private mutating func add(
    _ elements: [UIMenuElement], of owner: UIMenu, title: String, _ responder: UIResponder?,
    _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?
  ) {
    let size: UIMenu.ElementSize =
      owner.options.contains(.displayAsPalette) ? .small : owner.preferredElementSize
    var title = title
    var items: [Item] = []
    func flush(_ sections: inout [Section]) {
      if !items.isEmpty { sections.append(Section(title: title, size: size, owner: owner, items: items)) }
      (items, title) = ([], "")
    }
    var queue = elements
    while !queue.isEmpty {
      let element = queue.removeFirst()
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline):
        flush(&sections)
        add(menu.children, of: menu, title: menu.title, responder, deferred)
      case let menu as UIMenu:
        if !menu.children.isEmpty { items.append(.submenu(menu)) }
      case let element as UIDeferredMenuElement:
        guard let found = deferred(element) else {
          items.append(.loading)
          continue
        }
        queue.insert(contentsOf: found, at: 0)
      case let command as UICommand:
        if command.isShown(to: responder) { items.append(.leaf(command)) }
      case let leaf as any UIMenuLeaf:
        if !leaf.attributes.contains(.hidden) { items.append(.leaf(leaf)) }
      default: break
      }
    }
    flush(&sections)
  }

  /// Reverses the order, for menus that open upwards.
  mutating func reverse() {
    sections.reverse()
    for index in sections.indices where sections[index].size.isStacked && sections[index].title.isEmpty {
      sections[index].items.reverse()
    }
  }

  /// Whether any element has a mark at its side.
  var hasMarks: Bool {
    sections.contains { section in
      section.size.isStacked
        && section.items.contains { if case .leaf(let leaf) = $0 { leaf.state != .off } else { false } }
    }
  }
}

extension UIMenu.ElementSize {
  /// Whether elements stand below one another.
  var isStacked: Bool { self == .large || self == .automatic }
}

extension UICommand {
  /// Whether somebody from `responder` on carries the command out and it is not hidden; lets them bring it up
  /// to date.
  func isShown(to responder: UIResponder?) -> Bool {
    if let key = self as? UIKeyCommand, key.runsClosure { return !attributes.contains(.hidden) }
    guard let target = responder?.target(forAction: action, withSender: self) as? UIResponder else {
      return false
    }
    target.validate(self)
    return !attributes.contains(.hidden)
  }
}
