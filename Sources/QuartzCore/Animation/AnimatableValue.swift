import DisplayProtocol

/// A value of a layer's property that can move.
enum AnimatableValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CATransform3D)
  case path(CGPath?)
  case numbers([CGFloat])
  case colors([CGColor])

  /// Whether it is a place or a size of which a number is none, which no layer can have.
  var hasNaN: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .point(let point): point.x.isNaN || point.y.isNaN
    case .size(let size): size.width.isNaN || size.height.isNaN
    case .rect(let rect): rect.hasNaN
    default: false
    }
  }

  /// Reads what apps write: numbers of any kind, points, sizes, rectangles, colors, transforms.
  init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGVector: self = .size(CGSize(width: value.dx, height: value.dy))
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGPath: self = .path(value.copy())
    case let value as [CGColor] where !value.isEmpty: self = .colors(value)
    case let value as [CGFloat]: self = .numbers(value)
    case let value as [Double]: self = .numbers(value.map { CGFloat($0) })
    case let value as [Int]: self = .numbers(value.map { CGFloat($0) })
    case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
    default: return nil
    }
  }

  /// The value as apps read it.
  var any: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .path(let value): value
    case .numbers(let value): value.map { NSNumber(value: Double($0)) }
    case .colors(let value): value
    }
  }

  /// The value as a number; nil where it is none.
  var number: Double? {
    if case .number(let value) = self { Double(value) } else { nil }
  }

  /// The value of the same kind that adds nothing.
  var nothing: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(nil)
    case .transform: .transform(CATransform3DIdentity)
    case .path: .path(nil)
    case .numbers(let value): .numbers(value.map { _ in 0 })
    case .colors: .colors([])
    }
  }

  /// The sum of both; a color is replaced, and a transform comes before the other.
  func adding(_ other: AnimatableValue, times factor: CGFloat = 1) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b * factor)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor, y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor, height: a.size.height + b.size.height * factor))
    case (.transform(let a), .transform(let b)):
      .transform(CATransform3DConcat(factor < 0 ? CATransform3DInvert(b) : b, a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 * factor })
    default: other
    }
  }
}
