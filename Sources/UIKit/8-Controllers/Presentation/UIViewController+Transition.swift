import QuartzCore

extension UIViewController {
  /// The way in which a view controller comes and goes, in a navigation controller or when it is presented.
  @preconcurrency @MainActor public final class Transition: NSObject {
    enum Kind {
      case slide, fade
      case zoom((ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    private init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// Slides up from below.
    public static func coverVertical() -> Transition { Transition(.slide) }
    /// Fades in.
    public static func crossDissolve() -> Transition { Transition(.fade) }

    /// Grows out of a view, and shrinks into it again. `sourceViewProvider` is called each time; without one,
    /// the view fades.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(sourceViewProvider))
    }

    /// Options of zooming; there are none to set here.
    @preconcurrency @MainActor public final class ZoomOptions: NSObject {}

    /// The controllers of a zoom.
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller that has the view to grow out of.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// The animation of the transition from one controller to another.
    func animator(
      isComing: Bool, source: UIViewController, zoomed: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
      switch kind {
      case .slide: return PreferredSlide(isComing: isComing, fades: false, source: nil)
      case .fade: return PreferredSlide(isComing: isComing, fades: true, source: nil)
      case .zoom(let provider):
        let view = provider(ZoomSourceViewProviderContext(source: source, zoomed: zoomed))
        return PreferredSlide(isComing: isComing, fades: view == nil, source: view)
      }
    }
  }

  private static let transitions = AssociatedProperty<Transition>()

  /// The way in which the controller comes and goes, where no delegate has one; nil, the default, for the
  /// system's.
  public var preferredTransition: Transition? {
    get { Self.transitions[self] }
    set { Self.transitions[self] = newValue }
  }
}

/// Moves a view from where it comes from to its place, or back.
private final class PreferredSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool
  private let fades: Bool
  private weak var source: UIView?

  init(isComing: Bool, fades: Bool, source: UIView?) {
    (self.isComing, self.fades, self.source) = (isComing, fades, source)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { fades ? PresentationMetrics.fadeDuration : 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(true)
    }
    if !isComing, let below = context.view(forKey: .to), below !== view {
      if let controller = context.viewController(forKey: .to) {
        below.frame = context.finalFrame(for: controller)
      }
      container.insertSubview(below, at: 0)
    }
    if isComing {
      if let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
      }
      container.addSubview(view)
    }
    let (clips, radius) = (view.clipsToBounds, view.layer.cornerRadius)
    let away = sourceTransform(of: view, in: container)
    let isZoom = source != nil
    let show: (Bool) -> Void = { [fades] isAway in
      view.transform = isAway ? away : .identity
      view.alpha = isAway && fades ? 0 : 1
      if isZoom { view.layer.cornerRadius = isAway ? 24 : radius }
    }
    if isZoom { view.clipsToBounds = true }
    if isComing { UIView.performWithoutAnimation { show(true) } }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction, animations: { show(!self.isComing) },
      completion: { _ in
        UIView.performWithoutAnimation { show(false) }
        view.clipsToBounds = clips
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  /// The transform of the view where it comes from.
  private func sourceTransform(of view: UIView, in container: UIView) -> CGAffineTransform {
    guard !fades else { return .identity }
    guard let source, source.window != nil, view.bounds.width > 0, view.bounds.height > 0 else {
      return CGAffineTransform(translationX: 0, y: container.bounds.height)
    }
    let from = source.convert(source.bounds, to: container)
    let (width, height) = (from.width / view.bounds.width, from.height / view.bounds.height)
    return CGAffineTransform(translationX: from.midX - view.center.x, y: from.midY - view.center.y)
      .scaledBy(x: max(width, 0.01), y: max(height, 0.01))
  }
}
