// What the readers name of UIKit, CoreGraphics and others that has no part in reading, so that few files are
// compiled.

import Foundation

/// A color by its components.
public struct UIColor: Equatable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
}

/// The alignment of a paragraph.
public enum NSTextAlignment { case left, center, right, justified, natural }

/// A color by its components.
public struct CGColor: Sendable {
  static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
}

/// The space of a bitmap's colors.
public struct CGColorSpace: Hashable, Sendable {
  enum Model: Sendable { case monochrome, rgb }
  /// Colors of sRGB.
  public static let sRGB = CGColorSpace()
  static let gray = CGColorSpace(model: .monochrome)
  var model = Model.rgb
}

/// The bounds of a bitmap.
public enum CGContext {
  /// The greatest number of pixels on a side.
  public static let maximumSide = 32_767
}

extension CGImage {
  func on(_ background: CGColor) -> CGImage? { self }
}

enum UploadStore { static let mostWaiting = 1_000 }

struct UploadedFile: Equatable {
  var token: String?
  var name: String
  var mediaType: String
}

/// The name of a layer.
public struct LayerID: Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes the name of a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
}

/// A constraint's axis and relation.
public enum NSLayoutConstraint {
  /// The axis of a constraint.
  public enum Axis: Sendable { case horizontal, vertical }
  /// The relation of both sides.
  public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
}

/// A face of a font.
struct FontFace {
  /// Its measures, as fractions of the size.
  struct Measures {
    var ascender, descender, lineGap, capHeight, xHeight: CGFloat
    var underlinePosition, underlineThickness, strikePosition, strikeThickness, pictureStretch: CGFloat
  }
}
