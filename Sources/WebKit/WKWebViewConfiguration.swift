import UIKit

/// The settings of a view of pages.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// The process pool.
  open var processPool = WKProcessPool()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The user content controller.
  open var userContentController = WKUserContentController()
  /// The website data store.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The default webpage preferences.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The setting suppresses incremental rendering.
  open var suppressesIncrementalRendering = false
  /// The application name for user agent.
  open var applicationNameForUserAgent: String?
  /// Whether it allows air play for media playback.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether it allows inline media playback.
  open var allowsInlineMediaPlayback = false
  /// Whether it allows picture in picture media playback.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media types requiring user action for playback.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
  /// The setting media playback requires user action.
  open var mediaPlaybackRequiresUserAction = true
  /// The data detector types.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// The selection granularity.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// The setting ignores viewport scale limits.
  open var ignoresViewportScaleLimits = false
  /// The setting limits navigations to app bound domains.
  open var limitsNavigationsToAppBoundDomains = false
  /// The setting upgrade known hosts to HTTPS.
  open var upgradeKnownHostsToHTTPS = true
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  /// Makes default settings.
  public override init() { super.init() }
  /// Registers the handler of a scheme that the web does not know.
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String)
  { handlers[urlScheme.lowercased()] = urlSchemeHandler }
  /// Returns the url scheme handler.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme.lowercased()]
  }
  internal func copy() -> WKWebViewConfiguration {
    let other = WKWebViewConfiguration()
    (other.processPool, other.preferences, other.userContentController) = (
      processPool, preferences, userContentController
    )
    (other.websiteDataStore, other.defaultWebpagePreferences) = (websiteDataStore, defaultWebpagePreferences)
    other.suppressesIncrementalRendering = suppressesIncrementalRendering
    other.applicationNameForUserAgent = applicationNameForUserAgent
    other.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    other.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    other.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    other.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    (other.dataDetectorTypes, other.selectionGranularity) = (dataDetectorTypes, selectionGranularity)
    other.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    other.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    (other.upgradeKnownHostsToHTTPS, other.handlers) = (upgradeKnownHostsToHTTPS, handlers)
    return other
  }
}

/// The kinds of media that play only when a person asks.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Makes one of the given values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The audio.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// The video.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// The all.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of text that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Makes one of the given values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The phone number.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// The link.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// The address.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// The calendar event.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// The tracking number.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
  /// The flight number.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
  /// The lookup suggestion.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
  /// The all.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
/// A selection granularity.
public enum WKSelectionGranularity: Int, Sendable {
  case dynamic = 0
  case character
}

/// A process pool.
@preconcurrency @MainActor open class WKProcessPool: NSObject {}

/// The preferences of all pages of a view.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// The minimum font size.
  open var minimumFontSize: CGFloat = 0
  /// The setting java script enabled.
  open var javaScriptEnabled = true
  /// The setting java script can open windows automatically.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether it is fraudulent website warning enabled.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether it should print backgrounds.
  open var shouldPrintBackgrounds = false
  /// Whether it is text interaction enabled.
  open var isTextInteractionEnabled = true
  /// Whether it is site specific quirks mode enabled.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether it is element fullscreen enabled.
  open var isElementFullscreenEnabled = false
  /// The inactive scheduling policy.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
  /// An inactive scheduling policy.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    case suspend = 0
    case throttle
    case none
  }
}

/// The kind of page that is asked for.
public enum WKContentMode: Int, Sendable {
  case recommended = 0
  case mobile
  case desktop
}

/// The preferences of one page.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// The kind of page that is asked for.
  public typealias ContentMode = WKContentMode
  /// The preferred content mode.
  open var preferredContentMode = ContentMode.recommended
  /// Whether it allows content java script.
  open var allowsContentJavaScript = true
  /// Whether it is lockdown mode enabled.
  open var isLockdownModeEnabled = false
}

/// The moments at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

/// A script of the app's in pages.
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The source.
  public let source: String
  /// The injection time.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it is for main frame only.
  public let isForMainFrameOnly: Bool
  /// Makes one of the given values.
  public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }
  /// Makes one of the given values.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }
}

