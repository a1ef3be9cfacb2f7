import CCairo

extension CGImage {
  /// The part of the picture inside a box, in pixels from the top left; parts of pixels count as whole. Nil
  /// when nothing of it lies in the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let start = Int(part.minY) * stride + Int(part.minX) * 4
    let (width, height) = (Int(part.width), Int(part.height))
    let storage = PixelStorage(count: width * 4 * height)
    withPixels { pixels in
      for y in 0..<height {
        memcpy(
          storage.bytes.baseAddress! + y * width * 4, pixels.baseAddress! + start + y * stride, width * 4)
      }
    }
    return CGImage(
      width: width, height: height, stride: width * 4, storage: storage, origin: origin.tight(width: width))
  }

  /// A picture of one color that is as opaque as this one at each pixel.
  public func tinted(_ color: CGColor) -> CGImage? {
    drawn(width: width, height: height) { context, rect in
      context.draw(upright: self, in: rect)
      context.setBlendMode(.sourceIn)
      context.setFillColor(color)
      context.fill(rect)
    }
  }

  /// The picture stretched or shrunk to a size in pixels. Nil when that is no size for a picture.
  public func resized(width: Int, height: Int) -> CGImage? {
    drawn(width: width, height: height) { context, rect in
      context.interpolationQuality = .high
      context.draw(upright: self, in: rect)
    }
  }

  /// The picture without its colors: of each, the brightness by Rec. 709's weights. Opacities stay.
  package func gray() -> CGImage {
    let storage = PixelStorage(count: width * height * 4)
    withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (from, to) = (y * stride + x * 4, (y * width + x) * 4)
          let sum =
            0.0722 * Double(pixels[from]) + 0.7152 * Double(pixels[from + 1]) + 0.2126
            * Double(pixels[from + 2])
          let level = UInt8(sum.rounded())
          (storage.bytes[to], storage.bytes[to + 1], storage.bytes[to + 2]) = (level, level, level)
          storage.bytes[to + 3] = pixels[from + 3]
        }
      }
    }
    return CGImage(width: width, height: height, stride: width * 4, storage: storage)
  }

  /// The picture on a background of one color.
  func on(_ background: CGColor) -> CGImage? {
    drawn(width: width, height: height) { context, rect in
      context.setFillColor(background)
      context.fill(rect)
      context.draw(upright: self, in: rect)
    }
  }

  private func drawn(width: Int, height: Int, _ draw: (CGContext, CGRect) -> Void) -> CGImage? {
    guard let context = try? CGContext(width: width, height: height) else { return nil }
    draw(context, CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }
}
