import CPixels

/// Blurs eight-bit masks.
enum GaussianBlur {
  /// The standard deviation that is still worth computing pixel by pixel; softer masks are made smaller.
  static let greatestDeviation: CGFloat = 8

  /// So many columns of numbers stay in the processor's cache.
  private static let columnsAtOnce = 64

  /// Returns the number of pixels by which a blur spreads.
  static func reach(of deviation: CGFloat) -> Int {
    Int(bounding: (deviation * 3).rounded(.up))
  }

  /// Blurs a mask in place: along its rows, then along its columns. What lies outside counts as empty.
  static func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, deviation: CGFloat
  ) {
    guard deviation > 0.05, width > 0, height > 0 else { return }
    let weights = kernel(deviation)
    let reach = weights.count - 1
    // Empty at both ends.
    var row = [Float](repeating: 0, count: width + 2 * reach)
    var sums = [Float](repeating: 0, count: max(width, columnsAtOnce))
    for y in 0..<height {
      let bytes = pixels + y * bytesPerRow
      row.withUnsafeMutableBufferPointer { row in
        let row = row.baseAddress! + reach
        shoji_widen(bytes, row, width)
        shoji_convolve(row, &sums, width, weights, reach, 1)
      }
      shoji_narrow(sums, bytes, width)
    }
    var columns = [Float](repeating: 0, count: (height + 2 * reach) * columnsAtOnce)
    for x in stride(from: 0, to: width, by: columnsAtOnce) {
      let count = min(columnsAtOnce, width - x)
      columns.withUnsafeMutableBufferPointer { columns in
        let columns = columns.baseAddress! + reach * columnsAtOnce
        for y in 0..<height { shoji_widen(pixels + y * bytesPerRow + x, columns + y * columnsAtOnce, count) }
        for y in 0..<height {
          shoji_convolve(columns + y * columnsAtOnce, &sums, count, weights, reach, columnsAtOnce)
          shoji_narrow(sums, pixels + y * bytesPerRow + x, count)
        }
      }
    }
  }

  /// The weights of the middle and of each distance from it; they and their mirror images sum to 1.
  static func kernel(_ deviation: CGFloat) -> [Float] {
    let weights = (0...reach(of: deviation)).map { exp(-CGFloat($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    return weights.map { Float($0 / sum) }
  }
}
