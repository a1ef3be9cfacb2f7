import CoreGraphics

extension NSValue {
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
}

/// Lets a rectangle in an `NSValue`, such as a keyboard's frame, be taken out by `as? CGRect`, as on Apple's
/// systems.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// Boxes the rectangle.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Unboxes the rectangle.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// Unboxes the rectangle of a value that has one.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    guard String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType) else {
      return false
    }
    result = source.rectValue
    return true
  }

  /// Unboxes the rectangle; an empty one where there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}
