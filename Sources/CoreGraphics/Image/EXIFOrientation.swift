/// A camera's orientation, as a JPEG's EXIF data gives it: the values 1 to 8 of its orientation tag.
struct EXIFOrientation {
  let value: Int

  /// Reads the tag; nil when there is none, or nothing to turn.
  init?(jpeg data: Data) {
    let bytes = Array(data.prefix(1 << 17))
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      if bytes[position + 1] == 0xE1,
        let value = EXIFOrientation.read(bytes, from: position + 4, length: length - 2)
      {
        guard (2...8).contains(value) else { return nil }
        self.value = value
        return
      }
      guard bytes[position + 1] != 0xDA, length >= 2 else { return nil }
      position += 2 + length
    }
    return nil
  }

  /// The orientation tag of the first directory in a segment, whose numbers may be in either byte order.
  private static func read(_ bytes: [UInt8], from start: Int, length: Int) -> Int? {
    let end = start + length
    guard length >= 20, end <= bytes.count, bytes[start..<(start + 6)].elementsEqual(Array("Exif\0\0".utf8))
    else { return nil }
    let base = start + 6
    let isLittleEndian = bytes[base] == UInt8(ascii: "I")
    func number(_ offset: Int, bytes count: Int) -> Int? {
      guard offset >= base, offset + count <= end else { return nil }
      let digits = bytes[offset..<(offset + count)]
      return (isLittleEndian ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let first = number(base + 4, bytes: 4), let count = number(base + first, bytes: 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = base + first + 2 + index * 12
      guard let tag = number(entry, bytes: 2) else { return nil }
      if tag == 0x0112 { return number(entry + 8, bytes: 2) }
    }
    return nil
  }

  /// The pixels turned and mirrored so that the picture stands upright.
  func upright(_ pixels: DecodedPixels) -> DecodedPixels {
    let isQuarterTurned = value >= 5
    let (width, height) = isQuarterTurned ? (pixels.height, pixels.width) : (pixels.width, pixels.height)
    let storage = PixelStorage(count: width * 4 * height)
    let source = pixels.storage.bytes.bindMemory(to: UInt32.self)
    let target = storage.bytes.bindMemory(to: UInt32.self)
    let (right, bottom) = (pixels.width - 1, pixels.height - 1)
    for y in 0..<height {
      for x in 0..<width {
        let (fromX, fromY) =
          switch value {
          case 2: (right - x, y)
          case 3: (right - x, bottom - y)
          case 4: (x, bottom - y)
          case 5: (y, x)
          case 6: (y, bottom - x)
          case 7: (right - y, bottom - x)
          default: (right - y, x)
          }
        target[y * width + x] = source[fromY * pixels.width + fromX]
      }
    }
    return DecodedPixels(width: width, height: height, bytesPerRow: width * 4, storage: storage)
  }
}
