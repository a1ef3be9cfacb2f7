import UIKit

/// The list of pages, beside the page that is open; one after the other where both have no room.
final class GalleryController: UIViewController {
  private let pages: [GalleryPage]
  private let list = UIView()
  private let back = UIButton(type: .system)
  private var rows: [UIButton] = []
  private var page: UIViewController?

  /// From this width on, the list stays beside the page.
  private let widthForBoth: CGFloat = 700
  private let listWidth: CGFloat = 220
  private let rowHeight: CGFloat = 44

  init(pages: [GalleryPage]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is made in code")
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    list.backgroundColor = .systemGroupedBackground
    view.addSubview(list)
    for page in pages {
      let row = UIButton(
        type: .system, primaryAction: UIAction(title: page.title) { [weak self] _ in self?.open(page) })
      row.contentHorizontalAlignment = .leading
      row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
      row.titleLabel?.font = .systemFont(ofSize: 17)
      rows.append(row)
      list.addSubview(row)
    }
    back.setTitle("‹ Gallery", for: .normal)
    back.titleLabel?.font = .systemFont(ofSize: 17)
    back.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    view.addSubview(back)
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let showsBoth = bounds.width >= widthForBoth
    list.isHidden = !showsBoth && page != nil
    list.frame = CGRect(
      x: 0, y: 0, width: showsBoth ? listWidth : bounds.width, height: bounds.height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: 20 + CGFloat(index) * rowHeight, width: list.bounds.width, height: rowHeight)
    }
    back.isHidden = showsBoth || page == nil
    back.frame = CGRect(x: 8, y: 0, width: 100, height: rowHeight)
    page?.view.frame =
      showsBoth
      ? CGRect(x: listWidth, y: 0, width: bounds.width - listWidth, height: bounds.height)
      : CGRect(x: 0, y: rowHeight, width: bounds.width, height: bounds.height - rowHeight)
  }

  private func open(_ page: GalleryPage) {
    close()
    let controller = page.makeController()
    self.page = controller
    view.insertSubview(controller.view, belowSubview: back)
  }

  private func close() {
    page?.view.removeFromSuperview()
    page = nil
    view.setNeedsLayout()
  }
}
