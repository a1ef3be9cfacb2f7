import CoreGraphics

extension RuntimeInitializable where Self: UITableViewCell {
  /// Makes a cell by the `init(style:reuseIdentifier:)` of its class.
  @_disfavoredOverload @MainActor public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) {
    self = UITableViewCell.make(Self.self, style: style, reuseIdentifier: reuseIdentifier) as! Self
  }
}

extension RuntimeInitializable where Self: UITableViewHeaderFooterView {
  /// Makes a header or footer by the `init(reuseIdentifier:)` of its class.
  @_disfavoredOverload @MainActor public init(reuseIdentifier: String?) {
    self = UITableViewHeaderFooterView.make(Self.self, reuseIdentifier: reuseIdentifier) as! Self
  }
}

extension RuntimeInitializable where Self: UITableView {
  /// Makes a table by the `init(frame:style:)` of its class.
  @_disfavoredOverload @MainActor public init(frame: CGRect, style: UITableView.Style) {
    self = AnyTableShape.make(Self.self, frame: frame, style: style) as! Self
  }
}

extension RuntimeInitializable where Self: UICollectionView {
  /// Makes a collection by the `init(frame:collectionViewLayout:)` of its class.
  @_disfavoredOverload @MainActor public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
  ) {
    self = AnyCollectionShape.make(Self.self, frame: frame, layout: layout) as! Self
  }
}

/// Stands for any class of tables; see ``AnyCellShape``.
class AnyTableShape: UITableView {
  required override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never) @_optimize(none)
  static func make(_ type: UITableView.Type, frame: CGRect, style: Style) -> UITableView {
    unsafeBitCast(type as AnyClass, to: AnyTableShape.Type.self).init(frame: frame, style: style)
  }
}

private final class AnyTableShapeSubclass: AnyTableShape {}

/// Stands for any class of collections; see ``AnyCellShape``.
class AnyCollectionShape: UICollectionView {
  required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never) @_optimize(none)
  static func make(
    _ type: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
  ) -> UICollectionView {
    unsafeBitCast(type as AnyClass, to: AnyCollectionShape.Type.self)
      .init(frame: frame, collectionViewLayout: layout)
  }
}

private final class AnyCollectionShapeSubclass: AnyCollectionShape {}