/// A space of scripts' names in pages.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// The page.
  public static let page = WKContentWorld(name: nil)
  /// The default client.
  public static let defaultClient = WKContentWorld(name: "")
  /// Returns the world.
  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
  /// The name.
  public let name: String?
  internal init(name: String?) {
    self.name = name
    super.init()
  }
}

/// The scripts of pages, and who receives their messages.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The user scripts.
  open private(set) var userScripts: [WKUserScript] = []
  /// The receivers by name, for the view that runs pages.
  package private(set) var messageHandlers: [String: any WKScriptMessageHandler] = [:]
  private var replyHandlers: [String: any WKScriptMessageHandlerWithReply] = [:]
  private var lists: [WKContentRuleList] = []
  /// Makes an empty one.
  public override init() { super.init() }
  /// Adds user script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all user scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Adds.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    messageHandlers[name] = scriptMessageHandler
  }
  /// Adds.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) { messageHandlers[name] = scriptMessageHandler }
  /// Adds script message handler.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) { replyHandlers[name] = scriptMessageHandlerWithReply }
  /// Removes script message handler.
  open func removeScriptMessageHandler(forName name: String) {
    messageHandlers[name] = nil
    replyHandlers[name] = nil
  }
  /// Removes script message handler.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }
  /// Removes all script message handlers.
  open func removeAllScriptMessageHandlers() { (messageHandlers, replyHandlers) = ([:], [:]) }
  /// Adds.
  open func add(_ contentRuleList: WKContentRuleList) { lists.append(contentRuleList) }
  /// Removes.
  open func remove(_ contentRuleList: WKContentRuleList) { lists.removeAll { $0 === contentRuleList } }
  /// Removes all content rule lists.
  open func removeAllContentRuleLists() { lists = [] }
}

/// A message of a page's script.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The name.
  public let name: String
  /// The body.
  public let body: Any
  /// The web view.
  open private(set) weak var webView: WKWebView?
  /// The frame info.
  public let frameInfo: WKFrameInfo
  /// The world.
  public let world: WKContentWorld
  /// Makes a message, for the view that runs pages.
  package init(name: String, body: Any, webView: WKWebView?) {
    (self.name, self.body, self.webView) = (name, body, webView)
    frameInfo = WKFrameInfo(request: URLRequest(url: webView?.url ?? URL(fileURLWithPath: "/")))
    world = .page
    super.init()
  }
}

/// Receives messages of pages' scripts.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// Called by the framework, as Apple documents it.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives messages of pages' scripts and answers them.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// Called by the framework, as Apple documents it.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

/// Gives a scheme's pages.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called by the framework, as Apple documents it.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A page that a handler of a scheme gives.
@preconcurrency @MainActor public protocol WKURLSchemeTask: AnyObject {
  /// The request.
  var request: URLRequest { get }
  /// Called by the framework, as Apple documents it.
  func didReceive(_ response: URLResponse)
  /// Called by the framework, as Apple documents it.
  func didReceive(_ data: Data)
  /// Called by the framework, as Apple documents it.
  func didFinish()
  /// Called by the framework, as Apple documents it.
  func didFailWithError(_ error: any Error)
}

/// A snapshot configuration.
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The rect.
  open var rect = CGRect.null
  /// The snapshot width.
  open var snapshotWidth: NSNumber?
  /// The setting after screen updates.
  open var afterScreenUpdates = true
}
/// A WKPDF configuration.
@preconcurrency @MainActor open class WKPDFConfiguration: NSObject {
  /// The rect.
  open var rect: CGRect?
  /// The setting allow transparent background.
  open var allowTransparentBackground = false
}
/// A find configuration.
@preconcurrency @MainActor open class WKFindConfiguration: NSObject {
  /// The setting backwards.
  open var backwards = false
  /// The setting case sensitive.
  open var caseSensitive = false
  /// The setting wraps.
  open var wraps = true
}
/// A find result.
@preconcurrency @MainActor open class WKFindResult: NSObject {
  /// The setting match found.
  open var matchFound: Bool { false }
}
