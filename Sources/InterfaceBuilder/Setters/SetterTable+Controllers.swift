import InterfaceDocuments
import UIKit

extension SetterTable {
  mutating func addControllers() {
    addViewControllerSetters()
    addTabBarControllerSetters()
  }

  private mutating func addViewControllerSetters() {
    add("viewController", UIViewController.self) { s in
      s.string("title") { $0.title = $1 }
      s.string("restorationIdentifier") { $0.restorationIdentifier = $1 }
      s.string("nibName") { $0.nibName = $1 }
      s.builder("useStoryboardIdentifierAsRestorationIdentifier")
      s.bool("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1 }
      s.bool("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1 }
      s.bool("definesPresentationContext") { $0.definesPresentationContext = $1 }
      s.bool("providesPresentationContextTransitionStyle") {
        $0.providesPresentationContextTransitionStyle = $1
      }
      s.bool("modalInPresentation") { $0.isModalInPresentation = $1 }
      s.bool("interactiveDismissalDisabled") { $0.isModalInPresentation = $1 }
      s.options("edgesForExtendedLayout") { $0.edgesForExtendedLayout = Enumerations.edges($1) }
      s.word("modalTransitionStyle", UIModalTransitionStyle.self) { $0.modalTransitionStyle = $1 }
      s.word("modalPresentationStyle", UIModalPresentationStyle.self) { $0.modalPresentationStyle = $1 }
      s.word("appearanceType", UIUserInterfaceStyle.self) { $0.overrideUserInterfaceStyle = $1 }
      s.size("preferredContentSize") { $0.preferredContentSize = $1 }
      s.size("contentSizeForViewInPopover") { $0.preferredContentSize = $1 }
      s.builder("view navigationItem layoutGuides searchDisplayController")
      s.outlet("view", UIView.self) { $0.view = $1 }
      s.outlet("transitioningDelegate", (any UIViewControllerTransitioningDelegate).self) {
        $0.transitioningDelegate = $1
      }
      s.object("tabBarItem", UITabBarItem.self) { $0.tabBarItem = $1 }
      s.objects("toolbarItems", UIBarButtonItem.self) { $0.toolbarItems = $1 }
      s.part(
        "keyCommands", { MenuMaker.keyCommands($0, $1) },
        { controller, commands in for command in commands { controller.addKeyCommand(command) } })
    }
    add("tableViewController", UITableViewController.self) { s in
      s.bool("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
      s.builder("refreshControl")
      s.outlet("refreshControl", UIRefreshControl.self) { $0.refreshControl = $1 }
      s.outlet("tableView", UITableView.self) { $0.tableView = $1 }
    }
    add("collectionViewController", UICollectionViewController.self) { s in
      s.outlet("collectionView", UICollectionView.self) { $0.collectionView = $1 }
      s.bool("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
      s.bool("installsStandardGestureForInteractiveMovement") {
        $0.installsStandardGestureForInteractiveMovement = $1
      }
    }
    add("navigationController", UINavigationController.self) { s in
      s.outlet("delegate", (any UINavigationControllerDelegate).self) { $0.delegate = $1 }
      s.builder("navigationBar toolbar")
      s.objects("viewControllers", UIViewController.self) { $0.viewControllers = $1 }
      s.bool("navigationBarHidden") { $0.isNavigationBarHidden = $1 }
      s.bool("toolbarHidden") { $0.isToolbarHidden = $1 }
      s.bool("toolbarInitiallyVisible") { $0.isToolbarHidden = !$1 }
      s.bool("hidesBarsOnTap") { $0.hidesBarsOnTap = $1 }
      s.bool("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = $1 }
      s.bool("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1 }
    }
  }

  private mutating func addTabBarControllerSetters() {
    add("tabBarController", UITabBarController.self) { s in
      s.outlet("delegate", (any UITabBarControllerDelegate).self) { $0.delegate = $1 }
      s.builder("tabBar")
      s.integer("selectedIndex") { $0.selectedIndex = $1 }
      s.objects("viewControllers", UIViewController.self) { $0.viewControllers = $1 }
    }
    add("splitViewController", UISplitViewController.self) { s in
      s.outlet("delegate", (any UISplitViewControllerDelegate).self) { $0.delegate = $1 }
      s.outlets("viewControllers", UIViewController.self) { $0.viewControllers = $1 }
      s.builder("style")
      s.word("preferredDisplayMode", UISplitViewController.DisplayMode.self) { $0.preferredDisplayMode = $1 }
      s.word("behavior", UISplitViewController.SplitBehavior.self) { $0.preferredSplitBehavior = $1 }
      s.word("preferredSplitBehavior", UISplitViewController.SplitBehavior.self) {
        $0.preferredSplitBehavior = $1
      }
      s.word("primaryEdge", UISplitViewController.PrimaryEdge.self) { $0.primaryEdge = $1 }
      s.word("primaryBackgroundStyle", UISplitViewController.BackgroundStyle.self) {
        $0.primaryBackgroundStyle = $1
      }
      s.bool("presentsWithGesture") { $0.presentsWithGesture = $1 }
      s.bool("displayModeButtonVisible") { $0.displayModeButtonVisibility = $1 ? .always : .never }
      s.real("preferredPrimaryColumnWidth") { $0.preferredPrimaryColumnWidth = $1 }
      s.real("preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = $1 }
      s.real("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = $1 }
      s.real("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = $1 }
    }
    add("pageViewController", UIPageViewController.self) { s in
      s.outlet("delegate", (any UIPageViewControllerDelegate).self) { $0.delegate = $1 }
      s.outlet("dataSource", (any UIPageViewControllerDataSource).self) { $0.dataSource = $1 }
      s.builder("transitionStyle navigationOrientation spineLocation pageSpacing")
      s.bool("doubleSided") { $0.isDoubleSided = $1 }
    }
  }
}
