import DisplayProtocol

extension UIApplication {
  /// The keys of the additional options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app may open the address that belongs to it; there are none here, so such an address
    /// is not opened.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The information that comes with an address that the app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that asked; never given here.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether the file may be used where it lies.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The kinds of addresses that are opened.
  private static let openSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

  /// Whether ``open(_:options:completionHandler:)`` would try: addresses in the app's own schemes, as
  /// `CFBundleURLTypes` of its `Info.plist` names them, pages of the web, and addresses of mail and telephone.
  public func canOpenURL(_ url: URL) -> Bool { isOwnScheme(of: url) || isForeign(url) }

  private func isOwnScheme(of url: URL) -> Bool {
    url.scheme.map { InfoDictionary.main.addressSchemes.contains($0.lowercased()) } ?? false
  }

  private func isForeign(_ url: URL) -> Bool {
    url.scheme.map { UIApplication.openSchemes.contains($0.lowercased()) } ?? false
  }

  /// Opens an address: one under that of the app's page or in a scheme of the app's own in the app, as a link
  /// to it is; any other outside the app, in a browser, in a tab of its own. Calls back with whether there
  /// was a display that could; what a browser allows an app depends on its being asked soon after a press or
  /// a key. A display without a screen opens nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isForApps = options[.universalLinksOnly] as? Bool ?? false
    let own = ownAddress(url)
    if let own { DispatchQueue.main.async { MainActor.assumeIsolated { self.receive(own) } } }
    let isOpen = own != nil || !isForApps && isForeign(url) && perform(.open(url))
    if !isOpen { warnOnce("There is nothing here that opens \(url.absoluteString).") }
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpen) } }
  }

  /// The address within the app that an address under that of its page names: the path behind the page's own,
  /// or in its place the fragment, as the page shows it. An address in a scheme of the app's own stays as it
  /// is. Nil for an address outside of the app.
  private func ownAddress(_ url: URL) -> URL? {
    if isOwnScheme(of: url) { return url }
    guard let page = address, url.scheme == page.scheme, url.host == page.host, url.port == page.port,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    if let fragment = parts.fragment, fragment.hasPrefix("/"), let place = URLComponents(string: fragment) {
      (parts.path, parts.query, parts.fragment) = (place.path, place.query, place.fragment)
    } else if parts.path.hasPrefix(page.path) {
      parts.path = "/" + parts.path.dropFirst(page.path.count).drop { $0 == "/" }
    }
    return parts.url
  }

  /// Gives the app an address to open while it runs. One of the web comes as an activity, as a universal link
  /// does; to a delegate that takes none, and in every other scheme, as an address.
  func receive(_ url: URL) {
    guard let scene = sceneSession.scene, let sceneDelegate = scene.delegate else {
      return openInDelegate(url)
    }
    if let activity = NSUserActivity(browsing: url) {
      ContinuedActivity.isUnhandled = false
      sceneDelegate.scene(scene, continue: activity)
      guard ContinuedActivity.isUnhandled else { return }
    }
    sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
  }

  /// Gives an address to the delegate of an app without a scene delegate.
  func openInDelegate(_ url: URL) {
    guard let delegate else { return }
    if let activity = NSUserActivity(browsing: url) {
      let isContinued = delegate.application(self, continue: activity) { restored in
        for object in restored ?? [] { object.restoreUserActivityState(activity) }
      }
      guard !isContinued else { return }
    }
    _ = delegate.application(self, open: url, options: [.openInPlace: false])
  }
}

extension NSUserActivity {
  /// Makes the activity as which a page of the web is opened in an app; nil for other addresses.
  @MainActor convenience init?(browsing url: URL) {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return nil }
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }
}

/// Whether the activity that was continued last came to the default method, which does nothing with it.
@MainActor enum ContinuedActivity {
  static var isUnhandled = false
}
