import CoreGraphics

/// Makes the constraints that a visual format stands for.
@MainActor struct VisualFormatConstraints {
  let format: String
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  /// The source location at which the format was written.
  let place: SourcePlace

  /// An edge of a view, of a guide or of the superview.
  private struct Edge {
    var item: any LayoutItem
    var attribute: NSLayoutConstraint.Attribute
  }

  /// The constraints, in the order of the format. Throws where the format is not written as one, or names
  /// what the dictionaries do not have.
  func make() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let parsed = try VisualFormatParser.parse(format)
    let flow = try Flow(axis: parsed.axis, options: options, views: parsed.items.count) { problem in
      error(problem, at: 0)
    }
    var items: [any LayoutItem] = []
    for item in parsed.items { items.append(try self.item(named: item.name, at: item.position)) }
    var result: [NSLayoutConstraint] = []

    if let space = parsed.leadingSpace {
      let edge = try superview(of: items[0], mentionedBy: parsed.items[0])
      result += try gap(
        space, from: Edge(item: edge, attribute: space == .standard ? flow.startMargin : flow.start),
        to: Edge(item: items[0], attribute: flow.start), standard: 0, flow)
    }
    for (index, item) in items.enumerated() {
      result += try sizes(of: item, parsed.items[index].sizes, flow)
      guard index + 1 < items.count else { break }
      result += try gap(
        parsed.spaces[index], from: Edge(item: item, attribute: flow.endBetween),
        to: Edge(item: items[index + 1], attribute: flow.startBetween),
        standard: flow.standardSpace(above: items[index + 1]), flow)
    }
    if let space = parsed.trailingSpace {
      let edge = try superview(of: items[items.count - 1], mentionedBy: parsed.items[items.count - 1])
      result += try gap(
        space, from: Edge(item: items[items.count - 1], attribute: flow.end),
        to: Edge(item: edge, attribute: space == .standard ? flow.endMargin : flow.end), standard: 0, flow)
    }
    for (first, second) in zip(items, items.dropFirst()) {
      for attribute in flow.alignments {
        result.append(
          constraint(
            Edge(item: first, attribute: attribute), .equal, Edge(item: second, attribute: attribute)))
      }
    }
    return result
  }

  // MARK: Constraints

  private func gap(
    _ space: VisualFormat.Space, from end: Edge, to start: Edge, standard: CGFloat, _ flow: Flow
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let (first, second) = flow.isBackward ? (end, start) : (start, end)
    switch space {
    case .none: return [constraint(first, .equal, second)]
    case .standard: return [constraint(first, .equal, second, constant: standard)]
    case .specified(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constant = try number(predicate.term)
        let made = constraint(first, predicate.relation, second, constant: constant)
        result.append(try prioritized(made, predicate))
      }
      return result
    }
  }

  private func sizes(
    of item: any LayoutItem, _ predicates: [VisualFormat.Predicate], _ flow: Flow
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for predicate in predicates {
      let size = Edge(item: item, attribute: flow.size)
      let made: NSLayoutConstraint
      if case .name(let name) = predicate.term.kind, views[name] != nil {
        let other = try self.item(named: name, at: predicate.term.position)
        made = constraint(size, predicate.relation, Edge(item: other, attribute: flow.size))
      } else {
        made = constraint(size, predicate.relation, nil, constant: try number(predicate.term))
      }
      result.append(try prioritized(made, predicate))
    }
    return result
  }

  private func constraint(
    _ first: Edge, _ relation: NSLayoutConstraint.Relation, _ second: Edge?, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      LayoutSide(first.item, first.attribute), relation, second.map { LayoutSide($0.item, $0.attribute) },
      constant: constant, place: place)
  }

  private func prioritized(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    guard let term = predicate.priority else { return constraint }
    let priority = try number(term)
    guard priority > 0, priority <= 1_000 else {
      throw error("a priority is more than 0 and at most 1000, not \(priority)", at: term.position)
    }
    constraint.priority = UILayoutPriority(Float(priority))
    return constraint
  }

  // MARK: Names

  private func item(named name: String, at position: Int) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[name] else {
      throw error(
        "there is no view “\(name)” in the views; \(VisualFormatConstraints.list(views))", at: position)
    }
    if let item = item as? any LayoutItem { return item }
    throw error("“\(name)” is a \(type(of: item)), neither a UIView nor a UILayoutGuide", at: position)
  }

  private func superview(
    of item: any LayoutItem, mentionedBy said: VisualFormat.Item
  ) throws(VisualFormatError) -> UIView {
    if let superview = item.layoutParent { return superview }
    throw error(
      "“\(said.name)” has no superview for | to stand for; add it to one first", at: said.position)
  }

  private func number(_ term: VisualFormat.Term) throws(VisualFormatError) -> CGFloat {
    switch term.kind {
    case .number(let number): return number
    case .name(let name):
      guard let value = metrics[name] else {
        throw error(
          "there is no “\(name)” in the metrics; \(VisualFormatConstraints.list(metrics))", at: term.position)
      }
      guard let number = VisualFormatConstraints.number(value), number.isFinite else {
        throw error("the metric “\(name)” is \(value), which is not a number", at: term.position)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as any BinaryInteger: CGFloat(number)
    case let number as any BinaryFloatingPoint: CGFloat(number)
    default: nil
    }
  }

  private static func list(_ names: [String: Any]) -> String {
    names.isEmpty ? "they are empty" : "they have \(names.keys.sorted().joined(separator: ", "))"
  }

  private func error(_ problem: String, at position: Int) -> VisualFormatError {
    VisualFormatError(format: format, position: position, problem: problem)
  }
}

