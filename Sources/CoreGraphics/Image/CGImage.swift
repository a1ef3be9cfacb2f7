/// A bitmap. Immutable: its pixels are premultiplied BGRA, eight bits each, rows from the top.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Bytes from one row to the next.
  public let bytesPerRow: Int
  /// The pixels.
  let pixels: [UInt8]

  /// Takes premultiplied BGRA pixels.
  init(width: Int, height: Int, bytesPerRow: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.pixels = pixels
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs || (lhs.width == rhs.width && lhs.height == rhs.height && lhs.pixels == rhs.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
