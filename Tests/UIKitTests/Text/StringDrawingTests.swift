import Testing

@testable import UIKit

struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func oneLineIsAsHighAsOnIOS() {
    let size = "Hello".size(withAttributes: [.font: font])
    #expect(abs(size.height - 20.287109375) < 1e-9)
    #expect(size.width > 30 && size.width < 50)
    #expect("".size(withAttributes: [.font: font]) == .zero)
  }

  @Test func breaksMakeLines() {
    let one = "Hello".size(withAttributes: [.font: font])
    let two = "Hello\nHello".size(withAttributes: [.font: font])
    #expect(abs(two.height - 2 * one.height) < 1e-9)
    #expect(two.width == one.width)
  }

  @Test func aLimitedWidthBreaksLinesWhereAskedTo() {
    let text = "One two three four five six seven"
    let room = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    let broken = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(broken.width <= 80)
    #expect(broken.height > 60)
    #expect(broken.minY == 0)
    let single = text.boundingRect(with: room, attributes: [.font: font], context: nil)
    #expect(single.width > 200)
    #expect(abs(single.minY + font.ascender) < 1e-9)
  }

  @Test func widerFontsTakeMoreRoom() {
    let regular = "Weight".size(withAttributes: [.font: font]).width
    let bold = "Weight".size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)]).width
    let large = "Weight".size(withAttributes: [.font: UIFont.systemFont(ofSize: 34)]).width
    #expect(bold > regular)
    // Large text is set more tightly.
    #expect(large > 1.8 * regular && large < 2 * regular)
  }

  @Test func drawnTextLeavesInkWhereItSays() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 60, height: 60)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      "HHH".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: font, .foregroundColor: UIColor.red])
    }
    let ink = try #require(image.cgImage).ink
    #expect(ink.minX >= 10 && ink.minX <= 13)
    // Capitals stand on the baseline, 16.2 points below the top.
    #expect(abs(ink.maxY - 36) <= 1)
    #expect(abs(ink.minY - 24) <= 1)
  }

  @Test func namedFontsThatIOSHasAreNeverNil() {
    let names = [
      "HelveticaNeue-Thin", "Helvetica Neue", "Avenir-Heavy", "Menlo-Regular", "Courier-Bold",
      "Georgia-Italic",
      "TimesNewRomanPS-BoldMT", "MarkerFelt-Wide", "Chalkduster", "Noteworthy-Light", "Papyrus", "ArialMT",
    ]
    for name in names {
      #expect(UIFont(name: name, size: 20)?.pointSize == 20, "\(name)")
    }
    #expect(UIFont(name: "No Such Font", size: 20) == nil)
    #expect(UIFont(name: "HelveticaNeue-Thin", size: 20)?.font.weight == 100)
  }

  @Test func systemFontsMeasureAsIOSDoes() {
    #expect(font.ascender == 16.1865234375)
    #expect(font.descender == -4.1005859375)
    #expect(abs(font.capHeight - 11.97802734375) < 1e-4)
    #expect(font.xHeight == 8.9482421875)
    #expect(font.leading == 0)
    #expect(UIFont.preferredFont(forTextStyle: .body).leading > 1.5)
  }
}

extension CGImage {
  /// The box around the pixels that are not nearly transparent.
  var ink: CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where color(x: x, y: y).alpha > 0.3 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}
