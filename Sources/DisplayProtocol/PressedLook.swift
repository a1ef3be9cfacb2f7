/// The look that a layer takes while it is pressed, for displays that show it before the app has answered.
/// It is a guess: the app's next commits say what the layer shows.
public enum PressedLook: Hashable, Sendable {
  /// All that lies in the layer fades, to this part of its opacity.
  case faded(Double)
  /// All that lies in the layer gets darker, to this part of its brightness.
  case darkened(Double)
  /// The layer's background has another color.
  case background(CGColor)
  /// The rearmost layer in it has another background; where that one's own rearmost has its size, that one.
  case ground(CGColor)
}
