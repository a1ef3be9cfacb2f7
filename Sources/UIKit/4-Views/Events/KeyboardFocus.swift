import DisplayProtocol

/// An object that the keyboard's focus can be moved to.
@MainActor protocol FocusTarget: AnyObject {
  /// Schedules an update of its semantics.
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

  /// The number of the request for the focus on a view; 0 where there is none.
  static func request(for view: any FocusTarget) -> Int { wanted === view ? number : 0 }
}
