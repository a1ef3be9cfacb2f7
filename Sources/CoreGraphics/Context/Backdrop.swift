import CPixels

/// A part of a bitmap, blurred. It is kept small: a soft picture needs few pixels, and is enlarged as it is
/// drawn.
package struct Backdrop: Sendable {
  /// The whole pixels of the bitmap that it was made of.
  let rect: CGRect
  /// The pixels, premultiplied BGRA.
  let image: CGImage

  /// The standard deviation of the small picture, in its own pixels, at the least where it is smaller at all.
  private static let leastDeviation: CGFloat = 3
  /// The maximum number of pixels merged into one; sums of so many fit into the memory reserved for them.
  private static let greatestShrinkage = 128

  /// Blurs `width` × `height` pixels that begin at `pixels`, rows `pixelsPerRow` apart. At the edges the
  /// picture goes on as in a mirror. `deviation` is in pixels, `saturation` as CSS's filter has it.
  init(
    _ pixels: UnsafePointer<UInt32>, width: Int, height: Int, pixelsPerRow: Int, rect: CGRect,
    deviation: CGFloat, saturation: CGFloat
  ) {
    let shrinkage = min(
      max(1, Int(bounding: deviation / Backdrop.leastDeviation)), Backdrop.greatestShrinkage)
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
    if width > 1 {
      let weights = GaussianBlur.kernel(x)
      for row in 0..<height { blur(from: row * width * 4, count: width, size: 4, weights) }
    }
    if height > 1 { blur(from: 0, count: height, size: width * 4, GaussianBlur.kernel(y)) }
  }

  /// Blurs a line of `count` pieces of `size` numbers each, beyond whose ends it goes on as in a mirror.
  private mutating func blur(from start: Int, count: Int, size: Int, _ weights: [Float]) {
    let reach = weights.count - 1
    var mirrored = [Float](repeating: 0, count: (count + 2 * reach) * size)
    values.withUnsafeMutableBufferPointer { values in
      mirrored.withUnsafeMutableBufferPointer { mirrored in
        let values = values.baseAddress! + start
        let middle = mirrored.baseAddress! + reach * size
        func copy(to index: Int) {
          (middle + index * size).update(
            from: values + BackdropPixels.mirrored(index, count) * size, count: size)
        }
        middle.update(from: values, count: count * size)
        var distance = 1
        while distance <= reach {
          copy(to: -distance)
          copy(to: count - 1 + distance)
          distance += 1
        }
        shoji_convolve(middle, values, count * size, weights, reach, size)
      }
    }
  }

  /// The place in 0..<count that a mirror at each end shows at a place beyond.
  private static func mirrored(_ index: Int, _ count: Int) -> Int {
    let period = 2 * count
    let place = ((index % period) + period) % period
    return place < count ? place : period - 1 - place
  }

  /// The pixels with another saturation, as the `saturate` filter of CSS has it.
  func makeImage(saturation: CGFloat) -> CGImage {
    let storage = PixelStorage(count: width * height * 4)
    let bytes = storage.bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
    shoji_saturate(values, bytes, width * height, Float(saturation))
    return CGImage(width: width, height: height, stride: width * 4, storage: storage)
  }
}
