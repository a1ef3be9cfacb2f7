import DeviceAccess
import DevicePrompts
@_exported import UIKit

/// Asks the person for a review: a note here, as there is no store.
open class SKStoreReviewController: NSObject {
  /// Asks the person for a review.
  open class func requestReview() {
    FeatureUse.note("StoreKit", "review requests", told: "a note that nothing is sent")
    MainThread.run {
      SystemPresenter.show(
        "Enjoying “\(BundleInformation.appName)”?", "A review cannot be sent: there is no store here.")
    }
  }
  /// Asks the person for a review, in a scene.
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// The app's store.
public enum AppStore {
  /// Whether the person may pay: no.
  public static var canMakePayments: Bool { SKPaymentQueue.canMakePayments() }
  /// Asks the person for a review, in a scene.
  @MainActor public static func requestReview(in scene: UIWindowScene) {
    SKStoreReviewController.requestReview()
  }
  /// Gets what the person has bought. It fails: there is no store here.
  public static func sync() async throws { throw SKError(.unknown) }
}

/// The key of a product's number, for ``SKStoreProductViewController``.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The methods by which a delegate follows a product's sheet.
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The person has closed the sheet.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Closes the sheet.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.dismiss(animated: true)
  }
}

/// Shows a product of the store: a sheet that says that there is none here.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  /// The delegate, held weakly.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Gets a product. It fails: there is no store here.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    FeatureUse.note("StoreKit", "product sheet", told: "SKError.storeProductNotAvailable")
    MainThread.later { block?(false, SKError(.storeProductNotAvailable)) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "The App Store is not available."
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: SystemWord.done.text) { [weak self] _ in self?.finish() })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func finish() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.productViewControllerDidFinish(self)
  }
}
