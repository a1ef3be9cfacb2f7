extension InterfaceEnumerationType {
  static let tableStyle = Self("UITableView.Style", "plain grouped insetGrouped")
  static let dataMode = Self("dataMode", "prototypes static none")
  package static let separatorStyle = Self(
    "UITableViewCell.SeparatorStyle",
    "none default->singleLine singleLine singleLineEtched")
  package static let separatorInsetReference = Self(
    "UITableView.SeparatorInsetReference",
    "fromCellEdges fromAutomaticInsets automaticInsets->fromAutomaticInsets")
  static let selectionStyle = Self("UITableViewCell.SelectionStyle", "none blue->default gray default")
  static let accessoryType = Self(
    "UITableViewCell.AccessoryType",
    "none disclosureIndicator detailDisclosureButton checkmark detailButton")
  static let focusStyle = Self("UITableViewCell.FocusStyle", "default custom")
  static let cellStyle = Self(
    "UITableViewCell.CellStyle",
    """
    IBUITableViewCellStyleDefault->default IBUITableViewCellStyleValue1->value1 IBUITableViewCellStyleValue2->value2
    IBUITableViewCellStyleSubtitle->subtitle
    """)
  static let scrollDirection = Self("UICollectionView.ScrollDirection", "vertical horizontal")
  static let sectionInsetReference = Self(
    "UICollectionViewFlowLayout.SectionInsetReference",
    "contentInset->fromContentInset safeArea->fromSafeArea layoutMargins->fromLayoutMargins")

  package static let barStyle = Self("UIBarStyle", "default black blackOpaque->black blackTranslucent->black")
  package static let searchBarStyle = Self("UISearchBar.Style", "default prominent minimal")
  static let itemPositioning = Self("UITabBar.ItemPositioning", "automatic fill centered")
  static let largeTitleDisplayMode = Self(
    "UINavigationItem.LargeTitleDisplayMode", "automatic always never inline->never")
  static let backButtonDisplayMode = Self(
    "UINavigationItem.BackButtonDisplayMode", "default generic minimal")
  static let navigationItemStyle = Self("UINavigationItem.ItemStyle", "navigator browser editor")
  static let barButtonStyle = Self("UIBarButtonItem.Style", "plain bordered->plain done prominent->done")
  static let barButtonSystemItem = Self(
    "UIBarButtonItem.SystemItem",
    """
    done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop
    camera trash play pause rewind fastForward undo redo !pageCurl close !writingTools
    """)
  static let tabBarSystemItem = Self(
    "UITabBarItem.SystemItem",
    """
    more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
    """)
}
