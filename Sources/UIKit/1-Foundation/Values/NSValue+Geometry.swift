import QuartzCore

extension NSValue {
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Boxes a transform of a layer.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    self.init(bytes: &transform, objCType: CATransform3D.encoding)
  }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
  /// The transform of a layer in the box; the identity where there is none.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    if String(cString: objCType) == CATransform3D.encoding { getValue(&transform) }
    return transform
  }

  /// Whether it has a value of the same type as another one.
  fileprivate func isLike(_ other: NSValue) -> Bool {
    String(cString: objCType) == String(cString: other.objCType)
  }
}

extension CATransform3D {
  /// The type in an `NSValue`: sixteen numbers, since Foundation encodes no structures of others here.
  fileprivate static let encoding = "[16d]"
}

// Values in an `NSValue`, such as a keyboard's frame or the ends of an animation, are taken out by
// `as? CGRect` and its like, as on Apple's systems.

extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Boxes the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Unboxes the rectangle.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Unboxes the rectangle of a value that has one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard source.isLike(NSValue(rect: .zero)) else { return false }
    result = source.rectValue
    return true
  }

  /// Unboxes the rectangle; an empty one where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
  /// Boxes the point.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Unboxes the point.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.pointValue
  }

  /// Unboxes the point of a value that has one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    guard source.isLike(NSValue(point: .zero)) else { return false }
    result = source.pointValue
    return true
  }

  /// Unboxes the point; the origin where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.pointValue ?? .zero
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
  /// Boxes the size.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Unboxes the size.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.sizeValue
  }

  /// Unboxes the size of a value that has one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    guard source.isLike(NSValue(size: .zero)) else { return false }
    result = source.sizeValue
    return true
  }

  /// Unboxes the size; an empty one where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.sizeValue ?? .zero
  }
}

extension CATransform3D: _ObjectiveCBridgeable {
  /// Boxes the transform.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// Unboxes the transform.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = source.caTransform3DValue
  }

  /// Unboxes the transform of a value that has one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) -> Bool {
    guard source.isLike(NSValue(caTransform3D: CATransform3DIdentity)) else { return false }
    result = source.caTransform3DValue
    return true
  }

  /// Unboxes the transform; the identity where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}
