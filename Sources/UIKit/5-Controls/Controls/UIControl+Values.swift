import CoreGraphics

extension UIControl {
  /// The events of a control. The bits are UIKit's.
  public nonisolated struct Event: OptionSet, Hashable, Sendable {
    /// The events' bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again shortly after a tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The person changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits for UIKit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control at the moment. The bits are UIKit's; an empty set is the normal state.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The states' bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The disabled state.
    public static let disabled = State(rawValue: 1 << 1)
    /// The selected state.
    public static let selected = State(rawValue: 1 << 2)
    /// The keyboard is on it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits for UIKit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of content in a control.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// It fills the control.
    case fill = 3
    /// At the edge where lines begin.
    case leading = 4
    /// At the edge where lines end.
    case trailing = 5
  }

  /// The vertical alignment of content in a control.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// It fills the control.
    case fill = 3
  }
}
