/// A part of a bitmap, blurred. It is kept small: a soft picture needs few pixels, and is enlarged as it is drawn.
package struct Backdrop: Sendable {
  /// The whole pixels of the bitmap that it was made of.
  let rect: CGRect
  /// The pixels, premultiplied BGRA.
  let image: CGImage

  /// The standard deviation of the small picture, in its own pixels, at the least where it is smaller at all.
  private static let leastDeviation: CGFloat = 3
  /// The maximum number of pixels merged into one; sums of so many fit into the memory reserved for them.
  private static let greatestShrinkage = 128

  /// Blurs `width` × `height` pixels that begin at `pixels`, rows `pixelsPerRow` apart. At the edges the picture goes
  /// on as in a mirror. `deviation` is in pixels, `saturation` as CSS's filter has it.
  init(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pixelsPerRow: Int, rect: CGRect,
    deviation: CGFloat, saturation: CGFloat
  ) {
    let shrinkage = min(max(1, Int(deviation / Backdrop.leastDeviation)), Backdrop.greatestShrinkage)
    func count(_ length: Int) -> Int { max(1, (length + shrinkage / 2) / shrinkage) }
    var small = BackdropPixels(width: count(width), height: count(height))
    small.average(pixels, width: width, height: height, pixelsPerRow: pixelsPerRow)
    func left(_ length: Int, _ count: Int) -> CGFloat {
      guard count < length else { return deviation }
      let cell = CGFloat(length) / CGFloat(count)
      // Averaging over a cell blurs, and so does enlarging between neighbors.
      return max(deviation * deviation / (cell * cell) - 1 / 12 - 1 / 6, 0.04).squareRoot()
    }
    small.blur(x: left(width, small.width), y: left(height, small.height))
    self.rect = rect
    image = small.makeImage(saturation: saturation)
  }
}

/// The numbers of a small picture while it is made: four a pixel, blue, green, red and alpha, 0…255.
private struct BackdropPixels {
  let width: Int
  let height: Int
  private var values: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height * 4)
  }

  /// Makes each pixel the average of its share of a larger picture.
  mutating func average(_ pixels: UnsafePointer<UInt32>, width full: Int, height rows: Int, pixelsPerRow: Int)
  {
    let (width, height) = (width, height)
    values.withUnsafeMutableBufferPointer { values in
      let values = values.baseAddress!
      var row = 0
      var y = 0
      while y < height {
        let end = (y + 1) * rows / height
        let count = end - row
        let line = values + y * width * 4
        while row < end {
          BackdropPixels.add(pixels + row * pixelsPerRow, count: full, to: line, cells: width)
          row += 1
        }
        var x = 0
        while x < width {
          let area = Float(((x + 1) * full / width - x * full / width) * count)
          var part = 0
          while part < 4 {
            line[x * 4 + part] /= area
            part += 1
          }
          x += 1
        }
        y += 1
      }
    }
  }

  /// Adds a row of pixels to its cells.
  private static func add(
    _ pixels: UnsafePointer<UInt32>, count: Int, to line: UnsafeMutablePointer<Float>, cells: Int
  ) {
    var next = pixels
    var cell = 0
    while cell < cells {
      let end = pixels + (cell + 1) * count / cells
      // Two sums in each number, sixteen bits apart.
      var (even, odd): (UInt32, UInt32) = (0, 0)
      while next < end {
        let pixel = next.pointee
        even &+= pixel & 0x00FF_00FF
        odd &+= (pixel &>> 8) & 0x00FF_00FF
        next += 1
      }
      line[cell * 4] += Float(even & 0xFFFF)
      line[cell * 4 + 1] += Float(odd & 0xFFFF)
      line[cell * 4 + 2] += Float(even &>> 16)
      line[cell * 4 + 3] += Float(odd &>> 16)
      cell += 1
    }
  }

  /// Blurs along the rows and then along the columns.
  mutating func blur(x: CGFloat, y: CGFloat) {
    let (width, height) = (width, height)
    values.withUnsafeMutableBufferPointer { values in
      let values = values.baseAddress!
      if width > 1 {
        let weights = GaussianBlur.kernel(x)
        for row in 0..<height {
          BackdropPixels.blurLines(values + row * width * 4, count: width, stride: 4, weights: weights)
        }
      }
      if height > 1 {
        let weights = GaussianBlur.kernel(y)
        for column in 0..<width {
          BackdropPixels.blurLines(values + column * 4, count: height, stride: width * 4, weights: weights)
        }
      }
    }
  }

  /// Blurs the four numbers of each pixel along a line.
  private static func blurLines(
    _ values: UnsafeMutablePointer<Float>, count: Int, stride: Int, weights: [Float]
  ) {
    let reach = weights.count - 1
    let line = UnsafeMutablePointer<Float>.allocate(capacity: count + 2 * reach)
    defer { line.deallocate() }
    weights.withUnsafeBufferPointer { weights in
      for part in 0..<4 {
        var index = -reach
        while index < count + reach {
          line[index + reach] = values[mirrored(index, count) * stride + part]
          index += 1
        }
        index = 0
        while index < count {
          let middle = line + index + reach
          var sum = middle[0] * weights[0]
          var distance = 1
          while distance <= reach {
            sum += (middle[distance] + middle[-distance]) * weights[distance]
            distance += 1
          }
          values[index * stride + part] = sum
          index += 1
        }
      }
    }
  }

  /// The place in 0..<count that a mirror at each end shows at a place beyond.
  private static func mirrored(_ index: Int, _ count: Int) -> Int {
    if index >= 0, index < count { return index }
    let period = 2 * count
    let place = ((index % period) + period) % period
    return place < count ? place : period - 1 - place
  }

  /// The pixels with another saturation, as the `saturate` filter of CSS has it.
  func makeImage(saturation: CGFloat) -> CGImage {
    let storage = PixelStorage(count: width * height * 4)
    let bytes = storage.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
    let saturation = Float(saturation)
    values.withUnsafeBufferPointer { values in
      var index = 0
      while index < values.count {
        let (blue, green, red, alpha) = (
          values[index], values[index + 1], values[index + 2], values[index + 3]
        )
        let gray = 0.213 * red + 0.715 * green + 0.072 * blue
        bytes[index] = byte(gray + (blue - gray) * saturation, atMost: alpha)
        bytes[index + 1] = byte(gray + (green - gray) * saturation, atMost: alpha)
        bytes[index + 2] = byte(gray + (red - gray) * saturation, atMost: alpha)
        bytes[index + 3] = byte(alpha, atMost: 255)
        index += 4
      }
    }
    return CGImage(width: width, height: height, bytesPerRow: width * 4, storage: storage)
  }

  private func byte(_ value: Float, atMost limit: Float) -> UInt8 {
    UInt8(min(max(value, 0), min(limit, 255)) + 0.5)
  }
}
