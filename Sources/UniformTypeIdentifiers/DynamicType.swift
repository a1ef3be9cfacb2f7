import Foundation

/// A type that nobody declared, made up for a tag. Its identifier holds the tag, in the form that Apple's
/// have: `dyn.a` and the text `?0=parent:class=tag` in 32 letters.
struct DynamicType {
  var tag: String
  var tagClass: UTTagClass
  var parent: String

  private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
  private static let classes: [(UTTagClass, String)] = [(.filenameExtension, "1"), (.mimeType, "3")]
  private static let parents: [(String, String)] = [
    ("public.data", "6"), ("public.text", "7"), ("public.plain-text", "8"), ("public.image", "B"),
    ("public.video", "C"), ("public.audio", "D"), ("public.directory", "E"), ("public.folder", "F"),
  ]

  init(tag: String, of tagClass: UTTagClass, parent: String) {
    (self.tag, self.tagClass, self.parent) = (tag, tagClass, parent)
  }

  /// Reads an identifier; nil for one that is not of a dynamic type.
  init?(identifier: String) {
    guard identifier.hasPrefix("dyn.a") else { return nil }
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for letter in identifier.dropFirst(5) {
      guard let value = Self.letters.firstIndex(of: letter) else { return nil }
      (bits, count) = (bits << 5 | value, count + 5)
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count & 0xff))
        bits &= 1 << count - 1
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self),
      let match = text.wholeMatch(of: /\?0=([^:]+):([^=]+)=(.+)/)
    else { return nil }
    let (parent, kind) = (String(match.1), String(match.2))
    tag = String(match.3)
    self.parent = Self.parents.first { $0.1 == parent }?.0 ?? parent
    tagClass = Self.classes.first { $0.1 == kind }?.0 ?? UTTagClass(rawValue: kind)
  }

  /// The identifier.
  var identifier: String {
    let parent = Self.parents.first { $0.0 == self.parent }?.1 ?? self.parent
    let kind = Self.classes.first { $0.0 == tagClass }?.1 ?? tagClass.rawValue
    var result = "dyn.a"
    var (bits, count) = (0, 0)
    for byte in "?0=\(parent):\(kind)=\(tag)".utf8 {
      (bits, count) = (bits << 8 | Int(byte), count + 8)
      while count >= 5 {
        count -= 5
        result.append(Self.letters[bits >> count & 31])
        bits &= 1 << count - 1
      }
    }
    if count > 0 { result.append(Self.letters[bits << (5 - count) & 31]) }
    return result
  }

  /// The declaration that stands in for the one that is missing.
  var declaration: TypeDeclaration {
    TypeDeclaration(
      parents: [parent], extensions: tagClass == .filenameExtension ? [tag] : [],
      mediaTypes: tagClass == .mimeType ? [tag] : [])
  }
}