extension VisualFormatConstraints {
  /// The attributes that a format runs along.
  fileprivate struct Flow {
    let start, end, startMargin, endMargin, size: NSLayoutConstraint.Attribute
    /// Between two views, which may be apart by their baselines.
    let startBetween, endBetween: NSLayoutConstraint.Attribute
    /// Whether the next view lies before the last one: positions fall along the format.
    let isBackward: Bool
    /// The attributes that the views have in common across the axis.
    let alignments: [NSLayoutConstraint.Attribute]

    init(
      axis: NSLayoutConstraint.Axis, options: NSLayoutConstraint.FormatOptions, views: Int,
      error: (String) -> VisualFormatError
    ) throws(VisualFormatError) {
      let direction = options.intersection(.directionMask)
      isBackward = axis == .horizontal && direction == .directionRightToLeft
      switch (axis, direction) {
      case (.vertical, _):
        (start, end, startMargin, endMargin, size) = (.top, .bottom, .topMargin, .bottomMargin, .height)
      case (.horizontal, .directionLeftToRight):
        (start, end, startMargin, endMargin, size) = (.left, .right, .leftMargin, .rightMargin, .width)
      case (.horizontal, .directionRightToLeft):
        (start, end, startMargin, endMargin, size) = (.right, .left, .rightMargin, .leftMargin, .width)
      case (.horizontal, _):
        (start, end, startMargin, endMargin, size) = (
          .leading, .trailing, .leadingMargin, .trailingMargin, .width
        )
      }
      if options.contains(.spacingBaselineToBaseline) {
        guard axis == .vertical else {
          throw error("spaces from baseline to baseline need a format that begins with V:")
        }
        (startBetween, endBetween) = (.firstBaseline, .lastBaseline)
      } else {
        (startBetween, endBetween) = (start, end)
      }
      alignments = NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.option) }
        .map(\.attribute)
      // A view alone is aligned with none.
      guard views > 1 else { return }
      for case let (option, attribute, alignedAxis) in NSLayoutConstraint.FormatOptions.alignments
      where options.contains(option) && alignedAxis == axis {
        let name = axis == .horizontal ? "horizontal" : "vertical"
        throw error(
          "the option to align by \(attribute) works along the \(name) axis, as the format itself does")
      }
    }
  }
}

extension VisualFormatConstraints.Flow {
  /// The usual distance between a view and the one before it, in points.
  @MainActor fileprivate func standardSpace(above item: any LayoutItem) -> CGFloat {
    guard startBetween == .firstBaseline else { return SystemSpacing.plain }
    return SystemSpacing.betweenBaselines(above: item)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The alignment options, each with the attribute that the views share and the axis along which that
  /// attribute is a position.
  fileprivate static let alignments:
    [(
      option: NSLayoutConstraint.FormatOptions, attribute: NSLayoutConstraint.Attribute,
      axis: NSLayoutConstraint.Axis
    )] = [
      (.alignAllLeft, .left, .horizontal), (.alignAllRight, .right, .horizontal),
      (.alignAllTop, .top, .vertical), (.alignAllBottom, .bottom, .vertical),
      (.alignAllLeading, .leading, .horizontal), (.alignAllTrailing, .trailing, .horizontal),
      (.alignAllCenterX, .centerX, .horizontal), (.alignAllCenterY, .centerY, .vertical),
      (.alignAllLastBaseline, .lastBaseline, .vertical), (.alignAllFirstBaseline, .firstBaseline, .vertical),
    ]
}
