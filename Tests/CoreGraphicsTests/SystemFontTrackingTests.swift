import CoreGraphics
import Testing

/// Widths of text in the system font against those that UIKit gives for San Francisco.
@Suite struct SystemFontTrackingTests {
  /// The widths of a sentence and of the ten digits in one size and weight.
  struct Widths: Sendable, CustomTestStringConvertible {
    var size: CGFloat
    var weight: Int
    var pangram: CGFloat
    var digits: CGFloat

    init(_ size: CGFloat, _ weight: Int, _ pangram: CGFloat, _ digits: CGFloat) {
      (self.size, self.weight, self.pangram, self.digits) = (size, weight, pangram, digits)
    }

    var testDescription: String { "\(size) pt, weight \(weight)" }
  }

  private static let pangram = "The quick brown fox jumps over the lazy dog"

  private static let measured = [
    Widths(8, 100, 170.317, 48.332), Widths(8, 200, 171.757, 48.791), Widths(8, 300, 174.709, 49.731),
    Widths(8, 400, 176.977, 50.453), Widths(8, 500, 180.633, 51.793), Widths(8, 600, 183.291, 52.767),
    Widths(13, 400, 270.118, 77.924), Widths(13, 500, 276.06, 80.101), Widths(13, 600, 280.379, 81.685),
    Widths(13, 700, 286.321, 83.862), Widths(13, 800, 294.962, 87.029), Widths(13, 900, 302.523, 89.8),
    Widths(17, 400, 339, 98.7), Widths(17, 800, 371.442, 110.487), Widths(17, 900, 381.33, 114.111),
    Widths(18, 100, 342.193, 99.455),
    Widths(19, 400, 375.811, 110.057), Widths(19, 500, 384.702, 113.199), Widths(19, 600, 391.166, 115.484),
    Widths(19, 700, 400.057, 118.626), Widths(19, 800, 412.988, 123.196),
    Widths(20, 400, 388.653, 115.217), Widths(20, 500, 398.362, 118.457), Widths(20, 600, 405.421, 120.812),
    Widths(20, 700, 415.13, 124.052), Widths(20, 800, 429.25, 128.763), Widths(20, 900, 441.606, 132.886),
    Widths(22, 300, 412.959, 124.839), Widths(22, 400, 420.569, 127.28), Widths(22, 500, 432.018, 130.694),
    Widths(22, 600, 440.342, 133.176), Widths(22, 700, 451.792, 136.59), Widths(22, 800, 468.444, 141.555),
    Widths(24, 300, 446.127, 137.442), Widths(24, 400, 455.256, 140.379), Widths(24, 500, 468.585, 143.94),
    Widths(24, 600, 478.276, 146.529), Widths(24, 700, 491.606, 150.091), Widths(24, 800, 510.993, 155.27),
    Widths(26, 400, 492.877, 152.801), Widths(26, 500, 507.602, 156.603), Widths(26, 600, 518.308, 159.368),
    Widths(26, 700, 533.032, 163.171), Widths(26, 800, 554.448, 168.702),
    Widths(28, 100, 497.41, 154.686), Widths(28, 200, 504.556, 156.988), Widths(28, 300, 519.202, 161.708),
    Widths(28, 400, 530.455, 165.334), Widths(28, 500, 546.618, 169.37), Widths(28, 600, 558.37, 172.304),
    Widths(34, 300, 626.89, 195.529), Widths(34, 400, 640.555, 199.933), Widths(34, 500, 660.182, 204.833),
    Widths(34, 600, 674.451, 208.396), Widths(34, 700, 694.078, 213.297), Widths(34, 800, 722.624, 220.424),
  ]

  private func style(_ size: CGFloat, _ weight: Int = 400, isItalic: Bool = false) -> TextStyle {
    TextStyle(
      font: Font(family: "Inter", size: size, weight: weight, isItalic: isItalic, usesSystemMetrics: true))
  }

