import UIKit

/// The list of pages, beside the page that is open; one after the other where both have no room.
final class GalleryController: UIViewController {
  private let pages: [GalleryPage]
  private let list = UIScrollView()
  private let heading = UILabel()
  private var cards: [Card] = []
  private let edge = UIView()
  private let bar = UIView()
  private let barLine = UIView()
  private let back = UIButton(configuration: .plain())
  private let pageTitle = UILabel()
  private var rows: [Int: PageRow] = [:]
  private var page: UIViewController?

  /// From this width on, the list stays beside the page.
  private let widthForBoth: CGFloat = 700
  private let listWidth: CGFloat = 300
  private let barHeight: CGFloat = 44

  init(pages: [GalleryPage]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is made in code")
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    makeList()
    makeBar()
    edge.backgroundColor = .separator
    view.addSubview(edge)
  }

  private func makeList() {
    heading.text = "Gallery"
    heading.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold))
    heading.accessibilityTraits = .header
    list.alwaysBounceVertical = true
    list.addSubview(heading)
    for family in GalleryPage.Family.allCases {
      let card = Card(family.rawValue)
      for (index, page) in pages.enumerated() where page.family == family {
        let row = PageRow(page, action: UIAction { [weak self] _ in self?.open(index) })
        rows[index] = row
        card.add(row)
      }
      cards.append(card)
      list.addSubview(card)
    }
    view.addSubview(list)
  }

  private func makeBar() {
    back.configuration?.title = "Gallery"
    back.configuration?.image = UIImage(systemName: "chevron.backward")
    back.configuration?.imagePadding = 3
    back.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    back.addAction(UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
    pageTitle.font = .systemFont(ofSize: 17, weight: .semibold)
    pageTitle.textAlignment = .center
    barLine.backgroundColor = .separator
    bar.backgroundColor = .systemGroupedBackground
    for part in [back, pageTitle, barLine] { bar.addSubview(part) }
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let showsBoth = safe.width >= widthForBoth
    // There is no empty place beside the list.
    if showsBoth, page == nil { open(0) }
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    list.isHidden = !showsBoth && page != nil
    bar.isHidden = showsBoth || page == nil
    edge.isHidden = !showsBoth
    let width = showsBoth ? listWidth : safe.width
    list.frame = CGRect(
      x: isLeftToRight ? safe.minX : safe.maxX - width, y: safe.minY, width: width, height: safe.height)
    edge.frame = CGRect(
      x: isLeftToRight ? list.frame.maxX : list.frame.minX - 0.5, y: 0, width: 0.5, height: view.bounds.height
    )
    layOutList(width: width, isLeftToRight: isLeftToRight)
    bar.frame = CGRect(x: 0, y: safe.minY, width: view.bounds.width, height: barHeight)
    let backWidth = back.intrinsicContentSize.width
    back.frame = CGRect(
      x: isLeftToRight ? 0 : bar.bounds.width - backWidth, y: 0, width: backWidth, height: barHeight)
    pageTitle.frame = bar.bounds.insetBy(dx: backWidth, dy: 0)
    barLine.frame = CGRect(x: 0, y: barHeight - 0.5, width: bar.bounds.width, height: 0.5)
    page?.view.frame =
      showsBoth
      ? CGRect(
        x: isLeftToRight ? edge.frame.maxX : safe.minX, y: 0, width: safe.width - listWidth,
        height: view.bounds.height)
      : CGRect(
        x: 0, y: bar.frame.maxY, width: view.bounds.width, height: view.bounds.height - bar.frame.maxY)
  }

  private func layOutList(width: CGFloat, isLeftToRight: Bool) {
    heading.textAlignment = isLeftToRight ? .left : .right
    let headingHeight = max(41, heading.font.lineHeight.rounded(.up))
    heading.frame = CGRect(x: 16, y: 24, width: width - 32, height: headingHeight)
    var y = heading.frame.maxY + 19
    for card in cards {
      card.frame = CGRect(x: 16, y: y, width: width - 32, height: card.height(width: width - 32))
      y = card.frame.maxY + 24
    }
    list.contentSize = CGSize(width: width, height: y)
  }

  private func open(_ index: Int) {
    close()
    let controller = pages[index].makeController()
    page = controller
    pageTitle.text = pages[index].title
    rows[index]?.isSelected = true
    addChild(controller)
    view.insertSubview(controller.view, belowSubview: bar)
    controller.didMove(toParent: self)
  }

  private func close() {
    for row in rows.values { row.isSelected = false }
    page?.willMove(toParent: nil)
    page?.view.removeFromSuperview()
    page?.removeFromParent()
    page = nil
    view.setNeedsLayout()
  }
}
