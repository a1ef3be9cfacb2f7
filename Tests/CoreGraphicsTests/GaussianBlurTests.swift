import ShojiTestSupport
import Testing

@testable import CoreGraphics

/// Blurs beside sums that are made number by number.
struct GaussianBlurTests {
  /// Sums each number of a line and its neighbors by their weights; `at` gives what lies at a place.
  private func blurred(_ count: Int, _ weights: [Float], _ at: (Int) -> Float) -> [Float] {
    (0..<count).map { index in
      var sum = at(index) * weights[0]
      for distance in 1..<weights.count {
        sum += (at(index + distance) + at(index - distance)) * weights[distance]
      }
      return sum
    }
  }

  @Test(
    "Masks are blurred to the last bit, whatever their sides",
    arguments: [(1, 1), (1, 70), (15, 3), (16, 16), (17, 5), (64, 2), (65, 33), (130, 7)], [0.3, 1, 2.4, 8])
  func masks(side: (width: Int, height: Int), deviation: CGFloat) {
    let (width, height) = side
    var random = SeededGenerator(seed: 1)
    var pixels = (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
    let weights = GaussianBlur.kernel(deviation)
    var expected = pixels
    for y in 0..<height {
      let line = expected[y * width..<(y + 1) * width].map(Float.init)
      let sums = blurred(width, weights) { line.indices.contains($0) ? line[$0] : 0 }
      for x in 0..<width { expected[y * width + x] = UInt8(min(sums[x] + 0.5, 255)) }
    }
    for x in 0..<width {
      let line = (0..<height).map { Float(expected[$0 * width + x]) }
      let sums = blurred(height, weights) { line.indices.contains($0) ? line[$0] : 0 }
      for y in 0..<height { expected[y * width + x] = UInt8(min(sums[y] + 0.5, 255)) }
    }
    GaussianBlur.blur(&pixels, width: width, height: height, bytesPerRow: width, deviation: deviation)
    #expect(pixels == expected)
  }

  @Test(
    "What lies behind goes on as in a mirror at its edges",
    arguments: [(1, 1), (2, 9), (5, 1), (16, 4), (21, 13)], [1, 2.5, 5.9])
  func backdrops(side: (width: Int, height: Int), deviation: CGFloat) {
    let (width, height) = side
    var random = SeededGenerator(seed: 1)
    let pixels = (0..<width * height).map { _ in UInt32.random(in: 0..<1 << 24, using: &random) | 0xFF00_0000
    }
    let weights = GaussianBlur.kernel(deviation)
    func mirrored(_ index: Int, _ count: Int) -> Int {
      let place = ((index % (2 * count)) + 2 * count) % (2 * count)
      return place < count ? place : 2 * count - 1 - place
    }
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for part in 0..<4 {
      var values = pixels.map { Float($0 >> UInt32(part * 8) & 255) }
      for y in 0..<height where width > 1 {
        let line = Array(values[y * width..<(y + 1) * width])
        values.replaceSubrange(
          y * width..<(y + 1) * width, with: blurred(width, weights) { line[mirrored($0, width)] })
      }
      for x in 0..<width where height > 1 {
        let line = (0..<height).map { values[$0 * width + x] }
        let sums = blurred(height, weights) { line[mirrored($0, height)] }
        for y in 0..<height { values[y * width + x] = sums[y] }
      }
      for (index, value) in values.enumerated() { bytes[index * 4 + part] = UInt8(min(value, 255) + 0.5) }
    }
    let backdrop = Backdrop(
      pixels, width: width, height: height, pixelsPerRow: width, rect: .zero, deviation: deviation,
      saturation: 1)
    let found = Array(backdrop.image.storage.bytes.prefix(bytes.count))
    // A color that is taken apart into its gray and the rest is put together again with an error.
    let differences = zip(found, bytes).map { abs(Int($0) - Int($1)) }
    #expect(differences.max()! <= 1 && differences.count { $0 > 0 } * 100 <= max(bytes.count, 100))
  }
}
