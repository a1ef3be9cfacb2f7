import UIKit

/// The key of a filter's image.
public let kCIInputImageKey = "inputImage"
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"
/// The key of a radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of an angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure.
public let kCIInputEVKey = "inputEV"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of an extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"

/// Makes an image of images and values.
open class CIFilter: NSObject {
  /// The name.
  open var name: String
  private var values: [String: Any] = [:]

  private init(known name: String) { self.name = name }

  /// Creates a filter with its usual values; nil where there is none of the name.
  public convenience init?(name: String) {
    guard FilterFunctions.all[name] != nil else { return nil }
    self.init(known: name)
  }
  /// Creates a filter with values; nil where there is none of the name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  /// Returns the names of all filters.
  open class func filterNames(inCategory category: String?) -> [String] { FilterFunctions.all.keys.sorted() }

  /// The keys that are set.
  open var inputKeys: [String] { values.keys.sorted() }
  /// The keys of results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// Takes the usual values again.
  open func setDefaults() { values = values.filter { $0.value is CIImage || $0.value is Data } }
  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value; the result for its key.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// The result; nil where the filter lacks its image or message.
  open var outputImage: CIImage? { FilterFunctions.all[name]?(FilterValues(values)) }

  /// A filter that makes QR codes.
  open class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRFilter() }
  private final class QRFilter: CIFilter, CIQRCodeGenerator {
    init() { super.init(known: "CIQRCodeGenerator") }
    var message: Data {
      get { value(forKey: "inputMessage") as? Data ?? Data() }
      set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
      get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
      set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
  }
}

