import DisplayProtocol

/// A view that an input went to, named so that another process of the same app finds it: by what it is and
/// says and its place among its like, or as a row of a list by what the row shows.
struct TrailTarget: Codable, Equatable {
  /// The class of the view, or of the list.
  var className: String
  /// The accessibility identifier; where there is one, label and text do not count.
  var identifier: String?
  /// The accessibility label.
  var label: String?
  /// The text it shows.
  var text: String?
  /// The index among the views that match the description, in the order of the tree, front window first.
  var index: Int
  /// The row's section and number; nil where the target is not a row.
  var row: [Int]?
  /// The row's content, by which it is found where the list was reordered.
  var rowContent: TrailRowContent?
}

@MainActor extension TrailTarget {
  /// Describes what an input at a view is for: the control, row or tapped view around it. Nil for what is not
  /// to be repeated.
  init?(_ hit: UIView, in application: UIApplication) {
    var row: (path: IndexPath, cell: UIView)?
    guard let view = TrailTarget.recipient(of: hit, row: &row) else { return nil }
    self.init(view.semantics, index: 0)
    if let row {
      self.row = [row.path.section, row.path.item]
      rowContent = TrailRowContent(of: row.cell)
      label = nil
      text = nil
    }
    guard let place = views(in: application).firstIndex(where: { $0 === view }) else { return nil }
    index = place
  }

  private init(_ semantics: Semantics, index: Int) {
    let isNamed = semantics.identifier?.isEmpty == false
    self.init(
      className: semantics.className, identifier: isNamed ? semantics.identifier : nil,
      label: isNamed ? nil : semantics.label, text: isNamed ? nil : semantics.text, index: index)
  }

  /// Whether what is in a view is not done again: an alert's actions, those of a row's swipe, and buttons
  /// that say that they are destructive. An element of a menu is not found again, since the menu is not open.
  private static func isUnrepeatable(_ view: UIView) -> Bool {
    switch view {
    case is AlertView, is SwipeActionButton: true
    case let button as UIButton: button.role == .destructive
    default: false
    }
  }

  /// The view that reacts to a touch on another one in it; for a row of a list the list.
  private static func recipient(of hit: UIView, row: inout (path: IndexPath, cell: UIView)?) -> UIView? {
    var found: UIView?
    var next: UIView? = hit
    while let view = next {
      if isUnrepeatable(view) { return nil }
      if found == nil {
        if let cell = view as? UITableViewCell {
          guard let list = cell.enclosing(UITableView.self), let path = list.indexPath(for: cell) else {
            return nil
          }
          (found, row) = (list, (path, cell))
        } else if let cell = view as? UICollectionViewCell {
          guard let list = cell.enclosing(UICollectionView.self), let path = list.indexPath(for: cell) else {
            return nil
          }
          (found, row) = (list, (path, cell))
        } else if view is UIControl
          || view.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer }) == true
        {
          found = view
        }
      }
      next = view.superview
    }
    return found ?? hit
  }

  /// The views of this description that are shown, in the order of the tree, front window first.
  private func views(in application: UIApplication) -> [UIView] {
    var result: [UIView] = []
    func collect(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01 else { return }
      var own = TrailTarget(view.semantics, index: index)
      (own.row, own.rowContent) = (row, rowContent)
      if row != nil { (own.label, own.text) = (nil, nil) }
      if own == self { result.append(view) }
      view.subviews.forEach(collect)
    }
    application.windowsFrontToBack.forEach(collect)
    return result
  }

  /// The view of this description, brought into sight where it is a row; nil where there is none.
  func find(in application: UIApplication, search: inout TrailRowSearch) -> UIView? {
    let all = views(in: application)
    guard all.indices.contains(index) else { return nil }
    guard let row, row.count == 2 else { return all[index] }
    guard let list = all[index] as? any TrailRowList else { return nil }
    return search.cell(of: rowContent, at: IndexPath(item: row[1], section: row[0]), in: list)
  }
}

extension UIView {
  /// The nearest view of a class around this one.
  fileprivate func enclosing<View: UIView>(_ type: View.Type) -> View? {
    var next = superview
    while let view = next {
      if let found = view as? View { return found }
      next = view.superview
    }
    return nil
  }
}
