import DisplayProtocol
import QuartzCore

/// An event, on its way to the objects that handle it.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The subtype of an event, which describes more exactly what happened.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// The type of the event.
  open var type: EventType { .touches }
  /// The subtype of the event, which describes more exactly what happened.
  open var subtype: EventSubtype { .none }
  /// When, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// All touches that are down, and those that just ended.
  open internal(set) var allTouches: Set<UITouch>?
  /// The keys held down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons of a mouse that are held down; none for fingers.
  open internal(set) var buttonMask: ButtonMask = []

  /// Buttons of a mouse.
  public nonisolated struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button, which opens context menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button of a number, from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << min(max(buttonNumber - 1, 0), 62))
    }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }

  /// The steps of a touch since the last event: the touch alone, since displays report each step by itself.
  /// Nil where it is not in the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// The steps that a touch may take next; displays predict none. Nil where it is not in the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches?.filter { $0.window === window }
  }
}

/// Keys held down during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: Int
  /// Makes it of its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt; Option on Apple's keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Windows or Apple key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
