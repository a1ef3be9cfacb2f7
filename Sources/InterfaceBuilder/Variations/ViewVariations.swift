import InterfaceDocuments
import UIKit

/// The traits that variations distinguish.
struct VariationTraits: Equatable {
  var width: InterfaceSizeClass?
  var height: InterfaceSizeClass?
  var appearance: String?

  init(_ traits: UITraitCollection) {
    func size(_ value: UIUserInterfaceSizeClass) -> InterfaceSizeClass? {
      switch value {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    width = size(traits.horizontalSizeClass)
    height = size(traits.verticalSizeClass)
    switch traits.userInterfaceStyle {
    case .light: appearance = "light"
    case .dark: appearance = "dark"
    default: appearance = nil
    }
  }

  /// Whether a variation holds.
  func hold(_ variation: InterfaceVariation) -> Bool {
    variation.holds(width: width, height: height, appearance: appearance)
  }
}

extension ElementPlan {
  /// Whether the view, or a constraint of it, differs for traits.
  var needsVariations: Bool { !variations.isEmpty || constraints.contains { !$0.variations.isEmpty } }

  /// Returns the identifiers that are absent from a list in some traits.
  func absentIDs(_ list: String, _ traits: UITraitCollection) -> Set<String> {
    let traits = VariationTraits(traits)
    return element.excluded(
      from: list, width: traits.width, height: traits.height, appearance: traits.appearance)
  }
}

/// A view whose contents, constraints and values differ for traits, and follow them.
@MainActor final class ViewVariations {
  private weak var view: UIView?
  private let plan: ElementPlan
  /// The plan's document, which may be replaced meanwhile.
  private let document: LoadedDocument
  private let constraints: [(plan: ConstraintPlan, made: NSLayoutConstraint)]
  /// The subviews in the document's order, of which some may be absent.
  private let subviews: [(id: String, view: UIView)]
  private var traits: VariationTraits
  private var isStarted = false
  private var applied: [Int] = []

  /// Follows a view; nil for one without variations.
  init?(
    _ view: UIView, _ plan: ElementPlan, _ constraints: [(ConstraintPlan, NSLayoutConstraint)],
    _ instantiation: Instantiation
  ) {
    guard plan.needsVariations else { return nil }
    self.view = view
    self.plan = plan
    document = plan.document
    self.constraints = constraints.map { (plan: $0.0, made: $0.1) }
    subviews = plan.subviews.compactMap { subplan in
      guard let id = subplan.element.id, let view = instantiation.object(id) as? UIView else { return nil }
      return (id, view)
    }
    traits = VariationTraits(view.traitCollection)
  }

  /// The constraints that hold now.
  var activeConstraints: [NSLayoutConstraint] {
    guard let view else { return [] }
    let absent = plan.absentIDs("constraints", view.traitCollection)
    return constraints.filter { $0.plan.element.id.map { !absent.contains($0) } ?? true }
      .map(\.made).filter(Self.isComplete)
  }

  /// Sets what holds now, and follows the traits from then on.
  func start() {
    guard let view else { return }
    applyValues()
    for (plan, made) in constraints { plan.apply(traits, to: made) }
    view.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self]
    ) { (view: UIView, _: UITraitCollection) in
      self.update()
    }
    isStarted = true
  }

  private func update() {
    guard let view else { return }
    let new = VariationTraits(view.traitCollection)
    guard new != traits else { return }
    traits = new
    let active = Set(activeCandidates.map { ObjectIdentifier($0) })
    NSLayoutConstraint.deactivate(
      constraints.map(\.made).filter { $0.isActive && !active.contains(ObjectIdentifier($0)) })
    updateSubviews(of: view)
    for (plan, made) in constraints { plan.apply(traits, to: made) }
    applyValues()
    NSLayoutConstraint.activate(activeConstraints.filter { !$0.isActive })
  }

  private var activeCandidates: [NSLayoutConstraint] {
    guard let view else { return [] }
    let absent = plan.absentIDs("constraints", view.traitCollection)
    return constraints.filter { $0.plan.element.id.map { !absent.contains($0) } ?? true }.map(\.made)
  }

  /// Puts in the subviews that are present, in the document's order, and takes out the others.
  private func updateSubviews(of view: UIView) {
    let absent = plan.absentIDs("subviews", view.traitCollection)
    var place = 0
    for (id, subview) in subviews {
      if absent.contains(id) {
        if subview.superview === view { subview.removeFromSuperview() }
        continue
      }
      if subview.superview !== view {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(place, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: min(place, view.subviews.count))
        }
      }
      place += 1
    }
  }

  /// Whether both items of a constraint are in one tree.
  private static func isComplete(_ constraint: NSLayoutConstraint) -> Bool {
    func view(_ item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
    guard let first = view(constraint.firstItem) else { return false }
    guard constraint.secondAttribute != .notAnAttribute else { return true }
    guard let second = view(constraint.secondItem) else { return false }
    return root(of: first) === root(of: second)
  }

  private static func root(of view: UIView) -> UIView {
    var current = view
    while let next = current.superview { current = next }
    return current
  }

  /// Sets values that differ: those that no longer hold go back to the element's own.
  private func applyValues() {
    guard let view else { return }
    let holding = plan.variations.indices.filter {
      !plan.variations[$0].isDefault && traits.hold(plan.variations[$0])
    }
    for index in applied where !holding.contains(index) {
      for set in plan.baseSettings(for: plan.variations[index]) { set(view) }
    }
    for index in holding { for set in plan.settings(of: plan.variations[index]) { set(view) } }
    applied = holding
  }
}
