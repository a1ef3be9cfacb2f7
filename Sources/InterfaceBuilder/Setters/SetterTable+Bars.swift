import InterfaceDocuments
import UIKit

extension SetterTable {
  mutating func addBars() {
    addSearchBarSetters()
    addTabBarSetters()
  }

  private mutating func addSearchBarSetters() {
    add("searchBar", UISearchBar.self) { s in
      s.outlet("delegate", (any UISearchBarDelegate).self) { $0.delegate = $1 }
      s.word("barStyle", UIBarStyle.self) { $0.barStyle = $1 }
      s.bool("translucent") { $0.isTranslucent = $1 }
      s.color("barTintColor") { $0.barTintColor = $1 }
      s.string("text") { $0.text = $1 }
      s.string("placeholder") { $0.placeholder = $1 }
      s.string("prompt") { $0.prompt = $1 }
      s.word("searchBarStyle", UISearchBar.Style.self) { $0.searchBarStyle = $1 }
      s.bool("showsCancelButton") { $0.showsCancelButton = $1 }
      s.bool("showsBookmarkButton") { $0.showsBookmarkButton = $1 }
      s.bool("showsSearchResultsButton") { $0.showsSearchResultsButton = $1 }
      s.bool("searchResultsButtonSelected") { $0.isSearchResultsButtonSelected = $1 }
      s.bool("showsScopeBar") { $0.showsScopeBar = $1 }
      s.integer("selectedScopeButtonIndex") { $0.selectedScopeButtonIndex = $1 }
      s.image("backgroundImage") { $0.backgroundImage = $1 }
      s.image("scopeBarBackgroundImage") { $0.scopeBarBackgroundImage = $1 }
      s.offset("searchFieldBackgroundPositionAdjustment") { $0.searchFieldBackgroundPositionAdjustment = $1 }
      s.offset("searchTextPositionAdjustment") { $0.searchTextPositionAdjustment = $1 }
      s.part(
        "textInputTraits", { element, _ in TextInputTraits(element) }, { $1.apply(to: $0.searchTextField) })
      s.part("scopeButtonTitles", { Appearances.scopes($0, $1) }, { $0.scopeButtonTitles = $1 })
    }
    add("navigationBar", UINavigationBar.self) { s in
      s.outlet("delegate", (any UINavigationBarDelegate).self) { $0.delegate = $1 }
      s.word("barStyle", UIBarStyle.self) { $0.barStyle = $1 }
      s.bool("translucent") { $0.isTranslucent = $1 }
      s.color("barTintColor") { $0.barTintColor = $1 }
      s.bool("largeTitles") { $0.prefersLargeTitles = $1 }
      s.attributes("titleTextAttributes") { $0.titleTextAttributes = $1 }
      s.attributes("largeTitleTextAttributes") { $0.largeTitleTextAttributes = $1 }
      s.image("shadowImage") { $0.shadowImage = $1 }
      s.image("backIndicatorImage") { $0.backIndicatorImage = $1 }
      s.image("backIndicatorTransitionMaskImage") { $0.backIndicatorTransitionMaskImage = $1 }
      s.image("backIndicatorTransitionMask") { $0.backIndicatorTransitionMaskImage = $1 }
      s.objects("items", UINavigationItem.self) { $0.items = $1 }
      s.part("standardAppearance", { Appearances.navigation($0, $1) }, { $0.standardAppearance = $1 })
      s.part("compactAppearance", { Appearances.navigation($0, $1) }, { $0.compactAppearance = $1 })
      s.part("scrollEdgeAppearance", { Appearances.navigation($0, $1) }, { $0.scrollEdgeAppearance = $1 })
      s.part(
        "compactScrollEdgeAppearance", { Appearances.navigation($0, $1) },
        { $0.compactScrollEdgeAppearance = $1 })
    }
    add("toolbar", UIToolbar.self) { s in
      s.outlet("delegate", (any UIToolbarDelegate).self) { $0.delegate = $1 }
      s.word("barStyle", UIBarStyle.self) { $0.barStyle = $1 }
      s.bool("translucent") { $0.isTranslucent = $1 }
      s.color("barTintColor") { $0.barTintColor = $1 }
      s.objects("items", UIBarButtonItem.self) { $0.items = $1 }
      s.part("standardAppearance", { Appearances.toolbar($0, $1) }, { $0.standardAppearance = $1 })
      s.part("compactAppearance", { Appearances.toolbar($0, $1) }, { $0.compactAppearance = $1 })
      s.part("scrollEdgeAppearance", { Appearances.toolbar($0, $1) }, { $0.scrollEdgeAppearance = $1 })
    }
  }

