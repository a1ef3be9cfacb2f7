import CoreGraphics
import DisplayProtocol
import SceneTree

extension ScreenAudit {
  /// The contrast below which text is reported where nobody asks for more: Apple's own colors of text have
  /// less than the 4.5 that WCAG 2 asks for.
  static let usualContrast = 3.0

  /// The contrast that text of a style needs: that of large text is 3 at most, as WCAG 2 has it.
  private func neededContrast(of style: TextStyle) -> Double {
    let isLarge = style.font.size >= 24 || style.font.size >= 18.66 && style.font.weight >= 600
    return isLarge ? min(leastContrast, 3) : leastContrast
  }

  /// Looks for text that cannot be read as a whole, or hardly stands out.
  mutating func examineText(at place: Int) {
    let layer = layers[place]
    guard let (text, ink) = layer.text, !layer.visible.isEmpty,
      !([place] + layer.ancestors).contains(where: { layers[$0].properties.editor != nil })
    else { return }
    let shown = ink.intersection(layer.visible)
    guard !shown.isNull, !isHidden(shown, above: place) else { return }
    examineExtent(of: text, ink: ink, at: place)
    examineContrast(of: text, in: shown, at: place)
  }

  private mutating func examineExtent(of text: TypesetText, ink: CGRect, at place: Int) {
    if text.isTruncated {
      let shown = text.lines.map { $0.runs.map(\.text).joined() }.joined(separator: " ")
      report(
        .clippedText, place,
        "shows only “\(shown.prefix(60))”; it needs more room, more lines (numberOfLines = 0) or a smaller text"
      )
      return
    }
    // What scrolls is seen by scrolling; what lies in it may cut all the same.
    let scroller = layers[place].scroller
    let cuts = ([place] + layers[place].ancestors.reversed()).prefix { $0 != scroller }
    for cut in cuts where layers[cut].properties.masksToBounds {
      let frame = layers[cut].frame
      guard ink.intersects(frame) else { continue }
      let lost = max(
        frame.minX - ink.minX, ink.maxX - frame.maxX, frame.minY - ink.minY, ink.maxY - frame.maxY)
      guard lost > 2 else { continue }
      report(
        .clippedText, place,
        "is cut by \(round(lost)) points at the edge of \(name(of: cut)); it needs more room",
        other: cut)
      return
    }
  }

  private mutating func examineContrast(of text: TypesetText, in shown: CGRect, at place: Int) {
    let semantics = layers[owner(of: place)].properties.semantics
    let string = text.lines.flatMap { $0.runs.map(\.text) }.joined()
    let isPlaceholder = layers[place].ancestors.contains {
      layers[$0].properties.semantics?.placeholder.map { !$0.isEmpty && $0.hasPrefix(string) } ?? false
    }
    guard layers[place].isEnabled, !isPlaceholder, semantics?.placeholder != string,
      let style = text.lines.first?.runs.first(where: { !$0.text.allSatisfy(\.isWhitespace) })?.style,
      case let color = style.color, color.alpha > 0.01
    else { return }
    let back = BackgroundColor(
      in: picture, part: shown, of: PixelColor(color), opacity: color.alpha * layers[place].opacity)
    guard let back, back.contrast < neededContrast(of: style) else { return }
    faintTexts[FaintColors(text: back.text, background: back.color), default: []].append(place)
  }

  /// Reports the texts that stand out too little, those of the same colors together.
  mutating func reportFaintTexts() {
    for (colors, places) in faintTexts.sorted(by: { $0.value[0] < $1.value[0] }) {
      let contrast = colors.text.contrast(to: colors.background)
      let others = places.count > 1 ? "; \(places.count - 1) more texts have these colors" : ""
      report(
        .lowContrast, places[0],
        "is \(colors.text.hex) on \(colors.background.hex), a contrast of \((contrast * 10).rounded() / 10):1, where "
          + "4.5:1 is usual; use colors that follow light and dark\(others)")
    }
  }
}

/// Two colors that differ too little.
struct FaintColors: Hashable {
  let text: PixelColor
  let background: PixelColor
}

/// A color by its parts, 0…1.
struct PixelColor: Hashable {
  var (red, green, blue): (Double, Double, Double)

  init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  init(_ color: CGColor) {
    self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
  }

  /// This color of some opacity on another.
  func over(_ back: PixelColor, opacity: Double) -> PixelColor {
    func mix(_ path: KeyPath<PixelColor, Double>) -> Double {
      self[keyPath: path] * opacity + back[keyPath: path] * (1 - opacity)
    }
    return PixelColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// The greatest difference of a part.
  func distance(to other: PixelColor) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// The relative luminance, as WCAG 2 defines it.
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The ratio of luminances, as WCAG 2 defines it: 1 for equal colors, 21 for black on white.
  func contrast(to other: PixelColor) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  /// The color as `#rrggbb`.
  var hex: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

/// The color behind a text, found among the pixels around its letters.
struct BackgroundColor {
  /// The color behind the letters.
  let color: PixelColor
  /// The color of the letters on it.
  let text: PixelColor

  /// The contrast of both.
  var contrast: Double { text.contrast(to: color) }

  /// Pixels this near to the letters' color may be of the letters.
  private static let nearness = 0.1
  /// The share of one color among the pixels below which the background is a picture.
  private static let leastShare = 0.3

  /// Finds the most frequent color of a part of a picture, in which text of a color is drawn. Nil for a
  /// background of many colors.
  init?(in picture: CGImage, part: CGRect, of letters: PixelColor, opacity: Double) {
    let box = part.integral.intersection(CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
    var counts: [UInt32: Int] = [:]
    let stride = picture.stride
    picture.withPixels { pixels in
      for y in Int(bounding: box.minY)..<Int(bounding: box.maxY) {
        for x in Int(bounding: box.minX)..<Int(bounding: box.maxX) {
          counts[pixels.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self), default: 0] += 1
        }
      }
    }
    let colors = counts.map { pixel, count in
      let pixel = UInt32(littleEndian: pixel)
      func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 255) / 255 }
      return (color: PixelColor(red: part(16), green: part(8), blue: part(0)), count: count)
    }
    let all = colors.reduce(0) { $0 + $1.count }
    guard let first = colors.max(by: { $0.count < $1.count }) else { return nil }
    // Bold letters cover more than they leave: then what they leave counts.
    let shown = letters.over(first.color, opacity: opacity)
    let others = colors.filter { $0.color.distance(to: shown) > Self.nearness }
    let best: (color: PixelColor, count: Int)
    if first.color.distance(to: shown) <= Self.nearness, others.reduce(0, { $0 + $1.count }) * 10 > all,
      let other = others.max(by: { $0.count < $1.count }), other.count * 20 > all
    {
      best = other
    } else {
      guard Double(first.count) >= Self.leastShare * Double(all) else { return nil }
      best = first
    }
    color = best.color
    text = letters.over(best.color, opacity: opacity)
  }
}
