import CoreGraphics
import Testing

@testable import UIKit

/// Text that shrinks to fit, against a reference that tries each scale from the largest on.
@MainActor @Suite("Text that shrinks to fit") struct ScaleSearchTests {
  private static let texts: [(String, NSAttributedString)] = {
    func attributed(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
      NSAttributedString(string: text, attributes: attributes)
    }
    let mixed = NSMutableAttributedString()
    mixed.append(attributed("Small ", [.font: UIFont.systemFont(ofSize: 9), .kern: 3]))
    mixed.append(attributed("and large ", [.font: UIFont.boldSystemFont(ofSize: 40)]))
    mixed.append(attributed("12:30", [.font: UIFont.monospacedDigitSystemFont(ofSize: 22, weight: .light)]))
    let picture = NSTextAttachment()
    picture.bounds = CGRect(x: 0, y: 0, width: 30, height: 10)
    let pictured = NSMutableAttributedString(attachment: picture)
    pictured.append(attributed(" beside a picture", [.font: UIFont.systemFont(ofSize: 20)]))
    return [
      ("plain", attributed("A sentence that is somewhat wide", [.font: UIFont.systemFont(ofSize: 17)])),
      ("large", attributed("1,234,567.89", [.font: UIFont.systemFont(ofSize: 96, weight: .thin)])),
      ("tiny", attributed("tiny words here", [.font: UIFont.systemFont(ofSize: 6)])),
      ("spaced", attributed("SPACED OUT", [.font: UIFont.systemFont(ofSize: 12), .kern: 8])),
      ("closer", attributed("closer than usual", [.font: UIFont.systemFont(ofSize: 28), .kern: -2])),
      (
        "monospaced",
        attributed("0xDEADBEEF", [.font: UIFont.monospacedSystemFont(ofSize: 17, weight: .bold)])
      ),
      ("Arabic", attributed("مرحبا بالعالم", [.font: UIFont.systemFont(ofSize: 24)])),
      ("mixed", mixed), ("pictured", pictured),
    ]
  }()

  private func width(_ text: RichText) -> CGFloat {
    Typesetter.typeset(text.spans, paragraph: text.paragraph, maximumLines: 1).size.width
  }

  /// Whether a scale is the largest at which a text fits: none that is a little larger fits, nor much larger.
  private func isLargest(_ scale: CGFloat, fits: (CGFloat) -> Bool) -> Bool {
    let near = (0..<8).map { scale + 0.001_5 + CGFloat($0) * 0.001 }
    let far = (1...12).map { scale + (1 - scale) * CGFloat($0) / 12 }
    return (near + far).allSatisfy { $0 > 1 || !fits($0) }
  }

  @Test("One line is as large as it can be", arguments: [0.9, 0.5, 0.15] as [CGFloat])
  func oneLine(share: CGFloat) {
    for (name, attributed) in Self.texts {
      let text = RichText(attributed)
      let room = width(text) * share
      for least in [0.05, 0.5] as [CGFloat] {
        let found = text.shrunk(toWidth: room, least: least)
        let scale = found.spans[0].style.font.size / text.spans[0].style.font.size
        let isLeast = abs(scale - least) < 1e-9
        let isLargest = isLargest(scale) { width(text.scaled(by: $0)) <= room }
        #expect(isLargest, "\(name) at \(share), least \(least)")
        #expect(width(found) <= room || isLeast, "\(name) at \(share), least \(least)")
      }
    }
  }

  @Test("Several lines are as large as they can be", arguments: [1, 2, 3, 4])
  func severalLines(lines: Int) throws {
    for (name, attributed) in Self.texts where name != "pictured" {
      let label = UILabel()
      label.numberOfLines = lines
      label.attributedText = attributed
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.1
      let text = RichText(attributed)
      let size = CGSize(width: width(text) / CGFloat(lines) * 0.6, height: 400)
      label.frame.size = size
      func isWhole(_ text: RichText) -> Bool {
        !Typesetter.typeset(
          text.spans, paragraph: text.paragraph, width: size.width, maximumLines: lines,
          maximumHeight: size.height
        ).isTruncated
      }
      var truncating = text
      truncating.changeParagraphs { $0.lineBreakMode = .byTruncatingTail }
      guard case .text(let shown, _) = label.makeContent() else { throw Absent() }
      let font = try #require(shown.lines.first?.runs.first).style.font.size
      let natural = try #require(
        Typesetter.typeset(text.spans, paragraph: text.paragraph).lines.first?.runs.first
      ).style.font.size
      let isLargest = isLargest(font / natural) { isWhole(truncating.scaled(by: $0)) }
      #expect(isLargest, "\(name) in \(lines)")
      #expect(!shown.isTruncated || abs(font / natural - 0.1) < 1e-9, "\(name) in \(lines)")
    }
  }

  private struct Absent: Error {}

  @Test("A label of several lines shrinks for its height, too, and keeps its size otherwise")
  func height() throws {
    let label = UILabel()
    label.numberOfLines = 2
    label.text = "Two lines of words"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    func shown() throws -> TypesetText {
      guard case .text(let text, _) = label.makeContent() else { throw Absent() }
      return text
    }
    let size = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    #expect(try shown().lines.first?.runs.first?.style.font.size == 17)
    label.frame.size.height = 24
    let text = try shown()
    #expect(!text.isTruncated && text.size.height <= 24)
    #expect(label.intrinsicContentSize == size)
  }

  /// The largest of a thousand scales at which a text fits.
  private func reference(least: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    for step in stride(from: 1_000, through: 0, by: -1) {
      let scale = least + (1 - least) * CGFloat(step) / 1_000
      if fits(scale) { return scale }
    }
    return least
  }

  @Test("A search measures a bounded number of times, and seldom often") func measurements() {
    var total = 0
    var searches = 0
    // An excess of a fixed part, a part in proportion, and a bend, as tracking makes one.
    for fixed in stride(from: 0 as CGFloat, through: 90, by: 15) {
      for bend in stride(from: -20 as CGFloat, through: 20, by: 10) {
        for room in stride(from: 10 as CGFloat, through: 190, by: 20) {
          func excess(_ scale: CGFloat) -> CGFloat { fixed + 110 * scale + bend * scale * scale - room }
          guard excess(1) > 0 else { continue }
          var count = 0
          let found = ScaleSearch.largest(
            least: 0.05, natural: excess(1), guess: room / (excess(1) + room)
          ) { scale in
            count += 1
            return excess(scale)
          }
          let best = reference(least: 0.05) { excess($0) <= 0 }
          #expect(abs(found - best) <= 0.0025, "\(fixed) \(bend) \(room)")
          #expect(count <= ScaleSearch.maximumSteps)
          total += count
          searches += 1
        }
      }
    }
    #expect(searches > 200 && total <= 6 * searches, "\(total) in \(searches)")
  }

  @Test("A width that jumps ends at a scale that fits") func jumps() {
    for seed in 1...50 {
      func excess(_ scale: CGFloat) -> CGFloat {
        (scale * CGFloat(seed)).rounded(.up) / CGFloat(seed) - 0.43
      }
      guard excess(0.05) <= 0 else { continue }
      let found = ScaleSearch.largest(least: 0.05, natural: excess(1), guess: 0.43, excess: excess)
      let best = reference(least: 0.05) { excess($0) <= 0 }
      #expect(excess(found) <= 0 && abs(found - best) <= 0.0025, "\(seed)")
    }
  }
}
