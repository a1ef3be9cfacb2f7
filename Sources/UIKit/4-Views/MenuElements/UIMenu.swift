import CoreGraphics

/// A list of actions and of further menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Names a menu.
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name behind it.
    public let rawValue: String
    /// Makes one of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options for showing a menu. The bits are UIKit's.
  public nonisolated struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among the elements of the menu it lies in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// A destructive menu.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements at most is checked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// A row of pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements. The raw values are UIKit's.
  public nonisolated enum ElementSize: Int, Sendable {
    /// Pictures alone, up to four beside one another.
    case small = 0
    /// A picture above a title, up to three beside one another.
    case medium = 1
    /// One below another, with the title beside the picture.
    case large = 2
    /// As ``large``; in a palette as ``small``.
    case automatic = -1
  }

  /// The order of elements in a menu that opens from a control or a view.
  public nonisolated enum ElementOrder: Int, Sendable {
    /// By priority for menus of controls, fixed for context menus.
    case automatic = 0
    /// The first element next to where the menu comes from: at the bottom of a menu that opens upwards.
    case priority = 1
    /// The first element at the top.
    case fixed = 2
  }

  /// The menu's name; made up where none was given.
  public let identifier: Identifier
  /// The display options of the menu.
  public let options: Options
  /// The elements of the menu.
  public let children: [UIMenuElement]
  /// The size of the elements; automatic by default.
  open var preferredElementSize: ElementSize

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UIMenu.nextName())
    self.options = options
    self.children = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are checked, those of inline menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
    }
  }

  private static var count = 0

  private static func nextName() -> String {
    count += 1
    return "shoji.menu.\(count)"
  }
}
