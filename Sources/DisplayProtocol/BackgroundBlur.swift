/// A layer's blur of what lies behind it, as the materials of bars have it (CSS's `backdrop-filter`).
///
/// What was drawn so far in the layer's (rounded) box is blurred and drawn in its place, under the layer's
/// background and with the layer's opacity. Nothing from outside the box comes in: at the edges the picture
/// goes on as in a mirror. In a group (a layer around this one that is translucent) only what the group has
/// drawn so far is blurred. A layer that is turned or sheared, itself or with one around it, may blur
/// nothing.
public struct BackgroundBlur: Hashable, Sendable {
  /// The greatest radius that displays blur with, in points.
  public static let greatestRadius: CGFloat = 100

  /// The blur's standard deviation in points; 0 for no blur, and no change of colors either.
  public var radius: CGFloat
  /// The saturation of the blurred content: 1 as it was, 0 without colors, more than 1 more colorful.
  public var saturation: CGFloat

  /// Describes a blur; none by default.
  public init(radius: CGFloat = 0, saturation: CGFloat = 1) {
    self.radius = radius
    self.saturation = saturation
  }

  /// The nearest that displays show: a radius from 0 to ``greatestRadius``, a saturation from 0 to 10. A
  /// radius that is not a number counts as 0, such a saturation as 1.
  public var limited: BackgroundBlur {
    BackgroundBlur(
      radius: radius.isNaN ? 0 : min(max(radius, 0), BackgroundBlur.greatestRadius),
      saturation: saturation.isNaN ? 1 : min(max(saturation, 0), 10))
  }
}
