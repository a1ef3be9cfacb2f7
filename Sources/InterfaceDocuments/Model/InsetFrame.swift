import MarkupReading

/// The frame of a view as older documents have it: by lengths, and distances from edges of the view around.
///
/// ```xml
/// <frame key="frameInset" minX="10" maxX="10" minY="134" height="40"/>
/// ```
enum InsetFrame {
  struct Size {
    var width: Double
    var height: Double
  }

  struct Rect {
    var x: Double
    var y: Double
    var size: Size
  }

  /// Whether an element is such a frame.
  static func isOne(_ element: MarkupElement) -> Bool {
    element.name == "frame" && attribute("key", of: element) == "frameInset"
  }

  /// Returns the frame that an element is, in either form; nil for any other element.
  static func rect(of element: MarkupElement, in container: Size?) -> Rect? {
    func number(_ name: String) -> Double? {
      attribute(name, of: element).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    if element.name == "rect", attribute("key", of: element) == "frame" {
      let size = Size(width: number("width") ?? 0, height: number("height") ?? 0)
      return Rect(x: number("x") ?? 0, y: number("y") ?? 0, size: size)
    }
    guard isOne(element) else { return nil }
    let (x, width) = span(number("minX"), number("maxX"), number("width"), in: container?.width)
    let (y, height) = span(number("minY"), number("maxY"), number("height"), in: container?.height)
    return Rect(x: x, y: y, size: Size(width: width, height: height))
  }

  private static func attribute(_ name: String, of element: MarkupElement) -> String? {
    element.attributes.first { $0.name == name }?.value.text
  }

  /// Returns the beginning and the length of what lies between two edges.
  ///
  /// - Parameters:
  ///   - first: The distance from the first edge; nil where it may change.
  ///   - last: That from the last edge.
  ///   - length: The length; nil where it follows from both distances.
  ///   - whole: The distance between the edges; nil where it is not known.
  private static func span(_ first: Double?, _ last: Double?, _ length: Double?, in whole: Double?)
    -> (start: Double, length: Double)
  {
    let whole = whole ?? (first ?? 0) + (length ?? 0) + (last ?? 0)
    let length = length ?? max(whole - (first ?? 0) - (last ?? 0), 0)
    if let first { return (first, length) }
    if let last { return (whole - last - length, length) }
    return ((whole - length) / 2, length)
  }
}
