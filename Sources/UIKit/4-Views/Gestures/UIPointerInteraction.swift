import CoreGraphics

/// An interaction of a view with a mouse or pen that hovers over it: its delegate returns the regions and
/// their styles.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The source of the regions and their styles; not kept alive.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that the interaction was added to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether the view answers; true by default.
  open var isEnabled = true {
    didSet { if !isEnabled { show(nil) } }
  }

  private var region: UIPointerRegion?
  private var shown: ShownPointerEffect?
  private lazy var hover: UIHoverGestureRecognizer = {
    let hover = UIHoverGestureRecognizer()
    hover.addAction { [weak self] in self?.follow($0) }
    return hover
  }()

  /// Makes an interaction; without a delegate, the whole view is highlighted.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil {
      show(nil)
      self.view?.removeGestureRecognizer(hover)
    }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  /// Updates the style of the region that the pointer is over.
  open func invalidate() {
    guard let region else { return }
    show(nil)
    show(region)
  }

  private func follow(_ hover: UIHoverGestureRecognizer) {
    guard isEnabled, let view, hover.state == .began || hover.state == .changed else { return show(nil) }
    let request = UIPointerRegionRequest(
      location: hover.location(in: view), modifiers: hover.modifierFlags)
    let whole = UIPointerRegion(rect: view.bounds)
    let new = delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
    if new != region { show(new) }
  }

  private func show(_ new: UIPointerRegion?) {
    if let region {
      delegate?.pointerInteraction(self, willExit: region, animator: PointerAnimator.shared)
      shown?.end()
      shown = nil
    }
    region = new
    guard let new, let view else { return }
    delegate?.pointerInteraction(self, willEnter: new, animator: PointerAnimator.shared)
    let standard = UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
    let style = delegate.map { $0.pointerInteraction(self, styleFor: new) } ?? standard
    shown = style?.effect.map { ShownPointerEffect($0, shape: style?.shape) }
  }
}

/// The place of a pointer over a view.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The place in the view's points.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}

/// A part of a view that answers a pointer.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The part, in the view's points.
  public let rect: CGRect
  /// The name of the part; nil for none.
  public nonisolated(unsafe) let identifier: AnyHashable?

  /// Makes a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return other.rect == rect && other.identifier == identifier
  }

  open override nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    for edge in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(edge) }
    return hasher.finalize()
  }
}

/// The effect of a pointer on the view that it hovers over.
@preconcurrency @MainActor public enum UIPointerEffect {
  /// The view gets a light ground.
  case highlight(UITargetedPreview)
  /// The view grows a little and throws a shadow.
  case lift(UITargetedPreview)
  /// The view is tinted, grows and throws a shadow as asked.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
  /// The display's choice, which is to highlight.
  case automatic(UITargetedPreview)

  /// The place of a tint.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// Over the view.
    case overlay = 1
    /// Under the view.
    case underlay = 2
  }

  /// The view that the effect is for.
  public var preview: UITargetedPreview {
    switch self {
    case .highlight(let preview), .lift(let preview), .automatic(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The outline of an effect.
@preconcurrency @MainActor public enum UIPointerShape {
  /// An outline in the view's points.
  case path(UIBezierPath)
  /// A rectangle in the points of the effect's container, with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A bar that stands.
  case verticalBeam(length: CGFloat)
  /// A bar that lies.
  case horizontalBeam(length: CGFloat)
}

/// The appearance of a part of a view while a pointer is over it.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?

  /// Makes a style of an effect; its ground has the outline of `shape`, by default that of the view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  private init(nothing: Void) {
    (effect, shape) = (nil, nil)
    super.init()
  }

  /// A style without an effect. Displays show their pointer all the same.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(nothing: ()) }

  /// A style without an effect: the pointer of the display.
  open class func system() -> UIPointerStyle { UIPointerStyle(nothing: ()) }
}

/// Runs an app's changes along with those of a pointer's effect.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Runs changes as part of the effect's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the effect's animation.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

private final class PointerAnimator: UIPointerInteractionAnimating {
  static let shared = PointerAnimator()
  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: ShownPointerEffect.duration, animations: animations)
  }
  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    UIView.animate(withDuration: ShownPointerEffect.duration, animations: {}, completion: completion)
  }
}

/// The source of a view's pointer regions and their styles. Every method has a default.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the part at the pointer; nil for none. By default the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of a part; nil for none. By default the view is highlighted.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// The pointer comes over a part. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer leaves a part. The default does nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the region of the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns a highlight of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    interaction.view.map { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
  }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// An effect that a view shows.
@MainActor private final class ShownPointerEffect {
  static let duration: TimeInterval = 0.15
  private weak var view: UIView?
  private let ground = UIView()
  private let former: (transform: CGAffineTransform, opacity: Float, radius: CGFloat, offset: CGSize)
  private let isMoved: Bool

  init(_ effect: UIPointerEffect, shape: UIPointerShape?) {
    let view = effect.preview.view
    self.view = view
    former = (view.transform, view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset)
    var (tint, scales, shadow): (UIColor?, Bool, Bool)
    switch effect {
    case .highlight, .automatic: (tint, scales, shadow) = (.tertiarySystemFill, false, false)
    case .lift: (tint, scales, shadow) = (nil, true, true)
    case .hover(_, let mode, let prefersShadow, let prefersScale):
      (tint, scales, shadow) = (mode == .none ? nil : .quaternarySystemFill, prefersScale, prefersShadow)
    }
    isMoved = scales || shadow
    if let tint { place(tint, over: view, shape) }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
      ground.alpha = 1
      if scales { view.transform = former.transform.scaledBy(x: 1.05, y: 1.05) }
      if shadow {
        view.layer.shadowOpacity = 0.2
        view.layer.shadowRadius = 8
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
      }
    }
  }

  private func place(_ tint: UIColor, over view: UIView, _ shape: UIPointerShape?) {
    ground.isUserInteractionEnabled = false
    ground.isAccessibilityElement = false
    ground.backgroundColor = tint
    ground.alpha = 0
    ground.frame = view.bounds
    ground.layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : 8
    switch shape {
    case .roundedRect(let rect, let radius):
      ground.frame = view.convert(rect, from: view.superview)
      ground.layer.cornerRadius = radius
    case .path(let path): ground.frame = path.bounds
    case .verticalBeam, .horizontalBeam, nil: break
    }
    view.insertSubview(ground, at: 0)
  }

  func end() {
    guard let view else { return }
    let ground = ground
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) { [self] in
      ground.alpha = 0
      if isMoved {
        view.transform = former.transform
        (view.layer.shadowOpacity, view.layer.shadowRadius) = (former.opacity, former.radius)
        view.layer.shadowOffset = former.offset
      }
    } completion: { _ in
      ground.removeFromSuperview()
    }
  }
}
