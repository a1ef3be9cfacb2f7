extension InterfaceElementType {
  static let lists: [InterfaceElementType] = [
    InterfaceElementType("tableView", .view, "UITableView", parent: "scrollView", tableView),
    InterfaceElementType("tableViewSection", .part, nil, tableSection),
    InterfaceElementType("tableViewCell", .view, "UITableViewCell", parent: "view", tableCell),
    InterfaceElementType(
      "tableViewCellContentView", .view, "UIView", parent: "view",
      .editor(.reference, "tableViewCell") + .editor(.bool, "prototype")),
    InterfaceElementType(
      "tableViewHeaderFooterView", .view, "UITableViewHeaderFooterView", parent: "view",
      .of(.string, "reuseIdentifier") + .of(.object, "contentView backgroundView").outlets),
    InterfaceElementType("collectionView", .view, "UICollectionView", parent: "scrollView", collectionView),
    InterfaceElementType(
      "collectionReusableView", .view, "UICollectionReusableView", parent: "view",
      .of(.string, "reuseIdentifier")),
    InterfaceElementType(
      "collectionViewCell", .view, "UICollectionViewCell", parent: "collectionReusableView",
      .of(.object, "contentView backgroundView selectedBackgroundView").outlets
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

  static let tableView: [InterfaceAttributeType] = .table(
    .of(.enumeration(.tableStyle), "style=plain"),
    .of(.enumeration(.dataMode), "dataMode->dataSource"),
    .of(.enumeration(.separatorStyle), "separatorStyle=default"),
    .of(.enumeration(.separatorInsetReference), "separatorInsetReference=fromCellEdges"),
    .of(
      .bool,
      "allowsSelection=YES allowsMultipleSelection=NO allowsSelectionDuringEditing=NO allowsMultipleSelectionDuringEditing=NO"
    ),
    .of(
      .bool,
      "cellLayoutMarginsFollowReadableWidth contentViewInsetsToSafeArea=YES->insetsContentViewsToSafeArea"
    ),
    .absent(.bool, "selectionFollowsFocus=NO"),
    .of(.bool, "dragInteractionEnabled prefetchingEnabled=YES->isPrefetchingEnabled"),
    .editor(.bool, "showsSelectionImmediatelyOnTouchBegin"),
    .of(.real, "rowHeight=-1 estimatedRowHeight=-1 sectionHeaderHeight=-1 sectionFooterHeight=-1"),
    .of(
      .real,
      "estimatedSectionHeaderHeight=-1 estimatedSectionFooterHeight=-1 sectionHeaderTopPadding fillerRowHeight"
    ),
    .of(.integer, "sectionIndexMinimumDisplayRowCount=0"),
    .of(
      .color,
      "separatorColor sectionIndexColor sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor"),
    .of(.insets, "separatorInset"),
    .of(.object, "tableHeaderView tableFooterView backgroundView").outlets,
    .of(.connection, "dataSource prefetchDataSource dragDelegate dropDelegate"),
    .of(.objects, "prototypes->register(_:forCellReuseIdentifier:) sections->dataSource"))

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
    .of(.string, "reuseIdentifier"),
    .of(.enumeration(.cellStyle), "style->init(style:reuseIdentifier:)"),
    .of(.enumeration(.selectionStyle), "selectionStyle=default"),
    .of(.enumeration(.accessoryType), "accessoryType=none editingAccessoryType=none"),
    .of(.enumeration(.focusStyle), "focusStyle=default"),
    .of(.integer, "indentationLevel=0"),
    .of(.real, "indentationWidth=10 rowHeight->tableView(_:heightForRowAt:)"),
    .of(
      .bool,
      "shouldIndentWhileEditing=YES->shouldIndentWhileEditing showsReorderControl=NO"
    ),
    .absent(.bool, "hidesAccessoryWhenEditing=YES"),
    .of(.bool, "selected->isSelected editing->isEditing"),
    .of(.reference, "textLabel detailTextLabel imageView").outlets,
    .of(.image, "image->imageView?.image selectedImage->imageView?.highlightedImage"),
    .editor(.string, "catalog"),
    .of(.insets, "separatorInset"),
    .of(
      .object,
      "contentView backgroundView selectedBackgroundView multipleSelectionBackgroundView accessoryView editingAccessoryView"
    ).outlets)

  static let collectionView: [InterfaceAttributeType] = .table(
    .of(.enumeration(.dataMode), "dataMode->dataSource"),
    .of(
      .bool,
      "allowsSelection=YES allowsMultipleSelection=NO multipleSelection->allowsMultipleSelection"
    ),
    .of(.bool, "prefetchingEnabled=YES->isPrefetchingEnabled dragInteractionEnabled"),
    .absent(.bool, "selectionFollowsFocus=NO remembersLastFocusedIndexPath=NO"),
    .of(.object, "collectionViewLayout backgroundView").outlets,
    .of(.connection, "dataSource prefetchDataSource dragDelegate dropDelegate"),
    .of(
      .object,
      """
      sectionHeaderView->register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
      sectionFooterView->register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
      """),
    .of(.objects, "cells->register(_:forCellWithReuseIdentifier:)"))

  static let flowLayout: [InterfaceAttributeType] = .table(
    .of(.real, "minimumLineSpacing=10 minimumInteritemSpacing=10"),
    .of(.enumeration(.scrollDirection), "scrollDirection=vertical"),
    .absent(.enumeration(.sectionInsetReference), "sectionInsetReference=contentInset"),
    .of(.bool, "automaticEstimatedItemSize=NO->estimatedItemSize"),
    .of(.bool, "sectionHeadersPinToVisibleBounds=NO sectionFootersPinToVisibleBounds=NO"),
    .of(.size, "itemSize estimatedItemSize headerReferenceSize footerReferenceSize"),
    .of(.insets, "sectionInset"))
}
