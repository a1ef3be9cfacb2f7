import DisplayProtocol

extension LayerShape {
  /// Fills and strokes the shape in a context whose present space is the layer's.
  func draw(in context: CGContext) {
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: usesEvenOddRule ? .evenOdd : .winding)
    }
    guard isStroked, let strokeColor else { return }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.addPath(strokedPath)
    context.strokePath()
  }
}
