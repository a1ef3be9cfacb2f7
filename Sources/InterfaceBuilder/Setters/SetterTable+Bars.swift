import InterfaceDocuments
import UIKit

extension SetterTable {
  func addBars() {
    add("searchBar", UISearchBar.self) { s in
      s.part(
        "textInputTraits", { TextInputTraits($0, $1) }, { $1.apply(to: $0.searchTextField) })
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

  private static func fill<Appearance: UIBarAppearance>(
    _ appearance: Appearance, _ element: InterfaceObject, _ plan: ElementPlan
  ) -> Appearance {
    switch element.attribute("configuration") {
    case "opaque": appearance.configureWithOpaqueBackground()
    case "transparent": appearance.configureWithTransparentBackground()
    default: appearance.configureWithDefaultBackground()
    }
    UIKitProperties.shared.set(appearance, to: element, of: plan)
    if let effect = element.child(named: "blurEffect").flatMap(Effects.effect) as? UIBlurEffect {
      appearance.backgroundEffect = effect
    }
    return appearance
  }

  static func navigation(_ element: InterfaceObject, _ plan: ElementPlan) -> UINavigationBarAppearance? {
    fill(UINavigationBarAppearance(), element, plan)
  }

  static func toolbar(_ element: InterfaceObject, _ plan: ElementPlan) -> UIToolbarAppearance? {
    fill(UIToolbarAppearance(), element, plan)
  }

  static func tabBar(_ element: InterfaceObject, _ plan: ElementPlan) -> UITabBarAppearance? {
    fill(UITabBarAppearance(), element, plan)
  }
}
