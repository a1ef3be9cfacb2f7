import DisplayProtocol

extension UIAccessibility {
  /// A notification to screen readers.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number for it.
    public let rawValue: UInt32
    /// Makes it of its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen has changed. The argument is what is to have the focus now, or a text to be read
    /// out.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Parts of the screen have changed. The argument is what is to have the focus now, or a text to be read
    /// out.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument, a text, is to be read out.
    public static let announcement = Notification(rawValue: 1008)
    /// Content has been scrolled by a page; the argument is the text to be read out about it.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to screen readers. Texts are `String`s or attributed ones; in a browser they are
  /// put into a live region. Views and ``UIAccessibilityElement``s get the focus. With `screenChanged` and no
  /// argument, reading begins anew at the view controller that is in front.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    if notification == .layoutChanged || notification == .screenChanged {
      for window in UIApplication.shared.windowsFrontToBack { window.loadAccessibilityElementsInSubtree() }
    }
    switch argument {
    case let text as String: announce(text)
    case let text as NSAttributedString: announce(text.string)
    case let view as UIView where notification != .announcement: view.requestFocus()
    case let element as UIAccessibilityElement where notification != .announcement: element.requestFocus()
    default:
      if notification == .screenChanged {
        UIApplication.shared.keyWindow?.rootOwner?.frontmostOwner.viewIfLoaded?.requestFocus()
      }
    }
  }

  /// Returns a rectangle of a view's points as one of the screen's.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    view.boxOnScreen(rect)
  }

  /// Returns a path of a view's points as one of the screen's.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ path: UIBezierPath, in view: UIView
  ) -> UIBezierPath {
    let (from, copy) = (path.bounds, UIBezierPath(cgPath: path.cgPath))
    let to = view.boxOnScreen(from)
    guard from.width > 0, from.height > 0 else { return copy }
    copy.apply(CGAffineTransform(translationX: -from.minX, y: -from.minY))
    copy.apply(CGAffineTransform(scaleX: to.width / from.width, y: to.height / from.height))
    copy.apply(CGAffineTransform(translationX: to.minX, y: to.minY))
    return copy
  }

  @MainActor private static func announce(_ text: String) {
    guard !text.isEmpty else { return }
    let isTaken = UIApplication.shared.perform(.announce(text))
    DispatchQueue.main.async {
      NotificationCenter.default.post(
        name: announcementDidFinishNotification, object: nil,
        userInfo: [announcementStringValueUserInfoKey: text, announcementWasSuccessfulUserInfoKey: isTaken])
    }
  }
}
