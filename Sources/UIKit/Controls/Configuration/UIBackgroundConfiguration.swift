import CoreGraphics

/// What lies behind the contents of a configured button.
public struct UIBackgroundConfiguration: Sendable {
  /// The radius of the corners in points; 0 by default. Buttons take it as their corner style says.
  public var cornerRadius: CGFloat = 0
  /// Room between the button's edges and the background, in points; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil, the default, leaves it to the button's style.
  public var backgroundColor: UIColor?
  /// Changes the colour before it is shown; nil by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The colour of a line along the edges; nil, the default, is none.
  public var strokeColor: UIColor?
  /// Changes the line's colour before it is shown; nil by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside of the background, in points; 0 by default.
  public var strokeOutset: CGFloat = 0
  /// A picture on the colour; nil by default.
  public var image: UIImage?
  /// How the picture fills the background; stretched by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The colour as it is shown.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
}
