import Foundation

/// Makes a color of another one, such as a button's by its state.
public struct UIConfigurationColorTransformer: Sendable {
  /// Makes the color.
  public let transform: @Sendable (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Makes the color of another one.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A gray as light as the color.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

/// Makes a text's attributes of others, such as a button's title in another font.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Makes the attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  /// Makes a transformer of a closure.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Makes the attributes of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// The identity of a transformer and its copies: closures cannot be compared.
private final class TransformerIdentity: Sendable {}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns whether one is a copy of the other.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
  /// Hashes what copies have in common.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Returns whether one is a copy of the other.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity }
  /// Hashes what copies have in common.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
