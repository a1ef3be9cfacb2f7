import ObjectiveCRuntime

extension ObjectiveCMembers {
  /// Makes a cell of a class that a variable holds, by the `init(style:reuseIdentifier:)` of that class.
  /// Written by Shoji's tool in the place of `type.init(style: style, reuseIdentifier: name)`.
  @preconcurrency @MainActor public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    UITableViewCell.make(type, style: style, reuseIdentifier: reuseIdentifier) as! Cell
  }

  /// Makes a cell of a class that a variable may hold, by the `init(style:reuseIdentifier:)` of that class.
  @_disfavoredOverload @preconcurrency @MainActor public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type?, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell? {
    type.map { UITableViewCell.make($0, style: style, reuseIdentifier: reuseIdentifier) as! Cell }
  }

  /// Makes a header or footer of a class that a variable holds, by the `init(reuseIdentifier:)` of that
  /// class. Written by Shoji's tool in the place of `type.init(reuseIdentifier: name)`.
  @preconcurrency @MainActor public static func make<Header: UITableViewHeaderFooterView>(
    _ type: Header.Type, reuseIdentifier: String?
  ) -> Header {
    UITableViewHeaderFooterView.make(type, reuseIdentifier: reuseIdentifier) as! Header
  }

  /// Makes a header or footer of a class that a variable may hold, by the `init(reuseIdentifier:)` of that
  /// class.
  @_disfavoredOverload @preconcurrency @MainActor
  public static func make<Header: UITableViewHeaderFooterView>(
    _ type: Header.Type?, reuseIdentifier: String?
  ) -> Header? {
    type.map { UITableViewHeaderFooterView.make($0, reuseIdentifier: reuseIdentifier) as! Header }
  }
}
