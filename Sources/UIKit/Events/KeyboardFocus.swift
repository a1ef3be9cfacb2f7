import DisplayProtocol

/// Where the focus of the display's keyboard is to go. The display keeps it, and follows the app's last wish once.
@MainActor enum KeyboardFocus {
  private static weak var wanted: UIView?
  private static var number = 0

  /// The view that the keyboard or a screen reader presses in this turn.
  static weak var pressed: UIView?

  /// Moves the focus to a view.
  static func move(to view: UIView) {
    number += 1
    let former = wanted
    wanted = view
    former?.setNeedsSemantics()
    view.setNeedsSemantics()
  }

  /// The number of the wish to have the focus on a view; 0 where there is none.
  static func request(for view: UIView) -> Int { wanted === view ? number : 0 }
}
