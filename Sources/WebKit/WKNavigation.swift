import UIKit

/// A navigation of a view.
@preconcurrency @MainActor open class WKNavigation: NSObject {
  /// The kind of page that a navigation wants.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// The answers on a navigation that is to begin.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow
  case download
}
/// The answers on a page that is to be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow
  case download
}
/// The causes of a navigation.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}
/// A media capture state.
public enum WKMediaCaptureState: Int, Sendable {
  case none = 0
  case active
  case muted
}
/// A permission that a page asks for.
public enum WKPermissionDecision: Int, Sendable {
  case prompt = 0
  case grant
  case deny
}
/// A media capture type.
public enum WKMediaCaptureType: Int, Sendable {
  case camera = 0
  case microphone
  case cameraAndMicrophone
}

/// A navigation that is to begin.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// The navigation type.
  public let navigationType: WKNavigationType
  /// The source frame.
  public let sourceFrame: WKFrameInfo
  /// The target frame.
  public let targetFrame: WKFrameInfo?
  /// Whether it should perform download.
  open var shouldPerformDownload: Bool { false }
  /// The modifier flags.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The button number.
  open var buttonNumber: UIEvent.ButtonMask { [] }
  internal init(request: URLRequest, type: WKNavigationType) {
    (self.request, navigationType) = (request, type)
    sourceFrame = WKFrameInfo(request: request)
    targetFrame = WKFrameInfo(request: request)
    super.init()
  }
}

/// A page that is to be shown.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// The response.
  public let response: URLResponse
  /// Whether it is for main frame.
  public let isForMainFrame: Bool
  /// Whether it can show MIME type.
  public let canShowMIMEType: Bool
  internal init(response: URLResponse) {
    (self.response, isForMainFrame, canShowMIMEType) = (response, true, false)
    super.init()
  }
}

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// The request.
  public let request: URLRequest
  /// Whether it is main frame.
  public let isMainFrame: Bool
  /// The web view.
  open private(set) weak var webView: WKWebView?
  /// The security origin.
  public let securityOrigin: WKSecurityOrigin
  internal init(request: URLRequest) {
    (self.request, isMainFrame) = (request, true)
    securityOrigin = WKSecurityOrigin(request.url)
    super.init()
  }
}

/// The origin of a page: scheme, host and port.
@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
  /// The protocol.
  public let `protocol`: String
  /// The host.
  public let host: String
  /// The port; 0 for the scheme's own.
  public let port: Int
  internal init(_ url: URL?) {
    (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
    super.init()
  }
}

/// The pages before and after the one that is shown: none.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  /// The current item.
  open var currentItem: WKBackForwardListItem? { nil }
  /// The back item.
  open var backItem: WKBackForwardListItem? { nil }
  /// The forward item.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// The back list.
  open var backList: [WKBackForwardListItem] { [] }
  /// The forward list.
  open var forwardList: [WKBackForwardListItem] { [] }
  /// Returns the item.
  open func item(at index: Int) -> WKBackForwardListItem? { nil }
}

/// A back forward list item.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  /// The url.
  open var url: URL { initialURL }
  /// The title.
  open var title: String? { nil }
  /// The initial URL.
  public let initialURL: URL
  internal init(url: URL) {
    initialURL = url
    super.init()
  }
}

/// The methods by which a delegate follows and decides navigations.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Decides on a navigation that is to begin; allows it by default.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Decides on a navigation that is to begin, with the preferences of its page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Decides on a navigation that is to begin, asynchronously.
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Decides on a page that is to be shown; allows what can be shown by default.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// Decides on a page that is to be shown, asynchronously.
  func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
    -> WKNavigationResponsePolicy
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Called by the framework, as Apple documents it.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { WKDefaults.decide(self, webView, navigationAction, decisionHandler) }
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }
  /// The default of an optional requirement.
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  { .allow }
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel) }
  /// The default of an optional requirement.
  public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async
    -> WKNavigationResponsePolicy
  { navigationResponse.canShowMIMEType ? .allow : .cancel }
  /// The default of an optional requirement.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// The default of an optional requirement.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// The default of an optional requirement.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// The default of an optional requirement.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// The default of an optional requirement.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { decisionHandler(false) }
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
}

/// What delegates without a method of their own decide.
@MainActor internal enum WKDefaults {
  /// Asks the asynchronous form of a decision.
  static func decide(
    _ delegate: any WKNavigationDelegate, _ view: WKWebView, _ action: WKNavigationAction,
    _ handler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    Task { @MainActor in handler(await delegate.webView(view, decidePolicyFor: action)) }
  }
}

/// The methods by which a page's windows, panels and menus are shown.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called by the framework, as Apple documents it.
  func webViewDidClose(_ webView: WKWebView)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Called by the framework, as Apple documents it.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// The default of an optional requirement.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(false) }
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) { completionHandler(nil) }
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// The default of an optional requirement.
  public func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The default of an optional requirement.
  public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
  {}
}

/// What a page's menu is of.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  /// The link URL.
  open var linkURL: URL? { nil }
}

/// The features of a window that a page asks for.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// The menu bar visibility.
  open var menuBarVisibility: NSNumber? { nil }
  /// The status bar visibility.
  open var statusBarVisibility: NSNumber? { nil }
  /// The toolbars visibility.
  open var toolbarsVisibility: NSNumber? { nil }
  /// The allows resizing.
  open var allowsResizing: NSNumber? { nil }
  /// The x.
  open var x: NSNumber? { nil }
  /// The y.
  open var y: NSNumber? { nil }
  /// The width.
  open var width: NSNumber? { nil }
  /// The height.
  open var height: NSNumber? { nil }
}

/// A file that a page gives.
@preconcurrency @MainActor open class WKDownload: NSObject {
  /// The original request.
  open var originalRequest: URLRequest? { nil }
  /// The web view.
  open weak var webView: WKWebView? { nil }
  /// The delegate.
  open weak var delegate: (any WKDownloadDelegate)?
  /// Cancels.
  open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

/// The methods of a download delegate.
@preconcurrency @MainActor public protocol WKDownloadDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
  /// Called by the framework, as Apple documents it.
  func downloadDidFinish(_ download: WKDownload)
  /// Called by the framework, as Apple documents it.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// The default of an optional requirement.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// The default of an optional requirement.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
