/// The keyboard focus across the pages of a navigation controller that the user navigates by the keyboard: it
/// moves to the back button on a new page, and, on a page that reappears, to the view that had it there.
@MainActor struct PageFocus {
  private struct Place {
    weak var view: UIView?
    weak var page: UIViewController?
  }

  /// The views that had the focus on pages that others now cover.
  private var places: [Place] = []
  private var isWanted = false

  /// Records what begins the way from a page.
  mutating func record(from page: UIViewController, isPush: Bool) {
    let pressed = KeyboardFocus.pressed
    isWanted = pressed != nil
    places.removeAll { $0.view == nil || $0.page == nil || $0.page === page }
    if isPush, let pressed, pressed.isDescendant(of: page.view) {
      places.append(Place(view: pressed, page: page))
    }
  }

  /// Moves the focus to a page that is there now.
  mutating func move(to page: UIViewController, in bar: UINavigationBar) {
    guard exchange(&isWanted, with: false) else { return }
    if let view = places.last(where: { $0.page === page })?.view, view.window != nil {
      view.requestFocus()
    } else if let back = bar.row?.back {
      back.requestFocus()
    }
    places.removeAll { $0.page === page }
  }
}
