import UIKit

/// Pages that are turned by a finger, one that grows out of a picture, and one that follows the finger that
/// drags it away.
final class BookPage: UIPageViewController, UIPageViewControllerDataSource {
  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

  required init?(coder: NSCoder) { fatalError("the gallery is made in code") }

  private lazy var pages = [
    BookLeaf("One", .systemIndigo), BookLeaf("Two", .systemTeal), BookLeaf("Three", .systemOrange),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    viewControllers?.first.flatMap { shown in pages.firstIndex { $0 === shown } } ?? 0
  }
}

/// A page of the book, with a picture that opens.
private final class BookLeaf: UIViewController {
  private let color: UIColor
  private let picture = UIView()

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("the gallery is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UILabel()
    name.text = title
    name.font = .preferredFont(forTextStyle: .largeTitle)
    name.accessibilityTraits = .header
    picture.backgroundColor = color
    picture.layer.cornerRadius = 16
    let stack = UIStackView(arrangedSubviews: [
      name, picture, button("Zoom in on \(title ?? "")") { $0.open(zooms: true) },
      button("Slide up \(title ?? "")") { $0.open(zooms: false) },
    ])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 140),
      picture.heightAnchor.constraint(equalToConstant: 180),
    ])
  }

  private func button(_ title: String, _ action: @escaping (BookLeaf) -> Void) -> UIButton {
    UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: title) { [weak self] _ in if let self { action(self) } })
  }

  private func open(zooms: Bool) {
    let plate = BookPlate(title ?? "", color)
    if zooms {
      plate.preferredTransition = .zoom { [weak self] _ in self?.picture }
    } else {
      plate.slides()
    }
    present(plate, animated: true)
  }
}

/// A picture over the whole page. One that slid up is dragged down again.
private final class BookPlate: UIViewController, UIViewControllerTransitioningDelegate {
  private var drag: UIPercentDrivenInteractiveTransition?

  init(_ title: String, _ color: UIColor) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    view.backgroundColor = color
    modalPresentationStyle = .fullScreen
    let close = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Close \(title)") { [weak self] _ in self?.dismiss(animated: true) })
    close.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(close)
    NSLayoutConstraint.activate([
      close.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("the gallery is made in code") }

  /// Has the picture slide up, and follow a finger down.
  func slides() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
    view.addGestureRecognizer(BookPan { [weak self] in self?.follow($0) })
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let part = min(max(pan.translation(in: view).y / max(view.bounds.height, 1), 0), 1)
    switch pan.state {
    case .began:
      drag = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: drag?.update(part)
    case .ended where part > 0.3:
      drag?.finish()
      drag = nil
    case .ended, .cancelled, .failed:
      drag?.cancel()
      drag = nil
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BookSlide(isComing: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BookSlide(isComing: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag }
}

/// A pan that calls a closure.
private final class BookPan: UIPanGestureRecognizer {
  private let action: (UIPanGestureRecognizer) -> Void

  init(_ action: @escaping (UIPanGestureRecognizer) -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("pan", BookPan.pan))
  }

  private func pan() { action(self) }
}

/// Moves a picture up from the lower edge, or down again.
private final class BookSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) { self.isComing = isComing }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isComing ? .to : .from) else { return }
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isComing {
      view.frame = context.containerView.bounds
      view.transform = away
      context.containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut,
      animations: { view.transform = self.isComing ? .identity : away },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