/// The values of a filter of QR codes.
public protocol CIQRCodeGenerator: AnyObject {
  /// The bytes.
  var message: Data { get set }
  /// The level of correction: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// The namespace of filters' protocols.
public enum CIFilterBuiltins {}

/// The values of a filter.
struct FilterValues {
  private let values: [String: Any]
  init(_ values: [String: Any]) { self.values = values }
  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
  func number(_ key: String, _ usual: Double) -> Double {
    switch values[key] {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    default: usual
    }
  }
  func color(_ key: String, _ usual: CIColor) -> CIColor { values[key] as? CIColor ?? usual }
  func text(_ key: String, _ usual: String) -> String { values[key] as? String ?? usual }
  var message: Data? {
    (values["inputMessage"] as? Data) ?? (values["inputMessage"] as? NSData).map { Data(referencing: $0) }
  }
}

/// The filters by their names.
enum FilterFunctions {
  typealias Function = @Sendable (FilterValues) -> CIImage?
  static let all: [String: Function] = [
    "CIQRCodeGenerator": { qrCode($0) },
    "CIColorMonochrome": { values in
      let color = Pixels.Color(values.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)))
      return mix(values, kCIInputIntensityKey, 1) { pixel in
        let light = pixel.luminance
        return Pixels.Color(r: light * color.r, g: light * color.g, b: light * color.b, a: pixel.a)
      }
    },
    "CISepiaTone": { values in
      mix(values, kCIInputIntensityKey, 1) { p in
        Pixels.Color(
          r: 0.393 * p.r + 0.769 * p.g + 0.189 * p.b, g: 0.349 * p.r + 0.686 * p.g + 0.168 * p.b,
          b: 0.272 * p.r + 0.534 * p.g + 0.131 * p.b, a: p.a)
      }
    },
    "CIFalseColor": { values in
      let dark = Pixels.Color(values.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)))
      let light = Pixels.Color(values.color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)))
      return change(values) { p in
        let part = p.a > 0 ? p.luminance / p.a : 0
        func between(_ a: Double, _ b: Double) -> Double { (a + (b - a) * part) * p.a }
        return Pixels.Color(
          r: between(dark.r, light.r), g: between(dark.g, light.g), b: between(dark.b, light.b),
          a: between(dark.a, light.a))
      }
    },
    "CIColorInvert": { change($0) { Pixels.Color(r: $0.a - $0.r, g: $0.a - $0.g, b: $0.a - $0.b, a: $0.a) } },
    "CIColorControls": { values in
      let (saturation, brightness) = (
        values.number(kCIInputSaturationKey, 1), values.number(kCIInputBrightnessKey, 0)
      )
      let contrast = values.number(kCIInputContrastKey, 1)
      return change(values) { p in
        let light = p.luminance
        func part(_ value: Double) -> Double {
          let colored = light + (value - light) * saturation
          return (colored + brightness * p.a - 0.5 * p.a) * contrast + 0.5 * p.a
        }
        return Pixels.Color(r: part(p.r), g: part(p.g), b: part(p.b), a: p.a)
      }
    },
    "CIHueAdjust": { values in
      let angle = values.number(kCIInputAngleKey, 0)
      let (c, s) = (cos(angle), sin(angle))
      return change(values) { p in
        // The rotation about the axis of grays that keeps luminance.
        func part(_ m: (Double, Double, Double)) -> Double { m.0 * p.r + m.1 * p.g + m.2 * p.b }
        return Pixels.Color(
          r: part(
            (0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928)),
          g: part(
            (0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283)),
          b: part(
            (0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072)),
          a: p.a)
      }
    },
    "CIPhotoEffectMono": { gray($0) { $0 } },
    "CIPhotoEffectTonal": { gray($0) { $0 * 0.9 + 0.05 } },
    "CIPhotoEffectNoir": { gray($0) { ($0 - 0.5) * 1.3 + 0.5 } },
    "CIExposureAdjust": { values in
      let factor = pow(2, values.number(kCIInputEVKey, 0))
      return change(values) { Pixels.Color(r: $0.r * factor, g: $0.g * factor, b: $0.b * factor, a: $0.a) }
    },
    "CIConstantColorGenerator": { CIImage(color: $0.color(kCIInputColorKey, .white)) },
    "CIGaussianBlur": { blur($0) },
    "CISourceOverCompositing": { over($0) },
    "CIHueSaturationValueGradient": { hueWheel($0) },
  ]

  /// The image with each pixel changed.
  private static func change(_ values: FilterValues, _ work: (Pixels.Color) -> Pixels.Color) -> CIImage? {
    guard let image = values.image(), let pixels = image.pixels else { return nil }
    return CIImage(Pixels(pixels).map(work).image, extent: image.extent)
  }

  /// The image with each pixel changed as far as an intensity says.
  private static func mix(
    _ values: FilterValues, _ key: String, _ usual: Double, _ work: (Pixels.Color) -> Pixels.Color
  ) -> CIImage? {
    let part = min(max(values.number(key, usual), 0), 1)
    return change(values) { pixel in
      let new = work(pixel)
      return Pixels.Color(
        r: pixel.r + (new.r - pixel.r) * part, g: pixel.g + (new.g - pixel.g) * part,
        b: pixel.b + (new.b - pixel.b) * part, a: pixel.a)
    }
  }

  private static func gray(_ values: FilterValues, _ curve: (Double) -> Double) -> CIImage? {
    change(values) { pixel in
      let light = pixel.a > 0 ? curve(pixel.luminance / pixel.a) * pixel.a : 0
      return Pixels.Color(r: light, g: light, b: light, a: pixel.a)
    }
  }

  /// A code with a margin of one module, as Apple's filter makes it: one pixel to a module.
  private static func qrCode(_ values: FilterValues) -> CIImage? {
    guard let message = values.message,
      let level = QRCode.Level(rawValue: values.text("inputCorrectionLevel", "M")),
      let code = QRCode([UInt8](message), level: level)
    else { return nil }
    let (black, white) = (Pixels.Color(r: 0, g: 0, b: 0), Pixels.Color(r: 1, g: 1, b: 1))
    let side = code.size + 2
    let pixels = Pixels(width: side, height: side) { x, y in
      let isInside = (1...code.size).contains(x) && (1...code.size).contains(y)
      return isInside && code.modules[(y - 1) * code.size + x - 1] ? black : white
    }
    return pixels.image.map { CIImage($0) }
  }

  /// Three passes of boxes, which come near to a Gaussian curve. The edges fade.
  private static func blur(_ values: FilterValues) -> CIImage? {
    guard let image = values.image(), let source = image.pixels else { return nil }
    let sigma = max(values.number(kCIInputRadiusKey, 10), 0)
    let box = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    guard box > 1 else { return image }
    let margin = Int((sigma * 3).rounded(.up))
    let inner = Pixels(source)
    let clear = Pixels.Color(r: 0, g: 0, b: 0, a: 0)
    var pixels = Pixels(width: inner.width + 2 * margin, height: inner.height + 2 * margin) { x, y in
      let (x, y) = (x - margin, y - margin)
      return (0..<inner.width).contains(x) && (0..<inner.height).contains(y) ? inner[x, y] : clear
    }
    for _ in 0..<3 {
      pixels = boxed(pixels, box, isColumn: false)
      pixels = boxed(pixels, box, isColumn: true)
    }
    return CIImage(pixels.image, extent: image.extent.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin)))
  }

  private static func boxed(_ pixels: Pixels, _ box: Int, isColumn: Bool) -> Pixels {
    var result = pixels
    let (lines, length) = isColumn ? (pixels.width, pixels.height) : (pixels.height, pixels.width)
    let (step, lineStep) = isColumn ? (pixels.width * 4, 4) : (4, pixels.width * 4)
    let half = box / 2
    for line in 0..<lines {
      for part in 0..<4 {
        let start = line * lineStep + part
        var sum = 0
        for index in -half..<length {
          let (added, removed) = (index + half, index - half - 1)
          if added < length { sum += Int(pixels.bytes[start + added * step]) }
          if removed >= 0 { sum -= Int(pixels.bytes[start + removed * step]) }
          if index >= 0 { result.bytes[start + index * step] = UInt8(sum / (2 * half + 1)) }
        }
      }
    }
    return result
  }

  private static func over(_ values: FilterValues) -> CIImage? {
    guard let top = values.image(), let below = values.image(kCIInputBackgroundImageKey) else {
      return values.image() ?? values.image(kCIInputBackgroundImageKey)
    }
    let place =
      top.extent.isInfinite
      ? below.extent : below.extent.isInfinite ? top.extent : top.extent.union(below.extent)
    let (a, b) = (
      top.extent.isInfinite ? top.cropped(to: place) : top,
      below.extent.isInfinite ? below.cropped(to: place) : below
    )
    guard let above = a.pixels.map({ Pixels($0) }), let under = b.pixels.map({ Pixels($0) }) else {
      return nil
    }
    func color(_ pixels: Pixels, _ extent: CGRect, _ x: Int, _ y: Int) -> Pixels.Color {
      let column = x + Int(place.minX - extent.minX)
      let row = y - Int(place.maxY - extent.maxY)
      guard (0..<pixels.width).contains(column), (0..<pixels.height).contains(row) else {
        return Pixels.Color(r: 0, g: 0, b: 0, a: 0)
      }
      return pixels[column, row]
    }
    let made = Pixels(width: Int(place.width), height: Int(place.height)) { x, y in
      let (one, other) = (color(above, a.extent, x, y), color(under, b.extent, x, y))
      let rest = 1 - one.a
      return Pixels.Color(
        r: one.r + other.r * rest, g: one.g + other.g * rest, b: one.b + other.b * rest,
        a: one.a + other.a * rest)
    }
    return CIImage(made.image, extent: place)
  }

  private static func hueWheel(_ values: FilterValues) -> CIImage? {
    let radius = max(values.number(kCIInputRadiusKey, 300), 1)
    let value = values.number("inputValue", 1)
    let side = Int(radius * 2)
    let made = Pixels(width: side, height: side) { x, y in
      let (dx, dy) = (Double(x) + 0.5 - radius, radius - Double(y) - 0.5)
      let distance = (dx * dx + dy * dy).squareRoot() / radius
      guard distance <= 1 else { return Pixels.Color(r: 0, g: 0, b: 0, a: 0) }
      let turn = atan2(dy, dx) / (2 * .pi)
      let color = UIColor(
        hue: turn < 0 ? turn + 1 : turn, saturation: distance, brightness: value, alpha: 1
      ).cgColor
      let parts = color.components ?? [0, 0, 0, 1]
      return Pixels.Color(r: Double(parts[0]), g: Double(parts[1]), b: Double(parts[2]))
    }
    return made.image.map { CIImage($0) }
  }
}

/// Finds features of images: not available, so it finds none.
open class CIDetector: NSObject {
  /// Creates a detector of a type.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// Returns the features: none.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns the features: none.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
/// A feature of an image. None is found here.
open class CIFeature: NSObject {
  /// The kind.
  open var type: String { "" }
  /// The rectangle.
  open var bounds: CGRect { .zero }
}
/// A code in an image. None is found here.
open class CIQRCodeFeature: CIFeature {
  /// The text.
  open var messageString: String? { nil }
}
/// A face in an image. None is found here.
open class CIFaceFeature: CIFeature {}
/// The type of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The key of the accuracy.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The high accuracy.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The low accuracy.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
