import Testing

@testable import UIKit

/// Constraints of an app's own class, and those that are refused.
@MainActor @Suite("Constraint classes") struct ConstraintClassTests {
  private final class Labelled: NSLayoutConstraint {
    var label = "none"
    weak var source: UIView?
  }

  private final class Doubled: NSLayoutConstraint {
    override var constant: CGFloat {
      get { super.constant * 2 }
      set { super.constant = newValue }
    }
  }

  @Test("A subclass without initializers has its base class's, and holds as they do")
  func subclass() {
    let view = UIView()
    let rig = LayoutRig(100, 100, view)
    let width = Labelled(
      item: view, attribute: .width, relatedBy: .equal, toItem: rig.container, attribute: .width,
      multiplier: 0.5,
      constant: 3)
    width.label = "half"
    let left = Labelled(
      item: view, attribute: .left, relatedBy: .equal, toItem: rig.container, attribute: .left, multiplier: 1,
      constant: 4)
    rig.lay([width, left])
    #expect(view.frame.minX == 4 && view.frame.width == 53)
    #expect(
      width.relation == .equal && width.multiplier == 0.5 && width.firstItem === view && width.label == "half"
    )
    #expect(view.superview?.constraints.compactMap { ($0 as? Labelled)?.label } == ["half", "none"])
    width.constant = 10
    rig.container.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test("A subclass's constant is the one that counts") func overriddenConstant() {
    let view = UIView()
    let rig = LayoutRig(100, 100, view)
    rig.lay([
      Doubled(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: 21)
    ])
    #expect(view.frame.width == 42)
  }

  @Test("A multiplier of 0 leaves a size its constant") func noMultiplier() {
    let view = UIView()
    let rig = LayoutRig(100, 100, view)
    rig.lay([view.widthAnchor.constraint(equalTo: rig.container.widthAnchor, multiplier: 0, constant: 12)])
    #expect(view.frame.width == 12)
  }

  @Test("A constraint between nothing is refused, and the app goes on") func empty() {
    let constraint = NSLayoutConstraint()
    let said = loggedMessages { constraint.isActive = true }
    #expect(!constraint.isActive && said.count == 1 && constraint.firstItem == nil)
  }
}
