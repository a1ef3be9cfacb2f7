extension InterfaceElementType {
  static let parts: [InterfaceElementType] = [
    InterfaceElementType("constraint", .part, "NSLayoutConstraint", parent: "object", constraint),
    InterfaceElementType("variation", .part, nil, .editor(.string, "key") + .of(.real, "constant priority")),
    InterfaceElementType("mask", .part, nil, .editor(.string, "key")),
    InterfaceElementType("include", .part, nil, .editor(.reference, "reference")),
    InterfaceElementType("exclude", .part, nil, .editor(.reference, "reference")),
    InterfaceElementType(
      "userDefinedRuntimeAttribute", .part, nil,
      .editor(.string, "type keyPath value") + .editor(.bool, "localized")),
    InterfaceElementType(
      "blurEffect", .part, "UIBlurEffect",
      .editor(.string, "key")
        + .builder(.enumeration(.blurStyle), "style->init(style:)")),
    InterfaceElementType(
      "vibrancyEffect", .part, "UIVibrancyEffect",
      .editor(.string, "key") + .builder(.enumeration(.vibrancyStyle), "style->init(blurEffect:style:)")
        + .builder(.objects, "blurEffect->init(blurEffect:style:)")),
    InterfaceElementType(
      "wkWebViewConfiguration", .part, nil,
      .editor(.string, "key allowsInlineMediaPlayback allowsAirPlayForMediaPlayback")
        + .editor(.object, "preferences mediaTypesRequiringUserActionForPlayback")),
    InterfaceElementType("wkPreferences", .part, nil, .editor(.string, "key")),
    InterfaceElementType("audiovisualMediaTypes", .part, nil, .editor(.string, "key none audio video")),
    InterfaceElementType("modifierFlags", .part, nil, .editor(.string, "key shift control option command")),
  ]

  static let constraint: [InterfaceAttributeType] = .table(
    .builder(.reference, "firstItem secondItem"),
    .builder(.enumeration(.layoutAttribute), "firstAttribute secondAttribute"),
    .builder(.enumeration(.layoutRelation), "relation=equal"),
    .of(.real, "constant=0 priority=1000"),
    .builder(.ratio, "multiplier=1"),
    .of(.string, "identifier"),
    .editor(.bool, "placeholder=NO symbolic=NO"),
    .editor(.string, "symbolType baseline"))

  static let connections: [InterfaceElementType] = [
    InterfaceElementType(
      "connection", .structure, nil, .editor(.string, "id userLabel") + .editor(.reference, "destination")),
    InterfaceElementType(
      "outlet", .connection, nil, parent: "connection",
      .editor(.string, "property") + .editor(.bool, "customInspectable")),
    InterfaceElementType(
      "outletCollection", .connection, nil, parent: "connection",
      .editor(.string, "property collectionClass") + .editor(.bool, "appends")),
    InterfaceElementType(
      "action", .connection, nil, parent: "connection",
      .editor(.string, "selector target") + .editor(.enumeration(.controlEvent), "eventType")),
    InterfaceElementType("segue", .connection, "UIStoryboardSegue", parent: "connection", segue),
  ]

  static let segue: [InterfaceAttributeType] = .table(
    .editor(.enumeration(.segueKind), "kind"),
    .of(.string, "identifier"),
    .editor(.string, "customClass customModule customModuleProvider relationship trigger unwindAction"),
    .editor(.string, "destinationCreationSelector splitViewControllerTargetIndex"),
    .of(.bool, "animates=YES"),
    .of(.enumeration(.modalPresentationStyle), "modalPresentationStyle"),
    .of(.enumeration(.modalTransitionStyle), "modalTransitionStyle"),
    .editor(.reference, "popoverAnchorView popoverAnchorBarButtonItem"),
    .of(.options(.arrowDirections), "popoverArrowDirection"),
    .editor(.objects, "popoverPassthroughViews connections"),
    .editor(.bool, "useLayoutToLayoutNavigationTransitions"))

  static let values: [InterfaceElementType] =
    [
      value(
        "color",
        "colorSpace customColorSpace systemColor xcode11CocoaTouchSystemColor cocoaTouchSystemColor name catalog red green blue alpha white cyan magenta yellow black"
      ),
      value("fontDescription", "type name family style pointSize weight width design symbolicTraits"),
      value("font", "size name metaFont"),
      value("rect", "x y width height"),
      value("point", "x y"),
      value("size", "width height"),
      value("inset", "minX minY maxX maxY"),
      value("edgeInsets", "top left bottom right"),
      value("directionalEdgeInsets", "top leading bottom trailing"),
      value("offsetWrapper", "horizontal vertical"),
      value("range", "location length"),
      value("date", "timeIntervalSinceReferenceDate"),
      value("locale", "localeIdentifier"),
      value("timeZone", "name"),
      value("string", "base64-UTF8"),
      value("mutableString", "base64-UTF8"),
      value("data", "base64"),
      value("mutableData", "base64"),
      value("nil", "name"),
      value("null", ""),
      value("bool", "value"),
      value("integer", "value"),
      value("real", "value"),
      InterfaceElementType(
        "imageReference", .value, nil,
        .editor(.string, "key image catalog variableValue") + .of(.enumeration(.symbolScale), "symbolScale")
          + .of(.enumeration(.imageRenderingMode), "renderingMode")
          + .editor(.objects, "hierarchicalColors paletteColors")
          + .editor(.object, "tintColor")),
      value("hierarchicalColors", ""),
      value("paletteColors", ""),
      InterfaceElementType(
        "preferredSymbolConfiguration", .value, nil,
        .editor(.string, "key pointSize")
          + .editor(.enumeration(.symbolConfigurationType), "configurationType")
          + .of(.enumeration(.symbolScale), "scale") + .of(.enumeration(.symbolWeight), "weight")
          + .of(.enumeration(.imageRenderingMode), "renderingMode") + .of(.font, "fontDescription")
          + .editor(.objects, "hierarchicalColors paletteColors")),
      InterfaceElementType(
        "textAttributes", .value, nil,
        .editor(.string, "key") + .of(.font, "fontDescription") + .of(.color, "textColor textShadowColor")
          + .of(.offset, "textShadowOffset")),
      InterfaceElementType(
        "attributedString", .value, nil, .editor(.string, "key") + .editor(.objects, "fragment")),
      InterfaceElementType(
        "fragment", .value, nil,
        .of(.string, "content") + .editor(.objects, "attributes string mutableString")),
      InterfaceElementType("paragraphStyle", .value, nil, .editor(.string, "key") + paragraphStyle),
      InterfaceElementType(
        "textTab", .value, nil,
        .editor(.string, "options") + .of(.enumeration(.textAlignment), "alignment=left")
          + .of(.real, "location")),
      InterfaceElementType(
        "shadow", .value, nil,
        .editor(.string, "key blurRadius") + .of(.size, "offset") + .of(.color, "color")),
    ]
    + ([
      .autoresizingMask, .dataDetectorTypes, .extendedEdge, .rectEdge, .accessibilityTraits, .arrowDirections,
    ]
    as [InterfaceOptionSetType]).map { options in
      value(options.element, options.members.cases.map(\.word).joined(separator: " "))
    }

  static let paragraphStyle: [InterfaceAttributeType] = .table(
    .of(.enumeration(.textAlignment), "alignment=left"),
    .of(.enumeration(.lineBreakMode), "lineBreakMode=wordWrap"),
    .of(.enumeration(.writingDirection), "baseWritingDirection=natural"),
    .of(
      .real, "lineSpacing paragraphSpacing paragraphSpacingBefore firstLineHeadIndent headIndent tailIndent"),
    .of(
      .real, "minimumLineHeight maximumLineHeight lineHeightMultiple hyphenationFactor defaultTabInterval"),
    .of(.bool, "allowsDefaultTighteningForTruncation=NO"),
    .editor(.real, "tighteningFactorForTruncation"),
    .of(.objects, "tabStops"))

  private static func value(_ name: String, _ attributes: String) -> InterfaceElementType {
    InterfaceElementType(name, .value, nil, .editor(.string, "key " + attributes))
  }

  static let structure: [InterfaceElementType] = [
    part(
      "document",
      """
      type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections
      useSafeAreas colorMatched launchScreen initialViewController variant
      """,
      """
      device dependencies customFonts scenes objects resources classes simulatedMetricsContainer
      inferredMetricsTieBreakers designables accessibilityConfiguration point color
      """),
    part("device", "id orientation appearance"),
    part("adaptation", "id"),
    part("deployment", "identifier version defaultVersion"),
    part("development", "identifier version defaultVersion"),
    part("plugIn", "identifier version"),
    part("capability", "name minToolsVersion minSystemVersion"),
    part("scene", "sceneID", "objects point"),
    part("image", "name catalog width height value", "mutableData imageDescription"),
    part("namedColor", "name"),
    part("systemColor", "name"),
    part("array", ""),
    part("designable", "name", "size"),
    part("simulatedStatusBarMetrics", "statusBarStyle type barStyle"),
    part("simulatedNavigationBarMetrics", "type barStyle translucent prompted"),
    part("simulatedToolbarMetrics", "type barStyle translucent"),
    part("simulatedTabBarMetrics", "type barStyle translucent"),
    part("simulatedOrientationMetrics", "type orientation"),
    part("simulatedScreenMetrics", "type"),
    part("freeformSimulatedSizeMetrics", ""),
    part("modalPageSheetSimulatedSizeMetrics", ""),
    part("modalFormSheetSimulatedSizeMetrics", ""),
    part("standardMapConfiguration", "elevationStyle emphasisStyle showsTraffic"),
    part("imageryMapConfiguration", "elevationStyle"),
    part("hybridMapConfiguration", "elevationStyle showsTraffic"),
    part("simulatedFreeformSizeMetrics", ""),
    part("simulatedFullScreenSizeMetrics", ""),
    part("simulatedPageSheetSizeMetrics", ""),
    part("simulatedFormSheetSizeMetrics", ""),
    part("simulatedMetricsContainer", ""),
    part("customFonts", ""),
  ]

  private static func part(_ name: String, _ attributes: String, _ contents: String = "")
    -> InterfaceElementType
  {
    InterfaceElementType(
      name, .structure, nil, .editor(.string, "key " + attributes) + .editor(.objects, contents))
  }
}
