import UIKit

/// The list of pages, beside the page that is open; where both have no room, the page is pushed over the
/// list.
final class GalleryController: UIViewController, UINavigationControllerDelegate {
  private let pages: [GalleryPage]
  private let list: GalleryListController
  private let navigation: UINavigationController
  private let edge = UIView()
  private var page: PageHolder?
  private var showsBoth = false

  /// From this width on, the list stays beside the page.
  private let widthForBoth: CGFloat = 700
  private let listWidth: CGFloat = 300

  init(pages: [GalleryPage]) {
    self.pages = pages
    list = GalleryListController(pages: pages)
    navigation = UINavigationController(rootViewController: list)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is made in code")
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    list.onChoice = { [weak self] in self?.open($0) }
    navigation.navigationBar.prefersLargeTitles = true
    navigation.delegate = self
    addChild(navigation)
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    edge.backgroundColor = .separator
    view.addSubview(edge)
  }

  override func viewDidLayoutSubviews() {
    let bounds = view.bounds
    let safe = bounds.inset(by: view.safeAreaInsets)
    let hasRoom = safe.width >= widthForBoth
    if hasRoom != showsBoth {
      showsBoth = hasRoom
      arrange()
    }
    // There is no empty place beside the list.
    if showsBoth, page == nil { open(0) }
    edge.isHidden = !showsBoth
    guard showsBoth else { return navigation.view.frame = bounds }
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    let width = listWidth + (isLeftToRight ? safe.minX : bounds.maxX - safe.maxX)
    let rest = bounds.width - width
    navigation.view.frame = CGRect(
      x: isLeftToRight ? 0 : rest, y: 0, width: width, height: bounds.height)
    page?.view.frame = CGRect(x: isLeftToRight ? width : 0, y: 0, width: rest, height: bounds.height)
    edge.frame = CGRect(
      x: isLeftToRight ? width : rest - 0.5, y: 0, width: 0.5, height: bounds.height)
  }

  private func open(_ index: Int) {
    close()
    let holder = PageHolder(pages[index])
    page = holder
    list.chosen = index
    if showsBoth {
      embed(holder)
    } else {
      navigation.pushViewController(holder, animated: true)
    }
  }

  /// Puts the open page beside the list, or over it, as there is room.
  private func arrange() {
    guard let page else { return }
    if showsBoth {
      navigation.popToRootViewController(animated: false)
      embed(page)
    } else {
      remove(page)
      navigation.pushViewController(page, animated: false)
    }
  }

  private func embed(_ page: PageHolder) {
    addChild(page)
    view.insertSubview(page.view, belowSubview: edge)
    page.didMove(toParent: self)
    view.setNeedsLayout()
  }

  private func remove(_ page: PageHolder) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  private func close() {
    guard let page else { return }
    if page.viewIfLoaded?.superview === view { remove(page) }
    self.page = nil
  }

  /// Forgets the page that a person has gone back from.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard viewController === list, !showsBoth else { return }
    page = nil
    list.chosen = nil
  }
}

/// A page under the navigation bar that leads back to the list. Pages are controllers of all kinds, also
/// such as no navigation controller pushes.
final class PageHolder: UIViewController {
  private let content: UIViewController

  init(_ page: GalleryPage) {
    content = page.makeController()
    super.init(nibName: nil, bundle: nil)
    title = page.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("the gallery is made in code")
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    let top = navigationController == nil ? 0 : view.safeAreaInsets.top
    content.view.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}
