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

  /// How a menu is shown. The bits are UIKit's.
  public nonisolated struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among the elements of the menu it lies in.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As something that destroys.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements at most is checked.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The menu's name; made up where none was given.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// What is in the menu.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UIMenu.nextName())
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements in it.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The elements that are checked, those of inline menus included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return (element as? UIAction)?.state == .on ? [element] : []
    }
  }

  private static var count = 0

  private static func nextName() -> String {
    count += 1
    return "shoji.menu.\(count)"
  }
}
