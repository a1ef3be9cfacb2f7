/// The correction of the coverage with which letters cover what lies behind them. Edges that are mixed by
/// share alone make light text look thin and dark text fat, so browsers correct them by the text's lightness;
/// the picture follows, so that both displays show the same letters.
///
/// The correction mixes as if on a screen of gamma 1.2 and against a background of the opposite lightness,
/// after dark text has been strengthened a little. These are Chromium's numbers on Linux; with them our
/// letters' edges agree with its own to a hundredth in the mean.
enum TextCoverage {
  private static let gamma = 1.2
  private static let contrast = 0.2
  /// Lightness is distinguished in this many steps.
  static let steps = 8

  /// The step of a color's lightness: 0 for black, `steps - 1` for white.
  static func step(of color: CGColor) -> Int {
    let light =
      0.2126 * pow(color.red, gamma) + 0.7152 * pow(color.green, gamma) + 0.0722 * pow(color.blue, gamma)
    return min(Int(pow(light, 1 / gamma) * CGFloat(steps)), steps - 1)
  }

  /// For each step, what becomes of every share of a pixel that a letter covers, in 255ths.
  static let tables: [[UInt8]] = (0..<steps).map { step in
    let text = Double(step) / Double(steps - 1)
    let behind = 1 - text
    let (textLight, behindLight) = (pow(text, gamma), pow(behind, gamma))
    return (0...255).map { share in
      let plain = Double(share) / 255
      let strengthened = plain + (1 - plain) * contrast * behindLight * plain
      let mixed = pow(textLight * strengthened + behindLight * (1 - strengthened), 1 / gamma)
      return UInt8((255 * (mixed - behind) / (text - behind)).rounded())
    }
  }
}
