import CoreGraphics
import Foundation

extension UIButton {
  /// The appearance and contents of a button in one value.
  ///
  /// Sizes are those of iOS 15 to 18: a medium button's title is in the body's 17 points, with 7 points above
  /// and below it and 12 on either side.
  public struct Configuration: Hashable, Sendable {
    /// The amount of space that a button occupies.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    /// The alignment of the title and the subtitle below it.
    public enum TitleAlignment: Int, Sendable {
      /// Away from the picture beside them; else in the middle.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// The roundness of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, growing with the text.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      /// Half a circle at either end.
      case capsule = 4
    }

    /// The sign at the button's end that a press opens a menu.
    public enum Indicator: Int, Sendable {
      /// Two chevrons for a button that shows the choice of its menu; else none.
      case automatic = 0
      case none = 1
      /// Two chevrons.
      case popup = 2
    }

    /// The kind of the button.
    enum Style: Sendable {
      case plain, gray, tinted, filled
    }

    let style: Style

    /// Text only, in the tint color.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// On a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// On a faint background of the tint color.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// On a background of the tint color, in white.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// As ``plain()``.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// As ``gray()``.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    init(style: Style) {
      self.style = style
    }

    // MARK: Contents

    /// The title; nil by default, which leaves it to ``UIButton/setTitle(_:for:)``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The title with attributes; nil by default.
    public var attributedTitle: AttributedString?

    /// Changes the title's attributes before it is shown; nil by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The line break mode of a title that is too long; by default, it continues in another line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// A smaller line below the title; nil by default.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle with attributes; nil by default.
    public var attributedSubtitle: AttributedString?

    /// Changes the subtitle's attributes before it is shown; nil by default.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The line break mode of a subtitle that is too long; by default, it continues in another line.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The picture; nil by default, which leaves it to ``UIButton/setImage(_:for:)``.
    public var image: UIImage?

    /// Changes the picture's color before it is shown; nil by default.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    /// The configuration of a symbol's size; that of the title's font by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// Whether a turning wheel stands in the picture's place; false by default.
    public var showsActivityIndicator = false

    /// Changes the wheel's color before it is shown; nil by default.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The sign at the button's end; automatic by default.
    public var indicator = Indicator.automatic

    /// Changes the sign's color before it is shown; nil by default.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Layout

    /// Room around the contents, in points; by the size by default, 7 above and below and 12 beside for a
    /// medium one.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ConfigurationAppearance(buttonSize).insets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?

    /// Resets ``contentInsets`` to those of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// On which side of the titles the picture stands; before them by default.
    public var imagePlacement = NSDirectionalRectEdge.leading

    /// Points between picture and titles; 0 by default.
    public var imagePadding: CGFloat = 0

    /// Points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = 1

    /// The alignment of the title and the subtitle below it; automatic by default.
    public var titleAlignment = TitleAlignment.automatic

    /// The amount of space that the button occupies; medium by default.
    public var buttonSize = Size.medium

    /// The roundness of the background's corners; determined by the size by default.
    public var cornerStyle = CornerStyle.dynamic

    // MARK: Colors

    /// The color of titles and picture; nil, the default, leaves it to the style.
    public var baseForegroundColor: UIColor?

    /// The color that the background is made of; nil, the default, leaves it to the style.
    public var baseBackgroundColor: UIColor?

    /// The background behind the contents.
    public var background = UIBackgroundConfiguration()

    /// Whether a selected button changes its colors by itself; true by default.
    public var automaticallyUpdateForSelection = true

    /// The configuration for a button's present state. Colors that depend on the state are worked out
    /// when the button is shown, so it is the configuration itself.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// The numbers of one size of configured buttons.
struct ConfigurationAppearance {
  var insets: NSDirectionalEdgeInsets
  var titleSize: CGFloat
  var subtitleSize: CGFloat
  var cornerRadius: CGFloat

  static let spinner: CGFloat = 20
  /// Between the contents and the sign of a menu.
  static let indicatorGap: CGFloat = 5
  /// The opacity of a background and of contents without one, under a finger.
  static let pressedAlpha: CGFloat = 0.75
  static let pressedPlainAlpha: CGFloat = 0.4
  /// The opacity of a fill behind text of its color, and where that needs more contrast in the dark.
  static let tintAlpha: CGFloat = 0.18
  static let faintTintAlpha: CGFloat = 0.12

  init(_ size: UIButton.Configuration.Size) {
    func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
    switch size {
    case .mini: (self.insets, titleSize, subtitleSize, cornerRadius) = (insets(3, 8), 13, 11, 5.5)
    case .small: (self.insets, titleSize, subtitleSize, cornerRadius) = (insets(5, 10), 15, 12, 5.95)
    case .medium: (self.insets, titleSize, subtitleSize, cornerRadius) = (insets(7, 12), 17, 12, 5.95)
    case .large: (self.insets, titleSize, subtitleSize, cornerRadius) = (insets(15, 20), 17, 15, 8.75)
    }
  }

  /// The radius of a background's corners.
  @MainActor func radius(_ configuration: UIButton.Configuration, height: CGFloat) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed: configuration.background.cornerRadius
    case .dynamic:
      configuration.background.cornerRadius > 0 ? configuration.background.cornerRadius : cornerRadius
    case .small: 4
    case .medium: 5.95
    case .large: 8.75
    case .capsule: height / 2
    }
  }
}
