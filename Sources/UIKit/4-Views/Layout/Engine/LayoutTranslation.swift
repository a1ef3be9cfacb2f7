import Cassowary
import CoreGraphics

/// The numbers of a box that one of its edges, middles or sizes is the sum of.
struct LayoutPart {
  /// The measure of the place; nil for a size.
  var place: LayoutMeasure?
  var size: LayoutMeasure
  /// The share of the size that is before a place, where reading goes from left to right and where it goes
  /// from right to left.
  var share = 0.0
  var shareFromTheRight = 0.0
}

extension NSLayoutConstraint.Attribute {
  /// The numbers that the measure is the sum of; nil for baselines and margins, which take more.
  fileprivate var plainPart: LayoutPart? {
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

/// The relation and the right side of a constraint; its terms, which are the left side, lie in a `TermList`.
struct LayoutTranslation {
  var relation = Cassowary.Constraint.Relation.equal
  /// The right side is `offset + sign × constant`.
  var constant = 0.0
  var offset = 0.0
  var sign = 1.0
}

// Views and boxes are handed on as parameters: kept in a value that goes from function to function, they
// would be retained and released in each.
extension LayoutEngine {
  /// Translates a constraint into the solver's terms: sums of the numbers of its items, in the space of the
  /// view that holds them. Returns nil where an item is gone or lies elsewhere now.
  func translate(
    _ source: NSLayoutConstraint, of owner: UIView, to sum: inout LayoutExpression
  ) -> LayoutTranslation? {
    var followsDirection = source.first.followsDirection
    if !followsDirection, let second = source.second { followsDirection = second.followsDirection }
    let isRightToLeft = followsDirection && source.first.reference.borrow { readsRightToLeft($0) }
    guard add(source.first, times: 1, other: source.second, in: owner, isRightToLeft, to: &sum) else {
      return nil
    }
    if let second = source.second {
      let factor = -Double(source.multiplier)
      guard add(second, times: factor, other: source.first, in: owner, isRightToLeft, to: &sum) else {
        return nil
      }
    }
    let isMirrored = isRightToLeft && source.mayBeMirrored
    let sign = isMirrored ? -1.0 : 1
    let relation: Cassowary.Constraint.Relation =
      switch isMirrored ? source.relation.mirrored : source.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LayoutTranslation(
      relation: relation, constant: sign * Double(source.constant) - sum.constant, offset: -sum.constant,
      sign: sign)
  }
}

extension NSLayoutConstraint {
  /// Whether the first item reads from right to left.
  var readsRightToLeft: Bool { first.record.readsRightToLeft }

  /// Whether distances count leftwards: between leading and trailing edges, where reading goes from right to
  /// left.
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
  /// The item where it is a view without content that scrolls.
  @MainActor fileprivate var plainView: Unretained<UIView>? {
    guard let view = reference.borrow({ $0.viewReference }), view.borrow({ $0.scrolledLayout == nil }) else {
      return nil
    }
    return view
  }

  /// Whether where the side lies depends on the direction of reading.
  fileprivate var followsDirection: Bool {
    attribute.isLeadingOrTrailing || startAttribute.isLeadingOrTrailing
  }
}

/// The variables that a side of a constraint refers to.
extension LayoutEngine {
  private func add(
    _ side: LayoutSide, times factor: Double, other: LayoutSide?, in owner: UIView, _ isRightToLeft: Bool,
    to sum: inout LayoutExpression
  ) -> Bool {
    guard !side.isDistance, let part = side.attribute.plainPart, let view = side.plainView else {
      return addAny(side, times: factor, other: other, in: owner, isRightToLeft, to: &sum)
    }
    return side.reference.borrow { record in
      view.borrow { view in
        add(view, record, part, times: factor, in: owner, isRightToLeft, to: &sum)
      }
    }
  }

  /// Adds a side of any kind.
  private func addAny(
    _ side: LayoutSide, times factor: Double, other: LayoutSide?, in owner: UIView, _ isRightToLeft: Bool,
    to sum: inout LayoutExpression
  ) -> Bool {
    let other = other?.item
    let (item, attribute) = (side.item, side.attribute)
    guard add(item, attribute, times: factor, other: other, in: owner, isRightToLeft, to: &sum) else {
      return false
    }
    guard side.isDistance else { return true }
    let (start, startAttribute) = (side.startItem, side.startAttribute)
    return add(start, startAttribute, times: -factor, other: other, in: owner, isRightToLeft, to: &sum)
  }

  /// Adds a plain measure of a view without content that scrolls, which is what nearly all sides are.
  private func add(
    _ view: UIView, _ record: LayoutRecord, _ part: LayoutPart, times factor: Double, in owner: UIView,
    _ isRightToLeft: Bool, to sum: inout LayoutExpression
  ) -> Bool {
    guard let place = part.place else {
      if view !== owner { markCrossed(from: view.parent, to: owner) }
      sum.terms.add(factor, variable(part.size, of: record, view))
      return true
    }
    let axis: NSLayoutConstraint.Axis = place == .x ? .horizontal : .vertical
    if view === owner {
      if isTrial || !record.hasBox { _ = box(for: record, view) }
      addInset(of: owner, on: axis, times: factor, to: &sum)
    } else {
      sum.terms.add(factor, variable(place, of: record, view))
      let isInOwner = view.parentReference?.names(owner) ?? false
      if !isInOwner, !addOrigins(from: view.parent, to: owner, on: axis, times: factor, to: &sum) {
        return false
      }
    }
    let share = isRightToLeft ? part.shareFromTheRight : part.share
    if share != 0 { sum.terms.add(factor * share, variable(part.size, of: record, view)) }
    return true
  }

  /// A measure of a view, created on first use.
  private func variable(
    _ measure: LayoutMeasure, of record: LayoutRecord, _ view: UIView
  ) -> Variable {
    if !isTrial, let known = record.knownVariable(measure) { return known }
    return makeVariable(measure, of: record, view)
  }

  private func makeVariable(
    _ measure: LayoutMeasure, of record: LayoutRecord, _ view: UIView
  ) -> Variable {
    if !isTrial, let box = record.boxReference { return box.borrow { $0.makeVariable(measure, in: self) } }
    return box(for: record, view).variable(measure, in: self)
  }

  private func add(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    other: (any LayoutItem)?, in owner: UIView, _ isRightToLeft: Bool, to sum: inout LayoutExpression
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
      if item !== owner { markCrossed(from: item.layoutParent, to: owner) }
      sum.terms.add(factor, box(for: item).variable(.size(on: axis)))
      return true
    }
    var baseline: LayoutBaseline?
    if attribute.isBaseline, let view = item as? UIView {
      let isLast = attribute == .lastBaseline
      baseline = box(for: view).baseline(ofLastLine: isLast)
      let text = isLast ? view.forLastBaselineLayout : view.forFirstBaselineLayout
      if baseline == nil, text !== view, text.isDescendant(of: view) {
        item = text
        baseline = box(for: text).baseline(ofLastLine: isLast)
      }
      baseline = baseline ?? .bottom
    }
    let itemBox = box(for: item)
    guard addOrigin(of: item, itemBox, in: owner, on: axis, times: factor, to: &sum) else { return false }
    var share = share(of: attribute, isRightToLeft)
    if let baseline { share = Double(baseline.shareOfHeight) }
    if share != 0 { sum.terms.add(factor * share, itemBox.variable(.size(on: axis))) }
    sum.constant += factor * Double(baseline?.offset ?? 0)
    return true
  }

  /// Adds where an item's alignment rectangle begins in the owner's space: over all views between both.
  private func addOrigin(
    of item: any LayoutItem, _ box: LayoutBox, in owner: UIView, on axis: NSLayoutConstraint.Axis,
    times factor: Double, to sum: inout LayoutExpression
  ) -> Bool {
    if item === owner {
      addInset(of: owner, on: axis, times: factor, to: &sum)
      return true
    }
    sum.terms.add(factor, box.variable(.origin(on: axis)))
    return addOrigins(from: item.layoutParent, to: owner, on: axis, times: factor, to: &sum)
  }

  /// Adds where the views from one out to the owner begin. Returns whether they lead to the owner.
  private func addOrigins(
    from view: UIView?, to owner: UIView, on axis: NSLayoutConstraint.Axis, times factor: Double,
    to sum: inout LayoutExpression
  ) -> Bool {
    var next = view
    while let view = next, view !== owner {
      view.autoLayout.isCrossed = true
      sum.terms.add(factor, box(for: view).variable(.origin(on: axis)))
      addInset(of: view, on: axis, times: -factor, to: &sum)
      if let guide = view.scrolledLayout?.visibleAreaGuide {
        sum.terms.add(-factor, box(for: guide).variable(.origin(on: axis)))
      }
      next = view.parent
    }
    return next != nil
  }

  /// Records at the views from one out to the owner that a constraint names what lies in them from outside.
  private func markCrossed(from view: UIView?, to owner: UIView) {
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
  private func share(of attribute: NSLayoutConstraint.Attribute, _ isRightToLeft: Bool) -> Double {
    switch attribute {
    case .right, .bottom, .lastBaseline, .firstBaseline: 1
    case .centerX, .centerY: 0.5
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    default: 0
    }
  }
}
