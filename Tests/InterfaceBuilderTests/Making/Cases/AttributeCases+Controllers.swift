import UIKit

extension AttributeCases {
  static let controllers: [AttributeCase] = [
    AttributeCase(
      """
      <viewController title='T' storyboardIdentifier='sb' restorationIdentifier='r' extendedLayoutIncludesOpaqueBars='YES' hidesBottomBarWhenPushed='YES' definesPresentationContext='YES' providesPresentationContextTransitionStyle='YES' modalInPresentation='YES' modalTransitionStyle='crossDissolve' modalPresentationStyle='formSheet' appearanceType='dark' id='c'>
      <extendedEdge key='edgesForExtendedLayout' top='YES'/><size key='preferredContentSize' width='30' height='40'/><view key='view' tag='6' id='v'><rect key='frame' x='0' y='0' width='9' height='9'/></view><navigationItem key='navigationItem' title='N' id='n'/><tabBarItem key='tabBarItem' title='B' id='b'/><toolbarItems><barButtonItem title='I' id='i'/></toolbarItems>
      <keyCommands><keyCommand input='k' selector='press:'><modifierFlags key='modifierFlags' control='YES' option='YES'/></keyCommand></keyCommands></viewController>
      """, { UIViewController(nibName: "c-view-v", bundle: nil) },
      {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.tag = 6
        $0.view = view
        $0.title = "T"
        $0.restorationIdentifier = "r"
        $0.extendedLayoutIncludesOpaqueBars = true
        $0.hidesBottomBarWhenPushed = true
        $0.definesPresentationContext = true
        $0.providesPresentationContextTransitionStyle = true
        $0.isModalInPresentation = true
        $0.modalTransitionStyle = .crossDissolve
        $0.modalPresentationStyle = .formSheet
        $0.overrideUserInterfaceStyle = .dark
        $0.edgesForExtendedLayout = .top
        $0.preferredContentSize = CGSize(width: 30, height: 40)
        $0.navigationItem.title = "N"
        $0.tabBarItem = UITabBarItem(title: "B", image: nil, selectedImage: nil)
        $0.toolbarItems = [UIBarButtonItem(title: "I", style: .plain, target: nil, action: nil)]
        $0.addKeyCommand(
          UIKeyCommand(input: "k", modifierFlags: [.control, .alternate], action: Selector("press:")))
      }),
    AttributeCase(
      "<viewController interactiveDismissalDisabled='YES' storyboardIdentifier='sb' useStoryboardIdentifierAsRestorationIdentifier='YES'><size key='contentSizeForViewInPopover' width='30' height='40'/></viewController>",
      { UIViewController() },
      {
        $0.isModalInPresentation = true
        $0.restorationIdentifier = "sb"
        $0.preferredContentSize = CGSize(width: 30, height: 40)
      }),
    AttributeCase(
      "<tableViewController clearsSelectionOnViewWillAppear='NO'><tableView key='view' clipsSubviews='YES' style='plain' rowHeight='-1' id='t'><rect key='frame' x='0' y='0' width='9' height='9'/></tableView><refreshControl key='refreshControl' tag='8' contentVerticalAlignment='center' id='r'/></tableViewController>",
      { UITableViewController(style: .plain) },
      {
        $0.clearsSelectionOnViewWillAppear = false
        $0.tableView.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        let control = UIRefreshControl()
        control.tag = 8
        control.contentVerticalAlignment = .center
        $0.refreshControl = control
      }),
    AttributeCase(
      "<collectionViewController clearsSelectionOnViewWillAppear='NO' installsStandardGestureForInteractiveMovement='NO'/>",
      { UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) },
      {
        $0.clearsSelectionOnViewWillAppear = false
        $0.installsStandardGestureForInteractiveMovement = false
      }),
    AttributeCase(
      "<navigationController navigationBarHidden='YES' toolbarHidden='NO' hidesBarsOnTap='YES' hidesBarsOnSwipe='YES' hidesBarsWhenVerticallyCompact='YES'><navigationBar key='navigationBar' tag='3'/><toolbar key='toolbar' tag='4'/><viewControllers><viewController title='R'/></viewControllers></navigationController>",
      { UINavigationController() },
      {
        $0.navigationBar.tag = 3
        $0.toolbar.tag = 4
        $0.viewControllers = [titled("R")]
        $0.isNavigationBarHidden = true
        $0.isToolbarHidden = false
        $0.hidesBarsOnTap = true
        $0.hidesBarsOnSwipe = true
        $0.hidesBarsWhenVerticallyCompact = true
      }),
    AttributeCase(
      "<navigationController toolbarInitiallyVisible='YES'/>", { UINavigationController() },
      { $0.isToolbarHidden = false }),
    AttributeCase(
      "<tabBarController selectedIndex='1'><tabBar key='tabBar' tag='3'/><viewControllers><viewController title='1'/><viewController title='2'/></viewControllers></tabBarController>",
      { UITabBarController() },
      {
        $0.tabBar.tag = 3
        $0.viewControllers = [titled("1"), titled("2")]
        $0.selectedIndex = 1
      }),
    AttributeCase(
      "<splitViewController style='tripleColumn' preferredDisplayMode='twoBesideSecondary' behavior='tile' primaryEdge='trailing' primaryBackgroundStyle='sidebar' presentsWithGesture='NO' displayModeButtonVisible='NO' preferredPrimaryColumnWidth='200' preferredPrimaryColumnWidthFraction='0.25' minimumPrimaryColumnWidth='100' maximumPrimaryColumnWidth='300'/>",
      { UISplitViewController(style: .tripleColumn) },
      {
        $0.preferredDisplayMode = .twoBesideSecondary
        $0.preferredSplitBehavior = .tile
        $0.primaryEdge = .trailing
        $0.primaryBackgroundStyle = .sidebar
        $0.presentsWithGesture = false
        $0.displayModeButtonVisibility = .never
        $0.preferredPrimaryColumnWidth = 200
        $0.preferredPrimaryColumnWidthFraction = 0.25
        $0.minimumPrimaryColumnWidth = 100
        $0.maximumPrimaryColumnWidth = 300
      }),
    AttributeCase(
      "<splitViewController style='doubleColumn' preferredSplitBehavior='overlay'/>",
      { UISplitViewController(style: .doubleColumn) }, { $0.preferredSplitBehavior = .overlay }),
    AttributeCase(
      "<pageViewController transitionStyle='scroll' navigationOrientation='vertical' pageSpacing='12'/>",
      {
        UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 12])
      }),
    AttributeCase(
      "<pageViewController spineLocation='max' doubleSided='YES'/>",
      {
        UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.max.rawValue)])
      }, { $0.isDoubleSided = true }),
  ]

  @MainActor private static func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  static let objects: [AttributeCase] = [
    AttributeCase(
      "<tapGestureRecognizer enabled='NO' cancelsTouchesInView='NO' delaysTouchesBegan='YES' delaysTouchesEnded='NO' requiresExclusiveTouchType='NO' name='n' numberOfTapsRequired='2' numberOfTouchesRequired='3'/>",
      { UITapGestureRecognizer() },
      {
        $0.isEnabled = false
        $0.cancelsTouchesInView = false
        $0.delaysTouchesBegan = true
        $0.delaysTouchesEnded = false
        $0.requiresExclusiveTouchType = false
        $0.name = "n"
        $0.numberOfTapsRequired = 2
        $0.numberOfTouchesRequired = 3
      }),
    AttributeCase(
      "<pinchGestureRecognizer scale='2'/>", { UIPinchGestureRecognizer() }, { $0.scale = 2 }),
    AttributeCase(
      "<rotationGestureRecognizer rotation='0.5'/>", { UIRotationGestureRecognizer() }, { $0.rotation = 0.5 }),
    AttributeCase(
      "<swipeGestureRecognizer direction='up' numberOfTouchesRequired='2'/>", { UISwipeGestureRecognizer() },
      {
        $0.direction = .up
        $0.numberOfTouchesRequired = 2
      }),
    AttributeCase(
      "<panGestureRecognizer minimumNumberOfTouches='2' maximumNumberOfTouches='4'/>",
      { UIPanGestureRecognizer() },
      {
        $0.minimumNumberOfTouches = 2
        $0.maximumNumberOfTouches = 4
      }),
    AttributeCase(
      "<screenEdgePanGestureRecognizer><rectEdge key='edges' left='YES'/></screenEdgePanGestureRecognizer>",
      { UIScreenEdgePanGestureRecognizer() }, { $0.edges = .left }),
    AttributeCase(
      "<pongPressGestureRecognizer numberOfTapsRequired='1' numberOfTouchesRequired='2' minimumPressDuration='0.25' allowableMovement='20'/>",
      { UILongPressGestureRecognizer() },
      {
        $0.numberOfTapsRequired = 1
        $0.numberOfTouchesRequired = 2
        $0.minimumPressDuration = 0.25
        $0.allowableMovement = 20
      }),
  ]
}
