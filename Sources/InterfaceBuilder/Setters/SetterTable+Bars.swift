import InterfaceDocuments
import UIKit

extension SetterTable {
  func addBars() {
    add("searchBar", UISearchBar.self) { s in
      s.part(
        "textInputTraits", { element, _ in TextInputTraits(element) }, { $1.apply(to: $0.searchTextField) })
      s.part("scopeButtonTitles", { Appearances.scopes($0, $1) }, { $0.scopeButtonTitles = $1 })
    }
    add("navigationBar", UINavigationBar.self) { s in
      s.part("standardAppearance", { Appearances.navigation($0, $1) }, { $0.standardAppearance = $1 })
      s.part("compactAppearance", { Appearances.navigation($0, $1) }, { $0.compactAppearance = $1 })
      s.part("scrollEdgeAppearance", { Appearances.navigation($0, $1) }, { $0.scrollEdgeAppearance = $1 })
      s.part(
        "compactScrollEdgeAppearance", { Appearances.navigation($0, $1) },
        { $0.compactScrollEdgeAppearance = $1 })
    }
    add("toolbar", UIToolbar.self) { s in
      s.part("standardAppearance", { Appearances.toolbar($0, $1) }, { $0.standardAppearance = $1 })
      s.part("compactAppearance", { Appearances.toolbar($0, $1) }, { $0.compactAppearance = $1 })
      s.part("scrollEdgeAppearance", { Appearances.toolbar($0, $1) }, { $0.scrollEdgeAppearance = $1 })
    }
    add("tabBar", UITabBar.self) { s in
      s.part("standardAppearance", { Appearances.tabBar($0, $1) }, { $0.standardAppearance = $1 })
      s.part("scrollEdgeAppearance", { Appearances.tabBar($0, $1) }, { $0.scrollEdgeAppearance = $1 })
      s.set("items") { (bar, items: [UITabBarItem]) in if !items.isEmpty { bar.items = items } }
    }
    add("navigationItem", UINavigationItem.self) { s in
      s.part("standardAppearance", { Appearances.navigation($0, $1) }, { $0.standardAppearance = $1 })
      s.part("compactAppearance", { Appearances.navigation($0, $1) }, { $0.compactAppearance = $1 })
      s.part("scrollEdgeAppearance", { Appearances.navigation($0, $1) }, { $0.scrollEdgeAppearance = $1 })
      s.part(
        "compactScrollEdgeAppearance", { Appearances.navigation($0, $1) },
        { $0.compactScrollEdgeAppearance = $1 })
    }
    add("barButtonItem", UIBarButtonItem.self) { s in
      s.part("menu", { MenuMaker.menu($0, $1) }, { $0.menu = $1 })
      s.set("preferredSymbolConfiguration") { (item, configuration: UIImage.SymbolConfiguration) in
        item.image = item.image?.applyingSymbolConfiguration(configuration)
      }
    }
  }
}

/// The appearances of bars, and what else their elements have.
@MainActor enum Appearances {
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