  private func width(_ text: String, _ style: TextStyle) -> CGFloat {
    Typesetter.measure([TextSpan(text, style: style)]).width
  }

  @Test("Sentences are as wide as San Francisco's within 1.5 percent, digits within 2", arguments: measured)
  func widths(_ widths: Widths) {
    let style = style(widths.size, widths.weight)
    let (sentence, digits) = (width(Self.pangram, style), width("0123456789", style))
    #expect((sentence / widths.pangram - 1).magnitude < 0.015, "\(sentence), measured \(widths.pangram)")
    #expect((digits / widths.digits - 1).magnitude < 0.02, "\(digits), measured \(widths.digits)")
  }

  @Test(
    "Prose is as wide as the sum of San Francisco's letters",
    arguments: [(8, 2_563.91), (22, 6_065.51), (34, 9_249.38)])
  func prose(size: CGFloat, sum: CGFloat) {
    let sentences = [
      "It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.",
      "However little known the feelings or views of such a man may be on his first entering a neighbourhood, this truth is so well fixed in the minds of the surrounding families.",
      "When in the course of human events, it becomes necessary for one people to dissolve the political bands which have connected them with another.",
      "The sun was shining on the sea, shining with all his might. He did his very best to make the billows smooth and bright.",
      "Some settings are not available. Try again later, or ask the person who shared this note with you.",
    ]
    let known = Set("abcdefghijklmnopqrstuvwxyzATIWSH ,.-")
    let ours = sentences.reduce(0) { $0 + width($1.filter { known.contains($0) }, style(size)) }
    #expect((ours / sum - 1).magnitude < 0.01, "\(ours), measured \(sum)")
  }

  @Test(
    "Single words are within a point of UIKit's",
    arguments: [
      ("Hello", 17, 400, 38.81), ("Button", 15, 400, 46), ("Upload", 15, 400, 49), ("Configure", 17, 400, 75),
      ("Hello, world!", 17, 400, 94.5), ("Tap me!", 17, 400, 60.5), ("Wave Charge", 17, 400, 101.2),
      ("Published on: 1932", 13, 400, 115.5), ("Settings", 34, 700, 132.8), ("Books", 34, 700, 98.2),
      ("Hello UIKit", 34, 700, 166.06), ("158 8020 6986", 34, 400, 238.2),
    ] as [(String, CGFloat, Int, CGFloat)])
  func words(_ text: String, size: CGFloat, weight: Int, measured: CGFloat) {
    let ours = width(text, style(size, weight))
    #expect((ours - measured).magnitude < max(1, 0.02 * measured), "\(ours), measured \(measured)")
  }

  @Test func onlyTheSystemFontIsTracked() {
    for size in [8, 17, 34] as [CGFloat] {
      for (family, isSystem) in [("Inter", false), ("JetBrains Mono", true), ("Helvetica", false)] {
        let font = Font(family: family, size: size, usesSystemMetrics: isSystem)
        #expect(font.systemTracking == 0, "\(family)")
        // Text that is not tracked grows with its size alone.
        var doubled = font
        doubled.size *= 2
        let (once, twice) = (
          width("Words 123", TextStyle(font: font)), width("Words 123", TextStyle(font: doubled))
        )
        #expect(twice.isNear(2 * once, within: 0.1))
      }
    }
    #expect(style(17).font.systemTracking < 0 && style(8).font.systemTracking > 0)
  }

