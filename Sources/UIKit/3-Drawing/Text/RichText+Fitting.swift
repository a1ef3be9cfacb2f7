import CoreGraphics

extension RichText {
  /// The text shrunk so that one line of it is no wider than `width`, but to no less than `least` times its
  /// size.
  func shrunk(toWidth width: CGFloat, least: CGFloat) -> RichText {
    func excess(at scale: CGFloat) -> CGFloat {
      let text = scaled(by: scale)
      return Typesetter.lineWidth(text.spans, paragraph: text.paragraph) - width
    }
    let natural = excess(at: 1)
    guard natural > 0 else { return self }
    let guess = width / (natural + width)
    return scaled(by: ScaleSearch.largest(least: least, natural: natural, guess: guess, excess: excess))
  }

  /// The text shrunk until it fits, but to no less than `least` times its size.
  ///
  /// - Parameters:
  ///   - least: The smallest scale, above 0.
  ///   - fits: Whether a text has all of its characters in the place that it is for.
  func shrunk(least: CGFloat, until fits: (RichText) -> Bool) -> RichText {
    func excess(at scale: CGFloat) -> CGFloat { fits(scaled(by: scale)) ? -1 : 1 }
    guard !fits(self) else { return self }
    return scaled(by: ScaleSearch.largest(least: least, natural: 1, guess: 0.75, excess: excess))
  }
}

/// Finds the largest scale at which a text fits.
///
/// A width is nearly in proportion to the scale, but not quite: letter spacing and attachments are given in
/// points, and fonts track closer at large sizes. So the search interpolates between a scale that fits and
/// one that does not, and halves their distance where that does not help.
enum ScaleSearch {
  /// The distance from the largest scale that may remain: less than a fiftieth of a point in text of 20
  /// points.
  static let tolerance: CGFloat = 1 / 1_024
  /// The largest number of measurements. Ten halvings reach the tolerance, and each third step is one.
  static let maximumSteps = 30

  /// Returns the largest scale from `least` to 1 at which nothing is in excess, within the tolerance; `least`
  /// where that is too large, too.
  ///
  /// - Parameters:
  ///   - least: The smallest scale.
  ///   - natural: The excess at scale 1, above 0.
  ///   - guess: The scale to try first.
  ///   - excess: The amount by which a scale is too large; 0 or less where it fits.
  static func largest(
    least: CGFloat, natural: CGFloat, guess: CGFloat, excess: (CGFloat) -> CGFloat
  ) -> CGFloat {
    var high = (scale: 1 as CGFloat, excess: natural)
    var low: (scale: CGFloat, excess: CGFloat)?
    var next = guess
    for step in 1...maximumSteps {
      let scale = max(next, least)
      let found = excess(scale)
      if found <= 0 {
        low = (scale, found)
      } else if scale <= least {
        return least
      }
      guard let low else {
        // The line through two scales that are too large leads to one that fits.
        let slope = (high.excess - found) / (high.scale - scale)
        high = (scale, found)
        next = slope > 0 ? min(scale - found / slope, scale - tolerance / 2) : least
        continue
      }
      if found > 0 { high = (scale, found) }
      let distance = high.scale - low.scale
      if distance <= tolerance { return low.scale }
      let share = step % 3 == 0 ? 0.5 : -low.excess / (high.excess - low.excess)
      next = low.scale + distance * share
      next = min(max(next, low.scale + tolerance / 2), high.scale - tolerance / 2)
    }
    return low?.scale ?? least
  }
}
