import CoreGraphics

/// A guide that follows something on the screen.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area of a view that the keyboard covers, or, without one, the safe area's inset at the bottom. With a
/// real keyboard, as on every display here, only input views, accessory views and the simulated keyboard
/// cover anything.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats; false by default. None does here.
  open var followsUndockedKeyboard = false

  /// Whether the guide lies on the safe area's bottom, not on the view's, without a keyboard; true by
  /// default.
  open var usesBottomSafeArea = true {
    didSet { update() }
  }

  private var covered: CGFloat = 0
  private var hasEdges = false
  private lazy var edges = owningView.map { makeEdges(along: $0) } ?? []

  init(of view: UIView) {
    super.init()
    identifier = "UIKeyboardLayoutGuide"
    owner = view
    covered = coveredHeight(of: view)
  }

  /// Makes a guide. There are no archives of guides here.
  public required init?(coder: NSCoder) { nil }

  override var heldEdges: [NSLayoutConstraint] { edges }

  override func uninstallEdges() {
    guard hasEdges else { return }
    for edge in edges { edge.uninstall() }
  }

  override func ownerIsGone() {
    super.ownerIsGone()
    if hasEdges { for edge in edges { edge.holderIsGone() } }
  }

  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let height = coveredHeight(of: view)
    return CGRect(
      x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
  }

  /// Follows the keyboard and the safe area. Returns whether the guide moved.
  @discardableResult func update() -> Bool {
    guard let view = owningView else { return false }
    let height = coveredHeight(of: view)
    guard height != covered else { return false }
    covered = height
    if hasEdges { edges[0].constant = -height }
    return true
  }

  private func coveredHeight(of view: UIView) -> CGFloat {
    let rest = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let keyboard = InputViewPresenter.shared.coveredFrame
    guard keyboard.height > 0, let window = view.window else { return rest }
    let top = view.convert(window.convertFromScreen(keyboard.origin), from: window).y
    return max(rest, min(view.bounds.maxY - top, view.bounds.height), 0)
  }

  private func makeEdges(along view: UIView) -> [NSLayoutConstraint] {
    hasEdges = true
    func edge(
      _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute,
      _ constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint(
        LayoutSide(self, attribute), .equal, LayoutSide(view, other), constant: constant)
      constraint.identifier = "UIKeyboardLayoutGuide"
      constraint.isSystemMade = true
      constraint.owner = view
      return constraint
    }
    return [edge(.top, .bottom, -covered), edge(.left, .left), edge(.right, .right), edge(.bottom, .bottom)]
  }
}

extension UIView {
  /// The area that the keyboard covers; see ``UIKeyboardLayoutGuide``.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    keptGuide(\.insetGuides.keyboard) { UIKeyboardLayoutGuide(of: self) }
  }
}