  private mutating func addTabBarSetters() {
    add("tabBar", UITabBar.self) { s in
      s.outlet("delegate", (any UITabBarDelegate).self) { $0.delegate = $1 }
      s.outlet("selectedItem", UITabBarItem.self) { $0.selectedItem = $1 }
      s.word("barStyle", UIBarStyle.self) { $0.barStyle = $1 }
      s.bool("translucent") { $0.isTranslucent = $1 }
      s.color("barTintColor") { $0.barTintColor = $1 }
      s.color("selectedImageTintColor") { $0.tintColor = $1 }
      s.color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 }
      s.word("itemPositioning", UITabBar.ItemPositioning.self) { $0.itemPositioning = $1 }
      s.real("itemSpacing") { $0.itemSpacing = $1 }
      s.real("itemWidth") { $0.itemWidth = $1 }
      s.image("backgroundImage") { $0.backgroundImage = $1 }
      s.image("shadowImage") { $0.shadowImage = $1 }
      s.image("selectionIndicatorImage") { $0.selectionIndicatorImage = $1 }
      s.part("standardAppearance", { Appearances.tabBar($0, $1) }, { $0.standardAppearance = $1 })
      s.part("scrollEdgeAppearance", { Appearances.tabBar($0, $1) }, { $0.scrollEdgeAppearance = $1 })
      s.objects("items", UITabBarItem.self) { bar, items in if !items.isEmpty { bar.items = items } }
    }
    addItems()
    for name in ["navigationBarAppearance", "toolbarAppearance", "tabBarAppearance"] {
      add(name, NSObject.self) { s in
        s.builder("backgroundColor shadowColor backgroundImage shadowImage")
        s.builder("backgroundImageContentMode blurEffect")
      }
    }
    add("navigationBarAppearance", NSObject.self) {
      $0.builder("titleTextAttributes largeTitleTextAttributes titlePositionAdjustment")
    }
  }

  private mutating func addItems() {
    addNavigationItemSetters()
    addBarButtonItemSetters()
  }

  private mutating func addNavigationItemSetters() {
    add("navigationItem", UINavigationItem.self) { s in
      s.outlet("searchController", UISearchController.self) { $0.searchController = $1 }
      s.string("title") { $0.title = $1 }
      s.string("prompt") { $0.prompt = $1 }
      s.string("backButtonTitle") { $0.backButtonTitle = $1 }
      s.word("largeTitleDisplayMode", UINavigationItem.LargeTitleDisplayMode.self) {
        $0.largeTitleDisplayMode = $1
      }
      s.word("backButtonDisplayMode", UINavigationItem.BackButtonDisplayMode.self) {
        $0.backButtonDisplayMode = $1
      }
      s.bool("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 }
      s.bool("hidesBackButton") { $0.hidesBackButton = $1 }
      s.bool("hidesSearchBarWhenScrolling") { $0.hidesSearchBarWhenScrolling = $1 }
      s.object("leftBarButtonItem", UIBarButtonItem.self) { $0.leftBarButtonItem = $1 }
      s.object("rightBarButtonItem", UIBarButtonItem.self) { $0.rightBarButtonItem = $1 }
      s.object("backBarButtonItem", UIBarButtonItem.self) { $0.backBarButtonItem = $1 }
      s.object("titleView", UIView.self) { $0.titleView = $1 }
      s.objects("leftBarButtonItems", UIBarButtonItem.self) { $0.leftBarButtonItems = $1 }
      s.objects("rightBarButtonItems", UIBarButtonItem.self) { $0.rightBarButtonItems = $1 }
      s.part("standardAppearance", { Appearances.navigation($0, $1) }, { $0.standardAppearance = $1 })
      s.part("compactAppearance", { Appearances.navigation($0, $1) }, { $0.compactAppearance = $1 })
      s.part("scrollEdgeAppearance", { Appearances.navigation($0, $1) }, { $0.scrollEdgeAppearance = $1 })
      s.part(
        "compactScrollEdgeAppearance", { Appearances.navigation($0, $1) },
        { $0.compactScrollEdgeAppearance = $1 })
    }
    add("barItem", UIBarItem.self) { s in
      s.string("title") { $0.title = $1 }
      s.image("image") { $0.image = $1 }
      s.image("landscapeImage") { $0.landscapeImagePhone = $1 }
      s.image("largeContentSizeImage") { $0.largeContentSizeImage = $1 }
      s.insets("imageInsets") { $0.imageInsets = $1 }
      s.integer("tag") { $0.tag = $1 }
      s.bool("enabled") { $0.isEnabled = $1 }
    }
  }

  private mutating func addBarButtonItemSetters() {
    add("barButtonItem", UIBarButtonItem.self) { s in
      s.outlet("target", AnyObject.self) { $0.target = $1 }
      s.builder("systemItem")
      s.part("style", { element, _ in Appearances.style(element) }, { $0.style = $1 })
      s.real("width") { $0.width = $1 }
      s.color("tintColor") { $0.tintColor = $1 }
      s.part("menu", { MenuMaker.menu($0, $1) }, { $0.menu = $1 })
      s.bool("selected") { $0.isSelected = $1 }
      s.bool("hidden") { $0.isHidden = $1 }
      s.object("customView", UIView.self) { $0.customView = $1 }
      s.symbol("preferredSymbolConfiguration") { item, configuration in
        item.image = item.image?.applyingSymbolConfiguration(configuration)
      }
    }
    add("tabBarItem", UITabBarItem.self) { s in
      s.builder("systemItem")
      s.image("selectedImage") { $0.selectedImage = $1 }
      s.string("badgeValue") { $0.badgeValue = $1 }
      s.color("badgeColor") { $0.badgeColor = $1 }
      s.offset("titlePositionAdjustment") { $0.titlePositionAdjustment = $1 }
    }
  }
}

