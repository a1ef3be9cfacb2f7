import CoreGraphics

// UIKit's texts of geometric values, "{1, 2}" and "{{0, 0}, {3, 4}}", and its names for values in archives.

extension NSCoder {
  /// Returns the text of a point: "{x, y}".
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }
  /// Returns the text of a size: "{width, height}".
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }
  /// Returns the text of a vector: "{dx, dy}".
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
  /// Returns the text of a rectangle: "{{x, y}, {width, height}}".
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns the text of a transform: "[a, b, c, d, tx, ty]".
  public class func string(for transform: CGAffineTransform) -> String {
    "["
      + list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]) + "]"
  }
  /// Returns the text of insets: "{top, left, bottom, right}".
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns the text of insets: "{top, leading, bottom, trailing}".
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Returns the text of an offset: "{horizontal, vertical}".
  public class func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

  /// Returns the point of a text; zero for any other text.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the size of a text; zero for any other text.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the vector of a text; zero for any other text.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the rectangle of a text; zero for any other text.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the transform of a text; the identity for any other text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }
  /// Returns the insets of a text; zero for any other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// Returns the insets of a text; zero for any other text.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// Returns the offset of a text; zero for any other text.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Returns the point that was encoded under a key; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// Returns the size that was encoded under a key; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// Returns the rectangle that was encoded under a key; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  /// Encodes insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets), forKey: key)
  }
  /// Returns the insets that were encoded under a key; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    (decodeObject(forKey: key) as? String).map { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
  }

  private class func braced(_ numbers: [CGFloat]) -> String { "{" + list(numbers) + "}" }

  private class func list(_ numbers: [CGFloat]) -> String {
    numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
  }

  /// Returns the numbers of a text when there are as many of them as expected.
  private class func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }.map { Double($0) }
    guard parts.count == count, !parts.contains(nil) else { return nil }
    return parts.map { CGFloat($0!) }
  }
}
