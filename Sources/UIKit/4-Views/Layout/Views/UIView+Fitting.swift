import Cassowary
import CoreGraphics

extension UIView {
  /// The target that asks `systemLayoutSizeFitting(_:)` for the smallest size: zero.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The target that asks `systemLayoutSizeFitting(_:)` for the largest size: 10,000 points each way.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size that the constraints in the view leave it nearest to a target. Where the width is not required,
  /// text of several lines is as high as at the width at which it was laid out. The tree's engine finds it
  /// where nothing else says how large the view is; otherwise they are solved apart from the tree's.
  func fittedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let root = layoutRoot
    root.updateDueConstraints()
    let namesItself = isNamedByOwnConstraints
    if !namesItself {
      let content = intrinsicContentSize
      guard content.width >= 0 || content.height >= 0 else { return sizeThatFits(target) }
    }
    if namesItself, let engine = root.autoLayout.engine, !engine.isSolving, isIndependent(in: engine) {
      return engine.fit(engine.box(for: self), to: target, horizontal, vertical)
    }
    var constraints: [NSLayoutConstraint] = []
    if namesItself { forEachInTree { constraints += $0.autoLayout.constraints } }
    let engine = LayoutEngine(root: self, isTrial: true)
    engine.startsAtLaidOutWidths = horizontal.rawValue < UILayoutPriority.required.rawValue
    for constraint in constraints.sorted(by: { $0.sequence < $1.sequence }) { engine.install(constraint) }
    let box = engine.box(for: self)
    for (measure, wanted, priority) in [
      (LayoutMeasure.width, target.width, horizontal), (.height, target.height, vertical),
    ] {
      guard priority.rawValue > 0, wanted.isFinite else { continue }
      _ = engine.add(
        box.variable(measure), .equal, Double(wanted), priority: Double(priority.rawValue),
        rank: LayoutRank.fitting)
    }
    engine.solve()
    return box.rect.size
  }

  /// Whether the view follows its frame, and no constraint from outside names it or what lies in it, so that
  /// only what lies in it can say how large it is.
  private func isIndependent(in engine: LayoutEngine) -> Bool {
    guard engine.isGiven(self), !autoLayout.isCrossed else { return false }
    return autoLayout.record?.constraints.areHeld(by: self) ?? true
  }

  private var isNamedByOwnConstraints: Bool {
    for constraint in autoLayout.constraints {
      if isPart(constraint.first.item) || isPart(constraint.second?.item)
        || isPart(constraint.first.startItem) || isPart(constraint.second?.startItem)
      {
        return true
      }
    }
    return false
  }

  /// Whether a layout item is the view itself, or a guide of it such as its margins.
  private func isPart(_ item: (any LayoutItem)?) -> Bool {
    item === self || (item as? UILayoutGuide)?.owningView === self
  }
}
