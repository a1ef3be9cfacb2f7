import CoreGraphics

/// The representation of a controller and its items in bars. Each item is created when it is first requested.
@MainActor final class ControllerBars {
  private(set) var navigationItem: UINavigationItem?
  private(set) var ownTabBarItem: UITabBarItem?
  private var editItem: UIBarButtonItem?
  private weak var topScrollView: UIScrollView?
  private weak var bottomScrollView: UIScrollView?
  /// The search that goes through the controller's content now.
  private(set) weak var activeSearch: UISearchController?
  private(set) var toolbarItems: [UIBarButtonItem]?

  /// Sets the controller's new title on its items.
  func follow(title: String?) {
    navigationItem?.title = title
    ownTabBarItem?.title = title
  }

  /// Takes the items that the toolbar shows for the controller; nil for none.
  func setToolbarItems(_ items: [UIBarButtonItem]?) { toolbarItems = items }

  /// Begins a search through the controller's content.
  func begin(_ search: UISearchController) { activeSearch = search }

  /// Ends a search through the controller's content, unless another one has begun.
  func end(_ search: UISearchController) {
    if activeSearch === search { activeSearch = nil }
  }

  /// Whether an item is the controller's.
  func isItem(_ item: UINavigationItem) -> Bool { navigationItem === item }

  func navigationItem(title: String?) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let item = UINavigationItem()
    item.title = title
    navigationItem = item
    return item
  }

  func tabBarItem(title: String?) -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    ownTabBarItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    ownTabBarItem = item
  }

  func editItem(of controller: UIViewController) -> UIBarButtonItem {
    if let editItem { return editItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak controller] _ in
        controller?.setEditing(controller?.isEditing == false, animated: true)
      })
    editItem = item
    updateEditItem(isEditing: controller.isEditing)
    return item
  }

  func updateEditItem(isEditing: Bool) {
    editItem?.title = isEditing ? SystemWord.done.text : SystemWord.edit.text
    editItem?.style = isEditing ? .done : .plain
  }

  func setContent(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { topScrollView = scrollView }
    if edge.contains(.bottom) { bottomScrollView = scrollView }
  }

  func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? topScrollView : edge.contains(.bottom) ? bottomScrollView : nil
  }
}

extension UIViewController {
  /// The nearest controller of a kind that this one is in.
  func nearestParent<Container: UIViewController>() -> Container? {
    var next = parent
    while let candidate = next {
      if let found = candidate as? Container { return found }
      next = candidate.parent
    }
    return nil
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    bars.setTabBarItem(item)
    parent?.barsDidChange()
  }

  func setContent(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    bars.setContent(scrollView, for: edge)
    parent?.barsDidChange()
  }

  /// The scroll view that lies behind the bar at an edge: the one that the controller names; else its view,
  /// or the first one in it, or in the first view in it.
  func scrollView(behindBarAt edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let said = contentScrollView(for: edge) { return said }
    if let container = self as? UINavigationController {
      return (container.shown ?? container.topViewController)?.scrollView(behindBarAt: edge)
    }
    guard let view = viewIfLoaded else { return nil }
    if let own = view as? UIScrollView { return own }
    return view.subviews.firstScrollView ?? view.subviews.first?.subviews.firstScrollView
  }
}

extension [UIView] {
  @MainActor fileprivate var firstScrollView: UIScrollView? {
    lazy.compactMap { $0 as? UIScrollView }.first { !$0.isHidden }
  }
}

extension UIViewController {
  /// Sets the scroll view that lies behind the bars at all edges; nil leaves it to UIKit, which takes the
  /// first.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
}
