extension LayerProperty {
  /// What has to be added to `new` to get this value; nil where a property knows no differences, and where one
  /// of the two cannot be undone, such as a scale of nothing.
  public func difference(from new: LayerProperty) -> LayerProperty? {
    switch (self, new) {
    case (.frame(let old), .frame(let new)):
      .frame(
        CGRect(
          x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y,
          width: old.size.width - new.size.width, height: old.size.height - new.size.height))
    case (.contentOffset(let old), .contentOffset(let new)):
      .contentOffset(CGPoint(x: old.x - new.x, y: old.y - new.y))
    case (.opacity(let old), .opacity(let new)): .opacity(old - new)
    case (.transform(let old), .transform(let new)):
      old.anchor == new.anchor && new.matrix.canBeUndone
        ? .transform(
          LayerTransform(matrix: old.matrix.concatenating(new.matrix.inverted()), anchor: new.anchor))
        : nil
    case (.corners(let old), .corners(let new)):
      old.mask == new.mask ? .corners(Corners(radius: old.radius - new.radius, mask: new.mask)) : nil
    default: nil
    }
  }

  /// The difference of a value from itself.
  public var noDifference: LayerProperty? {
    switch self {
    case .frame: .frame(.zero)
    case .contentOffset: .contentOffset(.zero)
    case .opacity: .opacity(0)
    case .transform(let value): .transform(LayerTransform(matrix: .identity, anchor: value.anchor))
    case .corners(let value): .corners(Corners(radius: 0, mask: value.mask))
    default: nil
    }
  }

  /// The value with a difference added.
  public func adding(_ difference: LayerProperty) -> LayerProperty {
    switch (self, difference) {
    case (.frame(let value), .frame(let by)):
      .frame(
        CGRect(
          x: value.origin.x + by.origin.x, y: value.origin.y + by.origin.y,
          width: max(0, value.size.width + by.size.width), height: max(0, value.size.height + by.size.height))
      )
    case (.contentOffset(let value), .contentOffset(let by)):
      .contentOffset(CGPoint(x: value.x + by.x, y: value.y + by.y))
    case (.opacity(let value), .opacity(let by)): .opacity(value + by)
    case (.transform(let value), .transform(let by)):
      .transform(LayerTransform(matrix: by.matrix.concatenating(value.matrix), anchor: value.anchor))
    case (.corners(let value), .corners(let by)):
      .corners(Corners(radius: value.radius + by.radius, mask: value.mask))
    default: self
    }
  }
}

extension CGAffineTransform {
  fileprivate var canBeUndone: Bool { abs(a * d - b * c) > 1e-9 }
}
