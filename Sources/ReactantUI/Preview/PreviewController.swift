import Reactant
import UIKit

/// Shows one component alone: at the top, as wide as the screen, as high as it requests and not higher than
/// there is room; a component that is a whole screen fills it.
@MainActor final class PreviewController: UIViewController {
  private let name: String
  private let preview: UIView
  private let fills: Bool

  init(name: String, view: UIView) {
    self.name = name
    preview = view
    fills = view is any RootView || view is UIScrollView
    super.init(nibName: nil, bundle: nil)
    title = "Previewing: \(name)"
  }

  @available(*, unavailable) required init?(coder: NSCoder) {
    preconditionFailure("PreviewController is made in code only.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    preview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(preview)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      preview.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      preview.topAnchor.constraint(equalTo: safe.topAnchor),
      preview.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      fills
        ? preview.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        : preview.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor),
    ])
    if navigationController != nil {
      navigationItem.leftItemsSupplementBackButton = true
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Close",
        primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.hidesBarsOnTap = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnTap = false
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
