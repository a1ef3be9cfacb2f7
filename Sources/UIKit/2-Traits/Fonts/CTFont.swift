import CoreGraphics
import Synchronization

/// A font of Core Text, which is one of UIKit's.
public typealias CTFont = UIFont
/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// A character of a string in UTF-16.
public typealias UniChar = UInt16

/// The direction of text.
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own.
  case `default` = 0
  /// Along lines.
  case horizontal = 1
  /// Down columns. Glyphs have the measures of lines here.
  case vertical = 2
}

/// Makes the font of a name, such as `HelveticaNeue-Bold`, at a size in points, 12 for 0. A font that is not
/// there becomes the system's. The transform, for slanted or stretched fonts, is not applied.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// Makes the same font at another size in points; the same for 0.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: UIFontDescriptor?
) -> CTFont {
  let size = size == 0 ? font.pointSize : size
  return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

/// Returns the size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline up to the top of the line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline down to the bottom of the line, in points: positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the points between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of a capital letter in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of a small x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the position of a line under text: its middle above the baseline in points, negative below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  (try? FontLibrary.shared.face(for: font.font)).map { -$0.underline(size: font.pointSize).offset } ?? 0
}
/// Returns the thickness of a line under text in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  (try? FontLibrary.shared.face(for: font.font)).map { $0.underline(size: font.pointSize).thickness } ?? 0
}
/// Returns the units of the font's file in one size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { font.glyphs?.unitsPerEm ?? 0 }
/// Returns the number of glyphs in the font's file.
public func CTFontGetGlyphCount(_ font: CTFont) -> Int { font.glyphs?.count ?? 0 }

/// Returns the full name, such as `Inter-Bold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the name of the family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the full name with spaces.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  font.fontName.replacingOccurrences(of: "-", with: " ")
}
/// Returns the name for people, which is the full one.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// Writes the glyphs of characters, 0 for each that the font's file has not; of two characters that stand for
/// one, the glyph is written for the first. Returns whether the file has them all.
@discardableResult public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
  let source = font.glyphs
  var (isWhole, index) = (true, 0)
  for scalar in String(decoding: UnsafeBufferPointer(start: characters, count: count), as: UTF16.self)
    .unicodeScalars
  {
    guard index < count else { break }
    let glyph = source?.glyph(of: scalar)
    if glyph == nil { isWhole = false }
    glyphs[index] = glyph ?? 0
    let length = UTF16.width(scalar)
    if length == 2, index + 1 < count { glyphs[index + 1] = 0 }
    index += length
  }
  return isWhole
}

/// Writes the ways from glyphs to their next ones, in points, and returns their sum.
@discardableResult public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double {
  guard let source = font.glyphs else { return 0 }
  return (0..<count).reduce(0) { sum, index in
    let advance = source.advance(of: glyphs[index])
    advances?[index] = CGSize(width: advance, height: 0)
    return sum + advance
  }
}

/// Writes the boxes around glyphs' outlines, in points with y growing upward, and returns the box around them
/// all.
@discardableResult public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: Int
) -> CGRect {
  guard let source = font.glyphs else { return .zero }
  return (0..<count).reduce(CGRect.null) { box, index in
    let bounds = source.bounds(of: glyphs[index])
    boundingRects?[index] = bounds
    return box.union(bounds)
  }
}

/// Returns the outline of a glyph, in points with y growing upward from the baseline; nil for one that shows
/// nothing.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  font.glyphs?.outline(of: glyph)?.copy(using: matrix)
}

extension UIFont {
  /// The glyphs of the font's own file.
  fileprivate var glyphs: FontGlyphs? {
    FontGlyphsCache.shared.withLock { cache in
      if let known = cache[font] { return known }
      if cache.count >= 32 { cache.removeAll() }
      let made = FontGlyphs(font)
      cache[font] = made
      return made
    }
  }
}

/// The opened files of the fonts that were asked for glyphs.
private enum FontGlyphsCache {
  static let shared = Mutex<[Font: FontGlyphs]>([:])
}
