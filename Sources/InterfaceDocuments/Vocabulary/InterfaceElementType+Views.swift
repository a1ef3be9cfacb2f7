extension InterfaceElementType {
  /// The attributes of every object.
  static let object: [InterfaceAttributeType] = .table(
    .editor(.string, "id key userLabel sceneMemberID customClass customModule customModuleProvider"),
    .editor(.bool, "explicitAccessControl"),
    .editor(.attributedString, "userComments"),
    .editor(.point, "canvasLocation"),
    .editor(.objects, "connections userDefinedRuntimeAttributes"))

  /// The attributes that a nib's reader sets on any object that shows something.
  static let accessibility: [InterfaceAttributeType] = [
    InterfaceAttributeType("accessibilityConfiguration", .object, path: "accessibilityLabel", marks: .builder)
  ]

  static let views: [InterfaceElementType] = [
    InterfaceElementType("object", .structure, nil, object + accessibility),
    InterfaceElementType(
      "view", .view, "UIView", parent: "object", keys: "layer",
      actions: "becomeFirstResponder resignFirstResponder removeFromSuperview setNeedsLayout setNeedsDisplay",
      view),
    InterfaceElementType("containerView", .view, "UIView", parent: "view"),
    InterfaceElementType("label", .view, "UILabel", parent: "view", label),
    InterfaceElementType(
      "imageView", .view, "UIImageView", parent: "view", actions: "startAnimating stopAnimating", imageView),
    InterfaceElementType(
      "activityIndicatorView", .view, "UIActivityIndicatorView", parent: "view",
      actions: "startAnimating stopAnimating", activityIndicator),
    InterfaceElementType("progressView", .view, "UIProgressView", parent: "view", progressView),
    InterfaceElementType("scrollView", .view, "UIScrollView", parent: "view", scrollView),
    InterfaceElementType(
      "textView", .view, "UITextView", parent: "scrollView",
      actions: "cut: copy: paste: delete: select: selectAll:", textView),
    InterfaceElementType("stackView", .view, "UIStackView", parent: "view", stackView),
    InterfaceElementType(
      "pickerView", .view, "UIPickerView", parent: "view", actions: "reloadAllComponents",
      .editor(.bool, "showsSelectionIndicator") + .of(.connection, "delegate dataSource")),
    InterfaceElementType(
      "visualEffectView", .view, "UIVisualEffectView", parent: "view",
      .builder(.object, "contentView").outlets
        + .written(.objects, "blurEffect->effect vibrancyEffect->effect")),
    InterfaceElementType(
      "window", .view, "UIWindow", parent: "view",
      .written(.bool, "visibleAtLaunch->isHidden resizesToFullScreen->frame").late
        + .of(.connection, "rootViewController")),
    InterfaceElementType(
      "calendarView", .view, "UICalendarView", parent: "view",
      .of(.bool, "wantsDateDecorations=YES") + .of(.connection, "delegate")),
    frameworkView(
      "webView", "UIWebView", of: "UIKit", actions: pages,
      .of(.bool, "scalesPageToFit") + .of(.options(.dataDetectorTypes), "dataDetectorTypes")
        + .of(.connection, "delegate")),
    frameworkView(
      "wkWebView", "WKWebView", of: "WebKit", actions: pages,
      .of(.bool, "allowsLinkPreview allowsBackForwardNavigationGestures") + .of(.object, "configuration")
        + .of(.connection, "navigationDelegate UIDelegate")),
    frameworkView(
      "mapView", "MKMapView", of: "MapKit",
      .of(
        .bool,
        "zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation showsBuildings showsPointsOfInterest showsCompass showsScale showsTraffic"
      )
        + .of(.string, "mapType") + .editor(.object, "preferredConfiguration")
        + .of(.connection, "delegate")),
    frameworkView(
      "mtkView", "MTKView", of: "MetalKit",
      .of(.string, "colorPixelFormat depthStencilPixelFormat preferredFramesPerSecond sampleCount")
        + .of(.connection, "delegate")),
    frameworkView(
      "glkView", "GLKView", of: "GLKit", .of(.bool, "enableSetNeedsDisplay") + .of(.connection, "delegate")),
    frameworkView(
      "sceneKitView", "SCNView", of: "SceneKit",
      .of(.bool, "allowsCameraControl playing wantsBestResolutionOpenGLSurface") + .of(.string, "sceneName")
        + .of(.connection, "delegate")),
    frameworkView("skView", "SKView", of: "SpriteKit"),
    frameworkView("arscnView", "ARSCNView", of: "ARKit", .of(.connection, "delegate")),
    frameworkView("arskView", "ARSKView", of: "ARKit"),
    frameworkView("arView", "ARView", of: "RealityKit"),
    frameworkView("pdfView", "PDFView", of: "PDFKit"),
    frameworkView("adBannerView", "ADBannerView", of: "iAd"),
  ]

  private static func frameworkView(
    _ name: String, _ className: String, of module: String, actions: String = "",
    _ attributes: [InterfaceAttributeType] = []
  ) -> InterfaceElementType {
    InterfaceElementType(
      name, .view, className, parent: "view", module: module, actions: actions, attributes)
  }

  /// The actions of views of pages.
  private static let pages = "goBack goForward reload stopLoading"

  /// The layer of a view, which no document has, but whose properties run-time attributes and `ui.xml` set.
  package static let layer = InterfaceElementType(
    "layer", .structure, "CALayer",
    .table(
      .of(.real, "cornerRadius~ borderWidth~ shadowRadius~ contentsScale~ zPosition~ rasterizationScale~"),
      .of(.real, "opacity~ shadowOpacity~").float,
      .of(.color, "borderColor~ shadowColor~ backgroundColor~").coreGraphics,
      .of(.bool, "isHidden~ masksToBounds~ isOpaque~ shouldRasterize~ isDoubleSided~ isGeometryFlipped~"),
      .of(.enumeration(.contentsFormat), "contentsFormat~"), .of(.string, "name~"),
      .of(.rect, "frame~ bounds~ contentsRect~ contentsCenter~"), .of(.size, "shadowOffset~"),
      .of(.point, "position~ anchorPoint~")))

  package static let view: [InterfaceAttributeType] = .table(
    .of(.rect, "frame~ bounds~"),
    .of(.options(.autoresizingMask), "autoresizingMask"),
    .of(
      .bool, "opaque=YES->isOpaque~ hidden=NO->isHidden~ clipsSubviews=NO->clipsToBounds clipsToBounds=NO~"),
    .of(
      .bool,
      "userInteractionEnabled=YES->isUserInteractionEnabled~ multipleTouchEnabled=NO->isMultipleTouchEnabled~"
    ),
    .of(
      .bool, "clearsContextBeforeDrawing=YES autoresizesSubviews=YES~ exclusiveTouch=NO->isExclusiveTouch~"),
    .of(.bool, "translatesAutoresizingMaskIntoConstraints=YES~ preservesSuperviewLayoutMargins=NO~"),
    .of(.bool, "insetsLayoutMarginsFromSafeArea=YES"),
    .absent(.bool, "springLoaded=NO"),
    .of(.real, "alpha=1~"),
    .of(.integer, "tag=0~"),
    .of(.enumeration(.contentMode), "contentMode=scaleToFill~"),
    .of(.enumeration(.semanticContentAttribute), "semanticContentAttribute=unspecified"),
    .of(.enumeration(.userInterfaceStyle), "appearanceType->overrideUserInterfaceStyle"),
    .of(.enumeration(.contentSizeCategory), "minimumContentSizeCategory maximumContentSizeCategory"),
    .of(.color, "backgroundColor~ tintColor~"),
    .of(.insets, "layoutMargins~ directionalLayoutMargins"),
    .written(
      .real,
      """
      horizontalHuggingPriority=250->setContentHuggingPriority(_:for:)
      verticalHuggingPriority=250->setContentHuggingPriority(_:for:)
      horizontalCompressionResistancePriority=750->setContentCompressionResistancePriority(_:for:)
      verticalCompressionResistancePriority=750->setContentCompressionResistancePriority(_:for:)
      """),
    .of(.string, "restorationIdentifier"),
    .absent(.string, "focusGroupIdentifier"),
    .absent(.localizedString, "largeContentTitle"),
    .absent(.image, "largeContentImage"),
    .absent(.bool, "showsLargeContentViewer=NO scalesLargeContentImage=NO"),
    .builder(.objects, "subviews constraints layoutGuides"),
    .editor(.objects, "gestureRecognizers").outlets,
    .of(.connection, "accessibilityElements"),
    .editor(.bool, "misplaced ambiguous"),
    .builder(
      .bool,
      """
      fixedFrame=NO->translatesAutoresizingMaskIntoConstraints
      viewLayoutMarginsFollowReadableWidth=NO->readableContentGuide
      layoutMarginsFollowReadableWidth=NO->readableContentGuide
      """),
    .editor(.string, "verifyAmbiguity simulatedAppContext"),
    .editor(.real, "placeholderIntrinsicWidth placeholderIntrinsicHeight"),
    .editor(.object, "safeArea keyboard"),
    .editor(.object, "simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics"),
    .editor(.object, "simulatedOrientationMetrics simulatedDestinationMetrics"),
    .editor(.size, "freeformSize"), .editor(.string, "mutableData"))

  package static let label: [InterfaceAttributeType] = .table(
    .of(.localizedString, "text~").late,
    .of(.bool, "userInteractionEnabled=YES->isUserInteractionEnabled").imposed,
    .of(.enumeration(.textAlignment), "textAlignment=left~").imposed,
    .of(.enumeration(.lineBreakMode), "lineBreakMode=tailTruncation~"),
    .of(.enumeration(.baselineAdjustment), "baselineAdjustment=alignBaselines"),
    .of(.bool, "adjustsFontSizeToFit=YES->adjustsFontSizeToFitWidth~").imposed,
    .of(.bool, "adjustsLetterSpacingToFitWidth->allowsDefaultTighteningForTruncation~"),
    .of(.bool, "adjustsFontForContentSizeCategory=NO"),
    .absent(.bool, "showsExpansionTextWhenTruncated=NO"),
    .of(.bool, "enabled=YES->isEnabled~ highlighted=NO->isHighlighted~"),
    .of(.real, "minimumScaleFactor~ preferredMaxLayoutWidth=0~"),
    .written(.real, "minimumFontSize->minimumScaleFactor").late,
    .of(.integer, "numberOfLines=1~"),
    .of(.font, "fontDescription->font~"),
    .of(.color, "textColor~ highlightedColor->highlightedTextColor~ shadowColor~"),
    .of(.size, "shadowOffset~"),
    .written(.attributedString, "attributedText~").late,
    .editor(.bool, "usesAttributedText=NO autoshrinkMode"),
    .written(.enumeration(.textStyle), "textStyle->font"))

  package static let imageView: [InterfaceAttributeType] = .table(
    .of(.bool, "userInteractionEnabled=YES->isUserInteractionEnabled").imposed,
    .of(.image, "image~ highlightedImage~"),
    .editor(.string, "catalog"),
    .of(.bool, "highlighted=NO->isHighlighted~"),
    .absent(.bool, "adjustsImageSizeForAccessibilityContentSizeCategory=NO"),
    .of(.symbolConfiguration, "preferredSymbolConfiguration").late)

  package static let activityIndicator: [InterfaceAttributeType] = .table(
    .written(.enumeration(.activityIndicatorStyle), "style=white~indicatorStyle").imposed,
    .of(.bool, "hidesWhenStopped=NO~").imposed, .written(.bool, "animating=NO->startAnimating()").late,
    .of(.color, "color~").late)

  package static let progressView: [InterfaceAttributeType] = .table(
    .of(.real, "progress=0~").late.imposed.float,
    .written(.enumeration(.progressViewStyle), "progressViewStyle=default~"),
    .of(.color, "progressTintColor~ trackTintColor~"),
    .of(.image, "progressImage~ trackImage~"))

  package static let scrollView: [InterfaceAttributeType] = .table(
    .of(
      .bool,
      "scrollEnabled=YES->isScrollEnabled~ pagingEnabled=NO->isPagingEnabled~ directionalLockEnabled=NO->isDirectionalLockEnabled~"
    ),
    .of(.bool, "bounces=YES~ alwaysBounceVertical=NO~ alwaysBounceHorizontal=NO~ bouncesZoom=YES~"),
    .absent(.bool, "bouncesVertically=YES bouncesHorizontally=YES transfersVerticalScrollingToParent"),
    .of(
      .bool,
      "showsHorizontalScrollIndicator=YES~ showsVerticalScrollIndicator=YES~ delaysContentTouches=YES~ canCancelContentTouches=YES"
    ),
    .of(.bool, "automaticallyAdjustsScrollIndicatorInsets=YES"),
    .of(.bool, "clipsSubviews=NO->clipsToBounds").imposed,
    .of(.real, "minimumZoomScale=1~ maximumZoomScale=1~"), .of(.real, "zoomScale~").late,
    .of(.enumeration(.indicatorStyle), "indicatorStyle=default~"),
    .of(.enumeration(.keyboardDismissMode), "keyboardDismissMode=none"),
    .of(.enumeration(.contentInsetAdjustmentBehavior), "contentInsetAdjustmentBehavior=automatic"),
    .of(.insets, "contentInset~ scrollIndicatorInsets~"),
    .of(.size, "contentSize~"),
    .of(.point, "contentOffset~").late,
    .of(.object, "refreshControl").outlets,
    .of(.connection, "delegate"),
    .editor(.object, "contentLayoutGuide frameLayoutGuide"))

  package static let textView: [InterfaceAttributeType] = .table(
    .of(.localizedString, "text~").late,
    .of(.bool, "editable=YES->isEditable selectable=YES->isSelectable adjustsFontForContentSizeCategory=NO"),
    .of(
      .bool,
      "clearsOnInsertion=NO findInteractionEnabled=NO->isFindInteractionEnabled"
    ),
    .absent(.bool, "allowsEditingTextAttributes=NO"),
    .of(.enumeration(.textAlignment), "textAlignment=left~").imposed,
    .of(.options(.dataDetectorTypes), "dataDetectorTypes"),
    .of(.font, "fontDescription->font~"),
    .of(.color, "textColor~"),
    .of(.insets, "textContainerInset~"),
    .written(.attributedString, "attributedText").late,
    .written(.object, "textInputTraits->keyboardType"),
    .of(.connection, "inputView inputAccessoryView"),
    .editor(.bool, "usesAttributedText=NO"))

  package static let stackView: [InterfaceAttributeType] = .table(
    .of(.enumeration(.axis), "axis=horizontal~"),
    .of(.enumeration(.distribution), "distribution=fill~"),
    .of(.enumeration(.stackAlignment), "alignment=fill~"),
    .of(.real, "spacing=0~"),
    .written(.enumeration(.spacingType), "spacingType=custom->spacing"),
    .of(
      .bool,
      "baselineRelativeArrangement=NO->isBaselineRelativeArrangement~ layoutMarginsRelativeArrangement=NO->isLayoutMarginsRelativeArrangement~"
    ))
}
