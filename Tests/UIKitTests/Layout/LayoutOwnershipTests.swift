import ShojiTestSupport
import Testing

@testable import UIKit

/// The references from the layout's parts to constraints, boxes and items are not counted: whichever goes
/// first, nothing is left that names it.
@MainActor @Suite("References of the layout") struct LayoutOwnershipTests {
  @Test func itemsOutliveTheConstraintsOfAViewThatIsGone() {
    let (one, two) = (UIView(), UIView())
    var holder: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var watched: NSLayoutConstraint?
    do {
      let constraint = one.leadingAnchor.constraint(equalTo: two.leadingAnchor)
      watched = constraint
      holder?.addSubview(one)
      holder?.addSubview(two)
      constraint.isActive = true
      holder?.layoutIfNeeded()
    }
    #expect(one.constraintsAffectingLayout(for: .horizontal).count == 1)
    holder = nil
    #expect(watched == nil)
    for view in [one, two] {
      #expect(view.autoLayout.record?.constraints.isEmpty == true && view.autoLayout.record?.mention == 0)
    }
    for view in [one, two] { view.semanticContentAttribute = .forceRightToLeft }
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    next.addSubview(one)
    one.removeFromSuperview()
  }

  @Test func constraintsThatAnAppKeepsOutliveTheViewThatHeldThemAndItsEngine() {
    let views = (0..<3).map { _ in UIView() }
    var holder: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      holder?.addSubview(view)
    }
    // Two that exclude each other, so that one is broken, and more than a record has room for.
    let constraints =
      (0..<12).map { views[$0 % 2].leadingAnchor.constraint(greaterThanOrEqualTo: views[2].leadingAnchor) }
      + [10, 20].map { views[2].widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(constraints)
    holder?.layoutIfNeeded()
    #expect(constraints.allSatisfy { $0.isActive && $0.isInstalled })
    holder = nil
    #expect(constraints.dropLast(2).allSatisfy { !$0.isActive && !$0.isInstalled })
    #expect(constraints.suffix(2).allSatisfy { $0.isActive && !$0.isInstalled })
    let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { next.addSubview(view) }
    constraints[13].isActive = false
    NSLayoutConstraint.activate(constraints.dropLast())
    next.layoutIfNeeded()
    #expect(constraints.dropLast().allSatisfy { $0.isInstalled } && views[2].frame.width == 10)
  }

  @Test func aConstraintOutlivesItemsThatGoWhileItIsActive() {
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var (one, two): (UIView?, UIView?) = (UIView(), UIView())
    holder.addSubview(one!)
    one!.addSubview(two!)
    let constraint = two!.leadingAnchor.constraint(equalTo: holder.leadingAnchor)
    let distance = one!.leadingAnchor.anchorWithOffset(to: two!.leadingAnchor).constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([constraint, distance])
    holder.layoutIfNeeded()
    one?.removeFromSuperview()
    (one, two) = (nil, nil)
    #expect(!constraint.isActive && constraint.items.count == 1)
    #expect(!distance.isActive && distance.items.isEmpty)
    holder.layoutIfNeeded()
    #expect(holder.autoLayout.record?.constraints.isEmpty == true)
  }

  @Test("Many constraints of one view go in any order", arguments: 0..<3)
  func manyConstraints(order: Int) {
    let (view, other) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    other.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    var constraints = (0..<20).map { view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(constraints)
    other.layoutIfNeeded()
    #expect(view.frame.width == 19 && view.autoLayout.record?.constraints.all == constraints)
    if order == 1 { constraints.reverse() }
    if order == 2 { constraints = constraints.filter { $0.constant != 9 } + [constraints[9]] }
    while let constraint = constraints.popLast() {
      constraint.isActive = false
      #expect(Set(view.autoLayout.record!.constraints.all) == Set(constraints))
      other.layoutIfNeeded()
      #expect(view.frame.width == constraints.map(\.constant).max() ?? 0)
    }
    #expect(view.autoLayout.record?.mention == 0)
  }

  @Test func anEngineOutlivesABox() throws {
    let view = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    root.layoutIfNeeded()
    let engine = try #require(root.autoLayout.engine)
    weak let box = view.layoutBox
    #expect(box != nil)
    view.autoLayout.record?.box = nil
    #expect(box == nil)
    width.constant = 50
    engine.solve()
    width.isActive = false
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.layoutBox != nil)
  }

  @Test func anAnchorOutlivesItsView() {
    var (one, two): (UIView?, UIView?) = (UIView(), UIView())
    let anchor = one!.leadingAnchor
    let distance = one!.leadingAnchor.anchorWithOffset(to: two!.leadingAnchor)
    let constraint = distance.constraint(equalToConstant: 4)
    (one, two) = (nil, nil)
    #expect(anchor.item == nil && anchor.name == "nil.leading" && distance.item == nil)
    #expect(constraint.firstItem == nil && constraint.items.isEmpty)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  /// A view whose content takes back what the app asks for as it is measured.
  private final class Fickle: UIView {
    var constraint: NSLayoutConstraint?

    override var intrinsicContentSize: CGSize {
      constraint?.isActive = false
      constraint = nil
      return CGSize(width: 10, height: 10)
    }
  }

  @Test func aTrialOutlivesAConstraintThatBecomesInactiveInIt() {
    let (root, cell, fickle) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), Fickle()
    )
    root.addSubview(cell)
    cell.addSubview(fickle)
    for view in [cell, fickle] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      fickle.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      fickle.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      fickle.topAnchor.constraint(equalTo: cell.topAnchor),
      fickle.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    fickle.constraint = fickle.widthAnchor.constraint(equalToConstant: 300)
    fickle.constraint?.isActive = true
    // What the trial took up excludes the size that is sought, and is told by its constraints.
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 10)
    #expect(fickle.constraint == nil && fickle.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  /// A view that counts how often its traits are asked for.
  private final class CountingView: UIView {
    var count = 0

    override var traitCollection: UITraitCollection {
      count += 1
      return super.traitCollection
    }
  }

  @Test func viewsSideBySideHaveTheDirectionFoundOnce() {
    func countOfReads(_ count: Int) -> Int {
      let root = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for _ in 0..<count {
        let view = UIView()
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      }
      root.count = 0
      root.updateConstraintsIfNeeded()
      return root.count
    }
    #expect(countOfReads(20) == countOfReads(2))
  }

  @Test func aViewOfAnotherDirectionThanItsNeighborsKeepsIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<4).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      if index % 2 == 1 { view.semanticContentAttribute = .forceRightToLeft }
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [10, 70, 10, 70])
  }
}
