import Testing

@testable import UIKit

@MainActor @Suite("Constraints") struct ConstraintTests {
  let parent = UIView()
  let first = UIView()
  let second = UIView()

  init() {
    parent.addSubview(first)
    parent.addSubview(second)
  }

  @Test func anInitializerKeepsWhatItWasGiven() {
    let constraint = NSLayoutConstraint(
      item: first, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: second, attribute: .right,
      multiplier: 2, constant: 8)
    #expect(constraint.firstItem === first && constraint.secondItem === second)
    #expect(constraint.firstAttribute == .left && constraint.secondAttribute == .right)
    #expect(
      constraint.relation == .greaterThanOrEqual && constraint.multiplier == 2 && constraint.constant == 8)
    #expect(constraint.priority == .required && !constraint.isActive && constraint.identifier == nil)
  }

  @Test func anchorsMakeInactiveConstraints() {
    let constraint = first.widthAnchor.constraint(
      lessThanOrEqualTo: second.heightAnchor, multiplier: 0.5, constant: 3)
    #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
    #expect(
      constraint.relation == .lessThanOrEqual && constraint.multiplier == 0.5 && constraint.constant == 3)
    #expect(!constraint.isActive)
    let fixed = first.heightAnchor.constraint(equalToConstant: 44)
    #expect(fixed.secondItem == nil && fixed.secondAttribute == .notAnAttribute && fixed.constant == 44)
    let spaced = second.leadingAnchor.constraint(
      equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
    #expect(spaced.constant == 16)
  }

  @Test func aConstraintBelongsToTheNearestViewThatHoldsItsItems() {
    let inner = UIView()
    first.addSubview(inner)
    let guide = UILayoutGuide()
    second.addLayoutGuide(guide)
    let across = inner.topAnchor.constraint(equalTo: guide.topAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 1)
    let upward = inner.topAnchor.constraint(equalTo: first.topAnchor)
    NSLayoutConstraint.activate([across, own, upward])
    #expect(parent.constraints == [across] && inner.constraints == [own] && first.constraints == [upward])
    across.isActive = false
    #expect(parent.constraints.isEmpty && !across.isActive)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && second.layoutGuides.isEmpty)
  }

  @Test func aViewMayHoldConstraintsOfWhatLiesInIt() {
    let constraint = first.widthAnchor.constraint(equalToConstant: 1)
    parent.addConstraint(constraint)
    #expect(constraint.isActive && parent.constraints == [constraint] && first.constraints.isEmpty)
    parent.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test func prioritiesChangeBelowRequiredWhileActive() {
    let constraint = first.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultLow
    constraint.isActive = true
    constraint.priority = UILayoutPriority(300)
    #expect(constraint.priority.rawValue == 300)
    constraint.isActive = false
    constraint.priority = .required
    #expect(constraint.priority == .required)
  }

  @Test(arguments: [0, 1, 2])
  func whatAConstraintCannotBeRaisesAnException(index: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [index] in
      await MainActor.run {
        let (window, view) = (UIWindow(), UIView())
        window.addSubview(view)
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultLow
        constraint.isActive = true
        defer { withExtendedLifetime(window) {} }
        switch index {
        case 0: constraint.priority = .required
        case 1: constraint.priority = UILayoutPriority(.nan)
        default: constraint.constant = .infinity
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSInternalInconsistencyException'"))
    #expect(text.contains("raised at UIKitTests/ConstraintTests.swift:"))
  }

  @Test func descriptionsReadAsUIKitsDo() {
    first.accessibilityIdentifier = "a"
    second.accessibilityIdentifier = "b"
    func text(_ constraint: NSLayoutConstraint) -> String {
      constraint.description.replacing(/0x[0-9a-f]+/, with: "0x")
    }
    #expect(
      text(first.widthAnchor.constraint(equalToConstant: 100))
        == "<NSLayoutConstraint:0x a.width == 100   (inactive, names: a:UIView:0x )>")
    #expect(
      text(second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint:0x H:[a]-(8)-[b]   (inactive, names: a:UIView:0x, b:UIView:0x )>")
    #expect(
      text(first.bottomAnchor.constraint(lessThanOrEqualTo: parent.bottomAnchor, constant: -8.5))
        == "<NSLayoutConstraint:0x V:[a]-(>=8.5)-|   (inactive, names: a:UIView:0x, '|':UIView:0x )>")
    let named = first.leftAnchor.constraint(greaterThanOrEqualTo: parent.leftAnchor)
    named.identifier = "edge"
    named.priority = .defaultLow
    named.isActive = true
    #expect(
      text(named)
        == "<NSLayoutConstraint:0x 'edge' H:|-(>=0)-[a](LTR) @250   (active, names: a:UIView:0x, '|':UIView:0x )>"
    )
    #expect(
      text(first.widthAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.5, constant: -2))
        == "<NSLayoutConstraint:0x a.width == 0.5*UIView:0x.height - 2   (inactive, names: a:UIView:0x )>")
    let label = UILabel()
    label.text = "Score: 0"
    #expect(
      text(label.heightAnchor.constraint(equalToConstant: 1))
        == "<NSLayoutConstraint:0x UILabel:0x'Score: 0'.height == 1   (inactive)>")
  }

  @Test func insetGuidesFollowTheViewsInsets() {
    parent.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(parent.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 184, height: 84))
    parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(parent.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(parent.safeAreaLayoutGuide.layoutFrame == parent.bounds)
  }
}
