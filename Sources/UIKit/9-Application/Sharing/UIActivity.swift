import Foundation

/// A service for the items that an app shares. Subclass it for an activity of the app's own.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The place of an activity in the sheet.
  public nonisolated enum Category: Int, Sendable {
    /// In the list of actions.
    case action = 0
    /// In the row of ways to share.
    case share
  }

  /// The name of an activity.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes it of its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The place in the sheet; among the actions by default.
  open class var activityCategory: Category { .action }
  /// The name; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title; nil by default.
  open var activityTitle: String? { nil }
  /// The picture; nil by default.
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can be done with items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items. The default does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// The controller that does the activity, which the sheet presents; nil, the default, for ``perform()``.
  open var activityViewController: UIViewController? { nil }

  /// Does the activity, and calls ``activityDidFinish(_:)`` at its end. The default does nothing but that.
  open func perform() { activityDidFinish(true) }

  /// Reports the end of the activity, done or not, to the sheet.
  open func activityDidFinish(_ completed: Bool) {
    let report = exchange(&didFinish, with: nil)
    report?(completed)
  }

  /// Called at the end of the activity.
  var didFinish: ((_ completed: Bool) -> Void)?
}

extension UIActivity.ActivityType {
  /// Copies to the pasteboard.
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  /// Saves a picture.
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
  /// Sends a message; not offered here.
  public static let message = Self("com.apple.UIKit.activity.Message")
  /// Sends mail; not offered here.
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  /// Prints; not offered here.
  public static let print = Self("com.apple.UIKit.activity.Print")
  /// Sends to a device near by; not offered here.
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  /// Assigns a picture to a contact; not offered here.
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  /// Adds to the reading list; not offered here.
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  /// Opens in Books; not offered here.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Makes a document to draw on; not offered here.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// Shares with a call; not offered here.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// Posts to Facebook; not offered here.
  public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
  /// Posts to Twitter; not offered here.
  public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
  /// Posts to Weibo; not offered here.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// Posts to Tencent Weibo; not offered here.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// Posts to Flickr; not offered here.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Posts to Vimeo; not offered here.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Saves files; the name that the activity has on iOS.
  static let saveToFiles = Self("com.apple.DocumentManagerUICore.SaveToFiles")
  /// Sharing with other apps by the display's own sheet.
  static let otherApps = Self("shoji.activity.OtherApps")
}
