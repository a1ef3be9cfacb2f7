import InterfaceDocuments
import UIKit

extension SetterTable {
  func addControllers() {
    add("viewController", UIViewController.self) { s in
      s.outlet("view") { $0.view = $1 as UIView }
      s.part(
        "keyCommands", { MenuMaker.keyCommands($0, $1) },
        { controller, commands in for command in commands { controller.addKeyCommand(command) } })
    }
    add("tableViewController", UITableViewController.self) { s in
      s.outlet("refreshControl") { $0.refreshControl = $1 }
    }
    add("navigationController", UINavigationController.self) { s in
      s.set("toolbarInitiallyVisible") { $0.isToolbarHidden = !$1 }
    }
    add("splitViewController", UISplitViewController.self) { s in
      s.set("displayModeButtonVisible") { $0.displayModeButtonVisibility = $1 ? .always : .never }
    }
  }
}
