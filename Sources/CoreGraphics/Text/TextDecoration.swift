/// The decorations drawn around the glyphs of a stretch of text, and the changes made to their outlines.
public struct TextDecoration: Hashable, Sendable {
  /// The line under the text; nil for none.
  public var underline: TextRule?
  /// The line through the text; nil for none.
  public var strikethrough: TextRule?
  /// The shadow behind the text; nil for none.
  public var shadow: TextShadow?
  /// A line along the glyphs' outlines; nil for none.
  public var stroke: TextStroke?
  /// The slant of glyphs to the right, as a fraction of their height; 0 for upright ones.
  public var slant: CGFloat = 0

  /// No decoration.
  public init() {}

  /// The maximum distance by which shadow and outlines may extend beyond the glyphs.
  var reach: CGFloat {
    var reach = stroke.map { max($0.width, 0) * OutlinePen.miterLimit / 2 } ?? 0
    if let shadow, shadow.isDrawable {
      let offset = max(shadow.offset.width.magnitude, shadow.offset.height.magnitude)
      reach += offset + shadow.blur * 1.5 + 1
    }
    return reach
  }
}

extension TextStyle {
  /// The maximum distance by which slanted letters may extend beyond upright ones.
  var slantReach: CGFloat { decoration.slant.magnitude < 100 ? decoration.slant.magnitude * font.size : 0 }
}

/// A line under or through text.
public struct TextRule: Hashable, Sendable {
  /// The number of lines and their thickness.
  public enum Weight: Hashable, Sendable {
    case single, thick, double
  }

  /// The pattern in which the line is interrupted.
  public enum Pattern: Hashable, Sendable {
    case solid, dots, dashes, dashDot, dashDotDot
  }

  /// The number of lines and their thickness.
  public var weight = Weight.single
  /// The pattern in which the line is interrupted.
  public var pattern = Pattern.solid
  /// Whether there is no line under spaces.
  public var isByWord = false
  /// Its color; nil for the glyphs'.
  public var color: CGColor?

  /// One thin line in the glyphs' color.
  public init() {}

  /// A bar of the line, in points from the baseline downward.
  package typealias Bar = (top: CGFloat, height: CGFloat)

  /// The bars that make the line, given the font's own.
  package func bars(_ measure: (offset: CGFloat, thickness: CGFloat)) -> [Bar] {
    let thickness = measure.thickness
    let top = measure.offset - thickness / 2
    switch weight {
    case .single: return [(top, thickness)]
    case .thick: return [(top, 2 * thickness)]
    case .double: return [(top, thickness), (top + 2 * thickness, thickness)]
    }
  }

  /// The lengths of strokes and gaps in turn, in points; none for a line that is not interrupted.
  package var dashes: [CGFloat] {
    let unit: CGFloat = weight == .thick ? 2 : 1
    let lengths: [CGFloat] =
      switch pattern {
      case .solid: []
      case .dots: [2, 2]
      case .dashes: [6, 3]
      case .dashDot: [6, 3, 2, 3]
      case .dashDotDot: [6, 3, 2, 3, 2, 3]
      }
    return lengths.map { $0 * unit }
  }
}

/// A shadow behind text.
public struct TextShadow: Hashable, Sendable {
  /// The offset of the shadow to the right of the text and below it, in points.
  public var offset: CGSize
  /// The blur of the shadow: twice the standard deviation, in points.
  public var blur: CGFloat
  /// Its color, behind opaque text.
  public var color: CGColor

  /// Describes a shadow.
  public init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  /// Whether the shadow can be drawn: numbers that are out of bounds draw none.
  package var isDrawable: Bool {
    offset.width.magnitude < 10_000 && offset.height.magnitude < 10_000 && (0..<10_000).contains(blur)
  }

  /// The shadow's color behind text of an opacity.
  package func color(behind text: CGColor) -> CGColor {
    color.copy(alpha: color.alpha * text.alpha) ?? color
  }
}

/// A line along the outlines of glyphs, half of it inside.
public struct TextStroke: Hashable, Sendable {
  /// The line's width in points.
  public var width: CGFloat
  /// Its color; nil for the glyphs'.
  public var color: CGColor?
  /// Whether the glyphs are filled too.
  public var isFilled: Bool

  /// Describes a line of a width in points.
  public init(width: CGFloat, color: CGColor? = nil, isFilled: Bool = false) {
    self.width = width
    self.color = color
    self.isFilled = isFilled
  }
}

/// A picture in a line of text, in place of a character.
public struct TextPicture: Hashable, Sendable {
  /// The pixels; nil leaves room only.
  public var image: CGImage?
  /// Its size in points.
  public var size: CGSize
  /// The distance of its lower edge above the baseline, in points.
  public var rise: CGFloat

  /// Places a picture. Lengths that are not finite or too large for a page count as nothing.
  public init(image: CGImage?, size: CGSize, rise: CGFloat = 0) {
    func usable(_ length: CGFloat) -> CGFloat { length.magnitude < 100_000 ? length : 0 }
    self.image = image
    self.size = CGSize(width: max(usable(size.width), 0), height: max(usable(size.height), 0))
    self.rise = usable(rise)
  }

  /// Returns the frames of the pictures of a run that begins at `x`, `y` being the baseline.
  package func boxes(in run: TypesetRun, x: CGFloat, y: CGFloat) -> [CGRect] {
    (0..<run.text.count).map { index in
      CGRect(
        origin: CGPoint(x: x + CGFloat(index) * size.width, y: y - rise - size.height), size: size)
    }
  }
}
