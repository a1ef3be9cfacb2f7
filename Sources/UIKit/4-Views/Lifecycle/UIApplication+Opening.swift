import DisplayProtocol

extension UIApplication {
  /// The keys of the additional options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app may open the address that belongs to it; there are none here, so such an address is not
    /// opened.
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

  /// Whether ``open(_:options:completionHandler:)`` would try: pages of the web, and addresses of mail and telephone.
  public func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { UIApplication.openSchemes.contains($0.lowercased()) } ?? false
  }

  /// Opens an address outside the app: in a browser, in a tab of its own. Calls back with whether there was a display
  /// that could; what a browser allows an app depends on its being asked soon after a press or a key. A display
  /// without a screen opens nothing.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isForApps = options[.universalLinksOnly] as? Bool ?? false
    let isOpen = !isForApps && canOpenURL(url) && perform(.open(url))
    if !isOpen { warnOnce("There is nothing here that opens \(url.absoluteString).") }
    guard let completion else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpen) } }
  }
}
