import ProcessSupport

extension CALayer {
  /// Raises an exception for bounds that are no numbers, which would take everything around the layer along.
  func raiseForBounds() -> Never {
    raise("bounds", "[\(bounds.origin.x) \(bounds.origin.y); \(bounds.size.width) \(bounds.size.height)]")
  }

  /// True; raises an exception where the position is not a number.
  var isPositionNumber: Bool {
    if position.x.isNaN || position.y.isNaN { raise("position", "[\(position.x) \(position.y)]") }
    return true
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
}
