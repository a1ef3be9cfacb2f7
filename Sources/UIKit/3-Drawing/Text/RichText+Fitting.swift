import CoreGraphics

extension RichText {
  /// The text shrunk so that one line of it is no wider than `width`, but to no less than `least` times its
  /// size.
  func shrunk(toWidth width: CGFloat, least: CGFloat) -> RichText {
    func measure(_ text: RichText) -> CGFloat {
      Typesetter.typeset(text.spans, paragraph: text.paragraph, maximumLines: 1).size.width
    }
    let natural = measure(self)
    guard natural > width else { return self }
    var factor = max(least, width / natural)
    // Widths are not quite in proportion where letter spacing is given in points.
    for _ in 0..<3 {
      let measured = measure(scaled(by: factor))
      if measured <= width || factor == least { break }
      factor = max(least, factor * width / measured * 0.9999)
    }
    return scaled(by: factor)
  }
}
