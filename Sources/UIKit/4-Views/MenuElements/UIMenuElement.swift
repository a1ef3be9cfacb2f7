import CoreGraphics

/// An element of a menu, such as ``UIAction``.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The title; empty for none.
  open internal(set) var title: String
  /// The picture beside the title.
  open internal(set) var image: UIImage?
  /// A smaller line below the title; nil for none.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The special attributes of a menu element. The bits are iOS's.
  public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An element that is shown but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// A destructive element.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// An element that is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is checked.
  public nonisolated enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }
}
