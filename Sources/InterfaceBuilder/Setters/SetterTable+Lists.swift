import InterfaceDocuments
import UIKit

extension SetterTable {
  mutating func addLists() {
    addTableViewSetters()
    addTableViewCellSetters()
    addCollectionViewFlowLayoutSetters()
  }

  private mutating func addTableViewSetters() {
    add("tableView", UITableView.self) { s in
      s.builder("style dataMode prototypes sections")
      s.word("separatorStyle", UITableViewCell.SeparatorStyle.self) { $0.separatorStyle = $1 }
      s.word("separatorInsetReference", UITableView.SeparatorInsetReference.self) {
        $0.separatorInsetReference = $1
      }
      s.bool("allowsSelection") { $0.allowsSelection = $1 }
      s.bool("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
      s.bool("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
      s.bool("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 }
      s.bool("cellLayoutMarginsFollowReadableWidth") { $0.cellLayoutMarginsFollowReadableWidth = $1 }
      s.bool("contentViewInsetsToSafeArea") { $0.insetsContentViewsToSafeArea = $1 }
      s.bool("dragInteractionEnabled") { $0.dragInteractionEnabled = $1 }
      s.bool("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
      s.real("rowHeight") { $0.rowHeight = length($1) }
      s.real("estimatedRowHeight") { $0.estimatedRowHeight = length($1) }
      s.real("sectionHeaderHeight") { $0.sectionHeaderHeight = length($1) }
      s.real("sectionFooterHeight") { $0.sectionFooterHeight = length($1) }
      s.real("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = length($1) }
      s.real("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = length($1) }
      s.real("sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = length($1) }
      s.real("fillerRowHeight") { $0.fillerRowHeight = $1 }
      s.integer("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = $1 }
      s.color("separatorColor") { $0.separatorColor = $1 }
      s.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
      s.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
      s.color("sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor = $1 }
      s.insets("separatorInset") { $0.separatorInset = $1 }
      s.object("tableHeaderView", UIView.self) { $0.tableHeaderView = $1 }
      s.object("tableFooterView", UIView.self) { $0.tableFooterView = $1 }
      s.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
    }
    add("tableView", UITableView.self) { s in
      s.outlet("delegate", (any UITableViewDelegate).self) { $0.delegate = $1 }
      s.outlet("dataSource", (any UITableViewDataSource).self) { $0.dataSource = $1 }
      s.outlet("prefetchDataSource", (any UITableViewDataSourcePrefetching).self) {
        $0.prefetchDataSource = $1
      }
      s.outlet("dragDelegate", (any UITableViewDragDelegate).self) { $0.dragDelegate = $1 }
      s.outlet("dropDelegate", (any UITableViewDropDelegate).self) { $0.dropDelegate = $1 }
    }
    add("tableViewSection", NSObject.self) {
      $0.builder("headerTitle footerTitle cells headerView footerView")
    }
  }

  private mutating func addTableViewCellSetters() {
    add("tableViewCell", UITableViewCell.self) { s in
      s.builder("reuseIdentifier style rowHeight textLabel detailTextLabel imageView contentView")
      s.part("selectionStyle", { element, _ in CellWords.selection(element) }, { $0.selectionStyle = $1 })
      s.word("accessoryType", UITableViewCell.AccessoryType.self) { $0.accessoryType = $1 }
      s.word("editingAccessoryType", UITableViewCell.AccessoryType.self) { $0.editingAccessoryType = $1 }
      s.word("focusStyle", UITableViewCell.FocusStyle.self) { $0.focusStyle = $1 }
      s.integer("indentationLevel") { $0.indentationLevel = $1 }
      s.real("indentationWidth") { $0.indentationWidth = $1 }
      s.bool("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
      s.bool("showsReorderControl") { $0.showsReorderControl = $1 }
      s.bool("selected") { $0.isSelected = $1 }
      s.bool("editing") { $0.isEditing = $1 }
      s.image("image") { $0.imageView?.image = $1 }
      s.image("selectedImage") { $0.imageView?.highlightedImage = $1 }
      s.insets("separatorInset") { $0.separatorInset = $1 }
      s.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
      s.object("selectedBackgroundView", UIView.self) { $0.selectedBackgroundView = $1 }
      s.object("multipleSelectionBackgroundView", UIView.self) { $0.multipleSelectionBackgroundView = $1 }
      s.object("accessoryView", UIView.self) { $0.accessoryView = $1 }
      s.object("editingAccessoryView", UIView.self) { $0.editingAccessoryView = $1 }
    }
    add("tableViewHeaderFooterView", UITableViewHeaderFooterView.self) { s in
      s.builder("reuseIdentifier contentView")
      s.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
    }
    add("collectionView", UICollectionView.self) { s in
      s.builder("dataMode collectionViewLayout sectionHeaderView sectionFooterView cells")
      s.bool("allowsSelection") { $0.allowsSelection = $1 }
      s.bool("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
      s.bool("multipleSelection") { $0.allowsMultipleSelection = $1 }
      s.bool("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
      s.bool("dragInteractionEnabled") { $0.dragInteractionEnabled = $1 }
      s.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
    }
    add("collectionView", UICollectionView.self) { s in
      s.outlet("delegate", (any UICollectionViewDelegate).self) { $0.delegate = $1 }
      s.outlet("dataSource", (any UICollectionViewDataSource).self) { $0.dataSource = $1 }
      s.outlet("prefetchDataSource", (any UICollectionViewDataSourcePrefetching).self) {
        $0.prefetchDataSource = $1
      }
      s.outlet("dragDelegate", (any UICollectionViewDragDelegate).self) { $0.dragDelegate = $1 }
      s.outlet("dropDelegate", (any UICollectionViewDropDelegate).self) { $0.dropDelegate = $1 }
      s.outlet("collectionViewLayout", UICollectionViewLayout.self) {
        if let layout = $1 { $0.collectionViewLayout = layout }
      }
    }
    add("collectionReusableView", UICollectionReusableView.self) { $0.builder("reuseIdentifier") }
    add("collectionViewCell", UICollectionViewCell.self) { s in
      s.builder("contentView")
      s.bool("selected") { $0.isSelected = $1 }
      s.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
      s.object("selectedBackgroundView", UIView.self) { $0.selectedBackgroundView = $1 }
    }
  }

  private mutating func addCollectionViewFlowLayoutSetters() {
    add("collectionViewFlowLayout", UICollectionViewFlowLayout.self) { s in
      s.real("minimumLineSpacing") { $0.minimumLineSpacing = $1 }
      s.real("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 }
      s.word("scrollDirection", UICollectionView.ScrollDirection.self) { $0.scrollDirection = $1 }
      s.bool("automaticEstimatedItemSize") {
        if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      }
      s.bool("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 }
      s.bool("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 }
      s.size("itemSize") { $0.itemSize = $1 }
      s.part(
        "estimatedItemSize", { element, _ in CellWords.estimate(element) }, { $0.estimatedItemSize = $1 })
      s.size("headerReferenceSize") { $0.headerReferenceSize = $1 }
      s.size("footerReferenceSize") { $0.footerReferenceSize = $1 }
      s.insets("sectionInset") { $0.sectionInset = $1 }
    }
  }
}

/// A length of a table, which is automatic where it is -1.
@MainActor private func length(_ value: CGFloat) -> CGFloat {
  value == -1 ? UITableView.automaticDimension : value
}

/// The words of cells that stand for others.
@MainActor private enum CellWords {
  static func selection(_ element: InterfaceObject) -> UITableViewCell.SelectionStyle? {
    let word = element.attribute("selectionStyle") ?? "blue"
    return Enumerations.value(UITableViewCell.SelectionStyle.self, word == "blue" ? "default" : word)
  }

  /// The estimate of a flow; nil for automatic sizes, which are written as an estimate of zero beside a flag.
  static func estimate(_ element: InterfaceObject) -> CGSize? {
    guard element.elementName == "size", case .size(let width, let height)? = try? element.elementValue(),
      width > 0 || height > 0
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
