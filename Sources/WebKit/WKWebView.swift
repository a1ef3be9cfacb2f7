import DeviceAccess
import ObjectiveCRuntime
import PlaceholderViews
@_exported import Security
@_exported import UIKit

/// Shows pages of the web. Nothing reads pages here yet: the view shows a plain ground, asks its delegate as
/// Apple's does, and each navigation fails before it begins to show.
@preconcurrency @MainActor open class WKWebView: UIView {
  /// The settings, a copy of those the view was made with.
  public let configuration: WKWebViewConfiguration
  /// The navigation delegate.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The ui delegate.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that scrolls a page.
  public let scrollView: UIScrollView
  /// The back forward list.
  public let backForwardList = WKBackForwardList()
  /// The custom user agent.
  open var customUserAgent: String?
  /// Whether it allows back forward navigation gestures.
  open var allowsBackForwardNavigationGestures = false
  /// Whether it allows link preview.
  open var allowsLinkPreview = true
  /// Whether it is inspectable.
  open var isInspectable = false
  /// Whether it is find interaction enabled.
  open var isFindInteractionEnabled = false
  /// The page zoom.
  open var pageZoom: CGFloat = 1
  /// The media type.
  open var mediaType: String?
  /// The interaction state.
  open var interactionState: Any?
  /// The under page background color.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  /// The theme color.
  open var themeColor: UIColor? { nil }
  /// The certificate of a page: none.
  open var serverTrust: SecTrust? { nil }
  /// Whether it is loading.
  open var isLoading: Bool { observed("isLoading", { $0.state.isLoading }) }
  /// The title.
  open var title: String? { observed("title", { $0.state.title }) }
  /// The url.
  open var url: URL? { observed("url", { $0.state.url }) }
  /// The part of a page that is loaded, from 0 to 1.
  open var estimatedProgress: Double { observed("estimatedProgress", { $0.state.progress }) }
  /// Whether it can go back.
  open var canGoBack: Bool { observed("canGoBack", { $0.backForwardList.backItem != nil }) }
  /// Whether it can go forward.
  open var canGoForward: Bool { observed("canGoForward", { $0.backForwardList.forwardItem != nil }) }
  /// Whether it has only secure content.
  open var hasOnlySecureContent: Bool { observed("hasOnlySecureContent", { _ in false }) }
  /// The fullscreen state.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// The camera capture state.
  open var cameraCaptureState: WKMediaCaptureState { .none }
  /// The microphone capture state.
  open var microphoneCaptureState: WKMediaCaptureState { .none }
  /// The states of a page that takes the whole screen.
  public enum FullscreenState: Int, Sendable {
    case notInFullscreen = 0
    case enteringFullscreen
    case inFullscreen
    case exitingFullscreen
  }

  private struct State {
    var isLoading = false
    var title: String? = ""
    var url: URL?
    var progress = 0.0
  }
  private var state = State()
  private var pending: PageRequest?

