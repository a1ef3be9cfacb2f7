import UIKit

/// A controller whose root view scrolls: it is as wide as the controller's view, and as high as its content.
@preconcurrency @MainActor
open class ScrollControllerBase<STATE, ROOT: UIView>: ControllerBase<STATE, ROOT>, Scrollable
where ROOT: Component {
  /// The scroll view around the root view.
  public let scrollView = UIScrollView()

  /// The configuration. Assigning it also applies ``Properties/Style/scroll`` to the scroll view.
  open override var configuration: Configuration {
    didSet { configuration.style.scroll(scrollView) }
  }

  /// Creates a controller.
  /// - Parameters:
  ///   - title: The title; empty by default.
  ///   - root: The root view; by default one made by its `init()`.
  public override init(title: String = "", root: ROOT = makeComponent()) {
    super.init(title: title, root: root)
  }

  /// Makes the controller's view, with the root view in a scroll view.
  open override func loadView() {
    view = ControllerRootViewContainer().with(configuration: configuration)
    scrollView.addSubview(rootView)
    rootView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    view.setNeedsUpdateConstraints()
  }

  private var constraints: [NSLayoutConstraint] = []

  /// Constrains the scroll view to the view's edges, and the root view to the view's sides and the content's
  /// ends.
  open override func updateRootViewConstraints() {
    guard constraints.isEmpty || !constraints.allSatisfy(\.isActive) else { return }
    NSLayoutConstraint.deactivate(constraints)
    let content = scrollView.contentLayoutGuide
    constraints = [
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      rootView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rootView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rootView.topAnchor.constraint(equalTo: content.topAnchor),
      rootView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
  }

  /// Sets the scroll view's content size to the root view's size.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.layoutIfNeeded()
    if scrollView.contentSize != rootView.bounds.size { scrollView.contentSize = rootView.bounds.size }
  }

  /// Scrolls to the top.
  public func scrollToTop(animated: Bool) {
    scrollView.scrollToTop(animated: animated)
  }
}
