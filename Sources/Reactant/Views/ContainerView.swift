import UIKit

/// A view without a state that holds others and takes a configuration.
@preconcurrency @MainActor open class ContainerView: UIView, Configurable {
  /// The configuration; ``Configuration/global`` by default. Assigning it sets the layout margins and applies
  /// ``Properties/Style/container``.
  open var configuration: Configuration = .global {
    didSet {
      layoutMargins = configuration.layoutMargins
      configuration.style.container(self)
    }
  }

  /// True: the view is laid out by constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Creates a view without a size.
  public init() {
    super.init(frame: .zero)
    reloadConfiguration()
  }

  /// Creates a view with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    reloadConfiguration()
  }

  /// Creates a view without a frame. There are no archives of views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reloadConfiguration()
  }

  /// Adds a subview that constraints place: its `translatesAutoresizingMaskIntoConstraints` becomes false.
  open override func addSubview(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    super.addSubview(view)
  }
}
