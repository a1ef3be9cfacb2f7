import DisplayProtocol

/// Something that the keyboard's focus can be moved to.
@MainActor protocol FocusTarget: AnyObject {
  /// Notes that what it means to displays has changed.
  func setNeedsSemantics()
}

/// The requested target of the display's keyboard focus. The display keeps the focus, and follows the app's
/// latest request once.
@MainActor enum KeyboardFocus {
  private static weak var wanted: (any FocusTarget)?
  private static var number = 0

  /// The view that the keyboard or a screen reader presses in this turn.
  static weak var pressed: UIView?

  /// Moves the focus to a view.
  static func move(to view: any FocusTarget) {
    number += 1
    let former = wanted
    wanted = view
    former?.setNeedsSemantics()
    view.setNeedsSemantics()
  }

  /// Passes the focus, if a view or something in it has it, on to what stands at the same place in another view.
  static func pass(from old: UIView, to new: UIView) {
    guard old !== new else { return }
    if old.semantics.isFocusable {
      number += 1
      new.succeed(old.layer.id, request: number)
    }
    // The order of parts depends on when they came: those of one class stand for one another.
    var others = Dictionary(grouping: new.subviews.reversed()) { ObjectIdentifier(type(of: $0)) }
    for part in old.subviews {
      if let other = others[ObjectIdentifier(type(of: part))]?.popLast() { pass(from: part, to: other) }
    }
  }

  /// The number of the wish to have the focus on a view; 0 where there is none.
  static func request(for view: any FocusTarget) -> Int { wanted === view ? number : 0 }
}
