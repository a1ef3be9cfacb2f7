import DisplayProtocol
import Synchronization

/// The user's accessibility settings, and notifications to screen readers. Behaves as UIKit's does.
///
/// In a browser the settings are those of the browser's media queries; elsewhere they are the launch option
/// `--accessibility`'s.
public nonisolated enum UIAccessibility {
  private static let settings = Mutex(AccessibilitySettings())

  private static func has(_ setting: AccessibilitySettings) -> Bool {
    settings.withLock { $0.contains(setting) }
  }

  // MARK: Settings

  /// Whether movement is to be reduced: the system's own transitions fade where they would slide or grow.
  public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }

  /// Whether transitions are to cross-fade; so they are here wherever movement is reduced.
  public static var prefersCrossFadeTransitions: Bool { has(.reduceMotion) }

  /// Whether videos may play by themselves; not where movement is reduced.
  public static var isVideoAutoplayEnabled: Bool { !has(.reduceMotion) }

  /// Whether backgrounds are not to be translucent.
  public static var isReduceTransparencyEnabled: Bool {
    settings.withLock { !$0.isDisjoint(with: [.reduceTransparency, .forcedColors]) }
  }

  /// Whether colors are to stand out more from what is behind them.
  public static var isDarkerSystemColorsEnabled: Bool {
    settings.withLock { !$0.isDisjoint(with: [.increaseContrast, .forcedColors]) }
  }

  /// Whether colors are shown inverted.
  public static var isInvertColorsEnabled: Bool { has(.invertColors) }

  /// Whether to show without colors what colors mean; true where the person chose the colors.
  public static var shouldDifferentiateWithoutColor: Bool { has(.forcedColors) }

  /// Whether a screen reader is known to run. No browser reports one, so this is false; apps show the same to
  /// all.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether switches operate the device; no display reports it.
  public static var isSwitchControlRunning: Bool { false }

  /// Whether text is to be bold; no display reports it.
  public static var isBoldTextEnabled: Bool { false }

  /// Takes other settings, and posts what has changed.
  @MainActor static func update(_ new: AccessibilitySettings) {
    func state() -> [Bool] {
      [
        isReduceMotionEnabled, prefersCrossFadeTransitions, isVideoAutoplayEnabled,
        isReduceTransparencyEnabled,
        isDarkerSystemColorsEnabled, isInvertColorsEnabled, shouldDifferentiateWithoutColor,
      ]
    }
    let old = state()
    settings.withLock { $0 = new }
    let names = [
      reduceMotionStatusDidChangeNotification, prefersCrossFadeTransitionsStatusDidChange,
      videoAutoplayStatusDidChangeNotification, reduceTransparencyStatusDidChangeNotification,
      darkerSystemColorsStatusDidChangeNotification, invertColorsStatusDidChangeNotification,
      NSNotification.Name(differentiateWithoutColorDidChangeNotification),
    ]
    for (index, (before, now)) in zip(old, state()).enumerated() where before != now {
      NotificationCenter.default.post(name: names[index], object: nil)
    }
  }

  // MARK: Notifications

  /// ``isReduceMotionEnabled`` changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// ``prefersCrossFadeTransitions`` changed.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// ``isVideoAutoplayEnabled`` changed.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// ``isReduceTransparencyEnabled`` changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// ``isDarkerSystemColorsEnabled`` changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// ``isInvertColorsEnabled`` changed.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// ``isVoiceOverRunning`` changed; never posted here.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// ``isBoldTextEnabled`` changed; never posted here.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// ``shouldDifferentiateWithoutColor`` changed.
  public static let differentiateWithoutColorDidChangeNotification =
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification"
  /// An announcement was sent to the display, or there was none. Displays do not report when it has been
  /// read out.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the announcement's text, a `String`.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether the announcement was delivered, a `Bool`.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
