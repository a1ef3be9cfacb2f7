import QuartzCore

/// The places of rows before a change, from which they move.
@MainActor struct RowStarts {
  /// The frames of the views that showed, in the content as it is scrolled now.
  let places: [ObjectIdentifier: CGRect]
  private var old: TableGeometry
  private let anchor: IndexPath?
  private let anchorStart: CGFloat
  private let scrolled: CGFloat

  /// Starts in a table whose first row that showed was `anchor`, and whose content was scrolled by a distance
  /// since.
  init(places: [ObjectIdentifier: CGRect], old: TableGeometry, anchor: IndexPath?, scrolled: CGFloat) {
    (self.places, self.old, self.scrolled) = (places, old, scrolled)
    self.anchor = anchor.flatMap { old.contains($0) ? $0 : nil }
    anchorStart = self.anchor.map { old.row($0).start } ?? 0
  }

  /// Records the height of a row that comes into sight, which was estimated while it did not show.
  mutating func measure(_ former: IndexPath, as height: CGFloat) {
    guard old.contains(former) else { return }
    old.change(former.section) { $0.rows.measure(former.row, as: height) }
  }

  /// The distance by which the rows that showed would lie elsewhere, since others turned out higher or lower.
  private var correction: CGFloat {
    scrolled + (anchor.map { anchorStart - old.row($0).start } ?? 0)
  }

  /// The span of a row that did not show.
  func row(_ former: IndexPath) -> TableGeometry.Span {
    let span = old.row(former)
    return (span.start + correction, span.length)
  }

  /// The y position of the header or footer of a section, which did not show.
  func y(ofFooter isFooter: Bool, _ section: Int) -> CGFloat {
    (isFooter ? old.footer(section) : old.header(section)).start + correction
  }
}

/// A row that leaves the table, by its place before the change where it is gone, else after it.
struct LeavingRow: ListDeparture {
  var path: IndexPath
  var view: UITableViewCell
  var isGone: Bool
}

/// The ways of rows, headers and footers while a change is shown.
extension UITableView {
  /// Moves everything that can be seen from where it was to where it is.
  func move(
    from former: RowStarts, _ leaving: [LeavingRow], _ plan: ListPlan<RowAnimation>,
    _ completion: @escaping (Bool) -> Void
  ) {
    let (starts, arriving) = startsOfRows(former, plan)
    var motion = ListMotion()
    var staying: [CGRect] = []
    var ways: [ListDrifts<IndexPath>.Way] = []
    var coming: [(cell: UIView, way: CGRect)] = []
    for (shown, start) in zip(shownRows, starts) {
      let end = shown.cell.frame
      if arriving.contains(where: { $0 === shown.cell }) {
        coming.append((shown.cell, start.frame.union(end).insetBy(dx: 0.5, dy: 0.5)))
      } else {
        staying.append(start.frame)
        ways.append((shown.path, start.frame, end))
      }
      motion.add(shown.cell, from: start, to: ListMotion.End(frame: end))
    }
    addSurroundings(to: &motion, former, plan)
    for row in leaving {
      guard let start = former.places[ObjectIdentifier(row.view)] else { continue }
      UIView.performWithoutAnimation { row.view.frame = start }
      let goal =
        row.isGone ? goalOfLeaving(row.path, start, plan) : ListMotion.End(frame: frameOfRow(row.path))
      motion.add(row.view, from: ListMotion.End(frame: start), to: goal)
      if !row.isGone { ways.append((row.path, start, goal.frame)) }
    }
    carry(
      shownRows.filter { row in
        former.places[ObjectIdentifier(row.cell)] == nil && !arriving.contains { $0 === row.cell }
      })
    drifts.begin(ways)
    departures.beginMoving(leaving)
    staying += leaving.filter { !$0.isGone }.compactMap { former.places[ObjectIdentifier($0.view)] }
    // Where others still lie, rows fade in behind them.
    let arrivals = coming.filter { new in staying.contains { $0.intersects(new.way) } }.map(\.cell)
    let fading: [UIView] = arrivals + leaving.filter(\.isGone).map(\.view)
    fades.begin(fading, behind: self, background: backgroundView)
    let resized = motion.resized
    fades.beginClipping(resized)
    let actions = swipes.takeDismissed()
    motion.run(
      over: metrics.changeDuration, isSeen: window != nil && !(motion.isEmpty && actions == nil),
      with: { [weak self] in
        if let actions { actions.frame.size.height = 0 }
        self?.layoutIfNeeded()
      },
      completion: { [weak self] finished in
        actions?.removeFromSuperview()
        self?.fades.end(fading)
        self?.fades.endClipping(resized)
        for row in self?.departures.endMoving(leaving) ?? [] {
          row.view.alpha = 1
          self?.release(row.view, at: row.path)
        }
        if !arrivals.isEmpty { self?.place(fresh: []) }
        completion(finished)
      })
  }

