/// The themes of an application: named colors, images and fonts for each of them.
public struct ThemeDescription: Hashable, Sendable {
  /// A value of an item, in one theme or in all.
  public struct Item: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: Value
    /// The place of the name.
    public var origin: Origin
  }
  /// The items of one kind.
  public struct Section: Hashable, Sendable {
    /// The items that every theme has unless it has its own.
    public var shared: [Item] = []
    /// The items of each theme, by its name.
    public var themes: [String: [Item]] = [:]

    /// Makes a section without items.
    public init() {}

    /// The names of all items in the order of their first mention: the shared ones, then those of each theme.
    public func names(themes order: [String]) -> [String] {
      var names: [String] = []
      for item in shared + order.flatMap({ themes[$0] ?? [] }) where !names.contains(item.name) {
        names.append(item.name)
      }
      return names
    }

    /// Returns an item in a theme, else the shared one, else nil.
    public func value(of name: String, in theme: String) -> Value? {
      (themes[theme]?.last { $0.name == name } ?? shared.last { $0.name == name })?.value
    }
  }

  /// The names of the themes; never empty.
  public var themes: [String]
  /// The theme at the start.
  public var defaultTheme: String
  /// The items by their kind.
  public var sections: [ThemeItem.Kind: Section]
  /// The place of the `Application` element.
  public var origin: Origin

  /// Makes a description.
  public init(
    themes: [String], defaultTheme: String, sections: [ThemeItem.Kind: Section] = [:], origin: Origin
  ) {
    self.themes = themes
    self.defaultTheme = defaultTheme
    self.sections = sections
    self.origin = origin
  }

  /// Returns the value of an item in a theme, or nil.
  public func value(of item: ThemeItem, in theme: String) -> Value? {
    sections[item.kind]?.value(of: item.name, in: theme)
  }

  /// The description of an application without one: a theme `none` without items.
  public static let none = ThemeDescription(
    themes: ["none"], defaultTheme: "none", origin: Origin(SourceLocation(file: "", line: 1, column: 1)))
}
