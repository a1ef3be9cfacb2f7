import CoreGraphics

/// The pictures that tabs may request, by their content. Those that no layer has shown for long make room.
struct ImageAssetCache {
  /// From so many bytes of pixels on, pictures that no layer shows are dropped. An app that makes more and
  /// more of them grows by no more than this.
  static let capacity = 16 << 20

  private var pictures: [String: CGImage] = [:]
  private var size = 0
  private var limit = Self.capacity

  /// Keeps a picture and gives its name.
  mutating func keep(_ picture: CGImage) -> String {
    let name = picture.contentHash
    if pictures.updateValue(picture, forKey: name) == nil { size += picture.byteCount }
    return name
  }

  /// The picture of a name.
  subscript(name: String) -> CGImage? { pictures[name] }

  /// Whether so much has accumulated that a search for unused pictures pays off.
  var isFull: Bool { size > limit }

  /// Drops all pictures but those that are still shown.
  mutating func keepOnly(_ shown: Set<String>) {
    pictures = pictures.filter { shown.contains($0.key) }
    size = pictures.values.reduce(0) { $0 + $1.byteCount }
    limit = max(Self.capacity, 2 * size)
  }
}
