extension InterfaceEnumerationType {
  static let modalTransitionStyle = Self(
    "UIModalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl")
  static let modalPresentationStyle = Self(
    "UIModalPresentationStyle",
    """
    automatic fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none
    blurOverFullScreen->overFullScreen
    """)
  static let pageTransitionStyle = Self("UIPageViewController.TransitionStyle", "pageCurl scroll")
  static let pageOrientation = Self(
    "UIPageViewController.NavigationOrientation", "horizontal vertical")
  static let spineLocation = Self("UIPageViewController.SpineLocation", "none min mid max")
  static let splitStyle = Self("UISplitViewController.Style", "unspecified doubleColumn tripleColumn")
  static let splitDisplayMode = Self(
    "UISplitViewController.DisplayMode",
    """
    automatic secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary
    twoDisplaceSecondary allVisible->oneBesideSecondary primaryHidden->secondaryOnly
    primaryOverlay->oneOverSecondary
    """)
  static let splitBehavior = Self(
    "UISplitViewController.SplitBehavior", "automatic tile overlay displace")
  static let primaryEdge = Self("UISplitViewController.PrimaryEdge", "leading trailing")
  static let primaryBackgroundStyle = Self(
    "UISplitViewController.BackgroundStyle", "none sidebar")

  static let swipeDirection = Self("UISwipeGestureRecognizer.Direction", "right left up down")

  static let layoutAttribute = Self(
    "NSLayoutConstraint.Attribute",
    """
    left right top bottom leading trailing width height centerX centerY baseline->lastBaseline
    lastBaseline firstBaseline leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin
    centerXWithinMargins centerYWithinMargins notAnAttribute
    """)
  static let layoutRelation = Self(
    "NSLayoutConstraint.Relation", "lessThanOrEqual equal greaterThanOrEqual")
  static let guideType = Self("UILayoutSupport", "top->topLayoutGuide bottom->bottomLayoutGuide")
  static let guideKey = Self(
    "UILayoutGuide",
    """
    safeArea->safeAreaLayoutGuide contentLayoutGuide frameLayoutGuide keyboard->keyboardLayoutGuide
    """)

  static let segueKind = Self(
    "UIStoryboardSegue",
    """
    show showDetail presentation popoverPresentation embed custom unwind push modal popover replace relationship
    """)
  static let controlEvent = Self(
    "UIControl.Event",
    """
    touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside
    touchUpOutside touchCancel valueChanged primaryActionTriggered menuActionTriggered editingDidBegin
    editingChanged editingDidEnd editingDidEndOnExit allTouchEvents allEditingEvents allEvents
    """)
}

extension InterfaceOptionSetType {
  static let autoresizingMask = Self(
    "autoresizingMask", "UIView.AutoresizingMask",
    """
    flexibleMinX->flexibleLeftMargin widthSizable->flexibleWidth flexibleMaxX->flexibleRightMargin
    flexibleMinY->flexibleTopMargin heightSizable->flexibleHeight flexibleMaxY->flexibleBottomMargin
    """)
  static let dataDetectorTypes = Self(
    "dataDetectorType", "UIDataDetectorTypes",
    """
    phoneNumber link address calendarEvent !shipmentTrackingNumber !flightNumber !lookupSuggestion !money
    !physicalValue
    """)
  static let extendedEdge = Self("extendedEdge", "UIRectEdge", "top left bottom right")
  static let rectEdge = Self("rectEdge", "UIRectEdge", "top left bottom right")
  static let accessibilityTraits = Self(
    "accessibilityTraits", "UIAccessibilityTraits",
    """
    none button link image selected staticText header->header searchField playsSound keyboardKey summaryElement
    notEnabled updatesFrequently startsMediaSession adjustable allowsDirectInteraction causesPageTurn tabBar
    toggleButton->button
    """)
  static let arrowDirections = Self(
    "popoverArrowDirection", "UIPopoverArrowDirection", "up down left right any")
}
