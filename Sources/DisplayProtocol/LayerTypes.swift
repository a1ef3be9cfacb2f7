@_exported import CoreGraphics

/// Names one layer of a scene. Never used again for another layer.
public struct LayerID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number behind the name.
  /// The value as a number.
  public let rawValue: Int

  /// Makes the name of a number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The scene's root, which covers the whole display and is there from the start.
  public static let root = LayerID(0)

  /// Whether a layer was named before another.
  public static func < (lhs: LayerID, rhs: LayerID) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The name in words, such as `layer 7`.
  public var description: String { "layer \(rawValue)" }
}

/// A change of shape and the point that stays where it is.
public struct LayerTransform: Hashable, Sendable {
  /// The matrix.
  public var matrix: CGAffineTransform
  /// The point that the matrix turns and scales about, in fractions of the layer's size.
  public var anchor: CGPoint

  /// Makes a transform; by default the identity about the center.
  public init(matrix: CGAffineTransform = .identity, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    self.matrix = matrix
    self.anchor = anchor
  }
}

/// Round corners.
public struct Corners: Hashable, Sendable {
  /// A set of corners of a layer; the bits are those of `CACornerMask`.
  public struct Mask: OptionSet, Hashable, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = Mask(rawValue: 1)
    /// The top right corner.
    public static let topRight = Mask(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = Mask(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = Mask(rawValue: 8)
    /// All four corners.
    public static let all: Mask = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The radius in points; displays limit it to half the shorter side.
  public var radius: CGFloat
  /// The corners that are round.
  public var mask: Mask

  /// Makes corners; square by default.
  public init(radius: CGFloat = 0, mask: Mask = .all) {
    self.radius = radius
    self.mask = mask
  }
}

/// A line inside a layer's edges.
public struct Border: Hashable, Sendable {
  /// The line's width in points; 0 for no line.
  public var width: CGFloat
  /// The line's color.
  public var color: CGColor

  /// Makes a border; none by default.
  public init(width: CGFloat = 0, color: CGColor = .black) {
    self.width = width
    self.color = color
  }
}

/// The shadow that a layer throws: of its path where it has one, of its (rounded) box where it has a
/// background, and else of all that it and the layers in it show.
public struct Shadow: Hashable, Sendable {
  /// The color, its alpha already multiplied by the shadow's opacity.
  public var color: CGColor
  /// The offset of the shadow from the layer.
  public var offset: CGSize
  /// The standard deviation of the blur, in points (UIKit's `shadowRadius`; CSS's blur radius is twice it).
  public var radius: CGFloat
  /// The shape that throws the shadow, in the layer's space; nil for what the layer shows.
  public var path: CGPath?

  /// Whether its numbers can be drawn.
  public var isDrawable: Bool {
    offset.width.magnitude < 1e6 && offset.height.magnitude < 1e6 && radius.magnitude < 1e5
  }

  /// Describes a shadow.
  public init(color: CGColor, offset: CGSize, radius: CGFloat, path: CGPath? = nil) {
    self.color = color
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}

/// The content that a layer shows on its background.
public enum LayerContent: Hashable, Sendable {
  /// Nothing.
  case none
  /// Typeset text whose top left lies at `origin` in the layer's space.
  case text(TypesetText, origin: CGPoint)
  /// A picture.
  indirect case image(LayerImage)
  /// A path that is filled and stroked.
  indirect case shape(LayerShape)
}

/// A picture and where it lies in its layer.
public struct LayerImage: Hashable, Sendable {
  /// A way to draw a picture larger than its pixels.
  public enum Filter: Hashable, Sendable {
    /// Smoothly, by what lies between pixels.
    case linear
    /// Each pixel as a box.
    case nearest
  }

  /// The pixels.
  public var image: CGImage
  /// The frame of the whole image in the layer's space; it may extend beyond the layer.
  public var rect: CGRect
  /// For a picture that stretches in nine parts: the parts that keep their size, in points from each
  /// edge of the picture. All zero stretches the whole.
  public var caps: CapInsets
  /// Pixels of the picture to a point, needed for the caps.
  public var scale: CGFloat
  /// The picture's rectangle while the layer's size is animated, in fractions of that size. Nil when it
  /// follows from ``rect`` and the layer's own size, as it does unless that is empty.
  public var fractions: CGRect?
  /// The gradient that the picture shows; nil for a picture of anything else.
  @Boxed public var gradient: LayerGradient?

  /// Places a picture.
  public init(
    image: CGImage, rect: CGRect, caps: CapInsets = CapInsets(), scale: CGFloat = 1, fractions: CGRect? = nil
  ) {
    self.image = image
    self.rect = rect
    self.caps = caps
    self.scale = scale
    self.fractions = fractions
  }

  /// The place in fractions of the size of a layer; nil where that is empty and nothing is set.
  public func fractions(of size: CGSize) -> CGRect? {
    if let fractions { return fractions }
    guard size.width > 0, size.height > 0 else { return nil }
    return CGRect(
      x: rect.origin.x / size.width, y: rect.origin.y / size.height, width: rect.width / size.width,
      height: rect.height / size.height)
  }
}

/// The edges of a picture that keep their size while its middle stretches, in points.
public struct CapInsets: Hashable, Sendable {
  /// The inset from the top edge.
  public var top: CGFloat
  /// The inset from the left edge.
  public var left: CGFloat
  /// The inset from the bottom edge.
  public var bottom: CGFloat
  /// The inset from the right edge.
  public var right: CGFloat

  /// Makes caps; none by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Whether the whole picture stretches.
  public var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }
}
