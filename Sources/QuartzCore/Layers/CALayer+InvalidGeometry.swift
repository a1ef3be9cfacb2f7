import ProcessSupport

// A layer at no number would take everything around it along, so it raises an exception. Where the layer or
// what it lies in is without end, its place may be none by arithmetic alone (∞ − ∞), of which no app would
// find the cause: such a layer keeps the place that it had.
extension CALayer {
  /// Keeps the bounds from before, or raises an exception for bounds that are no numbers.
  func refuse(_ bounds: CGRect, keeping old: CGRect) {
    guard isWithoutEnd(old) || position.isWithoutEnd else {
      raise("bounds", "[\(bounds.origin.x) \(bounds.origin.y); \(bounds.size.width) \(bounds.size.height)]")
    }
    self.bounds = old
  }

  /// Whether the position is a number. Keeps the one from before, or raises an exception, where it is none.
  func isPlaced(insteadOfAt old: CGPoint) -> Bool {
    guard position.x.isNaN || position.y.isNaN else { return true }
    guard isWithoutEnd(bounds) || old.isWithoutEnd else { raise("position", "[\(position.x) \(position.y)]") }
    position = old
    return false
  }

  /// Whether bounds of this layer, or those of a layer around it, are.
  private func isWithoutEnd(_ bounds: CGRect) -> Bool {
    bounds.isWithoutEnd
      || sequence(first: self, next: \.superlayer).dropFirst().contains { $0.bounds.isWithoutEnd }
  }

  private func raise(_ property: String, _ value: String) -> Never {
    ExceptionName.layerInvalidGeometry.raise(
      "CALayer \(property) contains NaN: \(value). Layer: \(self) of \(delegate.map { "\(type(of: $0))" } ?? "no view")"
    )
  }
}

extension CGRect {
  /// Whether one of its numbers is none.
  var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }

  /// Whether one of its numbers is infinite, or nearly.
  fileprivate var isWithoutEnd: Bool {
    origin.isWithoutEnd || CGPoint(x: size.width, y: size.height).isWithoutEnd
  }
}

extension CGPoint {
  /// Whether one of its numbers is infinite, or so great that a sum of some of them is.
  fileprivate var isWithoutEnd: Bool {
    abs(x) > .greatestFiniteMagnitude / 8 || abs(y) > .greatestFiniteMagnitude / 8
  }
}
