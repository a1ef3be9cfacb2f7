import QuartzCore

/// The lower part of a navigation bar's row, with the large title and the search bar. It moves with its page
/// and is cut off where another page lies over that.
final class NavigationPagePart: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) {
    fatalError("a bar makes its rows in code")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
