import QuartzCore
import Testing

@testable import UIKit

/// Where the views of a stack come to lie.
@MainActor struct StackLayoutTests {
  private func stack(
    _ size: (CGFloat, CGFloat), _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal,
    _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(0, 0, size.0, size.1)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func expect(
    _ stack: UIStackView, _ expected: [CGRect], within tolerance: CGFloat = 0.5,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frames = frames(stack)
    var agrees = frames.count == expected.count
    for (frame, expected) in zip(frames, expected) where agrees {
      agrees = [
        frame.minX - expected.minX, frame.minY - expected.minY, frame.maxX - expected.maxX,
        frame.maxY - expected.maxY,
      ].allSatisfy { abs($0) <= tolerance }
    }
    #expect(agrees, "\(frames), not \(expected)", sourceLocation: sourceLocation)
    let ambiguous = stack.arrangedSubviews.filter(\.hasAmbiguousLayout)
    #expect(ambiguous.isEmpty, sourceLocation: sourceLocation)
  }

  // MARK: Distributions

  @Test func fillStretchesTheOneThatHugsLeast() {
    let stack = stack((300, 50), [Box(50, 20, hug: 251), Box(80, 20)], spacing: 10)
    expect(stack, [CGRect(0, 0, 50, 50), CGRect(60, 0, 240, 50)])
    stack.alignment = .center
    expect(stack, [CGRect(0, 15, 50, 20), CGRect(60, 15, 240, 20)])
    stack.alignment = .fill
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    expect(stack, [CGRect(0, 0, 50, 50), CGRect(80, 0, 220, 50)])
  }

  @Test("Where there is too little room, the first of equal views gives way", arguments: [false, true])
  func tooLittleRoom(isInsertedFirst: Bool) {
    // Whatever the order in which they came.
    let (first, second) = (Box(76.5, 20), Box(94, 20))
    let narrow = stack((120, 50), isInsertedFirst ? [first, second] : [second], spacing: 8)
    if !isInsertedFirst {
      narrow.layoutIfNeeded()
      narrow.insertArrangedSubview(first, at: 0)
    }
    #expect(frames(narrow) == [CGRect(0, 0, 18, 50), CGRect(26, 0, 94, 50)])
    // So does the next one when the first has no more to give.
    narrow.frame.size.width = 90
    #expect(frames(narrow) == [CGRect(0, 0, 0, 50), CGRect(8, 0, 82, 50)])
    let column = stack((50, 70), [Box(20, 40), Box(20, 40), Box(20, 40)], axis: .vertical)
    #expect(frames(column) == [CGRect(0, 0, 50, 0), CGRect(0, 0, 50, 30), CGRect(0, 30, 50, 40)])
    let columns = stack(
      (100, 20), [UIStackView(arrangedSubviews: [Box(80, 20)]), UIStackView(arrangedSubviews: [Box(60, 20)])])
    #expect(frames(columns) == [CGRect(0, 0, 40, 20), CGRect(40, 0, 60, 20)])
  }

  @Test func textsOfSeveralLinesShareTheWidth() {
    func label(_ text: String, lines: Int = 0) -> UILabel {
      let label = UILabel()
      label.text = text
      label.numberOfLines = lines
      return label
    }
    let long = "A long text that does not fit on a line of half the width"
    let texts = [label(long), label("Another long text, not as long as the first")]
    let row = stack((300, 200), texts, spacing: 8)
    row.layoutIfNeeded()
    #expect(texts.map { $0.frame.width } == [142, 150])
    // Other views, single lines and columns are left alone.
    texts[1].numberOfLines = 1
    texts[1].text = "Short"
    row.layoutIfNeeded()
    #expect(texts[1].frame.width < 60 && texts[0].frame.width > 230)
    texts[1].numberOfLines = 0
    row.layoutIfNeeded()
    #expect(texts[1].frame.width == 150)
    let column = stack((300, 200), [label(long), label(long)], axis: .vertical)
    column.layoutIfNeeded()
    #expect(column.arrangedSubviews.allSatisfy { $0.frame.width == 300 })
  }

  @Test func hiddenViewsKeepTheirSizeAcross() {
    let views = [UIView(), UIView(), UIView()]
    let row = stack((430, 100), views, .fillEqually, spacing: 9)
    views[1].isHidden = true
    #expect(frames(row)[1] == CGRect(215, 0, 0, 100))
    row.alignment = .center
    let box = Box(30, 20)
    row.insertArrangedSubview(box, at: 1)
    box.isHidden = true
    row.layoutIfNeeded()
    #expect(box.frame.height == 20 && box.frame.midY == 50 && box.frame.width == 0)
    // A hidden view makes no stack larger.
    let tall = Box(10, 300)
    let fitted = UIStackView(arrangedSubviews: [Box(10, 40), tall])
    tall.isHidden = true
    #expect(
      fitted.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10, height: 40))
  }

  @Test func equalViewsShareWhatTheSpacesLeave() {
    let stack = stack((300, 60), [UIView(), UIView(), UIView()], .fillEqually, spacing: 15)
    expect(stack, [CGRect(0, 0, 90, 60), CGRect(105, 0, 90, 60), CGRect(210, 0, 90, 60)])
    stack.arrangedSubviews[1].isHidden = true
    let shown = frames(stack)
    #expect(shown[0] == CGRect(0, 0, 142.5, 60) && shown[2] == CGRect(157.5, 0, 142.5, 60))
    #expect(shown[1].width == 0)
    stack.arrangedSubviews[1].isHidden = false
    expect(stack, [CGRect(0, 0, 90, 60), CGRect(105, 0, 90, 60), CGRect(210, 0, 90, 60)])
  }

  @Test func edgesLieOnPixels() {
    let stack = stack((180, 300), [UIView(), UIView(), UIView()], axis: .vertical, .fillEqually, spacing: 10)
    expect(
      stack, [CGRect(0, 0, 180, 93.5), CGRect(0, 103.5, 180, 93), CGRect(0, 206.5, 180, 93.5)], within: 0.001)
  }

  @Test func marginsMayHoldTheViewsIn() {
    let stack = stack((300, 60), [UIView(), UIView(), UIView()], .fillEqually, spacing: 15)
    stack.isLayoutMarginsRelativeArrangement = true
    expect(stack, [CGRect(8, 8, 84.667, 44), CGRect(107.667, 8, 84.667, 44), CGRect(207.333, 8, 84.667, 44)])
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0)
    expect(stack, [CGRect(30, 0, 80, 60), CGRect(125, 0, 80, 60), CGRect(220, 0, 80, 60)])
  }

  @Test func proportionalViewsKeepTheRatioOfTheirSizes() {
    let stack = stack((100, 20), [Box(20, 10), Box(30, 10)], .fillProportionally)
    expect(stack, [CGRect(0, 0, 40, 20), CGRect(40, 0, 60, 20)])
    stack.spacing = 10
    expect(stack, [CGRect(0, 0, 36, 20), CGRect(46, 0, 54, 20)])
  }

  @Test func spacesAreEqual() {
    let stack = stack((300, 20), [Box(40, 20), Box(60, 20), Box(80, 20)], .equalSpacing)
    expect(stack, [CGRect(0, 0, 40, 20), CGRect(100, 0, 60, 20), CGRect(220, 0, 80, 20)])
  }

  @Test func middlesAreEquallyFarApart() {
    let stack = stack((300, 20), [Box(40, 20), Box(60, 20), Box(80, 20)], .equalCentering)
    expect(stack, [CGRect(0, 0, 40, 20), CGRect(110, 0, 60, 20), CGRect(220, 0, 80, 20)])
  }

  @Test func spacesAreNeverLessThanAsked() {
    let equal = stack((100, 20), [Box(40, 20), Box(60, 20)], .equalSpacing, spacing: 10)
    let frames = frames(equal)
    #expect(frames[1].minX - frames[0].maxX == 10 && frames[1].maxX == 100)
    let centered = stack((210, 20), [Box(100, 20), Box(10, 20), Box(60, 20)], .equalCentering, spacing: 15)
    let middles = self.frames(centered)
    #expect(middles[1].minX - middles[0].maxX >= 15 && middles[2].minX - middles[1].maxX >= 15)
    #expect(middles.map(\.width) == [100, 10, 60])
  }

  // MARK: Sizes and alignment

  @Test func stackIsAsLargeAsItsViews() {
    let parent = UIView(frame: CGRect(0, 0, 300, 300))
    let stack = UIStackView(arrangedSubviews: [Box(120, 30), Box(80, 20)])
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: parent.topAnchor),
      stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(stack.frame == CGRect(0, 0, 120, 54))
    #expect(stack.arrangedSubviews.map(\.frame) == [CGRect(0, 0, 120, 30), CGRect(0, 34, 80, 20)])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 120, height: 54))
    for view in stack.arrangedSubviews { view.isHidden = true }
    parent.layoutIfNeeded()
    #expect(stack.frame == .zero)
  }

  @Test(arguments: [
    (UIStackView.Alignment.top, [CGFloat(0), 0]), (.bottom, [40, 20]), (.center, [20, 10]),
  ])
  func viewsAlignAcross(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    let stack = stack((100, 60), [Box(50, 20), Box(50, 40)], .fill, alignment)
    expect(stack, [CGRect(0, tops[0], 50, 20), CGRect(50, tops[1], 50, 40)])
  }

  @Test func rowMayAlignFirstOrLastBaselines() throws {
    let (small, large) = (UILabel(), UILabel())
    small.font = .systemFont(ofSize: 13)
    large.font = .systemFont(ofSize: 28)
    for label in [small, large] { label.text = "Ag" }
    let stack = stack((200, 80), [small, large], .fill, .firstBaseline)
    let first = frames(stack)
    // The higher one touches the top; the baselines are 12.5 and 26.5 below the tops.
    #expect(abs(first[1].minY) < 0.51 && abs((first[0].minY + 12.5) - (first[1].minY + 26.5)) < 0.51)
    stack.alignment = .lastBaseline
    let last = frames(stack)
    #expect(abs(last[1].maxY - 80) < 0.51 && abs((last[0].minY + 12.5) - (last[1].minY + 26.5)) < 0.51)
  }

  @Test func columnOfTextMayKeepItsBaselinesApart() {
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "Ag" }
    let stack = stack((100, 100), labels, axis: .vertical, spacing: 40)
    stack.isBaselineRelativeArrangement = true
    labels[0].setContentHuggingPriority(.defaultHigh, for: .vertical)
    let frames = frames(stack)
    #expect(abs(frames[1].midY - frames[0].midY - 40) < 0.51)
  }

  @Test func directionTurnsARow() {
    let stack = stack((300, 20), [Box(40, 20), Box(60, 20), Box(80, 20)], .equalSpacing)
    stack.semanticContentAttribute = .forceRightToLeft
    for view in stack.arrangedSubviews { view.semanticContentAttribute = .forceRightToLeft }
    expect(stack, [CGRect(260, 0, 40, 20), CGRect(140, 0, 60, 20), CGRect(0, 0, 80, 20)])
  }

  @Test func stacksInStacksAreSolvedTogether() {
    let row = UIStackView(arrangedSubviews: [Box(40, 20, hug: 251), Box(60, 30)])
    row.spacing = 8
    let column = stack((200, 100), [row, Box(10, 10)], axis: .vertical, spacing: 10)
    row.arrangedSubviews[1].setContentHuggingPriority(.required, for: .vertical)
    column.layoutIfNeeded()
    #expect(row.frame == CGRect(0, 0, 200, 30))
    #expect(row.arrangedSubviews.map(\.frame) == [CGRect(0, 0, 40, 30), CGRect(48, 0, 152, 30)])
    #expect(column.arrangedSubviews[1].frame == CGRect(0, 40, 200, 60))
  }

  // MARK: Hiding

  @Test func nothingIsDoneWhenNothingChanged() {
    let stack = UIStackView(arrangedSubviews: [Box(50, 20)])
    stack.updateConstraintsIfNeeded()
    stack.axis = .horizontal
    stack.spacing = 0
    stack.alignment = .fill
    stack.arrangedSubviews[0].isHidden = false
    #expect(!stack.needsUpdateConstraints())
  }

  @Test func aViewOfFixedLengthMayBeHiddenWithoutAComplaint() {
    let fixed = UIView()
    let stack = stack((300, 20), [fixed, Box(60, 20)], spacing: 10)
    fixed.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let said = loggedMessages {
      fixed.isHidden = true
      #expect(frames(stack)[1] == CGRect(0, 0, 300, 20))
      fixed.isHidden = false
      expect(stack, [CGRect(0, 0, 50, 20), CGRect(60, 0, 240, 20)])
    }
    #expect(said == [])
  }

  @Test func hidingUnderAnAnimationClosesUpAtOnceAndIsSeenUntilItsEnd() throws {
    let stack = stack((300, 60), [UIView(), UIView(), UIView()], .fillEqually, spacing: 15)
    stack.layoutIfNeeded()
    let (middle, last) = (stack.arrangedSubviews[1], stack.arrangedSubviews[2])
    UIView.animate(withDuration: 1_000) { middle.isHidden = true }
    #expect(middle.isHidden && !middle.layer.isHidden)
    #expect(last.frame == CGRect(157.5, 0, 142.5, 60))
    #expect(stack.hitTest(middle.center, with: nil) !== middle)
    let first = try #require(middle.leaving)

    UIView.animate(withDuration: 1_000) { middle.isHidden = false }
    #expect(!middle.isHidden && !middle.layer.isHidden)
    #expect(last.frame == CGRect(210, 0, 90, 60))
    UIView.animate(withDuration: 1_000) { middle.isHidden = true }
    middle.finishLeaving(first)
    #expect(!middle.layer.isHidden, "the end of the first hiding is not that of the second")
    middle.finishLeaving(try #require(middle.leaving))
    #expect(middle.isHidden && middle.layer.isHidden)
  }
}