/// The appearances of bars, and what else their elements have.
@MainActor enum Appearances {
  static func style(_ element: InterfaceObject) -> UIBarButtonItem.Style? {
    guard let word = element.attribute("style") else { return nil }
    return word == "done" || word == "prominent" ? .done : .plain
  }

  static func scopes(_ element: InterfaceObject, _ plan: ElementPlan) -> [String]? {
    element.children.enumerated().map { index, child in
      plan.document.localized(child.content, id: plan.element.id, "scopeButtonTitles[\(index)]")
    }
  }

  private static func fill(_ appearance: UIBarAppearance, _ element: InterfaceObject, _ values: ValueMaker) {
    switch element.attribute("configuration") {
    case "opaque": appearance.configureWithOpaqueBackground()
    case "transparent": appearance.configureWithTransparentBackground()
    default: appearance.configureWithDefaultBackground()
    }
    if case .color(let color)? = element.value("backgroundColor") {
      appearance.backgroundColor = values.color(color)
    }
    if case .color(let color)? = element.value("shadowColor") { appearance.shadowColor = values.color(color) }
    if case .image(let image)? = element.value("backgroundImage") {
      appearance.backgroundImage = values.image(image)
    }
    if case .image(let image)? = element.value("shadowImage") { appearance.shadowImage = values.image(image) }
    if case .enumeration(let word)? = element.value("backgroundImageContentMode"),
      let mode = Enumerations.value(UIView.ContentMode.self, word.swiftName)
    {
      appearance.backgroundImageContentMode = mode
    }
    if let effect = element.child(named: "blurEffect").flatMap(Effects.effect) as? UIBlurEffect {
      appearance.backgroundEffect = effect
    }
  }

  static func navigation(_ element: InterfaceObject, _ plan: ElementPlan) -> UINavigationBarAppearance? {
    let made = UINavigationBarAppearance()
    let values = plan.document.values
    fill(made, element, values)
    if case .textAttributes(let attributes)? = element.value("titleTextAttributes") {
      made.titleTextAttributes = values.attributes(attributes)
    }
    if case .textAttributes(let attributes)? = element.value("largeTitleTextAttributes") {
      made.largeTitleTextAttributes = values.attributes(attributes)
    }
    if case .offset(let x, let y)? = element.value("titlePositionAdjustment") {
      made.titlePositionAdjustment = UIOffset(horizontal: x, vertical: y)
    }
    return made
  }

  static func toolbar(_ element: InterfaceObject, _ plan: ElementPlan) -> UIToolbarAppearance? {
    let made = UIToolbarAppearance()
    fill(made, element, plan.document.values)
    return made
  }

  static func tabBar(_ element: InterfaceObject, _ plan: ElementPlan) -> UITabBarAppearance? {
    let made = UITabBarAppearance()
    fill(made, element, plan.document.values)
    return made
  }
}
