/// The scroll views and editors of a controller, named so that another process of the app finds them: by
/// class, accessibility identifier and place among their like, and in a list by their row.
@MainActor struct TrailViews {
  private(set) var scrollViews: [(name: String, view: UIScrollView)] = []
  private(set) var editors: [(name: String, owner: any TextEditingOwner)] = []
  private var counts: [String: Int] = [:]

  /// Finds those of a controller, without its children's.
  init(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded else { return }
    visit(view, isRoot: true, list: "", row: "")
  }

  private mutating func visit(_ view: UIView, isRoot: Bool = false, list: String, row: String) {
    guard isRoot || view.viewOwner == nil else { return }
    var (list, row) = (list, row)
    if let editor = view as? any TextEditingOwner {
      let name = name(of: view, row)
      editors.append((name, editor))
      if let scrollView = view as? UIScrollView { scrollViews.append((name, scrollView)) }
      return
    }
    guard !(view is UIControl), !(view is UIPickerView) else { return }
    if let scrollView = view as? UIScrollView {
      let name = name(of: view, row)
      scrollViews.append((name, scrollView))
      list = name
    } else if let path = rowPath(of: view) {
      row = "\(list)[\(path.map(String.init).joined(separator: ","))]/"
    }
    for subview in view.subviews { visit(subview, list: list, row: row) }
  }

  private func rowPath(of view: UIView) -> IndexPath? {
    switch (view, view.superview) {
    case (let cell as UITableViewCell, let list as UITableView): list.indexPath(for: cell)
    case (let cell as UICollectionViewCell, let list as UICollectionView): list.indexPath(for: cell)
    default: nil
    }
  }

  private mutating func name(of view: UIView, _ row: String) -> String {
    let identifier = view.accessibilityIdentifier.map { "(\($0))" } ?? ""
    let name = "\(row)\(ClassNames.name(of: type(of: view)))\(identifier)"
    let count = counts[name, default: 0]
    counts[name] = count + 1
    return count == 0 ? name : "\(name)#\(count)"
  }
}
