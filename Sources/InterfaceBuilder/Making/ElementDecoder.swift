import InterfaceDocuments
import UIKit

/// The coder's view of one element, from which one object is made.
@MainActor final class ElementDecoder: InterfaceElementDecoder {
  private let plan: ElementPlan
  private let instantiation: Instantiation
  private var isDone = false

  init(_ plan: ElementPlan, _ instantiation: Instantiation) {
    (self.plan, self.instantiation) = (plan, instantiation)
  }

  func decode(_ object: AnyObject, as type: AnyClass) {
    guard !isDone, type == plan.classes.level else { return }
    isDone = true
    instantiation.apply(plan, to: object)
  }

  /// Applies the values to an object whose initializer did not come by its coder.
  func decode(rest object: AnyObject) {
    guard !isDone else { return }
    isDone = true
    instantiation.apply(plan, to: object)
  }

  func initialValue(_ name: String) -> Any? {
    let element = plan.element
    switch name {
    case "reuseIdentifier": return element.attribute(name)
    case "style": return style
    case "buttonType": return word(name, UIButton.ButtonType.self)
    case "systemItem":
      return element.elementName == "tabBarItem"
        ? word(name, UITabBarItem.SystemItem.self) : word(name, UIBarButtonItem.SystemItem.self)
    case "transitionStyle": return word(name, UIPageViewController.TransitionStyle.self)
    case "navigationOrientation": return word(name, UIPageViewController.NavigationOrientation.self)
    case "spineLocation": return word(name, UIPageViewController.SpineLocation.self)
    case "pageSpacing":
      if case .real(let number)? = element.value(name) { return CGFloat(number) }
      return nil
    case "collectionViewLayout", "navigationBar", "toolbar", "tabBar":
      guard let child = element.child(key: name) else { return nil }
      return instantiation.make(plan.document.plan(child))
    default: return nil
    }
  }

  private var style: Any? {
    switch plan.element.elementName {
    case "tableView": word("style", UITableView.Style.self)
    case "tableViewCell": word("style", UITableViewCell.CellStyle.self)
    case "splitViewController": word("style", UISplitViewController.Style.self)
    default: nil
    }
  }

  private func word<Word: NamedValue>(_ name: String, _ type: Word.Type) -> Word? {
    guard case .enumeration(let word)? = plan.element.value(name) else { return nil }
    return Enumerations.value(type, word.swiftName)
  }
}