  @Test func trackingChangesGraduallyWithTheSize() {
    for weight in stride(from: 100, through: 900, by: 50) {
      var last: CGFloat?
      for size in stride(from: 5, through: 100, by: 0.25) as StrideThrough<CGFloat> {
        for kind in [SystemFontTracking.automatic, .uniform] {
          var font = style(size, weight).font
          font.tracking = kind
          #expect(font.systemTracking == font.systemTracking.rounded(toUnits: 1_024))
        }
        let share = style(size, weight).font.systemTracking / size
        if let last { #expect((share - last).magnitude < 0.003, "\(size), \(weight)") }
        last = share
      }
    }
  }

  @Test func kernAddsToTheTracking() {
    for size in [11, 17, 28] as [CGFloat] {
      var kerned = style(size)
      let plain = width("Words", kerned)
      kerned.kern = 2
      #expect(width("Words", kerned).isNear(plain + 10, within: 0.1))
      // No kern at all takes only the kerning of pairs away.
      var bare = style(size)
      bare.kern = 0
      let pairs = width("AVAVA", bare) - width("AVAVA", style(size))
      var font = bare.font
      font.usesSystemMetrics = false
      let untracked = width("AVAVA", TextStyle(font: font, kern: 0)) - width("AVAVA", TextStyle(font: font))
      #expect(pairs > 0.5 && pairs.isNear(untracked, within: 0.05))
    }
  }

  @Test func aClusterIsTrackedOnceAndLettersStayJoined() {
    let (plain, tracked) = (TextStyle(font: Font(family: "Inter", size: 17)), style(17))
    let spacing = tracked.font.systemTracking
    func clusters(_ text: String) -> CGFloat {
      ((width(text, tracked) - width(text, plain)) / spacing).rounded()
    }
    #expect(clusters("e\u{301}a\u{308}x") == 3)
    #expect(clusters("word") == 4)
    // An arrow of two characters is one, and digits are multiplied by a sign of multiplication.
    #expect(clusters("->") == 1)
    #expect(
      clusters("4x5") == 3 && width("4x5", plain) != width("4", plain) + width("x", plain) + width("5", plain)
    )
    // Emoji are another font's.
    #expect(width("😀", tracked).isNear(width("😀", plain), within: 0.001))
    #expect(clusters("a😀b") == 2)
  }

  @Test func digitsOfDisplaySizesAreRunsOfTheirOwn() {
    func runs(_ text: String, _ style: TextStyle) -> [String] {
      Typesetter.typeset(text, style: style).lines.flatMap { $0.runs.map(\.text) }
    }
    #expect(runs("Room 101 at 12:30, 7.5 km", style(17)) == ["Room 101 at 12:30, 7.5 km"])
    #expect(
      runs("Room 101 at 12:30, 7.5 km", style(34)) == ["Room ", "101", " at ", "12:30", ", ", "7.5", " km"])
    #expect(runs("1932", style(34)) == ["1932"] && runs("Plain words", style(34)) == ["Plain words"])
    #expect(runs("a1é2😀3", style(34)) == ["a", "1", "é", "2", "😀", "3"])
    #expect(runs("1\u{301}2", style(34)) == ["1\u{301}", "2"])
    #expect(runs("Room 101", TextStyle(font: Font(family: "Inter", size: 34))) == ["Room 101"])
    var uniform = style(34)
    uniform.font.tracking = .uniform
    #expect(runs("Room 101", uniform) == ["Room 101"])
    // A line is as wide as its runs, wherever it is broken.
    let text = Typesetter.typeset("Room 101 and room 2002 and room 3", style: style(34), width: 150)
    #expect(text.lines.count > 3)
    for line in text.lines {
      let sum = line.runs.reduce(0) { $0 + $1.width }
      #expect(sum >= line.width - 0.001 && line.runs.last!.x + line.runs.last!.width >= line.width - 0.001)
      for (run, next) in zip(line.runs, line.runs.dropFirst()) {
        #expect((run.x + run.width).isNear(next.x, within: 0.001))
      }
    }
  }

  @Test func monospacedDigitsStayTabular() {
    for size in [12, 17, 22, 34] as [CGFloat] {
      var style = style(size)
      style.font.hasMonospacedDigits = true
      let widths = Set("0123456789".map { (width(String($0), style) * 100).rounded() })
      #expect(widths.count == 1)
      #expect(width("1111", style).isNear(width("0000", style), within: 0.01))
    }
  }
}

extension CGFloat {
  fileprivate func rounded(toUnits units: CGFloat) -> CGFloat { (self * units).rounded() / units }
}
