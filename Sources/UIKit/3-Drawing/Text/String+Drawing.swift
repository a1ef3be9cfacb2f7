import CoreGraphics

extension NSAttributedString {
  /// The size of the text on as many lines as it has breaks, in points, not rounded.
  public func size() -> CGSize {
    RichText(self).size()
  }

  /// The room the text takes in a rectangle of `size`, a side of 0 or less meaning no limit, in points, not
  /// rounded. Without `.usesLineFragmentOrigin` it is that of one line, whose baseline lies at y = 0.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    RichText(self).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text on one line or more in the current context, with its top left at a point.
  public func draw(at point: CGPoint) {
    RichText(self).draw(at: point)
  }

  /// Draws the text in the current context, broken into lines inside a rectangle from its top. Lines that
  /// do not fit are left out.
  public func draw(in rect: CGRect) {
    RichText(self).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context. Without `.usesLineFragmentOrigin` it is one line, whose baseline
  /// lies at the rectangle's origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  {
    RichText(self).draw(in: rect, options: options, context: context)
  }
}

extension String {
  /// The size of the text on as many lines as it has breaks, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    richText(attributes).size()
  }

  /// The room the text takes in a rectangle of `size`, a side of 0 or less meaning no limit, in points, not
  /// rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    richText(attributes).boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context, with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    richText(attributes).draw(at: point)
  }

  /// Draws the text in the current context, broken into lines inside a rectangle from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    richText(attributes).draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    richText(attributes).draw(in: rect, options: options, context: context)
  }

  private func richText(_ attributes: [NSAttributedString.Key: Any]?) -> RichText {
    RichText(StyledText(self, attributes: attributes ?? [:]))
  }
}

extension NSString {
  /// The size of the text on as many lines as it has breaks, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }

  /// The room the text takes in a rectangle of `size`, a side of 0 or less meaning no limit, in points, not
  /// rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in the current context, with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in the current context, broken into lines inside a rectangle from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text in the current context. Without `.usesLineFragmentOrigin` it is one line, whose baseline
  /// lies at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension RichText {
  /// The text typeset as string drawing does it: one line, or broken into lines.
  func measured(width: CGFloat, height: CGFloat, options: NSStringDrawingOptions) -> TypesetText {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    var text = self
    if isBroken, options.contains(.truncatesLastVisibleLine) {
      text.changeParagraphs { $0.lineBreakMode = .byTruncatingTail }
    }
    return Typesetter.typeset(
      text.spans, paragraph: text.paragraph, width: isBroken ? width : .infinity,
      maximumLines: isBroken ? 0 : 1,
      maximumHeight: isBroken && options.contains(.truncatesLastVisibleLine) ? height : .infinity)
  }

  /// The size on as many lines as the text has breaks, in points, not rounded.
  func size() -> CGSize {
    measured(width: .infinity, height: .infinity, options: .usesLineFragmentOrigin).size
  }

  fileprivate func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 ? length : .infinity }
    let text = measured(width: limit(size.width), height: limit(size.height), options: options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -text.firstBaseline
    let left = text.lines.map(\.x).min() ?? 0
    let isAligned = size.width > 0 && size.width.isFinite
    let bounds = CGRect(origin: CGPoint(x: isAligned ? left : 0, y: top), size: text.size)
    context?.totalBounds = bounds
    return bounds
  }

  fileprivate func draw(at point: CGPoint) {
    let text = measured(width: .infinity, height: .infinity, options: .usesLineFragmentOrigin)
    UIGraphicsGetCurrentContext()?.draw(text, at: point)
  }

  /// Draws the text in the current context, as strings draw themselves.
  func draw(in rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    let isBroken = options.contains(.usesLineFragmentOrigin)
    var text = measured(width: rect.width, height: rect.height, options: options)
    if isBroken {
      text.lines.removeAll { $0.top >= rect.height && rect.height > 0 }
    }
    let origin = isBroken ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - text.firstBaseline)
    context?.totalBounds = CGRect(origin: origin, size: text.size)
    UIGraphicsGetCurrentContext()?.draw(text, at: origin)
  }
}
