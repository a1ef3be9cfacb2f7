extension InterfaceElementType {
  static let lists: [InterfaceElementType] = [
    InterfaceElementType(
      "tableView", .view, "UITableView", parent: "scrollView", actions: "reloadData", tableView),
    InterfaceElementType("tableViewSection", .part, nil, tableSection),
    InterfaceElementType("tableViewCell", .view, "UITableViewCell", parent: "view", tableCell),
    InterfaceElementType(
      "tableViewCellContentView", .view, "UIView", parent: "view",
      .editor(.reference, "tableViewCell") + .editor(.bool, "prototype")),
    InterfaceElementType(
      "tableViewHeaderFooterView", .view, "UITableViewHeaderFooterView", parent: "view",
      .builder(.string, "reuseIdentifier") + .builder(.object, "contentView").outlets
        + .of(.object, "backgroundView").outlets),
    InterfaceElementType(
      "collectionView", .view, "UICollectionView", parent: "scrollView", actions: "reloadData",
      collectionView),
    InterfaceElementType(
      "collectionReusableView", .view, "UICollectionReusableView", parent: "view",
      .builder(.string, "reuseIdentifier")),
    InterfaceElementType(
      "collectionViewCell", .view, "UICollectionViewCell", parent: "collectionReusableView",
      .builder(.object, "contentView").outlets
        + .of(.object, "backgroundView selectedBackgroundView").outlets
        + .editor(.size, "customSize")
        + .of(.bool, "selected->isSelected")),
    InterfaceElementType("collectionViewCellContentView", .view, "UIView", parent: "view"),
    InterfaceElementType(
      "collectionViewLayout", .object, "UICollectionViewLayout", parent: "object",
      .editor(.object, "itemSize")),
    InterfaceElementType(
      "collectionViewFlowLayout", .object, "UICollectionViewFlowLayout", parent: "collectionViewLayout",
      flowLayout),
  ]

  package static let tableView: [InterfaceAttributeType] = .table(
    .builder(.enumeration(.tableStyle), "style=plain"),
    .builder(.enumeration(.dataMode), "dataMode->dataSource"),
    .of(.bool, "alwaysBounceVertical=NO").imposed,
    .of(.enumeration(.separatorStyle), "separatorStyle=default~"),
    .of(.enumeration(.separatorInsetReference), "separatorInsetReference=fromCellEdges~"),
    .of(
      .bool,
      "allowsSelection=YES~ allowsMultipleSelection=NO~ allowsSelectionDuringEditing=NO~ allowsMultipleSelectionDuringEditing=NO~"
    ),
    .of(
      .bool,
      "cellLayoutMarginsFollowReadableWidth~ contentViewInsetsToSafeArea=YES->insetsContentViewsToSafeArea~"
    ),
    .absent(.bool, "selectionFollowsFocus=NO"),
    .of(.bool, "dragInteractionEnabled~ prefetchingEnabled=YES->isPrefetchingEnabled"),
    .editor(.bool, "showsSelectionImmediatelyOnTouchBegin"),
    .of(.real, "rowHeight=-1 estimatedRowHeight=-1~ sectionFooterHeight=-1~"),
    .of(.real, "sectionHeaderHeight=-1~").late,
    .of(
      .real,
      "estimatedSectionHeaderHeight=-1~ estimatedSectionFooterHeight=-1~ sectionHeaderTopPadding fillerRowHeight"
    ),
    .of(.integer, "sectionIndexMinimumDisplayRowCount=0~"),
    .of(
      .color,
      "separatorColor~ sectionIndexColor~ sectionIndexBackgroundColor~ sectionIndexTrackingBackgroundColor~"),
    .of(.insets, "separatorInset~"),
    .of(.object, "tableHeaderView tableFooterView backgroundView").outlets,
    .of(.connection, "dataSource prefetchDataSource dragDelegate dropDelegate"),
    .builder(.objects, "prototypes->register(_:forCellReuseIdentifier:) sections->dataSource"))

  static let tableSection: [InterfaceAttributeType] = .table(
    object,
    .of(.localizedString, "headerTitle->tableView(_:titleForHeaderInSection:)"),
    .of(.localizedString, "footerTitle->tableView(_:titleForFooterInSection:)"),
    .of(.objects, "cells->tableView(_:cellForRowAt:)"),
    .editor(.bool, "colorLabel"),
    .of(
      .object,
      "headerView->tableView(_:viewForHeaderInSection:) footerView->tableView(_:viewForFooterInSection:)"))

  static let tableCell: [InterfaceAttributeType] = .table(
    .builder(.string, "reuseIdentifier"),
    .builder(.enumeration(.cellStyle), "style->init(style:reuseIdentifier:)"),
    .of(.enumeration(.selectionStyle), "selectionStyle=default"),
    .of(.enumeration(.accessoryType), "accessoryType=none editingAccessoryType=none"),
    .of(.enumeration(.focusStyle), "focusStyle=default"),
    .of(.integer, "indentationLevel=0"),
    .of(.real, "indentationWidth=10"), .builder(.real, "rowHeight->tableView(_:heightForRowAt:)"),
    .of(
      .bool,
      "shouldIndentWhileEditing=YES->shouldIndentWhileEditing showsReorderControl=NO"
    ),
    .absent(.bool, "hidesAccessoryWhenEditing=YES"),
    .of(.bool, "selected->isSelected"), .of(.bool, "editing->isEditing").late,
    .builder(.reference, "textLabel detailTextLabel imageView").outlets,
    .of(.image, "image->imageView?.image selectedImage->imageView?.highlightedImage"),
    .editor(.string, "catalog"),
    .of(.insets, "separatorInset"),
    .builder(.object, "contentView").outlets,
    .of(
      .object,
      "backgroundView selectedBackgroundView multipleSelectionBackgroundView accessoryView editingAccessoryView"
    ).outlets)

  static let collectionView: [InterfaceAttributeType] = .table(
    .builder(.enumeration(.dataMode), "dataMode->dataSource"),
    .of(
      .bool,
      "allowsSelection=YES allowsMultipleSelection=NO multipleSelection->allowsMultipleSelection"
    ),
    .of(.bool, "prefetchingEnabled=YES->isPrefetchingEnabled dragInteractionEnabled"),
    .absent(.bool, "selectionFollowsFocus=NO remembersLastFocusedIndexPath=NO"),
    .builder(.object, "collectionViewLayout").outlets, .of(.object, "backgroundView").outlets,
    .of(.connection, "dataSource prefetchDataSource dragDelegate dropDelegate"),
    .builder(
      .object,
      """
      sectionHeaderView->register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
      sectionFooterView->register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
      """),
    .builder(.objects, "cells->register(_:forCellWithReuseIdentifier:)"))

  static let flowLayout: [InterfaceAttributeType] = .table(
    .of(.real, "minimumLineSpacing=10 minimumInteritemSpacing=10"),
    .of(.enumeration(.scrollDirection), "scrollDirection=vertical"),
    .absent(.enumeration(.sectionInsetReference), "sectionInsetReference=contentInset"),
    .written(.bool, "automaticEstimatedItemSize=NO->estimatedItemSize"),
    .of(.bool, "sectionHeadersPinToVisibleBounds=NO sectionFootersPinToVisibleBounds=NO"),
    .of(.size, "itemSize headerReferenceSize footerReferenceSize"), .written(.size, "estimatedItemSize"),
    .of(.insets, "sectionInset"))
}
