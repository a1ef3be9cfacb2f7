import CoreGraphics
import Foundation

/// The pictures that tabs may request, by their content. Those that no layer has shown for long make room.
struct ImageAssetCache {
  /// From so many bytes of pixels on, pictures that no layer shows are dropped. An app that makes more and
  /// more of them grows by no more than this.
  static let capacity = 16 << 20

  /// The longest side, in pixels, of pictures that addresses contain: symbols of texts on any screen.
  private static let longestInlineSide = 96
  /// The largest file of such a picture, in bytes.
  private static let largestInlineFile = 1_536
  /// The number of such addresses that are kept.
  private static let largestInlineCount = 4_096

  private var pictures: [String: CGImage] = [:]
  /// The addresses of small pictures by name; empty for those whose files are too large.
  private var inlineAddresses: [String: String] = [:]
  private var size = 0
  private var limit = Self.capacity

  /// Keeps a picture and gives its name.
  mutating func keep(_ picture: CGImage) -> String {
    let name = picture.contentHash
    if pictures.updateValue(picture, forKey: name) == nil { size += Self.bytes(picture) }
    return name
  }

  /// The address that contains a small picture's file; nil for others.
  mutating func inlineAddress(of picture: CGImage, named name: String) -> String? {
    guard max(picture.width, picture.height) <= Self.longestInlineSide else { return nil }
    if let known = inlineAddresses[name] { return known.isEmpty ? nil : known }
    var address = ""
    if let file = try? picture.pngData(), file.count <= Self.largestInlineFile {
      address = "data:image/png;base64,\(file.base64EncodedString())"
    }
    if inlineAddresses.count >= Self.largestInlineCount { inlineAddresses = [:] }
    inlineAddresses[name] = address
    return address.isEmpty ? nil : address
  }

  /// The picture of a name.
  subscript(name: String) -> CGImage? { pictures[name] }

  /// Whether so much has accumulated that a search for unused pictures pays off.
  var isFull: Bool { size > limit }

  /// Drops all pictures but those that are still shown.
  mutating func keepOnly(_ shown: Set<String>) {
    pictures = pictures.filter { shown.contains($0.key) }
    inlineAddresses = inlineAddresses.filter { shown.contains($0.key) }
    size = pictures.values.reduce(0) { $0 + Self.bytes($1) }
    limit = max(Self.capacity, 2 * size)
  }

  private static func bytes(_ picture: CGImage) -> Int { picture.height * picture.bytesPerRow }
}
