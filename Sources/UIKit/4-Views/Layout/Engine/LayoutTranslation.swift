import Cassowary
import CoreGraphics

/// The numbers of a box that one of its edges, middles or sizes is the sum of.
struct LayoutPart {
  /// The measure of the place; nil for a size.
  var place: LayoutMeasure?
  var size: LayoutMeasure
  /// The share of the size that is before a place, where reading goes from left to right and where it goes from right to left.
  var share = 0.0
  var shareFromTheRight = 0.0
}

extension NSLayoutConstraint.Attribute {
  /// The numbers that the measure is the sum of; nil for baselines and margins, which take more.
  @inline(__always) fileprivate var plainPart: LayoutPart? {
    switch self {
    case .left: LayoutPart(place: .x, size: .width)
    case .right: LayoutPart(place: .x, size: .width, share: 1, shareFromTheRight: 1)
    case .leading: LayoutPart(place: .x, size: .width, shareFromTheRight: 1)
    case .trailing: LayoutPart(place: .x, size: .width, share: 1)
    case .centerX: LayoutPart(place: .x, size: .width, share: 0.5, shareFromTheRight: 0.5)
    case .top: LayoutPart(place: .y, size: .height)
    case .bottom: LayoutPart(place: .y, size: .height, share: 1, shareFromTheRight: 1)
    case .centerY: LayoutPart(place: .y, size: .height, share: 0.5, shareFromTheRight: 0.5)
    case .width: LayoutPart(size: .width)
    case .height: LayoutPart(size: .height)
    default: nil
    }
  }
}

/// A constraint in the solver's terms: sums of the numbers of its items, in the space of the view that holds them.
@MainActor struct LayoutTranslation {
  private let resolver: LayoutResolver
  private var sum: LayoutExpression
  private(set) var relation = Cassowary.Constraint.Relation.equal
  /// The right side is `offset + sign × constant`.
  private(set) var constant = 0.0
  private(set) var offset = 0.0
  private(set) var sign = 1.0
  var terms: TermList { sum.terms }

  /// Begins the translation of a constraint that a view holds.
  init(_ source: NSLayoutConstraint, of owner: UIView, in engine: LayoutEngine) {
    let followsDirection = source.first.followsDirection || source.second?.followsDirection ?? false
    let isRightToLeft = followsDirection && engine.readsRightToLeft(source.first.record)
    resolver = LayoutResolver(engine: engine, owner: owner, isRightToLeft: isRightToLeft)
    sum = LayoutExpression(terms: engine.solver.makeTerms())
  }

  /// Gives the memory of the terms back.
  func end() { sum.terms.end() }

  /// Translates a constraint. Returns false where an item is gone or lies elsewhere now.
  mutating func read(_ source: NSLayoutConstraint) -> Bool {
    let (first, second) = (source.first, source.second)
    guard resolver.add(first, times: 1, other: second, to: &sum) else { return false }
    if let second {
      guard resolver.add(second, times: -Double(source.multiplier), other: first, to: &sum) else {
        return false
      }
    }
    let isMirrored = resolver.isRightToLeft && source.mayBeMirrored
    sign = isMirrored ? -1 : 1
    offset = -sum.constant
    constant = offset + sign * Double(source.constant)
    relation =
      switch isMirrored ? source.relation.mirrored : source.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return true
  }
}

extension NSLayoutConstraint {
  /// Whether the first item reads from right to left.
  var readsRightToLeft: Bool { first.record.readsRightToLeft }

  /// Whether distances count leftwards: between leading and trailing edges, where reading goes from right to left.
  var isMirrored: Bool { mayBeMirrored && readsRightToLeft }

  /// Whether distances count in the direction of reading.
  fileprivate var mayBeMirrored: Bool {
    first.attribute.followsDirection ?? second?.attribute.followsDirection ?? false
  }

  /// Whether a side is a baseline of the item.
  func namesBaseline(of item: any LayoutItem) -> Bool {
    (first.item === item && first.attribute.isBaseline)
      || (second?.item === item && second?.attribute.isBaseline ?? false)
  }
}

extension UIView {
  /// Whether the view reads in the direction of its superview.
  var inheritsDirection: Bool {
    !overriddenMethods.contains(.direction) && semanticContentAttribute == .unspecified && ownTraits == nil
      && viewOwner == nil
  }
}

