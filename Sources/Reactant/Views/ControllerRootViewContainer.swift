import UIKit

/// The view of a ``ControllerBase``, in which its root view lies.
@preconcurrency @MainActor public final class ControllerRootViewContainer: UIView, Configurable {
  /// The configuration; ``Configuration/global`` by default. Assigning it sets the layout margins and applies
  /// ``Properties/Style/controllerRoot``.
  public var configuration: Configuration = .global {
    didSet {
      layoutMargins = configuration.layoutMargins
      configuration.style.controllerRoot(self)
    }
  }

  /// A view that has this view's size.
  public private(set) var wrappedView: UIView?

  /// True: the view is laid out by constraints.
  public override class var requiresConstraintBasedLayout: Bool { true }

  /// Creates a view that follows the size of what it lies in.
  /// - Parameter frame: The frame; a zero one, the default, becomes the key window's bounds, or else the
  ///   screen's.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame == .zero ? ControllerRootViewContainer.initialFrame : frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    reloadConfiguration()
  }

  /// Creates a view of the initial size around another one, whose frame it keeps equal to its bounds.
  public init(wrap view: UIView) {
    wrappedView = view
    super.init(frame: ControllerRootViewContainer.initialFrame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    reloadConfiguration()
  }

  /// Not available: there are no archives of controllers' views.
  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("Containers of root views are not made from archives.")
  }

  private static var initialFrame: CGRect {
    UIApplication.shared.keyWindow?.bounds ?? UIScreen.main.bounds
  }

  /// Adds a subview that constraints place: its `translatesAutoresizingMaskIntoConstraints` becomes false.
  public override func addSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(view)
  }

  /// Lays out the subviews, the wrapped one over all of the view.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if let wrappedView, wrappedView.frame != bounds { wrappedView.frame = bounds }
  }
}
