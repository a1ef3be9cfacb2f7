/// The properties of UIKit's classes that documents connect, and the actions that its classes have.
public enum InterfaceOutlets {
  /// The outlets beyond the parent element's, by element.
  public static let byElement: [String: [String]] = [
    "object": ["accessibilityElements"],
    "view": ["gestureRecognizers", "inputView", "inputAccessoryView"],
    "scrollView": ["delegate", "refreshControl"],
    "textField": ["delegate", "leftView", "rightView"],
    "tableView": [
      "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "tableHeaderView",
      "tableFooterView",
      "backgroundView",
    ],
    "tableViewCell": [
      "textLabel", "detailTextLabel", "imageView", "accessoryView", "editingAccessoryView", "backgroundView",
      "selectedBackgroundView", "multipleSelectionBackgroundView", "contentView",
    ],
    "collectionView": [
      "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "backgroundView",
      "collectionViewLayout",
    ],
    "collectionViewCell": ["backgroundView", "selectedBackgroundView", "contentView"],
    "pickerView": ["delegate", "dataSource"],
    "searchBar": ["delegate"], "navigationBar": ["delegate"], "toolbar": ["delegate"],
    "tabBar": ["delegate", "selectedItem"],
    "webView": ["delegate"], "mapView": ["delegate"], "wkWebView": ["navigationDelegate", "UIDelegate"],
    "glkView": ["delegate"], "mtkView": ["delegate"], "sceneKitView": ["delegate"], "arscnView": ["delegate"],
    "calendarView": ["delegate"],
    "window": ["rootViewController"],
    "viewController": [
      "view", "navigationItem", "tabBarItem", "searchDisplayController", "toolbarItems",
      "transitioningDelegate",
    ],
    "tableViewController": ["tableView", "refreshControl"],
    "collectionViewController": ["collectionView"],
    "navigationController": ["delegate", "navigationBar", "toolbar", "viewControllers"],
    "tabBarController": ["delegate", "tabBar", "viewControllers"],
    "splitViewController": ["delegate", "viewControllers"],
    "pageViewController": ["delegate", "dataSource"],
    "searchDisplayController": [
      "delegate", "searchBar", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate",
    ],
    "gestureRecognizer": ["delegate"],
    "barButtonItem": ["customView", "target"],
    "navigationItem": [
      "titleView", "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems",
      "rightBarButtonItems", "searchController",
    ],
    "constraint": ["firstItem", "secondItem"],
  ]

  /// The actions of UIKit's classes that documents name.
  public static let actions: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "delete:", "select:", "selectAll:", "undo:", "redo:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "find:", "findNext:",
    "findPrevious:", "findAndReplace:", "useSelectionForFind:", "print:", "toggleSidebar:", "rename:",
    "duplicate:", "move:", "export:", "performClose:", "showInspector:", "startAnimating", "stopAnimating",
    "becomeFirstResponder", "resignFirstResponder", "reloadData", "goBack", "goForward", "reload",
    "stopLoading",
    "updateTextAttributesWithConversionHandler:", "toggle:", "popViewControllerAnimated:",
    "dismissModalViewControllerAnimated:",
  ]

  /// Returns the outlets of an element, those of its parents included.
  public static func outlets(of type: InterfaceElementType) -> Set<String> {
    Set(([type] + type.ancestors).flatMap { byElement[$0.name] ?? [] })
  }
}
