/// The semantics of a layer: the one source for screen readers, the inspector and the driver.
public struct Semantics: Hashable, Sendable {
  /// The role of the element.
  public var role: Role = .none
  /// The class that made it, such as `UIButton`.
  @ByteEqual public var className = ""
  /// The name that tests find it by (UIKit's `accessibilityIdentifier`).
  @ByteEqual public var identifier: String?
  /// The text that a screen reader speaks (UIKit's `accessibilityLabel`, when it was set).
  @ByteEqual public var label: String?
  /// The text it shows, whole, also where it is drawn truncated.
  @ByteEqual public var text: String?
  /// Whether the text is that of an editor in the layer: a display that has the editor's needs no second
  /// copy.
  public var textIsEdited = false
  /// A hint at what using it does, for screen readers (UIKit's `accessibilityHint`).
  @ByteEqual public var hint: String?
  /// The language of the text for screen readers (UIKit's `accessibilityLanguage`), such as `de`.
  @ByteEqual public var language: String?
  /// The names of what else can be done with it (UIKit's `accessibilityCustomActions`), from a menu that the
  /// keyboard opens.
  @ByteEqual public var actions: [String] = []
  /// The value, such as a slider's (UIKit's `accessibilityValue`).
  @ByteEqual public var value: String?
  /// The position of its value between its bounds, such as a slider's.
  public var range: ValueRange?
  /// The text shown while it is empty.
  @ByteEqual public var placeholder: String?
  /// Whether it can be used.
  public var isEnabled = true
  /// Whether it is the chosen one.
  public var isSelected = false
  /// Whether touches land on it: false where UIKit's hit test would pass it by.
  public var acceptsTouches = true
  /// Whether the keyboard can reach it, and Enter and Space activate it.
  public var isFocusable = false
  /// Grows whenever the app moves the keyboard's focus to the layer; a display follows each number once.
  public var focusRequest = 0
  /// Whether a mouse's wheel that turns over it is the app's to follow, whatever scrolls around it.
  public var takesWheel = false
  /// Whether gestures of two fingers over it are the app's to follow, whatever scrolls there by itself.
  public var takesPinch = false
  /// Whether a finger that has rested on it before it moves is the app's to follow, whatever scrolls there by
  /// itself.
  public var takesHolds = false
  /// Whether Control or Command and F in the layer's editors is the app's, so that a display does not search
  /// by itself.
  public var takesFind = false
  /// The look while a pointer presses it; nil where that is the app's to show, or nothing changes.
  @Boxed public var pressedLook: PressedLook?
  /// Whether a press opens a menu.
  public var opensMenu = false
  /// Whether screen readers and the driver pass by it and everything in it.
  public var isAccessibilityHidden = false
  /// Whether something modal lies over it: the keyboard and screen readers pass it and everything in it by
  /// until that is gone.
  public var isCovered = false

  /// The role of a layer.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case none, button, link, label, image, textfield, textview, table, cell, header, `switch`, slider, bar,
      alert, window, menu
    /// One of several choices, of which one is chosen, by ``Semantics/isSelected``.
    case radio
    /// Choices of which one is chosen.
    case radioGroup = "radiogroup"
    /// One of several pages, of which one shows, by ``Semantics/isSelected``.
    case tab
    /// The tabs of pages of which one shows.
    case tabList = "tablist"
    /// An element of a menu.
    case menuItem = "menuitem"
    /// An element of a menu that is checked or not, by ``Semantics/isSelected``.
    case menuItemCheckbox = "menuitemcheckbox"
  }

  /// The meaning of a plain view.
  public init() {}
}

/// A number and the least and the greatest that it may become.
public struct ValueRange: Hashable, Sendable {
  /// The number now.
  public var value: Double
  /// The least it may become.
  public var minimum: Double
  /// The greatest it may become.
  public var maximum: Double

  /// Describes a number and its bounds.
  public init(value: Double, minimum: Double, maximum: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
  }
}
