import UIKit

/// UIKit's own outlets by their names.
@MainActor enum OutletTable {
  /// Connects an outlet. Returns false where the object has none of the name.
  static func set(_ value: AnyObject, _ property: String, of object: AnyObject) -> Bool {
    switch property {
    case "delegate": return setDelegate(value, of: object)
    case "dataSource": return setDataSource(value, of: object)
    case "prefetchDataSource":
      (object as? UITableView)?.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
      (object as? UICollectionView)?.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case "dragDelegate":
      (object as? UITableView)?.dragDelegate = value as? any UITableViewDragDelegate
      (object as? UICollectionView)?.dragDelegate = value as? any UICollectionViewDragDelegate
    case "dropDelegate":
      (object as? UITableView)?.dropDelegate = value as? any UITableViewDropDelegate
      (object as? UICollectionView)?.dropDelegate = value as? any UICollectionViewDropDelegate
    case "view":
      guard let controller = object as? UIViewController, let view = value as? UIView else { return false }
      controller.view = view
    case "tableView":
      guard let controller = object as? UITableViewController, let table = value as? UITableView else {
        return false
      }
      controller.tableView = table
    case "collectionView":
      guard let controller = object as? UICollectionViewController,
        let collection = value as? UICollectionView
      else { return false }
      controller.collectionView = collection
    case "refreshControl":
      guard let control = value as? UIRefreshControl else { return false }
      (object as? UIScrollView)?.refreshControl = control
      (object as? UITableViewController)?.refreshControl = control
    case "inputView":
      (object as? UITextField)?.inputView = value as? UIView
      (object as? UITextView)?.inputView = value as? UIView
    case "inputAccessoryView":
      (object as? UITextField)?.inputAccessoryView = value as? UIView
      (object as? UITextView)?.inputAccessoryView = value as? UIView
    case "accessoryView": (object as? UITableViewCell)?.accessoryView = value as? UIView
    case "backgroundView":
      (object as? UITableViewCell)?.backgroundView = value as? UIView
      (object as? UICollectionViewCell)?.backgroundView = value as? UIView
      (object as? UITableView)?.backgroundView = value as? UIView
      (object as? UICollectionView)?.backgroundView = value as? UIView
    case "selectedBackgroundView":
      (object as? UITableViewCell)?.selectedBackgroundView = value as? UIView
      (object as? UICollectionViewCell)?.selectedBackgroundView = value as? UIView
    case "tableHeaderView": (object as? UITableView)?.tableHeaderView = value as? UIView
    case "tableFooterView": (object as? UITableView)?.tableFooterView = value as? UIView
    case "titleView": (object as? UINavigationItem)?.titleView = value as? UIView
    case "customView": (object as? UIBarButtonItem)?.customView = value as? UIView
    case "leftView": (object as? UITextField)?.leftView = value as? UIView
    case "rightView": (object as? UITextField)?.rightView = value as? UIView
    case "navigationItem", "tabBarItem", "searchDisplayController", "toolbarItems": return true
    case "rootViewController", "window": return setWindow(value, of: object)
    default: return false
    }
    return true
  }

  /// Connects the window of an app's delegate, or the controller of a window.
  private static func setWindow(_ value: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let window as UIWindow: window.rootViewController = value as? UIViewController
    case let delegate as any UIApplicationDelegate: delegate.window = value as? UIWindow
    default: return false
    }
    return true
  }

  private static func setDelegate(_ value: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let object as UIApplication: object.delegate = value as? any UIApplicationDelegate
    case let object as UITableView: object.delegate = value as? any UITableViewDelegate
    case let object as UICollectionView: object.delegate = value as? any UICollectionViewDelegate
    case let object as UITextView: object.delegate = value as? any UITextViewDelegate
    case let object as UIScrollView: object.delegate = value as? any UIScrollViewDelegate
    case let object as UITextField: object.delegate = value as? any UITextFieldDelegate
    case let object as UISearchBar: object.delegate = value as? any UISearchBarDelegate
    case let object as UIPickerView: object.delegate = value as? any UIPickerViewDelegate
    case let object as UITabBar: object.delegate = value as? any UITabBarDelegate
    case let object as UINavigationBar: object.delegate = value as? any UINavigationBarDelegate
    case let object as UIToolbar: object.delegate = value as? any UIToolbarDelegate
    case let object as UIGestureRecognizer: object.delegate = value as? any UIGestureRecognizerDelegate
    case let object as UITabBarController: object.delegate = value as? any UITabBarControllerDelegate
    case let object as UINavigationController: object.delegate = value as? any UINavigationControllerDelegate
    case let object as UISplitViewController: object.delegate = value as? any UISplitViewControllerDelegate
    case let object as UIPageViewController: object.delegate = value as? any UIPageViewControllerDelegate
    case let object as UICalendarView: object.delegate = value as? any UICalendarViewDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(_ value: AnyObject, of object: AnyObject) -> Bool {
    switch object {
    case let object as UITableView: object.dataSource = value as? any UITableViewDataSource
    case let object as UICollectionView: object.dataSource = value as? any UICollectionViewDataSource
    case let object as UIPickerView: object.dataSource = value as? any UIPickerViewDataSource
    case let object as UIPageViewController:
      object.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }
}
