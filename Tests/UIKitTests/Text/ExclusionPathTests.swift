import CoreGraphics
import Testing

@testable import UIKit

/// Text that flows around areas of its container.
@MainActor struct ExclusionPathTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let words = String(repeating: "word ", count: 60)

  private func view(
    _ paths: [UIBezierPath], text: String? = nil, direction: UISemanticContentAttribute = .unspecified
  ) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 310, height: 400))
    view.semanticContentAttribute = direction
    view.font = font
    view.text = text ?? words
    view.textContainer.exclusionPaths = paths
    view.layoutIfNeeded()
    return view
  }

  private func lines(of view: UITextView) -> [TextGeometry.Line] { Array(view.containerGeometry.lines) }

  private func edges(_ line: TextGeometry.Line) -> (left: CGFloat, right: CGFloat) {
    let xs = line.stops.map(\.x)
    return (xs.min() ?? 0, xs.max() ?? 0)
  }

  @Test func linesBesideAnAreaAreNarrower() {
    // The area leaves 310 - 110 points, of which 5 on each side are padding.
    let view = view([UIBezierPath(rect: CGRect(x: 200, y: 0, width: 110, height: 60))])
    let lines = lines(of: view)
    let beside = lines.filter { $0.top < 60 }
    #expect(beside.count == 3)
    for line in beside { #expect(edges(line).right <= 195 + font.pointSize) }
    #expect(beside.allSatisfy { edges($0).left == 5 })
    #expect(lines.contains { $0.top >= 60 && edges($0).right > 250 })
    #expect(lines.last?.range.upperBound == words.utf16.count)
  }

  @Test func linesBeginBehindAnAreaOnTheLeft() {
    let view = view([UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))])
    #expect(lines(of: view).prefix(2).allSatisfy { edges($0).left == 105 })
    #expect(edges(lines(of: view)[2]).left == 5)
  }

  @Test func linesGoOnBehindAnAreaInTheMiddle() {
    let view = view([UIBezierPath(rect: CGRect(x: 110, y: 0, width: 90, height: 20))])
    let lines = lines(of: view)
    #expect(lines[0].top == lines[1].top)
    #expect(edges(lines[0]).left == 5 && edges(lines[1]).left == 205)
    #expect(lines[0].range.upperBound == lines[1].range.lowerBound)
    #expect(lines[2].top == lines[0].top + lines[0].height)
    // Both parts are found where they lie.
    #expect(
      view.layoutManager.glyphIndex(for: CGPoint(x: 210, y: 5), in: view.textContainer)
        == lines[1].range.lowerBound)
    #expect(view.caretRect(for: UITextPosition(offset: lines[1].range.lowerBound)).midX == 205)
  }

  @Test func noWordIsBrokenToFitBesideAnArea() {
    // 20 points are left: no word fits, so the lines begin below.
    let view = view([UIBezierPath(rect: CGRect(x: 0, y: 0, width: 290, height: 47.5))])
    #expect(lines(of: view)[0].top >= 47.5)
    #expect(lines(of: view)[0].top < 49)
  }

  @Test func linesFollowACurve() {
    let circle = UIBezierPath(ovalIn: CGRect(x: -100, y: 0, width: 200, height: 200))
    let lefts = lines(of: view([circle])).filter { $0.top + $0.height < 200 }.map { edges($0).left }
    // A line as high as the circle's middle begins a padding behind its edge; others further to the left.
    let widest = lefts.max() ?? 0
    #expect(abs(widest - 105) < 0.5)
    let middle = lefts.firstIndex(of: widest) ?? 0
    #expect(lefts[...middle] == ArraySlice(lefts[...middle].sorted()))
    for (index, line) in lines(of: view([circle])).prefix(4).enumerated() {
      // Where the circle is widest within the line: sqrt(r² - d²).
      let y = min(max(100, line.top), line.top + line.height)
      let distance = y - 100
      let expected = (10_000 - distance * distance).squareRoot() + 5
      #expect(abs(lefts[index] - expected) < 0.5)
    }
  }

  @Test func aRingHasTextInIt() {
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 310, height: 120))
    ring.append(UIBezierPath(rect: CGRect(x: 50, y: 10, width: 200, height: 100)))
    ring.usesEvenOddFillRule = true
    let first = lines(of: view([ring]))[0]
    #expect(edges(first).left == 55 && first.top >= 10 && first.top < 12)
    ring.usesEvenOddFillRule = false
    #expect(lines(of: view([ring]))[0].top >= 120)
  }

  @Test func theViewIsAsHighAsItsFlowedText() {
    let view = view([])
    let plain = view.sizeThatFits(CGSize(width: 310, height: 0)).height
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 150, y: 0, width: 160, height: 200))]
    #expect(view.sizeThatFits(CGSize(width: 310, height: 0)).height > plain + 50)
    view.textContainer.exclusionPaths = []
    #expect(view.sizeThatFits(CGSize(width: 310, height: 0)).height == plain)
    #expect(view.textContainer.isSimpleRectangularTextContainer)
  }

  @Test func textFromTheRightFlowsFromTheRight() {
    let hebrew = String(repeating: "שלום ", count: 40)
    let view = view(
      [UIBezierPath(rect: CGRect(x: 110, y: 0, width: 90, height: 20))], text: hebrew,
      direction: .forceRightToLeft)
    let lines = lines(of: view)
    #expect(lines[0].top == lines[1].top)
    #expect(edges(lines[0]).right == 305 && edges(lines[1]).right == 105)
  }

  @Test func layoutManagersOfAnAppFlowToo() {
    let storage = NSTextStorage(string: words, attributes: [.font: font])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 310, height: 400)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let plain = manager.usedRect(for: container).height
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 60))]
    #expect(manager.usedRect(for: container).height > plain)
    #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minX == 200)
  }

  @Test func pathsWithoutAnAreaChangeNothing() {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 300, y: 10))
    #expect(lines(of: view([line])).count == lines(of: view([])).count)
    #expect(lines(of: view([UIBezierPath()])).count == lines(of: view([])).count)
  }
}
