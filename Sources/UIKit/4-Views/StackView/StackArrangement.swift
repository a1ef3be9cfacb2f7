import CoreGraphics

/// Works out the constraints of a stack view. Their names are those that UIKit's messages show.
@MainActor struct StackArrangement {
  /// The priority with which a stack fits its content: lower than the priority with which any content keeps
  /// its own size.
  private static let fit = UILayoutPriority(51)
  /// The priority with which views are pulled to the edge where their baselines leave them free.
  private static let pull = UILayoutPriority(50)
  /// The priority with which a view without an intrinsic size is kept small where nothing else determines its
  /// size.
  private static let smallness = UILayoutPriority(25)

  /// The priority with which texts that wrap share the width: above those with which content keeps its own
  /// size.
  private static let share = UILayoutPriority(759)
  /// The priority with which a hidden view is stretched across the stack: it never makes the stack larger.
  private static let stretch = UILayoutPriority(45)

  private let stack: UIStackView
  private let views: [UIView]
  private let gaps: [UILayoutGuide]
  private let canvas: any LayoutItem
  private let along: Attributes
  private let across: Attributes

  /// The descriptions of the constraints, in the order in which they are to be made.
  private(set) var rules: [StackRule] = []

  /// The measures along one axis.
  private struct Attributes {
    let start, end, center, size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      (start, end, center, size) =
        axis == .horizontal
        ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
  }

  /// Works out the rules of a stack. `gaps` are guides between each two views, where the distribution needs
  /// them.
  init(stack: UIStackView, gaps: [UILayoutGuide]) {
    self.stack = stack
    self.gaps = gaps
    views = stack.shownArrangedSubviews
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    along = Attributes(stack.axis)
    across = Attributes(stack.axis == .horizontal ? .vertical : .horizontal)
    connect()
    distribute()
    align()
    collapseHidden()
    fit()
  }

  private mutating func add(
    _ name: String, _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    rules.append(
      StackRule(
        name: "UISV-" + name, first: .init(item: first, attribute: attribute), relation: relation,
        second: second.map { .init(item: $0, attribute: secondAttribute ?? attribute) },
        multiplier: multiplier, constant: constant, priority: priority))
  }

  // MARK: Along the stack

