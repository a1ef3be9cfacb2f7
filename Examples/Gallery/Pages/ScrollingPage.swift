import UIKit

/// Content larger than the view it is in: pages side by side, a long list, rows that scroll across inside a
/// list, and a list with room around it.
final class ScrollingPage: UIViewController, UIScrollViewDelegate {
  private let pages = UIScrollView()
  private let dots = (0..<3).map { _ in UIView() }
  private let list = ButtonListView()
  private let shelves = UIScrollView()
  private let inset = ButtonListView()
  private let status = UILabel()
  private var refreshes = 0

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    status.font = .systemFont(ofSize: 13)
    status.textColor = .secondaryLabel
    status.accessibilityIdentifier = "status"
    view.addSubview(status)
    fillPages()
    dots.forEach(view.addSubview)
    fill(list, named: "list", rows: 40)
    fillShelves()
    fill(inset, named: "inset", rows: 12)
    inset.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    inset.refreshControl = refresh
    for scrollView in [pages, list, shelves, inset] {
      scrollView.delegate = self
      scrollView.layer.cornerRadius = 10
      view.addSubview(scrollView)
    }
  }

  private func fillPages() {
    pages.accessibilityIdentifier = "pages"
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    for (number, color) in [UIColor.systemPurple, .systemIndigo, .systemPink].enumerated() {
      let label = UILabel()
      label.text = "Page \(number + 1)"
      label.font = .systemFont(ofSize: 28, weight: .semibold)
      label.textAlignment = .center
      label.textColor = .onSystemColor
      label.backgroundColor = color
      pages.addSubview(label)
    }
  }

  private func fill(_ scrollView: UIScrollView, named name: String, rows: Int) {
    scrollView.accessibilityIdentifier = name
    scrollView.backgroundColor = .secondarySystemBackground
    for number in 1...rows {
      let row = UIButton(type: .system)
      row.setTitle("\(name) \(number)", for: .normal)
      row.contentHorizontalAlignment = .leading
      row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      row.addAction(
        UIAction { [status] _ in status.text = "\(name) \(number) was chosen" }, for: .touchUpInside)
      row.addAction(
        UIAction { [status] _ in status.text = "\(name) \(number) was let go" }, for: .touchCancel)
      scrollView.addSubview(row)
    }
  }

  private func fillShelves() {
    shelves.accessibilityIdentifier = "shelves"
    shelves.backgroundColor = .secondarySystemBackground
    for number in 1...6 {
      let shelf = UIScrollView()
      shelf.accessibilityIdentifier = "shelf \(number)"
      for place in 0..<12 {
        let box = UILabel()
        box.text = "\(number)·\(place + 1)"
        box.textAlignment = .center
        box.textColor = .white
        box.backgroundColor = UIColor(hue: CGFloat(place) / 12, saturation: 0.5, brightness: 0.45, alpha: 1)
        box.layer.cornerRadius = 8
        box.clipsToBounds = true
        shelf.addSubview(box)
      }
      shelves.addSubview(shelf)
    }
  }

  private func refresh() {
    refreshes += 1
    status.text = "refreshing, \(refreshes)"
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      guard let self else { return }
      inset.refreshControl?.endRefreshing()
      status.text = "refreshed, \(refreshes)"
    }
  }

  override func viewDidLayoutSubviews() {
    let (width, margin) = (view.bounds.width, CGFloat(16))
    let column = (width - 3 * margin) / 2
    status.frame = CGRect(x: margin, y: 8, width: width - 2 * margin, height: 20)
    pages.frame = CGRect(x: margin, y: 36, width: width - 2 * margin, height: 120)
    place(pages)
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(x: width / 2 - 20 + CGFloat(index) * 16, y: 164, width: 8, height: 8)
      dot.layer.cornerRadius = 4
    }
    showPage()
    let height = (view.bounds.height - 184 - 2 * margin) / 2
    list.frame = CGRect(x: margin, y: 184, width: column, height: height)
    inset.frame = CGRect(x: 2 * margin + column, y: 184, width: column, height: height)
    for scrollView in [list, inset] { stack(scrollView, rowHeight: 44) }
    shelves.frame = CGRect(x: margin, y: 184 + height + margin, width: width - 2 * margin, height: height)
    stack(shelves, rowHeight: 96)
    for case let shelf as UIScrollView in shelves.subviews {
      for (index, box) in shelf.subviews.enumerated() {
        box.frame = CGRect(x: 12 + CGFloat(index) * 92, y: 8, width: 80, height: 80)
      }
      shelf.contentSize = CGSize(width: 12 + CGFloat(shelf.subviews.count) * 92, height: 96)
    }
  }

  /// Lays pages side by side.
  private func place(_ scrollView: UIScrollView) {
    let size = scrollView.bounds.size
    for (index, page) in scrollView.subviews.enumerated() {
      page.frame = CGRect(x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    scrollView.contentSize = CGSize(
      width: CGFloat(scrollView.subviews.count) * size.width, height: size.height)
  }

  /// Lays rows one below the other.
  private func stack(_ scrollView: UIScrollView, rowHeight: CGFloat) {
    let width = scrollView.bounds.width
    let rows = scrollView.subviews.filter { !($0 is UIRefreshControl) }
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: width, height: rowHeight)
    }
    scrollView.contentSize = CGSize(width: width, height: CGFloat(rows.count) * rowHeight)
  }

  private func showPage() {
    let page = pages.bounds.width > 0 ? (pages.contentOffset.x / pages.bounds.width).rounded() : 0
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor = index == Int(page) ? .label : .tertiaryLabel
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === pages { showPage() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === pages {
      status.text = "page \(Int((pages.contentOffset.x / pages.bounds.width).rounded()) + 1)"
    }
  }
}

/// A scroll view of buttons, which drags its content from them too, however long one was held.
private final class ButtonListView: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton || super.touchesShouldCancel(in: view)
  }
}
