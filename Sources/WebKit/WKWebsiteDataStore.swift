import DeviceAccess
import UIKit

/// The website data type cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The website data type disk cache.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The website data type memory cache.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The website data type fetch cache.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The website data type offline web application cache.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The website data type session storage.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The website data type local storage.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The website data type web SQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// The website data type indexed DB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The website data type service worker registrations.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The cookies and data of pages. Cookies that the app sets are kept while it runs; there are no other data.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore(isPersistent: true)
  /// Returns the default.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns the non persistent.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  /// Returns the all website data types.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeOfflineWebApplicationCache,
      WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases,
      WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeServiceWorkerRegistrations,
    ]
  }
  /// Whether it is persistent.
  public let isPersistent: Bool
  /// The http cookie store.
  public let httpCookieStore = WKHTTPCookieStore()
  /// The identifier.
  open var identifier: UUID? { nil }
  internal init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }
  /// Calls the handler with the sites of the cookies that are kept.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    let records = dataTypes.contains(WKWebsiteDataTypeCookies) ? httpCookieStore.records : []
    MainThread.later { MainActor.assumeIsolated { completionHandler(records) } }
  }
  /// Returns the data records.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    dataTypes.contains(WKWebsiteDataTypeCookies) ? httpCookieStore.records : []
  }
  /// Removes data.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) {
      httpCookieStore.remove(of: Set(dataRecords.map(\.displayName)))
    }
    MainThread.later { MainActor.assumeIsolated { completionHandler() } }
  }
  /// Removes data.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove(since: date) }
    MainThread.later { MainActor.assumeIsolated { completionHandler() } }
  }
  /// Removes data.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.remove(since: date) }
  }
}

/// The data of one site.
@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
  /// The display name.
  public let displayName: String
  /// The data types.
  public let dataTypes: Set<String>
  internal init(displayName: String, dataTypes: Set<String>) {
    (self.displayName, self.dataTypes) = (displayName, dataTypes)
    super.init()
  }
}

/// The cookies of pages, kept while the app runs.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
  private struct Kept {
    var cookie: HTTPCookie
    var date: Date
  }
  private struct WeakObserver {
    weak var value: (any WKHTTPCookieStoreObserver)?
  }
  private var kept: [Kept] = []
  private var observers: [WeakObserver] = []
  /// Gets all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
    let cookies = kept.map(\.cookie)
    MainThread.later { MainActor.assumeIsolated { completionHandler(cookies) } }
  }
  /// Returns the all cookies.
  open func allCookies() async -> [HTTPCookie] { kept.map(\.cookie) }
  /// Sets cookie.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    kept.removeAll { isSame($0.cookie, cookie) }
    kept.append(Kept(cookie: cookie, date: Date()))
    changed(completionHandler)
  }
  /// Deletes.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
    kept.removeAll { isSame($0.cookie, cookie) }
    changed(completionHandler)
  }
  /// Adds.
  open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(WeakObserver(value: observer)) }
  /// Removes.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.value === observer || $0.value == nil }
  }
  private func isSame(_ first: HTTPCookie, _ second: HTTPCookie) -> Bool {
    first.name == second.name && first.domain == second.domain && first.path == second.path
  }
  private func changed(_ completionHandler: (@MainActor @Sendable () -> Void)?) {
    MainThread.later { [self] in
      MainActor.assumeIsolated {
        for observer in observers { observer.value?.cookiesDidChange(in: self) }
        completionHandler?()
      }
    }
  }
  internal var records: [WKWebsiteDataRecord] {
    Set(kept.map(\.cookie.domain)).sorted().map {
      WKWebsiteDataRecord(displayName: $0, dataTypes: [WKWebsiteDataTypeCookies])
    }
  }
  internal func remove(of domains: Set<String>) { kept.removeAll { domains.contains($0.cookie.domain) } }
  internal func remove(since date: Date) { kept.removeAll { $0.date >= date } }
}

/// A WKHTTP cookie store observer.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: AnyObject {
  /// Called by the framework, as Apple documents it.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// The default of an optional requirement.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// Rules that leave out parts of pages.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  /// The identifier.
  public let identifier: String
  internal init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Compiles rules that leave out parts of pages; here, it fails.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()
  /// Returns the default.
  open class func `default`() -> WKContentRuleListStore! { shared }
  /// Calls the handler with `WKError.contentRuleListStoreCompileFailed`.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    FeatureUse.note("WebKit", "content rules", told: "WKError.contentRuleListStoreCompileFailed")
    MainThread.later {
      MainActor.assumeIsolated { completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed)) }
    }
  }
  /// Calls the handler with `WKError.contentRuleListStoreLookUpFailed`.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: (@MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    MainThread.later {
      MainActor.assumeIsolated { completionHandler?(nil, WKError(.contentRuleListStoreLookUpFailed)) }
    }
  }
  /// Calls the handler with `WKError.contentRuleListStoreRemoveFailed`.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)!
  ) {
    MainThread.later {
      MainActor.assumeIsolated { completionHandler?(WKError(.contentRuleListStoreRemoveFailed)) }
    }
  }
  /// Gets available content rule list identifiers.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor @Sendable ([String]?) -> Void)!
  ) {
    MainThread.later { MainActor.assumeIsolated { completionHandler?([]) } }
  }
}

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit.
public struct WKError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { WKErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = WKError
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
    case contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed
    case contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch
    case attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut
    case javaScriptInvalidFrameTarget
    case navigationAppBoundDomain
    case javaScriptAppBoundDomain
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The web content process terminated.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The web view invalidated.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// The java script exception occurred.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// The java script result type is unsupported.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// The content rule list store compile failed.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// The content rule list store look up failed.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// The content rule list store remove failed.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// The content rule list store version mismatch.
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  /// The attributed string content failed to load.
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  /// The attributed string content load timed out.
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  /// The java script invalid frame target.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The navigation app bound domain.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// The java script app bound domain.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}
