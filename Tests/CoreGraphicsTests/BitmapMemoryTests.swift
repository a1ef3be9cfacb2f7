import CoreGraphics
import Foundation
import Testing

/// Pixels that apps read and write by Core Graphics' own calls.
@Suite("Pixels in memory") struct BitmapMemoryTests {
  /// A form of pixels, and half-transparent red over its bytes.
  struct Form: Sendable, CustomStringConvertible {
    let alpha: CGImageAlphaInfo
    let order: CGBitmapInfo
    /// Opaque red, opaque green and half of blue.
    let bytes: [[UInt8]]
    var isGray = false

    var info: UInt32 { alpha.rawValue | order.rawValue }
    var space: CGColorSpace { isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB() }
    var description: String { "\(alpha) \(order.rawValue)" }
  }

  static let forms: [Form] = [
    Form(
      alpha: .premultipliedLast, order: [], bytes: [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 128, 128]]),
    Form(
      alpha: .premultipliedLast, order: .byteOrder32Big,
      bytes: [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 128, 128]]),
    Form(
      alpha: .premultipliedFirst, order: .byteOrder32Little,
      bytes: [[0, 0, 255, 255], [0, 255, 0, 255], [128, 0, 0, 128]]),
    Form(
      alpha: .premultipliedFirst, order: [], bytes: [[255, 255, 0, 0], [255, 0, 255, 0], [128, 0, 0, 128]]),
    Form(
      alpha: .premultipliedLast, order: .byteOrder32Little,
      bytes: [[255, 0, 0, 255], [255, 0, 255, 0], [128, 128, 0, 0]]),
    Form(alpha: .noneSkipLast, order: [], bytes: [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 128, 255]]),
    Form(
      alpha: .noneSkipFirst, order: .byteOrder32Little,
      bytes: [[0, 0, 255, 255], [0, 255, 0, 255], [128, 0, 0, 255]]),
    Form(alpha: .none, order: [], bytes: [[54], [182], [9]], isGray: true),
    Form(alpha: .alphaOnly, order: [], bytes: [[255], [255], [128]]),
  ]

  private func fill(_ context: CGContext) {
    // The first row in memory is the top one, which has the greatest y.
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 128.0 / 255)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("What is drawn is in the app's memory at once, in its form", arguments: forms)
  func drawing(form: Form) throws {
    let size = form.bytes[0].count
    for bytesPerRow in [2 * size, 2 * size + 24] {
      var memory = [UInt8](repeating: 0, count: bytesPerRow * 2)
      try memory.withUnsafeMutableBytes { bytes in
        let context = try #require(
          CGContext(
            data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: form.space, bitmapInfo: form.info))
        fill(context)
        #expect(context.data == bytes.baseAddress && context.bytesPerRow == bytesPerRow)
        #expect(context.bitsPerPixel == size * 8 && context.alphaInfo == form.alpha)
      }
      #expect(Array(memory[0..<(2 * size)]) == form.bytes[0] + form.bytes[1])
      let half = Array(memory[bytesPerRow..<(bytesPerRow + size)])
      #expect(zip(half, form.bytes[2]).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(half)")
    }
  }

  @Test("What the app writes is in the image, which gives the same bytes", arguments: forms)
  func writing(form: Form) throws {
    let size = form.bytes[0].count
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: form.space,
        bitmapInfo: form.info))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let bytes = form.bytes[0] + form.bytes[1] + form.bytes[2] + form.bytes[0]
    for (index, byte) in bytes.enumerated() { data[index] = byte }
    let image = try #require(context.makeImage())
    #expect(image.width == 2 && image.bytesPerRow == 2 * size && image.bitsPerPixel == 8 * size)
    #expect(
      image.bitmapInfo.rawValue == form.info && image.alphaInfo == form.alpha && image.bitsPerComponent == 8)
    let provided = try #require(image.dataProvider?.data)
    #expect(CFDataGetLength(provided) == bytes.count)
    let pointer: UnsafePointer<UInt8> = CFDataGetBytePtr(provided)
    #expect(bytes.indices.allSatisfy { abs(Int(pointer[$0]) - Int(bytes[$0])) <= 1 })
    #expect((provided as Data).count == bytes.count)
    if size == 4 {
      #expect(image.color(x: 0, y: 0).red == 1 && image.color(x: 1, y: 0).green == 1)
      #expect(image.color(x: 1, y: 0).red == 0 && image.color(x: 0, y: 1).blue > 0.49)
    }
    // Drawing goes on from what was written.
    context.clear(CGRect(x: 0, y: 1, width: 1, height: 1))
    #expect(Array(UnsafeBufferPointer(start: data + size, count: size)) == form.bytes[1])
    // An image that is made of the bytes is the same.
    let provider = try #require(CGDataProvider(data: provided))
    let again = CGImage(
      width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8 * size, bytesPerRow: 2 * size,
      space: form.space,
      bitmapInfo: CGBitmapInfo(rawValue: form.info), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(again == image)
  }

  @Test(
    "A picture that is drawn over the whole context has its top row first, whatever the form",
    arguments: forms)
  func pictures(form: Form) throws {
    let source = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let pixels = try #require(source.data).bindMemory(to: UInt32.self, capacity: 6)
    for index in 0..<6 { pixels[index] = (index < 3 ? 0xFFFF_FFFF : 0xFF00_0000) as UInt32 }
    let image = try #require(source.makeImage())
    let context = try #require(
      CGContext(
        data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: form.space,
        bitmapInfo: form.info)
    )
    context.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 2))
    let made = try #require(context.makeImage())
    if form.alpha != .alphaOnly {
      for x in 0..<3 {
        #expect(made.color(x: x, y: 0).red == 1 && made.color(x: x, y: 1).red == 0)
        #expect(made.color(x: x, y: 0).blue == 1 && made.color(x: x, y: 1).alpha == 1)
      }
    }
    #expect(
      made.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2))?.dataProvider?.data?.length == 2
        * form.bytes[0].count)
  }

  @Test("Forms and sizes that are not there make no context")
  func refused() {
    func make(_ bits: Int, _ row: Int, _ info: UInt32, gray: Bool = false, width: Int = 2) -> CGContext? {
      CGContext(
        data: nil, width: width, height: 2, bitsPerComponent: bits, bytesPerRow: row,
        space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }
    #expect(
      make(8, 0, CGImageAlphaInfo.last.rawValue) == nil && make(8, 0, CGImageAlphaInfo.first.rawValue) == nil)
    #expect(
      make(16, 0, 1) == nil && make(8, 7, 1) == nil && make(8, 0, 0) == nil
        && make(8, 0, 1, gray: true) == nil)
    #expect(make(8, 0, 1, width: 0) == nil && make(8, 0, 1, width: -5) == nil && make(8, 0, 31) == nil)
    #expect(make(8, 0, 1) != nil && make(8, 0, 0, gray: true) != nil)
  }

  @Test("Straight colors of an image are multiplied by their opacity")
  func straight() throws {
    let bytes: [UInt8] = [200, 100, 50, 128]
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let color = image.color(x: 0, y: 0)
    #expect(
      abs(color.red - 200 / 255) < 0.01 && abs(color.green - 100 / 255) < 0.01
        && abs(color.alpha - 128 / 255) < 0.01)
    let data = try #require(image.dataProvider?.data) as Data
    #expect(zip(data, bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test("A file's pixels are red first")
  func files() throws {
    let context = try CGContext(width: 2, height: 1)
    context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let made = try #require(context.makeImage())
    let image = try CGImage(data: made.pngData())
    let data = try #require(image.dataProvider?.data) as Data
    #expect(
      Array(data.prefix(3)) == [255, 51, 0] && image.alphaInfo == .noneSkipLast && image.bitsPerPixel == 32)
    let drawn = try #require(context.makeImage())
    #expect(drawn.bitmapInfo.contains(.byteOrder32Little) && drawn.alphaInfo == .premultipliedFirst)
    #expect((drawn.dataProvider?.data as Data?)?.first == 0)
  }
}
