import DisplayProtocol
import QuartzCore

/// Holds a presented view and what comes along with it. It covers what lies behind it: neither fingers nor
/// the keyboard nor a screen reader get there.
final class PresentationContainerView: UIView {
  private weak var presentation: UIPresentationController?
  private var isolation = ModalIsolation()
  private var dimmed: [UIView] = []

  init(frame: CGRect, presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    guard let presentation, let view = presentation.presentedView else { return }
    presentation.containerViewWillLayoutSubviews()
    if view.superview === self {
      let frame = presentation.frameOfPresentedViewInContainerView
      if view.transform.isIdentity {
        view.frame = frame
      } else {
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }
    presentation.containerViewDidLayoutSubviews()
  }

  /// Keeps the keyboard and screen readers out of what lies behind.
  func cover() {
    isolation.begin(behind: self, sparing: usableViews)
  }

  /// The views behind it that can be used all the same.
  private var usableViews: [UIView] { presentation?.usableViewsBehind ?? [] }

  /// Follows a change of what can be used behind it.
  func usableViewsDidChange() {
    isolation.end()
    cover()
    setNeedsSemantics()
  }

  /// Lets the tint of what lies behind go gray.
  func dimTint() {
    dimmed = isolation.views.filter { $0.tintAdjustmentMode == .automatic }
    for view in dimmed { view.tintAdjustmentMode = .dimmed }
  }

  /// Whether fingers outside of the presented view get to what lies behind; false by default.
  var letsTouchesThrough = false {
    didSet { if letsTouchesThrough != oldValue { setNeedsSemantics() } }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    let isThrough =
      letsTouchesThrough
      || usableViews.contains { $0.window != nil && $0.bounds.contains(convert(point, to: $0)) }
    return isThrough ? nil : hit
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if letsTouchesThrough || !usableViews.isEmpty { semantics.acceptsTouches = false }
  }

  /// Lets the keyboard and screen readers into a view that lies behind, while the presentation goes away.
  func uncover(_ view: UIView) {
    isolation.uncover(view)
  }

  /// Undoes ``cover()`` and ``dimTint()``.
  func uncover() {
    isolation.end()
    undimTint()
  }

  /// Undoes ``dimTint()``.
  func undimTint() {
    for view in exchange(&dimmed, with: []) where view.tintAdjustmentMode == .dimmed {
      view.tintAdjustmentMode = .automatic
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let presentation, let touch = touches.first, touch.view === self else { return }
    let isOutside = presentation.presentedView?.frame.contains(touch.location(in: self)) != true
    if isOutside { presentation.userDidTapOutside() }
  }
}
