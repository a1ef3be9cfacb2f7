extension InterfaceElementType {
  static let controllers: [InterfaceElementType] = [
    InterfaceElementType(
      "viewController", .controller, "UIViewController", parent: "object",
      actions: "becomeFirstResponder resignFirstResponder", viewController),
    InterfaceElementType(
      "tableViewController", .controller, "UITableViewController", parent: "viewController",
      .of(.bool, "clearsSelectionOnViewWillAppear=YES") + .builder(.object, "refreshControl").outlets
        + .of(.connection, "tableView")),
    InterfaceElementType(
      "collectionViewController", .controller, "UICollectionViewController", parent: "viewController",
      .of(
        .bool,
        "clearsSelectionOnViewWillAppear=YES installsStandardGestureForInteractiveMovement=YES"
      ) + .absent(.bool, "useLayoutToLayoutNavigationTransitions=NO") + .of(.connection, "collectionView")),
    InterfaceElementType(
      "navigationController", .controller, "UINavigationController", parent: "viewController",
      actions: """
        popViewControllerAnimated:->popViewController(animated:)
        popToRootViewControllerAnimated:->popToRootViewController(animated:)
        """,
      navigationController),
    InterfaceElementType(
      "tabBarController", .controller, "UITabBarController", parent: "viewController",
      .builder(.object, "tabBar").outlets + .of(.integer, "selectedIndex").late
        + .of(.objects, "viewControllers").outlets
        + .of(.connection, "delegate")),
    InterfaceElementType(
      "splitViewController", .controller, "UISplitViewController", parent: "viewController",
      splitViewController),
    InterfaceElementType(
      "pageViewController", .controller, "UIPageViewController", parent: "viewController", pageViewController),
    InterfaceElementType(
      "hostingController", .controller, "UIHostingController", parent: "viewController",
      module: "SwiftUI"),
    InterfaceElementType(
      "avPlayerViewController", .controller, "AVPlayerViewController", parent: "viewController",
      module: "AVKit",
      .of(.bool, "showsPlaybackControls allowsPictureInPicturePlayback updatesNowPlayingInfoCenter")
        + .of(.string, "videoGravity")),
    InterfaceElementType(
      "glkViewController", .controller, "GLKViewController", parent: "viewController", module: "GLKit",
      .of(.integer, "preferredFramesPerSecond")),
    InterfaceElementType(
      "viewControllerPlaceholder", .controller, nil, parent: "object",
      .editor(.string, "storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier")
        + .editor(.bool, "useStoryboardIdentifierAsRestorationIdentifier")
        + .editor(.object, "navigationItem tabBarItem toolbarItems")),
    InterfaceElementType(
      "searchDisplayController", .object, "UISearchDisplayController", parent: "object",
      module: "UIKit",
      .of(.bool, "displaysSearchBarInNavigationBar")
        + .of(
          .connection,
          "delegate searchBar searchContentsController searchResultsDataSource searchResultsDelegate")),
  ]

  static let viewController: [InterfaceAttributeType] = .table(
    .of(.localizedString, "title"),
    .editor(.string, "storyboardIdentifier"),
    .of(.string, "restorationIdentifier"), .of(.string, "nibName"),
    .editor(
      .bool,
      "autoresizesArchivedViewToFullSize=YES wantsFullScreenLayout automaticallyAdjustsScrollViewInsets=YES"
    ),
    .builder(.bool, "useStoryboardIdentifierAsRestorationIdentifier=NO->restorationIdentifier"),
    .of(.bool, "extendedLayoutIncludesOpaqueBars=NO hidesBottomBarWhenPushed=NO"),
    .of(
      .bool,
      "definesPresentationContext=NO providesPresentationContextTransitionStyle=NO modalInPresentation=NO->isModalInPresentation"
    ),
    .of(.bool, "interactiveDismissalDisabled->isModalInPresentation"),
    .of(.options(.extendedEdge), "edgesForExtendedLayout"),
    .of(.enumeration(.modalTransitionStyle), "modalTransitionStyle=coverVertical"),
    .of(.enumeration(.modalPresentationStyle), "modalPresentationStyle=automatic"),
    .of(.enumeration(.userInterfaceStyle), "appearanceType->overrideUserInterfaceStyle"),
    .of(.size, "preferredContentSize contentSizeForViewInPopover->preferredContentSize"),
    .builder(.object, "view navigationItem").outlets, .of(.object, "tabBarItem").outlets,
    .of(.objects, "toolbarItems").outlets,
    .written(.objects, "keyCommands->addKeyCommand(_:)"), .builder(.objects, "layoutGuides->topLayoutGuide"),
    .absent(.connection, "searchDisplayController"), .of(.connection, "transitioningDelegate"),
    .editor(.bool, "initialViewController"),
    .editor(
      .object,
      "simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics simulatedOrientationMetrics simulatedDestinationMetrics simulatedTabBarMetrics simulatedToolbarMetrics"
    ),
    .editor(.size, "freeformSize"),
    .editor(.objects, "freeformSimulatedSizeMetrics"),
    .editor(.string, "focusGroupIdentifier"))

  static let navigationController: [InterfaceAttributeType] = .table(
    .builder(.object, "navigationBar toolbar").outlets,
    .of(.objects, "viewControllers").outlets,
    .of(.connection, "delegate"),
    .of(.bool, "navigationBarHidden=NO->isNavigationBarHidden toolbarHidden=YES->isToolbarHidden"),
    .written(.bool, "toolbarInitiallyVisible->isToolbarHidden"),
    .of(
      .bool,
      "hidesBarsOnTap=NO hidesBarsOnSwipe=NO hidesBarsWhenVerticallyCompact=NO"),
    .absent(.bool, "hidesBarsWhenKeyboardAppears=NO"))

  static let splitViewController: [InterfaceAttributeType] = .table(
    .builder(.enumeration(.splitStyle), "style=unspecified"),
    .of(.connection, "delegate viewControllers"),
    .of(.enumeration(.splitDisplayMode), "preferredDisplayMode=automatic"),
    .of(
      .enumeration(.splitBehavior),
      "behavior=automatic->preferredSplitBehavior preferredSplitBehavior=automatic"),
    .of(.enumeration(.primaryEdge), "primaryEdge=leading"),
    .of(.enumeration(.primaryBackgroundStyle), "primaryBackgroundStyle=none"),
    .of(.bool, "presentsWithGesture=YES"),
    .written(.bool, "displayModeButtonVisible->displayModeButtonVisibility"),
    .absent(.bool, "showsSecondaryOnlyButton=NO"),
    .of(
      .real,
      "preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction minimumPrimaryColumnWidth maximumPrimaryColumnWidth"
    ))

  static let pageViewController: [InterfaceAttributeType] = .table(
    .builder(.enumeration(.pageTransitionStyle), "transitionStyle=pageCurl"),
    .of(.connection, "delegate dataSource"),
    .builder(.enumeration(.pageOrientation), "navigationOrientation=horizontal"),
    .builder(.enumeration(.spineLocation), "spineLocation=min"),
    .builder(.real, "pageSpacing=0->init(transitionStyle:navigationOrientation:options:)"),
    .of(.bool, "doubleSided=NO->isDoubleSided"))

  static let recognizers: [InterfaceElementType] = [
    InterfaceElementType(
      "gestureRecognizer", .recognizer, "UIGestureRecognizer", parent: "object",
      .of(
        .bool,
        "enabled=YES->isEnabled cancelsTouchesInView=YES delaysTouchesBegan=NO delaysTouchesEnded=YES requiresExclusiveTouchType=YES"
      )
        + .of(.string, "name") + .of(.connection, "delegate")),
    InterfaceElementType(
      "tapGestureRecognizer", .recognizer, "UITapGestureRecognizer", parent: "gestureRecognizer",
      .of(.integer, "numberOfTapsRequired=1 numberOfTouchesRequired=1")),
    InterfaceElementType(
      "pinchGestureRecognizer", .recognizer, "UIPinchGestureRecognizer", parent: "gestureRecognizer",
      .of(.real, "scale")),
    InterfaceElementType(
      "rotationGestureRecognizer", .recognizer, "UIRotationGestureRecognizer", parent: "gestureRecognizer",
      .of(.real, "rotation")),
    InterfaceElementType(
      "swipeGestureRecognizer", .recognizer, "UISwipeGestureRecognizer", parent: "gestureRecognizer",
      .of(.integer, "numberOfTouchesRequired=1") + .of(.enumeration(.swipeDirection), "direction=right")),
    InterfaceElementType(
      "panGestureRecognizer", .recognizer, "UIPanGestureRecognizer", parent: "gestureRecognizer",
      .of(.integer, "minimumNumberOfTouches=1") + .written(.integer, "maximumNumberOfTouches")),
    InterfaceElementType(
      "screenEdgePanGestureRecognizer", .recognizer, "UIScreenEdgePanGestureRecognizer",
      parent: "panGestureRecognizer", .of(.options(.rectEdge), "edges")),
    InterfaceElementType(
      "pongPressGestureRecognizer", .recognizer, "UILongPressGestureRecognizer", parent: "gestureRecognizer",
      .of(.integer, "numberOfTapsRequired=0 numberOfTouchesRequired=1")
        + .of(.real, "minimumPressDuration=0.5 allowableMovement=10")),
    InterfaceElementType(
      "longPressGestureRecognizer", .recognizer, "UILongPressGestureRecognizer",
      parent: "pongPressGestureRecognizer"),
    InterfaceElementType(
      "hoverGestureRecognizer", .recognizer, "UIHoverGestureRecognizer", parent: "gestureRecognizer"),
  ]

  static let objects: [InterfaceElementType] = [
    InterfaceElementType(
      "placeholder", .object, nil, parent: "object", .editor(.string, "placeholderIdentifier")),
    InterfaceElementType("exit", .object, nil, parent: "object"),
    InterfaceElementType(
      "application", .object, "UIApplication", parent: "object",
      .absent(.object, "mainMenu") + .of(.connection, "delegate")),
    InterfaceElementType("customObject", .object, "NSObject", parent: "object"),
    InterfaceElementType(
      "viewLayoutGuide", .object, "UILayoutGuide", parent: "object", .builder(.string, "identifier")),
    InterfaceElementType("layoutGuide", .object, "UILayoutGuide", parent: "viewLayoutGuide"),
    InterfaceElementType(
      "viewControllerLayoutGuide", .object, "UILayoutSupport", parent: "object",
      .editor(.enumeration(.guideType), "type")),
    InterfaceElementType(
      "menu", .object, "UIMenu", parent: "object",
      .builder(.localizedString, "title") + .builder(.string, "identifier") + .builder(.image, "image")
        + .editor(.string, "catalog systemMenu") + .builder(.objects, "children items->children")
        + .builder(.bool, "displayInline->options singleSelection->options")),
    InterfaceElementType("commandGroup", .object, "UIMenu", parent: "menu"),
    InterfaceElementType(
      "command", .object, "UICommand", parent: "object",
      .builder(.localizedString, "title discoverabilityTitle") + .builder(.image, "image")
        + .editor(.string, "catalog")
        + .builder(.string, "selector->action")),
    InterfaceElementType(
      "keyCommand", .object, "UIKeyCommand", parent: "command",
      .builder(.string, "input") + .builder(.objects, "modifierFlags")),
    InterfaceElementType(
      "accessibility", .part, nil, parent: "object",
      .builder(
        .localizedString, "label->accessibilityLabel hint->accessibilityHint value->accessibilityValue")
        + .builder(.string, "identifier->accessibilityIdentifier")
        + .builder(.options(.accessibilityTraits), "traits->accessibilityTraits")
        + .builder(.bool, "isElement->isAccessibilityElement")),
  ]
}
