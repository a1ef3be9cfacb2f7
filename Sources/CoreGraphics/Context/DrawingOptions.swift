/// The method by which drawn content is composited with the content already there. The raw values are Core
/// Graphics'.
public enum CGBlendMode: Int32, Sendable, Hashable {
  /// The source lies over the destination.
  case normal = 0
  /// The components are multiplied: never lighter than either.
  case multiply
  /// The inverses are multiplied: never darker than either.
  case screen
  /// Multiplies or screens, as the destination is dark or light.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Brightens the destination to reflect the source.
  case colorDodge
  /// Darkens the destination to reflect the source.
  case colorBurn
  /// Darkens or lightens, as the source is dark or light.
  case softLight
  /// Multiplies or screens, as the source is dark or light.
  case hardLight
  /// The difference of the two.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// The source's hue with the destination's saturation and luminosity.
  case hue
  /// The source's saturation with the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the destination's luminosity.
  case color
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity
  /// Nothing is left.
  case clear
  /// The source replaces the destination.
  case copy
  /// The source where the destination is opaque.
  case sourceIn
  /// The source where the destination is transparent.
  case sourceOut
  /// The source over the destination, only where the destination is opaque.
  case sourceAtop
  /// The destination lies over the source.
  case destinationOver
  /// The destination where the source is opaque.
  case destinationIn
  /// The destination where the source is transparent.
  case destinationOut
  /// The destination over the source, only where the source is opaque.
  case destinationAtop
  /// Each where the other is not.
  case xor
  /// Sums toward black. Cairo has no such operator: drawn as ``multiply``, which darkens alike.
  case plusDarker
  /// Sums toward white.
  case plusLighter
}

/// The shape of the ends of a line. The raw values are Core Graphics'.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Cut off at the end point.
  case butt
  /// A half circle about the end point.
  case round
  /// A half square about the end point.
  case square
}

/// The shape of the corners of a line. The raw values are Core Graphics'.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// A sharp corner, within the miter limit.
  case miter
  /// A round corner.
  case round
  /// A corner cut off.
  case bevel
}

/// The rule that decides which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable, Hashable {
  /// Those that the path winds about, counting direction.
  case winding
  /// Those that an odd number of its lines surround.
  case evenOdd
}

/// The parts of a path that ``CGContext/drawPath(using:)`` paints. The raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  /// The inside, by the winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside, by the winding rule, then the line.
  case fillStroke
  /// The inside, by the even-odd rule, then the line.
  case eoFillStroke
}

/// The quality with which images are scaled. The raw values are Core Graphics'.
public enum CGInterpolationQuality: Int32, Sendable, Hashable {
  /// The context's own choice: ``medium``.
  case `default` = 0
  /// The nearest pixel.
  case none
  /// Between neighbors.
  case low
  /// Slower, with good results when shrinking.
  case high
  /// Between neighbors, averaged when shrinking.
  case medium
}

/// The reason a context could not be made.
public enum DrawingError: Error, Hashable, CustomStringConvertible {
  /// The size is empty, not finite, or larger than can be drawn.
  case badSize(width: CGFloat, height: CGFloat)
  /// Cairo refused, in its own words.
  case refused(String)

  /// The fault in words.
  public var description: String {
    switch self {
    case .badSize(let width, let height):
      "cannot draw into \(width)×\(height): each side must lie between 1 and \(CGContext.maximumSide), "
        + "and the whole must not exceed \(CGImage.maximumPixelCount) pixels"
    case .refused(let reason):
      "cairo could not make a drawing context: \(reason)"
    }
  }
}

/// Whether drawn text is filled, outlined, or limits what is drawn afterwards. The raw values are Core
/// Graphics'.
public enum CGTextDrawingMode: Int32, Sendable, Hashable {
  /// The glyphs are filled.
  case fill = 0
  /// Their outlines are drawn.
  case stroke
  /// They are filled, and their outlines drawn over that.
  case fillStroke
  /// Nothing is drawn.
  case invisible
  /// As `fill`; what is drawn afterwards is kept inside the glyphs.
  case fillClip
  /// As `stroke`; what is drawn afterwards is kept inside the glyphs.
  case strokeClip
  /// As `fillStroke`; what is drawn afterwards is kept inside the glyphs.
  case fillStrokeClip
  /// Nothing is drawn; what is drawn afterwards is kept inside the glyphs.
  case clip

  /// Whether text limits what is drawn afterwards.
  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }

  /// Returns the outline of a text that has one, or none, of its own: nil where nothing is drawn, a nil
  /// outline where the text is only filled.
  func stroke(_ own: TextStroke?, lineWidth: CGFloat) -> TextStroke?? {
    switch self {
    case .fill, .fillClip: return .some(own)
    case .invisible, .clip: return nil
    case .stroke, .strokeClip, .fillStroke, .fillStrokeClip:
      let isFilled = self == .fillStroke || self == .fillStrokeClip
      guard lineWidth > 0 else { return isFilled ? .some(own) : nil }
      return TextStroke(width: lineWidth, color: own?.color, isFilled: isFilled)
    }
  }
}
