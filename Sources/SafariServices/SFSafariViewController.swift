import UIKit

/// Opens an address of the web outside of the app: in another tab of the browser, or by the desktop. Behaves
/// as Apple's does for the app that presents it and its delegate; the page itself is not shown in the app,
/// which shows the address and two buttons, *Open Again* and *Done*.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// Options of the controller, taken when it is made.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether a reader shows the page; false by default. Kept: the browser decides.
    open var entersReaderIfAvailable = false
    /// Whether bars become small while the page scrolls; true by default. Kept: the browser decides.
    open var barCollapsingEnabled = true

    /// Makes the default options.
    public override init() {
      super.init()
    }
  }

  /// The word on the button that closes the controller.
  public enum DismissButtonStyle: Int, Sendable {
    /// "Done".
    case done = 0
    /// "Close".
    case close = 1
    /// "Cancel".
    case cancel = 2
  }

  /// The delegate, held weakly.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The options.
  public let configuration: Configuration
  /// The color of the bar; nil, the default, for the system's.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons; nil, the default, for the window's tint.
  open var preferredControlTintColor: UIColor?
  /// The word on the button that closes the controller; "Done" by default.
  open var dismissButtonStyle = DismissButtonStyle.done

  private let url: URL
  private var hasOpened = false

  /// Makes a controller for an address of `http` or `https`. Any other is a mistake of the programmer's, as
  /// on iOS.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Makes a controller for an address of `http` or `https` with options.
  public init(url URL: URL, configuration: Configuration) {
    precondition(
      ["http", "https"].contains(URL.scheme?.lowercased()),
      "SFSafariViewController opens http and https only, not \(URL.absoluteString).")
    (url, self.configuration) = (URL, configuration)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Not available: there are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if let preferredControlTintColor { view.tintColor = preferredControlTintColor }
    let (bar, page) = (makeBar(), makePage())
    for part in [bar, page] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      page.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      page.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      page.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func makeBar() -> UINavigationBar {
    let bar = UINavigationBar()
    if let preferredBarTintColor { bar.barTintColor = preferredBarTintColor }
    let item = UINavigationItem(title: url.host ?? url.absoluteString)
    let title = [SystemWord.done, .close, .cancel][dismissButtonStyle.rawValue].text
    let finish = UIAction(title: title) { [weak self] _ in self?.finish() }
    item.leftBarButtonItem = UIBarButtonItem(primaryAction: finish)
    bar.items = [item]
    return bar
  }

  private func makePage() -> UIStackView {
    let symbol = UIImageView(
      image: UIImage(systemName: "safari", withConfiguration: UIImage.SymbolConfiguration(pointSize: 56)))
    symbol.tintColor = .secondaryLabel
    let address = UILabel()
    address.text = url.absoluteString
    address.textColor = .secondaryLabel
    address.font = .preferredFont(forTextStyle: .subheadline)
    address.textAlignment = .center
    address.numberOfLines = 3
    address.accessibilityIdentifier = "SFSafariViewControllerAddress"
    let note = UILabel()
    note.text = SystemWord.openedInBrowser.text
    note.font = .preferredFont(forTextStyle: .headline)
    let again = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: SystemWord.openAgain.text) { [weak self] _ in self?.open() }
    )
    let page = UIStackView(arrangedSubviews: [symbol, note, address, again])
    page.axis = .vertical
    page.alignment = .center
    page.spacing = 12
    page.setCustomSpacing(20, after: address)
    return page
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasOpened else { return }
    hasOpened = true
    open()
  }

  private func open() {
    UIApplication.shared.open(url, options: [:]) { [weak self] isOpen in
      guard let self else { return }
      delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
    }
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}

/// The methods by which a delegate follows a controller of the web. Every method is optional.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The person has pressed the button that closes the controller, which then goes by itself.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The address was opened, or could not be.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
