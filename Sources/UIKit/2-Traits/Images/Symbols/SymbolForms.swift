import CoreGraphics

/// The pixels of one symbol in one configuration, drawn for each scale that is requested.
final class SymbolForms: ImageForms, @unchecked Sendable {
  let symbol: Symbol
  let configuration: UIImage.SymbolConfiguration
  let emphasis: SymbolEmphasis
  private let lock = NSLock()
  /// The pictures that were drawn, the newest last.
  private var drawn: [(form: Form, pixels: CGImage)] = []
  /// The greatest number of bytes of all pictures but the last two, for screens and appearances of today.
  private static let capacity = 256 << 10
  /// The greatest number of pictures, which are looked through one by one.
  private static let mostForms = 16

  private struct Form: Hashable {
    var scale: CGFloat
    var isMirrored: Bool
    /// The colors of the levels; nil for a shape that takes the color of its place.
    var colors: [CGColor]?
  }

  init(symbol: Symbol, configuration: UIImage.SymbolConfiguration, emphasis: SymbolEmphasis = .all) {
    self.symbol = symbol
    self.configuration = configuration
    self.emphasis = emphasis
  }

  /// The colors of the levels; nil for a shape that takes the color of its place.
  private var colors: [UIColor]? { (configuration.facts.coloring ?? .monochrome).colors(of: symbol) }

  /// Whether the symbol has colors of its own.
  var isColored: Bool { colors != nil }

  static let defaultPointSize: CGFloat = 17
  /// A symbol's square of 24 units beside its point size.
  private static let sidePerPoint: CGFloat = 1.25
  private static let units: CGFloat = 24

  func best(for traits: UITraitCollection) -> (pixels: CGImage, scale: CGFloat)? {
    let wanted = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    let scale = min(max(wanted, 1), 4)
    let form = Form(
      scale: scale, isMirrored: symbol.followsReading && traits.layoutDirection == .rightToLeft,
      colors: colors?.map { $0.resolvedColor(with: traits).cgColor })
    lock.lock()
    defer { lock.unlock() }
    if let known = drawn.last(where: { $0.form == form })?.pixels { return (known, scale) }
    guard let pixels = draw(form) else { return nil }
    drawn.append((form, pixels))
    var bytes = drawn.dropLast(2).reduce(0) { $0 + $1.pixels.byteCount }
    while bytes > SymbolForms.capacity || drawn.count > SymbolForms.mostForms {
      bytes -= drawn.removeFirst().pixels.byteCount
    }
    return (pixels, scale)
  }

  private func draw(_ form: Form) -> CGImage? {
    let facts = configuration.facts
    let pointSize = min(max(facts.pointSize ?? SymbolForms.defaultPointSize, 1), 1_000)
    let unit = pointSize * SymbolForms.sidePerPoint * facts.scale.factor / SymbolForms.units
    // Whole points, so that the size is the same on every screen.
    let size = CGSize(
      width: (symbol.width * unit).rounded(.up), height: (SymbolForms.units * unit).rounded(.up))
    guard let context = try? CGContext(size: size, scale: form.scale) else { return nil }
    if form.isMirrored {
      context.translateBy(x: size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    context.translateBy(
      x: (size.width - symbol.width * unit) / 2, y: (size.height - SymbolForms.units * unit) / 2)
    context.scaleBy(x: unit, y: unit)
    context.translateBy(x: (symbol.width - SymbolForms.units) / 2, y: 0)
    for (index, layer) in symbol.layers.enumerated() {
      draw(layer, isBehind: index < symbol.layers.count - 1, form, weight: facts.weight, on: context)
    }
    return context.makeImage()
  }

  private func draw(
    _ layer: Symbol.Layer, isBehind: Bool, _ form: Form, weight: UIImage.SymbolWeight, on context: CGContext
  ) {
    context.saveGState()
    let middle = SymbolForms.units / 2
    context.translateBy(x: middle + layer.shift, y: middle)
    context.scaleBy(x: layer.scale, y: layer.scale)
    context.translateBy(x: -middle, y: -middle)
    context.setLineWidth(weight.lineWidth / layer.scale.squareRoot())
    context.setLineCap(.round)
    context.setLineJoin(.round)
    // What would be cut out of a frame has a color of its own.
    let marks = form.colors != nil && layer.isCutOut ? layer.marks.map(\.reversed) : layer.marks
    // What stands behind the last gap is a badge or a line through the symbol, which matters most.
    let badge = marks.lastIndex { $0.kind == .hole }
    let levels = symbol.levels
    for (index, mark) in marks.enumerated() {
      let isSecondary = isBehind || badge.map { index < $0 } ?? false
      let color = form.colors.map { $0[min(isSecondary ? 1 : 0, $0.count - 1)] } ?? .black
      let level = levels.firstIndex { $0.contains(index) }
      let opacity = level.map { emphasis.opacity(ofLevel: $0, of: levels.count) } ?? 1
      guard opacity > 0 else { continue }
      let shown = opacity == 1 ? color : color.copy(alpha: color.alpha * opacity) ?? color
      let isTakenOut = mark.kind == .hole || mark.kind == .cut
      context.setFillColor(isTakenOut ? .black : shown)
      context.setStrokeColor(isTakenOut ? .black : shown)
      context.setBlendMode(isTakenOut ? .destinationOut : .normal)
      context.beginPath()
      context.addPath(mark.cgPath)
      switch mark.kind {
      case .stroke, .cut: context.strokePath()
      case .fill, .hole: context.fillPath(using: .winding)
      }
    }
    context.restoreGState()
  }
}