extension LayoutRecord {
  /// Whether the item reads from right to left.
  var readsRightToLeft: Bool {
    (view ?? item?.layoutView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension LayoutSide {
  /// Whether where the side lies depends on the direction of reading.
  fileprivate var followsDirection: Bool {
    attribute.followsDirection == true || startAttribute.followsDirection == true
  }
}

/// Finds the variables that a side of a constraint refers to.
@MainActor private struct LayoutResolver {
  let engine: LayoutEngine
  let owner: UIView
  let isRightToLeft: Bool

  @inline(__always) func add(
    _ side: LayoutSide, times factor: Double, other: LayoutSide?, to sum: inout LayoutExpression
  ) -> Bool {
    if !side.isDistance, let part = side.attribute.plainPart, let view = side.record.view,
      view.scrolledLayout == nil
    {
      return add(view, engine.box(for: side.record, view), part, times: factor, to: &sum)
    }
    return addAny(side, times: factor, other: other, to: &sum)
  }

  /// Adds a side of any kind.
  @inline(never) private func addAny(
    _ side: LayoutSide, times factor: Double, other: LayoutSide?, to sum: inout LayoutExpression
  ) -> Bool {
    guard add(side.item, side.attribute, times: factor, other: other?.item, to: &sum) else { return false }
    guard side.isDistance else { return true }
    return add(side.startItem, side.startAttribute, times: -factor, other: other?.item, to: &sum)
  }

  /// Adds a plain measure of a view without content that scrolls, which is what nearly all sides are.
  private func add(
    _ view: UIView, _ box: LayoutBox, _ part: LayoutPart, times factor: Double, to sum: inout LayoutExpression
  ) -> Bool {
    guard let place = part.place else {
      if view !== owner { markCrossed(from: view.parent) }
      sum.add(factor, box.variable(part.size))
      return true
    }
    let axis: NSLayoutConstraint.Axis = place == .x ? .horizontal : .vertical
    if view === owner {
      addInset(of: owner, on: axis, times: factor, to: &sum)
    } else {
      sum.add(factor, box.variable(place))
      if view.parent !== owner {
        guard addOrigins(from: view.parent, on: axis, times: factor, to: &sum) else { return false }
      }
    }
    let share = isRightToLeft ? part.shareFromTheRight : part.share
    if share != 0 { sum.add(factor * share, box.variable(part.size)) }
    return true
  }

  private func add(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    other: (any LayoutItem)?, to sum: inout LayoutExpression
  ) -> Bool {
    guard var item else { return false }
    var attribute = attribute
    if let inner = attribute.withinMargins, let view = item.layoutView {
      item = view.layoutMarginsGuide
      attribute = inner
    }
    if attribute.kind != .size, let other, let scrolled = (item as? UIView)?.scrolledLayout {
      item = scrolled.space(seenFrom: other)
    }
    let axis = attribute.axis
    if attribute.kind == .size {
      if item !== owner { markCrossed(from: item.layoutParent) }
      sum.add(factor, engine.box(for: item).variable(.size(on: axis)))
      return true
    }
    var baseline: LayoutBaseline?
    if attribute.isBaseline, let view = item as? UIView {
      let isLast = attribute == .lastBaseline
      baseline = engine.box(for: view).baseline(ofLastLine: isLast)
      let text = isLast ? view.forLastBaselineLayout : view.forFirstBaselineLayout
      if baseline == nil, text !== view, text.isDescendant(of: view) {
        item = text
        baseline = engine.box(for: text).baseline(ofLastLine: isLast)
      }
      baseline = baseline ?? .bottom
    }
    let box = engine.box(for: item)
    guard addOrigin(of: item, box, on: axis, times: factor, to: &sum) else { return false }
    var share = share(of: attribute)
    if let baseline { share = Double(baseline.shareOfHeight) }
    if share != 0 { sum.add(factor * share, box.variable(.size(on: axis))) }
    sum.constant += factor * Double(baseline?.offset ?? 0)
    return true
  }

  /// Adds where an item's alignment rectangle begins in the owner's space: over all views between both.
  private func addOrigin(
    of item: any LayoutItem, _ box: LayoutBox, on axis: NSLayoutConstraint.Axis, times factor: Double,
    to sum: inout LayoutExpression
  ) -> Bool {
    if item === owner {
      addInset(of: owner, on: axis, times: factor, to: &sum)
      return true
    }
    sum.add(factor, box.variable(.origin(on: axis)))
    return addOrigins(from: item.layoutParent, on: axis, times: factor, to: &sum)
  }

  /// Adds where the views from one out to the owner begin. Returns whether they lead to the owner.
  private func addOrigins(
    from view: UIView?, on axis: NSLayoutConstraint.Axis, times factor: Double, to sum: inout LayoutExpression
  ) -> Bool {
    var next = view
    while let view = next, view !== owner {
      view.autoLayout.isCrossed = true
      sum.add(factor, engine.box(for: view).variable(.origin(on: axis)))
      addInset(of: view, on: axis, times: -factor, to: &sum)
      if let guide = view.scrolledLayout?.visibleAreaGuide {
        sum.add(-factor, engine.box(for: guide).variable(.origin(on: axis)))
      }
      next = view.parent
    }
    return next != nil
  }

  /// Records at the views from one out to the owner that a constraint names what lies in them from outside.
  private func markCrossed(from view: UIView?) {
    var next = view
    while let view = next, view !== owner {
      view.autoLayout.isCrossed = true
      next = view.parent
    }
  }

  private func addInset(
    of view: UIView, on axis: NSLayoutConstraint.Axis, times factor: Double, to sum: inout LayoutExpression
  ) {
    let insets = view.alignmentRectInsets
    sum.constant += factor * Double(axis == .horizontal ? insets.left : insets.top)
  }

  /// Returns the share of the size that is before a measure.
  private func share(of attribute: NSLayoutConstraint.Attribute) -> Double {
    switch attribute {
    case .right, .bottom, .lastBaseline, .firstBaseline: 1
    case .centerX, .centerY: 0.5
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    default: 0
    }
  }
}
