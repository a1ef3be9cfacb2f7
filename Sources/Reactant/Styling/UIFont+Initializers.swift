import UIKit

extension UIFont {
  /// Creates a font by the name of a family or face. An unknown name gives the font that UIKit falls back to,
  /// never nil.
  /// - Parameters:
  ///   - name: The font's name, such as "HelveticaNeue".
  ///   - size: The size, in points.
  public convenience init(_ name: String, _ size: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: name, size: size), size: 0)
  }

  /// A weight of the system font: `UIFont.System.bold[20]`.
  public enum System: CaseIterable, Sendable {
    /// The thinnest weight.
    case ultraLight
    /// The second thinnest weight.
    case thin
    /// A light weight.
    case light
    /// The weight of running text.
    case regular
    /// Between regular and semibold.
    case medium
    /// Between medium and bold.
    case semibold
    /// The weight of emphasis.
    case bold
    /// Above bold.
    case heavy
    /// The heaviest weight.
    case black

    /// The weight in UIKit's terms.
    public var weight: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// Returns the system font of the weight.
    /// - Parameter size: The size, in points.
    public func font(size: CGFloat) -> UIFont {
      .systemFont(ofSize: size, weight: weight)
    }

    /// The system font of the weight, in a size in points.
    public subscript(size: CGFloat) -> UIFont { font(size: size) }
  }

  /// Returns the font with traits added to its own; the same font where there is no face with them.
  public func with(traits: UIFontDescriptor.SymbolicTraits...) -> UIFont {
    let all = traits.reduce(fontDescriptor.symbolicTraits) { $0.union($1) }
    guard let descriptor = fontDescriptor.withSymbolicTraits(all) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// Returns the font in italics; the same font where it has none.
  public func italic() -> UIFont {
    with(traits: .traitItalic)
  }
}
