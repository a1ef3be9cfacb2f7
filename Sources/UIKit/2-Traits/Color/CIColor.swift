import CoreGraphics

/// A color of Core Image: components of sRGB and an opacity. UIKit's colors are made of it and give it.
public final class CIColor: NSObject, Sendable {
  private let color: CGColor

  /// Makes a color of Core Graphics'.
  public init(cgColor: CGColor) {
    color = cgColor
    super.init()
  }

  /// Makes a color of sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes an opaque color of sRGB components, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Makes a color of UIKit's, resolved now.
  public convenience init(color: UIColor) {
    self.init(cgColor: color.cgColor)
  }

  /// Makes a color of three or four numbers, as ``stringRepresentation`` gives them; black of others.
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
    guard numbers.count >= 3 else {
      self.init(red: 0, green: 0, blue: 0)
      return
    }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  /// The red component, 0…1.
  public var red: CGFloat { color.red }
  /// The green component, 0…1.
  public var green: CGFloat { color.green }
  /// The blue component, 0…1.
  public var blue: CGFloat { color.blue }
  /// The opacity, 0…1.
  public var alpha: CGFloat { color.alpha }
  /// The color space of the components.
  public var colorSpace: CGColorSpace { .sRGB }
  /// The number of components, the opacity included.
  public var numberOfComponents: Int { 4 }
  /// The components and the opacity, separated by spaces.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// Opaque black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// A gray in the middle.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Opaque red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Opaque green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Opaque blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Opaque cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Opaque magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Opaque yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Nothing to be seen.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.color == color }
  public override var hash: Int { color.hashValue }
  public override var description: String { "(\(stringRepresentation))" }
}

extension UIColor {
  /// Makes a color of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color as Core Image has it, resolved now. On iOS it is there for colors that were made of one alone.
  public var ciColor: CIColor { CIColor(color: self) }
}
