import DeviceAccess
@_exported import UIKit

/// The service type twitter.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The service type facebook.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The service type sina weibo.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The service type tencent weibo.
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
/// The service type linked in.
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"
/// A compose view controller result.
public enum SLComposeViewControllerResult: Int, Sendable {
  case cancelled = 0
  case done
}
/// A request method.
public enum SLRequestMethod: Int, Sendable {
  case GET = 0
  case POST
  case DELETE
  case PUT
}
/// The handler of a sheet.
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// Posts to a service; there is none.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
  /// Returns false: there is no service.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool {
    FeatureUse.note("Social", "services", told: "isAvailable(forServiceType:) is false")
    return false
  }
  /// The service type.
  open private(set) var serviceType: String! = ""
  /// The completion handler.
  open var completionHandler: SLComposeViewControllerCompletionHandler!
  /// Returns nil: there is no service.
  public convenience init!(forServiceType serviceType: String!) { return nil }
  /// Sets initial text.
  @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
  /// Adds.
  @discardableResult open func add(_ image: UIImage!) -> Bool { false }
  /// Adds.
  @discardableResult open func add(_ url: URL!) -> Bool { false }
}
/// The sheet of an extension that shares.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController {
  /// The text view.
  open private(set) lazy var textView: UITextView! = UITextView()
  /// The content text.
  open var contentText: String! { textView.text }
  /// The placeholder.
  open var placeholder: String!
  /// The characters remaining.
  open var charactersRemaining: NSNumber!
  open override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
  }
  /// Returns the presentation animation did finish.
  open func presentationAnimationDidFinish() {}
  /// Returns the did select post.
  open func didSelectPost() {}
  /// Returns the did select cancel.
  open func didSelectCancel() {}
  /// Cancels.
  open func cancel() { didSelectCancel() }
  /// Returns whether it is content valid.
  open func isContentValid() -> Bool { true }
  /// Returns the validate content.
  open func validateContent() { _ = isContentValid() }
  /// Returns the configuration items.
  open func configurationItems() -> [Any]! { [] }
  /// Reloads configuration items.
  open func reloadConfigurationItems() {}
  /// Pushes configuration view controller.
  open func pushConfigurationViewController(_ viewController: UIViewController!) {}
  /// Pops configuration view controller.
  open func popConfigurationViewController() {}
  /// Loads preview view.
  open func loadPreviewView() -> UIView! { nil }
}
/// A compose sheet configuration item.
@preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
  /// The title.
  open var title: String!
  /// The value.
  open var value: String!
  /// The setting value pending.
  open var valuePending = false
  /// The tap handler.
  open var tapHandler: (() -> Void)!
}
