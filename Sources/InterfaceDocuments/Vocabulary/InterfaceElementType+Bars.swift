extension InterfaceElementType {
  static let bars: [InterfaceElementType] = [
    InterfaceElementType("searchBar", .view, "UISearchBar", parent: "view", searchBar),
    InterfaceElementType("navigationBar", .view, "UINavigationBar", parent: "view", navigationBar),
    InterfaceElementType(
      "toolbar", .view, "UIToolbar", parent: "view",
      bar
        + .written(.object, "standardAppearance compactAppearance scrollEdgeAppearance")
        + .absent(.object, "compactScrollEdgeAppearance") + .of(.objects, "items")
        + .of(.connection, "delegate")),
    InterfaceElementType("tabBar", .view, "UITabBar", parent: "view", tabBar),
    InterfaceElementType("navigationItem", .item, "UINavigationItem", parent: "object", navigationItem),
    InterfaceElementType("barItem", .structure, "UIBarItem", parent: "object", barItem),
    InterfaceElementType("barButtonItem", .item, "UIBarButtonItem", parent: "barItem", barButtonItem),
    InterfaceElementType("tabBarItem", .item, "UITabBarItem", parent: "barItem", tabBarItem),
    InterfaceElementType(
      "navigationBarAppearance", .part, "UINavigationBarAppearance", barAppearance + navigationBarAppearance),
    InterfaceElementType("toolbarAppearance", .part, "UIToolbarAppearance", barAppearance),
    InterfaceElementType(
      "tabBarAppearance", .part, "UITabBarAppearance",
      barAppearance + .absent(.color, "selectionIndicatorTintColor")),
  ]

  package static let bar: [InterfaceAttributeType] = .table(
    .of(.enumeration(.barStyle), "barStyle=default~"),
    .of(.bool, "translucent=YES->isTranslucent~"),
    .of(.color, "barTintColor~"))

  package static let searchBar: [InterfaceAttributeType] = .table(
    bar,
    .of(.localizedString, "text~ placeholder~ prompt~"),
    .of(.enumeration(.searchBarStyle), "searchBarStyle=default~"),
    .of(
      .bool,
      "showsCancelButton=NO~ showsBookmarkButton=NO~ showsSearchResultsButton=NO~ searchResultsButtonSelected=NO->isSearchResultsButtonSelected~ showsScopeBar=NO~"
    ),
    .of(.integer, "selectedScopeButtonIndex=0~").late,
    .of(.image, "backgroundImage~ scopeBarBackgroundImage~"),
    .of(.offset, "searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment"),
    .written(.object, "textInputTraits->keyboardType"),
    .of(.connection, "delegate"),
    .written(.objects, "scopeButtonTitles"))

  package static let navigationBar: [InterfaceAttributeType] = .table(
    bar,
    .of(.bool, "largeTitles=NO->prefersLargeTitles"),
    .of(.textAttributes, "titleTextAttributes largeTitleTextAttributes"),
    .of(
      .image,
      "shadowImage~ backIndicatorImage~ backIndicatorTransitionMaskImage~ backIndicatorTransitionMask->backIndicatorTransitionMaskImage"
    ),
    .written(
      .object, "standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance"),
    .of(.connection, "delegate"),
    .of(.objects, "items"))

  package static let tabBar: [InterfaceAttributeType] = .table(
    bar,
    .of(.color, "selectedImageTintColor->tintColor unselectedItemTintColor"),
    .of(.enumeration(.itemPositioning), "itemPositioning=automatic"),
    .of(.real, "itemSpacing~ itemWidth~"),
    .of(.image, "backgroundImage~ shadowImage~ selectionIndicatorImage~"),
    .written(.object, "standardAppearance scrollEdgeAppearance"),
    .of(.connection, "delegate selectedItem"),
    .written(.objects, "items"))

  static let navigationItem: [InterfaceAttributeType] = .table(
    .of(.localizedString, "title prompt backButtonTitle"),
    .of(.enumeration(.largeTitleDisplayMode), "largeTitleDisplayMode=automatic"),
    .of(.enumeration(.backButtonDisplayMode), "backButtonDisplayMode=default"),
    .absent(.enumeration(.navigationItemStyle), "style=navigator"),
    .of(.bool, "leftItemsSupplementBackButton=NO hidesBackButton=NO hidesSearchBarWhenScrolling=YES"),
    .of(.object, "leftBarButtonItem rightBarButtonItem backBarButtonItem titleView").outlets,
    .of(.connection, "searchController"),
    .written(
      .object, "standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance"),
    .of(.objects, "leftBarButtonItems rightBarButtonItems").outlets)

  static let barItem: [InterfaceAttributeType] = .table(
    .of(.localizedString, "title"),
    .of(.image, "image landscapeImage->landscapeImagePhone largeContentSizeImage"),
    .editor(.string, "catalog"),
    .of(.insets, "imageInsets"),
    .absent(.insets, "landscapeImageInsets->landscapeImagePhoneInsets"),
    .of(.integer, "tag=0"),
    .of(.bool, "enabled=YES->isEnabled"))

  static let barButtonItem: [InterfaceAttributeType] = .table(
    .builder(.enumeration(.barButtonSystemItem), "systemItem->init(barButtonSystemItem:target:action:)"),
    .of(.enumeration(.barButtonStyle), "style=bordered"),
    .of(.real, "width=0"),
    .of(.color, "tintColor"),
    .of(.bool, "selected=NO->isSelected hidden->isHidden"),
    .absent(.bool, "springLoaded=NO->isSpringLoaded changesSelectionAsPrimaryAction=NO"),
    .of(.object, "customView").outlets,
    .written(.object, "menu"),
    .of(.connection, "target"),
    .written(.symbolConfiguration, "preferredSymbolConfiguration->image").late,
    .absent(.image, "backgroundImage->setBackgroundImage(_:for:barMetrics:)"),
    .absent(.offset, "titlePositionAdjustment->setTitlePositionAdjustment(_:for:)"))

  static let tabBarItem: [InterfaceAttributeType] = .table(
    .builder(.enumeration(.tabBarSystemItem), "systemItem->init(tabBarSystemItem:tag:)"),
    .of(.image, "selectedImage"),
    .of(.localizedString, "badgeValue"),
    .of(.color, "badgeColor"),
    .absent(.bool, "springLoaded=NO->isSpringLoaded"),
    .of(.offset, "titlePositionAdjustment"),
    .editor(.string, "selectedImageCatalog"))

  static let barAppearance: [InterfaceAttributeType] = .table(
    .editor(.string, "key catalog configuration"),
    .of(.color, "backgroundColor shadowColor"),
    .of(.image, "backgroundImage shadowImage"),
    .of(.enumeration(.contentMode), "backgroundImageContentMode"),
    .written(.objects, "blurEffect->backgroundEffect"))

  static let navigationBarAppearance: [InterfaceAttributeType] = .table(
    .of(.textAttributes, "titleTextAttributes largeTitleTextAttributes"),
    .of(.offset, "titlePositionAdjustment"))
}
