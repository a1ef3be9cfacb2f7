/// The options of a table.
public struct TableViewOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The table has a refresh control, and emits `.refresh` when it is pulled.
  public static let reloadable = TableViewOptions(rawValue: 1 << 0)
  /// A row is deselected right after it was selected.
  public static let deselectsAutomatically = TableViewOptions(rawValue: 1 << 1)
  /// No options.
  public static let none: TableViewOptions = []
}