  private mutating func connect() {
    guard let first = views.first, let last = views.last else { return }
    add("canvas-connection", first, along.start, .equal, canvas)
    let isTight = gaps.isEmpty
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let relation = isTight ? NSLayoutConstraint.Relation.equal : .greaterThanOrEqual
      if measuresBaselines {
        add("spacing", next, .firstBaseline, relation, view, .lastBaseline, constant: space(at: index))
      } else {
        add("spacing", next, along.start, relation, view, along.end, constant: space(at: index))
      }
    }
    add("canvas-connection", canvas, along.end, .equal, last)
  }

  private var measuresBaselines: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

  /// The space after the view at an index, in points.
  private func space(at index: Int) -> CGFloat {
    let custom = stack.customSpacing(after: views[index])
    let space = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    guard space == UIStackView.spacingUseSystem else { return space }
    return measuresBaselines ? SystemSpacing.betweenBaselines(above: views[index + 1]) : SystemSpacing.plain
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: shareWidthAmongTexts()
    case .fillEqually:
      for view in views.dropFirst() { add("fill-equally", view, along.size, .equal, views[0]) }
    case .fillProportionally: shareProportionally()
    case .equalSpacing: spaceEqually()
    case .equalCentering: centerEqually()
    }
  }

  /// Gives each of several texts that wrap a share of the width. The width of one would otherwise follow from
  /// the lines of the others.
  private mutating func shareWidthAmongTexts() {
    // Where the shares and the spaces are more than there is, the first text gives way.
    for label in stack.wrappingLabels.reversed() {
      add(
        "text-width-disambiguation", label, .width, .equal, stack, multiplier: 1 / CGFloat(views.count),
        priority: StackArrangement.share)
    }
  }

  private mutating func shareProportionally() {
    let lengths = views.map(ownLength)
    let total = lengths.reduce(0) { $0 + ($1 ?? 0) }
    guard total > 0 else { return }
    let spaces = views.indices.dropLast().reduce(0) { $0 + space(at: $1) }
    for (index, (view, length)) in zip(views, lengths).enumerated() {
      guard let length else { continue }
      let priority = UILayoutPriority(Float(max(999 - index, 1)))
      if length > 0 {
        let share = length / total
        add(
          "fill-proportionally", view, along.size, .equal, canvas, multiplier: share,
          constant: -share * spaces, priority: priority)
      } else {
        add("fill-proportionally", view, along.size, .equal, priority: priority)
      }
    }
  }

  /// Returns the intrinsic length of a view; nil if it has none.
  private func ownLength(_ view: UIView) -> CGFloat? {
    let length = self.length(of: view.intrinsicContentSize)
    if length != UIView.noIntrinsicMetric { return length }
    guard view is UIStackView else { return nil }
    return self.length(of: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
  }

  private func length(of size: CGSize) -> CGFloat { stack.axis == .horizontal ? size.width : size.height }

  private mutating func spaceEqually() {
    for (index, gap) in gaps.enumerated() {
      add("distributing-edge", gap, along.start, .equal, views[index], along.end, constant: space(at: index))
      add("distributing-edge", gap, along.end, .equal, views[index + 1], along.start)
      if index > 0 {
        // The guides lie in what is over beyond the least spaces, which may differ.
        add(
          "fill-equally", gap, along.size, .equal, gaps[0], constant: space(at: 0) - space(at: index))
      }
    }
    keepSmall(along)
  }

  private mutating func centerEqually() {
    for (index, gap) in gaps.enumerated() {
      add("distributing-edge", gap, along.start, .equal, views[index], along.center)
      add("distributing-edge", gap, along.end, .equal, views[index + 1], along.center)
      if index > 0 {
        add(
          "fill-equally", gap, along.size, .equal, gaps[0],
          priority: UILayoutPriority(150 - Float(index) / 1_000))
      }
    }
    keepSmall(along)
  }

  // MARK: Across the stack

  private mutating func align() {
    guard let first = views.first else { return }
    switch alignment {
    case .fill:
      add("canvas-connection", first, across.start, .equal, canvas)
      add("canvas-connection", canvas, across.end, .equal, first)
      alignOthers(by: across.start)
      alignOthers(by: across.end)
      return
    case .leading:
      add("canvas-connection", first, across.start, .equal, canvas)
      alignOthers(by: across.start)
      bound(byStart: false, byEnd: true)
    case .trailing:
      add("canvas-connection", canvas, across.end, .equal, first)
      alignOthers(by: across.end)
      bound(byStart: true, byEnd: false)
    case .center:
      add("canvas-connection", first, across.center, .equal, canvas)
      alignOthers(by: across.center)
      bound(byStart: true, byEnd: true)
    case .firstBaseline, .lastBaseline:
      let isFirst = alignment == .firstBaseline
      alignOthers(by: isFirst ? .firstBaseline : .lastBaseline)
      bound(byStart: true, byEnd: true)
      let edge = isFirst ? across.start : across.end
      for view in views {
        add("canvas-connection", view, edge, .equal, canvas, priority: StackArrangement.pull)
      }
    }
    keepSmall(across)
  }

  /// The stack's alignment, where baselines are for rows only.
  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline where stack.axis == .vertical: .leading
    case .lastBaseline where stack.axis == .vertical: .trailing
    default: stack.alignment
    }
  }

  private mutating func alignOthers(by attribute: NSLayoutConstraint.Attribute) {
    for view in views.dropFirst() { add("alignment", view, attribute, .equal, views[0]) }
  }

  private mutating func bound(byStart: Bool, byEnd: Bool) {
    for view in views {
      if byStart { add("spanning-boundary", view, across.start, .greaterThanOrEqual, canvas) }
      if byEnd { add("spanning-boundary", canvas, across.end, .greaterThanOrEqual, view) }
    }
  }

  // MARK: What nothing else says

  /// Constrains views without an intrinsic size to none, so that it is not ambiguous.
  private mutating func keepSmall(_ attributes: Attributes) {
    for view in views {
      let size = view.intrinsicContentSize
      guard (attributes.size == .width ? size.width : size.height) == UIView.noIntrinsicMetric else {
        continue
      }
      add("ambiguity-suppression", view, attributes.size, .equal, priority: StackArrangement.smallness)
    }
  }

  /// Places hidden views where they would lie, without length, so that they appear and disappear there: in
  /// the middle of the space between two views. Across the stack they lie as if they were shown.
  private mutating func collapseHidden() {
    let last = views.last
    var shown: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        shown = view
        continue
      }
      if let shown, let index = views.firstIndex(where: { $0 === shown }) {
        let isBetween = shown !== last && gaps.isEmpty && !measuresBaselines
        add(
          "hiding", view, along.start, .equal, shown, along.end,
          constant: isBetween ? space(at: index) / 2 : 0)
      } else {
        add("hiding", view, along.start, .equal, canvas)
      }
      // Not required: an app may give a view a length for as long as it is shown.
      add("hiding", view, along.size, .equal, priority: UILayoutPriority(999))
      alignHidden(view)
    }
  }

  private mutating func alignHidden(_ view: UIView) {
    switch alignment {
    case .fill:
      add("hiding", view, across.start, .equal, canvas)
      add("hiding", view, across.size, .equal, canvas, priority: StackArrangement.stretch)
    case .center: add("hiding", view, across.center, .equal, canvas)
    case .trailing, .lastBaseline: add("hiding", view, across.end, .equal, canvas)
    case .leading, .firstBaseline: add("hiding", view, across.start, .equal, canvas)
    }
    add("hiding", view, across.size, .equal, priority: UILayoutPriority(1))
  }

  private mutating func fit() {
    add("canvas-fit", stack, along.size, .equal, priority: StackArrangement.fit)
    add("canvas-fit", stack, across.size, .equal, priority: StackArrangement.fit)
  }
}
