/// The perceptible difference between two images of the same size.
public struct ImageDifference: Hashable, Sendable {
  /// The share of pixels, 0…1, that differ by more than a just noticeable amount.
  public var noticeableShare: Double
  /// The greatest difference of one pixel, in CIE Lab units (ΔE*ab); 0 for equal pictures.
  public var greatest: Double
  /// The smallest box around all pixels that differ noticeably; null when none does.
  public var box: CGRect

  /// The difference of two colors that a person just notices: 2.3 units of CIE Lab.
  public static let justNoticeable = 2.3

  /// Compares two pictures on white. Nil when their sizes differ. `tolerance` is the difference up to which
  /// pixels count as equal.
  public init?(_ first: CGImage, _ second: CGImage, tolerance: Double = justNoticeable) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var (count, greatest) = (0, 0.0)
    var around = CGRect.null
    for y in 0..<first.height {
      let (row, otherRow) = (first.row(y), second.row(y))
      guard memcmp(row, otherRow, first.width * 4) != 0 else { continue }
      for x in 0..<first.width {
        let (one, other) = (UInt32(littleEndian: row[x]), UInt32(littleEndian: otherRow[x]))
        guard one != other else { continue }
        let difference = LabColor(pixel: one).distance(to: LabColor(pixel: other))
        greatest = max(greatest, difference)
        guard difference > tolerance else { continue }
        count += 1
        around = around.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    noticeableShare = Double(count) / Double(first.width * first.height)
    self.greatest = greatest
    box = around
  }
}

/// A color by lightness, red-green and yellow-blue, in which equal distances look about equally different.
private struct LabColor {
  var lightness: Double
  var a: Double
  var b: Double

  /// A premultiplied pixel on white.
  init(pixel: UInt32) {
    let rest = 255 - Double(pixel >> 24)
    func linear(_ shift: UInt32) -> Double {
      let value = min((Double((pixel >> shift) & 255) + rest) / 255, 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    func curve(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
    let y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  func distance(to other: LabColor) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return (dl * dl + da * da + db * db).squareRoot()
  }
}

extension CGImage {
  /// A row of pixels: premultiplied BGRA as one number each, alpha in its highest byte. It lives as long as
  /// the picture.
  fileprivate func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer((storage.bytes.baseAddress! + y * stride).assumingMemoryBound(to: UInt32.self))
  }
}