  /// Returns where the rows that show begin, and the cells that come into the data.
  private func startsOfRows(
    _ former: RowStarts, _ plan: ListPlan<RowAnimation>
  ) -> (starts: [ListMotion.End], arriving: [UIView]) {
    var former = former
    let old = shownRows.map { row -> IndexPath? in
      guard let path = plan.oldPath(row.path), plan.updates.reloadedRows[path] == nil else { return nil }
      return path
    }
    for (shown, path) in zip(shownRows, old) where former.places[ObjectIdentifier(shown.cell)] == nil {
      if let path { former.measure(path, as: shown.cell.frame.height) }
    }
    var (starts, arriving): ([ListMotion.End], [UIView]) = ([], [])
    for (shown, path) in zip(shownRows, old) {
      if let place = former.places[ObjectIdentifier(shown.cell)] {
        starts.append(ListMotion.End(frame: place))
      } else if let path {
        starts.append(ListMotion.End(frame: rowFrame(former.row(path))))
      } else {
        starts.append(startOfArrival(shown.path, shown.cell, plan))
        arriving.append(shown.cell)
      }
    }
    return (starts, arriving)
  }

  /// Returns the frame and opacity from which a row that comes into the data begins its animation.
  private func startOfArrival(
    _ path: IndexPath, _ cell: UITableViewCell, _ plan: ListPlan<RowAnimation>
  ) -> ListMotion.End {
    let former = plan.oldPath(path)
    let animation = former.flatMap { plan.updates.reloadedRows[$0] } ?? plan.arrival(of: path) ?? .none
    return ListMotion.End(
      frame: moved(cell.frame, animation), alpha: animation == RowAnimation.none ? 1 : 0)
  }

  /// Moves the headers and footers that show, and the view below all rows.
  private func addSurroundings(
    to motion: inout ListMotion, _ former: RowStarts, _ plan: ListPlan<RowAnimation>
  ) {
    func add(_ view: UIView, _ section: Int?, isFooter: Bool) {
      let goal = ListMotion.End(frame: view.frame)
      var start = ListMotion.End(frame: view.frame, alpha: 0)
      if let place = former.places[ObjectIdentifier(view)] {
        start = ListMotion.End(frame: place)
      } else if let old = section.flatMap({ plan.oldSection($0) }), plan.updates.reloadedSections[old] == nil,
        style != .plain
      {
        start = goal
        start.frame.origin.y = former.y(ofFooter: isFooter, old)
      }
      motion.add(view, from: start, to: goal)
    }
    for (section, view) in shownHeaders.views { add(view, section, isFooter: false) }
    for (section, view) in shownFooters.views { add(view, section, isFooter: true) }
    if let tableFooterView { add(tableFooterView, nil, isFooter: true) }
  }

  /// Returns the frame and opacity at which a removed row ends its animation.
  private func goalOfLeaving(
    _ path: IndexPath, _ start: CGRect, _ plan: ListPlan<RowAnimation>
  ) -> ListMotion.End {
    if let reload = plan.updates.reloadedRows[path] {
      return ListMotion.End(frame: start, alpha: reload == .none ? 1 : 0)
    }
    return ListMotion.End(frame: moved(start, plan.departure(of: path) ?? .none), alpha: 0)
  }

  /// Returns the frame from which a row comes, or to which it goes, with an animation.
  private func moved(_ frame: CGRect, _ animation: RowAnimation) -> CGRect {
    switch animation {
    case .fade, .automatic, .none: frame
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top, .middle: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    }
  }
}
