import Testing

@testable import CoreGraphics

@Suite struct TextGeometryTests {
  private let style = TextStyle(font: Font(family: "Inter", size: 20))

  private func geometry(
    _ text: String, width: CGFloat = .infinity, alignment: NSTextAlignment = .natural
  ) -> TextGeometry {
    var paragraph = TextParagraph()
    paragraph.alignment = alignment
    return TextGeometry(
      text.isEmpty ? [] : [TextSpan(text, style: style)], paragraph: paragraph, width: width, style: style)
  }

  @Test func caretsStandWhereTextUpToThemEnds() {
    let text = "Hello, world"
    let geometry = geometry(text)
    func width(_ text: String) -> CGFloat { Typesetter.measure([TextSpan(text, style: style)]).width }
    for place in 0...text.utf16.count {
      // Spaces at the end do not count as width: something has to stand behind them.
      let before = width(text.prefix(place) + "|") - width("|")
      #expect(abs(geometry.caret(at: place).x - before) < 1.5)
    }
  }

  @Test func noPlaceLiesInsideACharacter() {
    let text = "a👩‍👩‍👧e\u{301}😀"
    let places = geometry(text).lines[0].stops.map(\.place)
    var expected = [0]
    for character in text { expected.append(expected.last! + character.utf16.count) }
    #expect(places == expected)
  }

  @Test func textFromTheRightGoesToTheLeft() {
    let stops = geometry("שלום", width: 200).lines[0].stops
    #expect(abs(stops[0].x - 200) < 0.1)
    #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.x > $1.x })
  }

  @Test func linesAreFoundByPlaceAndByPoint() {
    let geometry = geometry("one two three\n\nfour", width: 80)
    #expect(geometry.lines.count == 4)
    #expect(geometry.lineIndex(of: 14) == 2 && geometry.lineIndex(of: 15) == 3)
    #expect(geometry.place(nearest: CGPoint(x: -5, y: 0)) == 0)
    #expect(geometry.place(nearest: CGPoint(x: 500, y: 1_000)) == 19)
    let middle = geometry.lines[2]
    #expect(geometry.place(nearest: CGPoint(x: 50, y: middle.top + 3)) == 14)
  }

  @Test func selectionsCoverWhatTheyHold() {
    let geometry = geometry("one two three", width: 80)
    let boxes = geometry.boxes(of: 0..<13)
    #expect(boxes.count == 2 && boxes[0].minX == 0 && boxes[1].minY > boxes[0].minY)
    #expect(geometry.boxes(of: 3..<3).isEmpty)
  }

  @Test(arguments: ["", "\n", "\u{0}", "\t", "a\u{200B}b", "\r\n", "🇩🇪🇩"])
  func anyTextHasALineAndACaret(text: String) {
    let geometry = geometry(text, width: 50)
    #expect(!geometry.lines.isEmpty)
    for place in -1...text.utf16.count + 1 {
      let caret = geometry.caret(at: place)
      #expect(caret.x.isFinite && caret.height > 10)
    }
  }

  @Test func centeredTextIsFoundWhereItLies() {
    let geometry = geometry("mm", width: 200, alignment: .center)
    let stops = geometry.lines[0].stops
    #expect(abs((stops[0].x + stops[2].x) / 2 - 100) < 0.1)
  }
}
