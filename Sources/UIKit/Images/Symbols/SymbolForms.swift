import CoreGraphics

/// The pixels of one symbol in one configuration, drawn for each scale that is asked for.
final class SymbolForms: ImageForms, @unchecked Sendable {
  let symbol: Symbol
  let configuration: UIImage.SymbolConfiguration
  private let lock = NSLock()
  private var drawn: [Form: CGImage] = [:]

  private struct Form: Hashable {
    var scale: CGFloat
    var isMirrored: Bool
  }

  init(symbol: Symbol, configuration: UIImage.SymbolConfiguration) {
    self.symbol = symbol
    self.configuration = configuration
  }

  static let defaultPointSize: CGFloat = 17
  /// A symbol's square of 24 units beside its point size.
  private static let sidePerPoint: CGFloat = 1.25
  private static let units: CGFloat = 24

  func best(for traits: UITraitCollection) -> (pixels: CGImage, scale: CGFloat)? {
    let wanted = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    let scale = min(max(wanted, 1), 4)
    let form = Form(
      scale: scale, isMirrored: symbol.followsReading && traits.layoutDirection == .rightToLeft)
    lock.lock()
    defer { lock.unlock() }
    if let known = drawn[form] { return (known, scale) }
    guard let pixels = draw(form) else { return nil }
    drawn[form] = pixels
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
    for layer in symbol.layers { draw(layer, weight: facts.weight, on: context) }
    return context.makeImage()
  }

  private func draw(_ layer: Symbol.Layer, weight: UIImage.SymbolWeight, on context: CGContext) {
    context.saveGState()
    let middle = SymbolForms.units / 2
    context.translateBy(x: middle + layer.shift, y: middle)
    context.scaleBy(x: layer.scale, y: layer.scale)
    context.translateBy(x: -middle, y: -middle)
    context.setLineWidth(weight.lineWidth / layer.scale.squareRoot())
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    for mark in layer.marks {
      context.setBlendMode(mark.kind == .hole || mark.kind == .cut ? .destinationOut : .normal)
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