  /// Makes a view with default settings.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  /// Makes one of the given values.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.copy()
    scrollView = UIScrollView()
    super.init(frame: frame)
    setUp()
  }
  /// Makes a view of a storyboard or nib, with the settings of the document where they are read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    scrollView = UIScrollView()
    // A document's values are set while the view is initialized.
    WKWebView.registered
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    Self.registered
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    PlaceholderGround.add(to: scrollView, name: "WebKit")
  }

  // MARK: Navigation

  /// Begins a navigation, which fails in a later turn after the delegate was asked.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { begin(PageRequest(request)) }
  /// Begins a navigation, which fails in a later turn after the delegate was asked.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL)
    -> WKNavigation?
  { begin(PageRequest(URLRequest(url: URL))) }
  /// Begins a navigation, which fails in a later turn after the delegate was asked.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(PageRequest(URLRequest(url: baseURL ?? URL(string: "about:blank")!)))
  }
  /// Begins a navigation, which fails in a later turn after the delegate was asked.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    begin(PageRequest(URLRequest(url: baseURL)))
  }
  /// Begins a navigation, which fails in a later turn after the delegate was asked.
  @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String)
    -> WKNavigation
  { begin(PageRequest(request)) }
  /// Returns nil: there are no pages to go back to.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Returns nil: there are no pages to go forward to.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Goes.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Begins the last navigation again; nil without one.
  @discardableResult open func reload() -> WKNavigation? {
    lastRequest.map { begin(PageRequest($0, type: .reload)) }
  }
  /// Reloads from origin.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  private var lastRequest: URLRequest?
  /// Ends a navigation; the delegate is notified with `URLError.cancelled`.
  open func stopLoading() {
    guard let request = pending else { return }
    fail(request, with: URLError(.cancelled, userInfo: request.errorInfo))
  }

  private func begin(_ request: PageRequest) -> WKNavigation {
    if let pending { fail(pending, with: URLError(.cancelled, userInfo: pending.errorInfo)) }
    (pending, lastRequest) = (request, request.request)
    change(["isLoading", "url", "estimatedProgress"]) {
      $0.state = State(isLoading: true, title: "", url: request.request.url, progress: 0.1)
    }
    MainThread.later { [weak self] in MainActor.assumeIsolated { self?.ask(request) } }
    return request.navigation
  }

  private func ask(_ request: PageRequest) {
    guard pending === request else { return }
    guard let delegate = navigationDelegate else { return start(request) }
    let action = WKNavigationAction(request: request.request, type: request.type)
    delegate.webView(self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences) {
      [weak self] policy, _ in
      guard let self, self.pending === request else { return }
      if policy == .allow { start(request) } else { finish() }
    }
  }

  private func start(_ request: PageRequest) {
    guard pending === request else { return }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: request.navigation)
    FeatureUse.note("WebKit", "pages", told: "the navigation failed (NSURLErrorResourceUnavailable)")
    MainThread.later { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.pending === request else { return }
        self.fail(request, with: URLError(.resourceUnavailable, userInfo: request.errorInfo))
      }
    }
  }

  private func fail(_ request: PageRequest, with error: any Error) {
    finish()
    navigationDelegate?.webView(self, didFailProvisionalNavigation: request.navigation, withError: error)
  }

  private func finish() {
    pending = nil
    change(["isLoading", "url", "estimatedProgress"]) { $0.state = State() }
  }

  private func observed<Value>(_ name: String, _ read: (WKWebView) -> Value) -> Value {
    ObjectiveCMembers.didRead(self, name)
    return read(self)
  }

  private func change(_ names: [String], _ body: (WKWebView) -> Void) {
    let changes = names.map { ObjectiveCMembers.willWrite(self, $0) }
    body(self)
    for change in changes { change.end() }
  }

  // MARK: Contents

  /// Calls the handler with `WKError.unknown`: there is no page.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    FeatureUse.note("WebKit", "JavaScript of pages", told: "WKError.unknown")
    guard let completionHandler else { return }
    MainThread.later { MainActor.assumeIsolated { completionHandler(nil, WKError(.unknown)) } }
  }
  /// Fails with `WKError.unknown`: there is no page.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.unknown)
  }
  /// Calls the handler with `WKError.unknown`: there is no page.
  open func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(javaScript) { _, error in completionHandler?(.failure(error ?? WKError(.unknown))) }
  }
  /// Calls the handler with `WKError.unknown`: there is no page.
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    evaluateJavaScript(functionBody, in: frame, in: contentWorld, completionHandler: completionHandler)
  }
  /// Calls the handler with `WKError.unknown`: there is no page.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    MainThread.later { MainActor.assumeIsolated { completionHandler(nil, WKError(.unknown)) } }
  }
  /// Calls the handler with `WKError.unknown`: there is no page.
  open func createPDF(
    configuration: WKPDFConfiguration = WKPDFConfiguration(),
    completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
  ) {
    MainThread.later { MainActor.assumeIsolated { completionHandler(.failure(WKError(.unknown))) } }
  }
  /// Calls the handler with a result without a match.
  open func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
  ) {
    MainThread.later { MainActor.assumeIsolated { completionHandler(WKFindResult()) } }
  }
  /// Returns whether an address of a scheme is opened by the web's own rules.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }
  /// Pauses all media playback.
  open func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    completionHandler?()
  }
  /// Closes all media presentations.
  open func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    completionHandler?()
  }
  /// Sets all media playback suspended.
  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) { completionHandler?() }

  private static let registered: Void = ObjectiveCMembers.register { table in
    for name in ["url", "URL"] { table.add(property: name) { (view: WKWebView) in view.url } }
    for name in ["loading", "isLoading"] { table.add(property: name) { (view: WKWebView) in view.isLoading } }
    table.add(
      property: "navigationDelegate", get: { (view: WKWebView) in view.navigationDelegate },
      set: { $0.navigationDelegate = $1 })
    for name in ["uiDelegate", "UIDelegate"] {
      table.add(property: name, get: { (view: WKWebView) in view.uiDelegate }, set: { $0.uiDelegate = $1 })
    }
    table.add(
      property: "allowsLinkPreview", get: { (view: WKWebView) in view.allowsLinkPreview },
      set: { $0.allowsLinkPreview = $1 })
    table.add(
      property: "allowsBackForwardNavigationGestures",
      get: { (view: WKWebView) in view.allowsBackForwardNavigationGestures },
      set: { $0.allowsBackForwardNavigationGestures = $1 })
    table.add(property: "title") { (view: WKWebView) in view.title }
    table.add(property: "estimatedProgress") { (view: WKWebView) in view.estimatedProgress }
    table.add(property: "canGoBack") { (view: WKWebView) in view.canGoBack }
    table.add(property: "canGoForward") { (view: WKWebView) in view.canGoForward }
    table.add(property: "hasOnlySecureContent") { (view: WKWebView) in view.hasOnlySecureContent }
  }
}

/// A navigation that was asked for.
@MainActor private final class PageRequest {
  let request: URLRequest
  let type: WKNavigationType
  let navigation = WKNavigation()

  init(_ request: URLRequest, type: WKNavigationType = .other) { (self.request, self.type) = (request, type) }

  var errorInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: "Pages of the web are not shown here."]
    if let url = request.url {
      info[NSURLErrorFailingURLErrorKey] = url
    }
    return info
  }
}
