import CoreGraphics

/// Stands for any class of cells whose `init(style:reuseIdentifier:)` is not `required`: the call goes
/// through the slot that `UITableViewCell` gave it in the class's table of methods, and so reaches the
/// class's own.
class AnyCellShape: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AnyCellShapeSubclass: AnyCellShape {}

/// The same for headers and footers.
class AnyHeaderShape: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class AnyHeaderShapeSubclass: AnyHeaderShape {}

extension UITableViewCell {
  /// Makes a cell of a class that is known only at run time. The optimizer, which would bind the call to the
  /// shape, has to keep away.
  @inline(never) @_optimize(none)
  static func make(
    _ type: UITableViewCell.Type, style: CellStyle = .default, reuseIdentifier: String?
  ) -> UITableViewCell {
    unsafeBitCast(type as AnyClass, to: AnyCellShape.Type.self)
      .init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  /// Makes a header or footer of a class that is known only at run time, as `make` does a cell.
  @inline(never) @_optimize(none)
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type as AnyClass, to: AnyHeaderShape.Type.self).init(reuseIdentifier: reuseIdentifier)
  }
}
