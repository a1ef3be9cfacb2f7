import DisplayProtocol

/// The CSS of an SVG path that shows a shape.
enum ShapeEncoder {
  /// The entry that is an attribute instead: the path's length, where dashes count in parts of it.
  static let pathLength = "n"

  /// Writes the entries of a shape.
  static func write(_ shape: LayerShape, isMoving: Bool = false, into json: inout JSONWriter) {
    json.beginObject()
    for entry in entries(of: shape, isMoving: isMoving) {
      json.key(entry.name)
      json.string(entry.value)
    }
    json.endObject()
  }

  /// The entries of a shape. One that moves has all that may move, so that browsers go from one value to the
  /// next.
  static func entries(of shape: LayerShape, isMoving: Bool = false) -> [(name: String, value: String)] {
    var entries: [(name: String, value: String)] = []
    func write(_ name: String, _ value: String) { entries.append((name, value)) }
    // Dashes of the app's own leave no room for those that cut the line.
    let isCut = !shape.dashes.isEmpty && shape.isTrimmed
    let data = SVGPath.data(of: isCut ? shape.strokedPath : shape.path)
    write("d", "path(\"\(data)\")")
    write("fill", shape.fillColor.map(LayerStyle.color) ?? (isMoving ? "transparent" : "none"))
    if shape.usesEvenOddRule { write("fill-rule", "evenodd") }
    guard shape.isStroked || isMoving else { return entries }
    // A line that grows from nothing has its color from the start.
    let stroke = shape.isStroked || isMoving ? shape.strokeColor : nil
    write("stroke", stroke.map(LayerStyle.color) ?? "transparent")
    write("stroke-width", LayerStyle.length(max(0, shape.lineWidth)))
    if shape.lineCap != .butt { write("stroke-linecap", shape.lineCap == .round ? "round" : "square") }
    if shape.lineJoin != .miter { write("stroke-linejoin", shape.lineJoin == .round ? "round" : "bevel") }
    write("stroke-miterlimit", LayerStyle.number(shape.miterLimit))
    if shape.dashes.isEmpty {
      // Always, so that an animation finds the same units.
      write(pathLength, "1")
      if shape.isTrimmed || isMoving {
        let (start, end) = (shape.visibleStart, max(shape.visibleStart, shape.visibleEnd))
        write("stroke-dasharray", "\(LayerStyle.number(end - start)) 2")
        write("stroke-dashoffset", LayerStyle.number(-start))
      }
    } else {
      write("stroke-dasharray", shape.dashes.map(LayerStyle.length).joined(separator: " "))
      write("stroke-dashoffset", LayerStyle.length(shape.dashPhase))
    }
    return entries
  }
}
