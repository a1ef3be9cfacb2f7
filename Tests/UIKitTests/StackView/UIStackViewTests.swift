import QuartzCore
import Testing

@testable import UIKit

/// What a stack view arranges, and the constraints it does it by.
@MainActor struct UIStackViewTests {
  @Test func defaultsAreUIKits() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  // MARK: Arranged views

  @Test func arrangedViewsBecomeSubviewsThatConstraintsPlace() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first])
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first] && stack.subviews == [first, second])
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func addingAgainMovesToTheEndAndKeepsTheOrderOfSubviews() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    #expect(stack.subviews == views)
  }

  @Test func aViewNoLongerArrangedStaysASubviewAndAFormerSubviewIsNoLongerArranged() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(5, after: first)
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second] && stack.subviews == [first, second])
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    second.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [first])
  }

  @Test func aViewOfAnotherStackLeavesThatOne() {
    let view = UIView()
    let (old, new) = (UIStackView(arrangedSubviews: [view]), UIStackView())
    new.addArrangedSubview(view)
    #expect(old.arrangedSubviews.isEmpty && new.arrangedSubviews == [view])
  }

  @Test func keepsNoViewAlive() {
    weak var view: UIView?
    weak var stack: UIStackView?
    do {
      let (made, inner) = (UIStackView(), UIView())
      made.distribution = .equalSpacing
      made.addArrangedSubview(inner)
      made.addArrangedSubview(UIView())
      made.frame = CGRect(0, 0, 100, 100)
      made.layoutIfNeeded()
      inner.removeFromSuperview()
      (stack, view) = (made, inner)
    }
    #expect(view == nil && stack == nil)
  }

  // MARK: Rules

  private func rules(_ stack: UIStackView) -> [String] {
    stack.updateConstraints()
    var texts: [String] = []
    for constraint in stack.constraints + stack.arrangedSubviews.flatMap(\.constraints) {
      let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue]!
      var text = "\(name(constraint.firstItem, in: stack)).\(constraint.firstAttribute) \(relation)"
      if let second = constraint.secondItem {
        text += " \(name(second, in: stack)).\(constraint.secondAttribute)"
      }
      if constraint.multiplier != 1 { text += " * \(constraint.multiplier)" }
      if constraint.constant != 0 || constraint.secondItem == nil { text += " + \(constraint.constant)" }
      if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
      texts.append("\(constraint.identifier!.dropFirst(5)): \(text)")
    }
    return texts
  }

  private func name(_ item: AnyObject?, in stack: UIStackView) -> String {
    if item === stack { return "|" }
    if let index = stack.arrangedSubviews.firstIndex(where: { $0 === item }) { return "\(index)" }
    return stack.layoutGuides.firstIndex { $0 === item }.map { "gap\($0)" } ?? "?"
  }

  @Test func rowThatFillsIsConnectedSpacedAndAligned() {
    let stack = UIStackView(arrangedSubviews: [Box(50, 20), Box(80, 20)])
    stack.spacing = 10
    #expect(
      Set(rules(stack)) == [
        "canvas-connection: 0.leading == |.leading", "spacing: 1.leading == 0.trailing + 10.0",
        "canvas-connection: |.trailing == 1.trailing", "canvas-connection: 0.top == |.top",
        "canvas-connection: |.bottom == 0.bottom", "alignment: 1.top == 0.top",
        "alignment: 1.bottom == 0.bottom", "canvas-fit: |.width == + 0.0 @51.0",
        "canvas-fit: |.height == + 0.0 @51.0",
      ])
  }

  @Test func proportionsAreSharesOfWhatTheSpacesLeave() {
    let stack = UIStackView(arrangedSubviews: [Box(20, 10), Box(60, 10)])
    stack.distribution = .fillProportionally
    stack.spacing = 8
    #expect(
      rules(stack).filter { $0.hasPrefix("fill") } == [
        "fill-proportionally: 0.width == |.width * 0.25 + -2.0 @999.0",
        "fill-proportionally: 1.width == |.width * 0.75 + -6.0 @998.0",
      ])
  }

  @Test func constraintsThatStayAreTheSameOnes() {
    let stack = UIStackView(arrangedSubviews: [Box(50, 20), Box(80, 20)])
    stack.spacing = 10
    stack.updateConstraints()
    let before = Set(stack.constraints)
    stack.spacing = 12
    stack.updateConstraints()
    #expect(Set(stack.constraints) == before)
    #expect(before.first { $0.identifier == "UISV-spacing" }?.constant == 12)
    stack.addArrangedSubview(Box(10, 10))
    stack.updateConstraints()
    // The row's end is another one; the rest stays, and three more are there for the new view.
    #expect(Set(stack.constraints).intersection(before).count == before.count - 1)
    #expect(stack.constraints.count == before.count + 3)
  }

  @Test func hiddenViewsHaveTheirPlaceButNoRoom() {
    let stack = UIStackView(arrangedSubviews: [Box(50, 20), Box(80, 20), Box(10, 10)])
    stack.spacing = 10
    stack.updateConstraintsIfNeeded()
    stack.arrangedSubviews[1].isHidden = true
    #expect(stack.needsUpdateConstraints())
    let now = rules(stack)
    #expect(now.contains("spacing: 2.leading == 0.trailing + 10.0"))
    #expect(
      now.filter { $0.hasPrefix("hiding") }.sorted() == [
        "hiding: 1.height == + 0.0 @1.0", "hiding: 1.height == |.height @45.0",
        "hiding: 1.leading == 0.trailing + 5.0", "hiding: 1.top == |.top",
        "hiding: 1.width == + 0.0 @999.0",
      ])
  }

  @Test func spacesOfTheirOwnGoBeforeTheStacks() {
    let stack = UIStackView(arrangedSubviews: [Box(1, 1), Box(1, 1), Box(1, 1)])
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[1])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == 30)
    #expect(
      rules(stack).filter { $0.hasPrefix("spacing") } == [
        "spacing: 1.leading == 0.trailing + 8.0", "spacing: 2.leading == 1.trailing + 30.0",
      ])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[1])
    #expect(rules(stack).contains("spacing: 2.leading == 1.trailing + 8.0"))
  }

  @Test func columnMayMeasureFromBaselineToBaseline() {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 24
    #expect(
      rules(stack).contains("spacing: 1.leading == 0.trailing + 24.0"), "a row has no baselines along it")
    stack.axis = .vertical
    #expect(rules(stack).contains("spacing: 1.firstBaseline == 0.lastBaseline + 24.0"))
  }

  @Test func guidesOfAFormerDistributionAreGone() {
    let stack = UIStackView(arrangedSubviews: [Box(1, 1), Box(1, 1), Box(1, 1)])
    stack.distribution = .equalCentering
    stack.updateConstraints()
    #expect(stack.layoutGuides.count == 2)
    stack.distribution = .fill
    stack.updateConstraints()
    #expect(stack.layoutGuides.isEmpty)
  }
}
