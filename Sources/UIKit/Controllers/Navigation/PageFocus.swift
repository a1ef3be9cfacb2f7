/// Where the keyboard's focus goes with the pages of a navigation controller that a person turns by the keyboard: to the
/// way back on a new page, and on one that comes back to where it was there.
@MainActor struct PageFocus {
  private struct Place {
    weak var view: UIView?
    weak var page: UIViewController?
  }

  /// What had the focus on pages that others cover now.
  private var places: [Place] = []
  private var isWanted = false

  /// Notes what begins the way from a page.
  mutating func note(from page: UIViewController, isPush: Bool) {
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
      view.takeFocus()
    } else if let back = bar.row?.back {
      back.takeFocus()
    }
    places.removeAll { $0.page === page }
  }
}
