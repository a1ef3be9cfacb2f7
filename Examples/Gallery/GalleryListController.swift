import UIKit

/// The pages' names, in families.
final class GalleryListController: UIViewController {
  private let pages: [GalleryPage]
  private let list = UIScrollView()
  private var cards: [Card] = []
  private var rows: [Int: PageRow] = [:]

  /// Called with the number of a page that a person chose.
  var onChoice: (Int) -> Void = { _ in }
  /// The number of the page that is open; nil for none.
  var chosen: Int? {
    didSet { for (index, row) in rows { row.isSelected = index == chosen } }
  }

  init(pages: [GalleryPage]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
    title = "Gallery"
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is made in code")
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    list.alwaysBounceVertical = true
    for family in GalleryPage.Family.allCases {
      let card = Card(family.rawValue)
      for (index, page) in pages.enumerated() where page.family == family {
        let row = PageRow(page, action: UIAction { [weak self] _ in self?.onChoice(index) })
        row.isSelected = index == chosen
        rows[index] = row
        card.add(row)
      }
      cards.append(card)
      list.addSubview(card)
    }
    view.addSubview(list)
  }

  override func viewDidLayoutSubviews() {
    list.frame = view.bounds
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let width = max(safe.width - 32, 0)
    var y: CGFloat = 8
    for card in cards {
      card.frame = CGRect(x: 16, y: y, width: width, height: card.height(width: width))
      y = card.frame.maxY + 24
    }
    list.contentSize = CGSize(width: safe.width, height: y)
  }
}
