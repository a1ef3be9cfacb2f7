/// An event at a display. Points are points of the scene.
public enum Input: Hashable, Sendable {
  /// A finger, a mouse or a pen.
  case pointer(PointerInput)
  /// A key of the keyboard.
  case key(KeyInput)
  /// Enter or Space on a layer that has the keyboard's focus, or a screen reader's press.
  case activate(LayerID)
  /// An edit that the user made in a layer's editor.
  case edit(LayerID, TextEdit)
  /// A wheel or two fingers over a point: how far the content should move.
  case scroll(at: CGPoint, by: CGVector)
  /// One step of a pinch on a trackpad, or of a wheel with Control: the factor by which content should grow.
  case magnify(at: CGPoint, by: CGFloat)
  /// The display has scrolled a layer's content by itself.
  case scrolled(ScrollInput)
  /// The files that the person chose for a request; none when the person cancelled.
  case filesChosen(request: Int, [IncomingFile])
  /// The person has shared the content of a number, or cancelled.
  case shared(Int, isCompleted: Bool)
  /// A step of files that are dragged over the scene from outside.
  case fileDrag(FileDragInput)
  /// The display's size in points and its pixels to a point.
  case resize(CGSize, scale: CGFloat)
  /// The person goes back or forward among the app's screens.
  case navigate(NavigationStep)
  /// The person opens an address of the app's.
  case open(URL)
  /// Light or dark.
  case appearance(Appearance)
  /// The accessibility settings of the user's system.
  case accessibility(AccessibilitySettings)
  /// Whether the person can see and use the display.
  case isActive(Bool)
  /// The person closed the display.
  case close
}

/// Light or dark.
public enum Appearance: String, Hashable, Sendable {
  case light, dark
}

/// Keys held down during an input; the bits are those of `UIKeyModifierFlags`.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The value as a number.
  public let rawValue: Int
  /// Makes it of its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let alphaShift = KeyModifiers(rawValue: 1 << 16)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1 << 17)
  /// Control.
  public static let control = KeyModifiers(rawValue: 1 << 18)
  /// Alt, on Apple's keyboards Option.
  public static let alternate = KeyModifiers(rawValue: 1 << 19)
  /// The Windows or Apple key.
  public static let command = KeyModifiers(rawValue: 1 << 20)
}

/// An event of one finger, mouse or pen.
public struct PointerInput: Hashable, Sendable {
  /// A step in a touch's life.
  public enum Phase: String, Hashable, Sendable {
    case down, move, up, cancel
  }

  /// The kind of pointer that touches the screen.
  public enum Kind: String, Hashable, Sendable {
    case mouse, touch, pen
  }

  /// The step. A `move` of a pointer that is not down is a hover.
  public var phase: Phase
  /// The number that identifies one of several fingers; the same from `down` to `up`.
  public var pointerID: Int
  /// The kind of pointer that touches the screen.
  public var kind: Kind
  /// Where, in the scene.
  public var location: CGPoint
  /// When, in seconds of a clock that never goes back.
  public var timestamp: TimeInterval
  /// The keys held down.
  public var modifiers: KeyModifiers
  /// Whether the display scrolls by itself when this pointer is dragged; it then takes the pointer back with
  /// a `cancel` and reports it with ``Input/scrolled(_:)``.
  public var mayScroll: Bool
  /// Whether the secondary button of a mouse is pressed, which opens context menus.
  public var isSecondary: Bool
  /// The number of the last commit that the display had shown when a pointer came down; nil where a display
  /// shows commits at once.
  public var seenCommit: Int?

  /// Describes a step of a pointer.
  public init(
    phase: Phase, pointerID: Int = 0, kind: Kind = .mouse, location: CGPoint, timestamp: TimeInterval,
    modifiers: KeyModifiers = [], mayScroll: Bool = false, isSecondary: Bool = false,
    seenCommit: Int? = nil
  ) {
    self.phase = phase
    self.pointerID = pointerID
    self.kind = kind
    self.location = location
    self.timestamp = timestamp
    self.modifiers = modifiers
    self.mayScroll = mayScroll
    self.isSecondary = isSecondary
    self.seenCommit = seenCommit
  }
}

/// One step of content that a display scrolls by itself.
public struct ScrollInput: Hashable, Sendable {
  /// A step in a movement's life.
  public enum Phase: String, Hashable, Sendable {
    /// A person begins to scroll.
    case began
    /// The content moves.
    case moved
    /// The person has let go, and the content may move on.
    case lifted
    /// The content rests.
    case ended
  }

  /// The layer whose content moves.
  public var layer: LayerID
  /// The content offset.
  public var offset: CGPoint
  /// The step.
  public var phase: Phase
  /// The last ``LayerScroll/revision`` that the display had received.
  public var revision: Int

  /// Describes a step.
  public init(layer: LayerID, offset: CGPoint, phase: Phase, revision: Int) {
    self.layer = layer
    self.offset = offset
    self.phase = phase
    self.revision = revision
  }
}

/// A key event.
public struct KeyInput: Hashable, Sendable {
  /// Down or up.
  public enum Phase: String, Hashable, Sendable {
    case down, up
  }

  /// Down or up.
  public var phase: Phase
  /// The key's name as browsers give it, such as `a`, `Enter`, `ArrowLeft`.
  public var key: String
  /// The keys held down with it.
  public var modifiers: KeyModifiers
  /// Whether the key repeats because it is held.
  public var isRepeat: Bool
  /// The layer that has the keyboard's focus, if one has. The root where the app's focus is in an editor that
  /// the person is not in, as in another tab: the key is not for that editor.
  public var focus: LayerID?

  /// Describes what a key did.
  public init(
    phase: Phase, key: String, modifiers: KeyModifiers = [], isRepeat: Bool = false, focus: LayerID? = nil
  ) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.focus = focus
  }
}
