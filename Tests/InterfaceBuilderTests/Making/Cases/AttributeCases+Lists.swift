@testable import InterfaceBuilder
@testable import UIKit

extension AttributeCases {
  private static let inner = "<rect key='frame' x='0.0' y='0.0' width='50' height='20'/>"

  @MainActor private static func box(_ tag: Int) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    view.tag = tag
    return view
  }

  static let lists: [AttributeCase] = [
    any(
      "scrollView",
      "clipsSubviews=\"YES\" pagingEnabled=\"YES\" alwaysBounceVertical=\"YES\" showsVerticalScrollIndicator=\"NO\" keyboardDismissMode=\"onDrag\" indicatorStyle=\"white\" contentInsetAdjustmentBehavior=\"never\" maximumZoomScale=\"3\"",
      "<inset key=\"contentInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>", { UIScrollView(frame: $0) }
    ) {
      $0.isPagingEnabled = true
      $0.alwaysBounceVertical = true
      $0.showsVerticalScrollIndicator = false
      $0.keyboardDismissMode = .onDrag
      $0.indicatorStyle = .white
      $0.contentInsetAdjustmentBehavior = .never
      $0.maximumZoomScale = 3
      $0.contentInset = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    },
    any(
      "tableView",
      "clipsSubviews=\"YES\" alwaysBounceVertical=\"YES\" style=\"insetGrouped\" separatorStyle=\"none\" rowHeight=\"60\" allowsMultipleSelection=\"YES\"",
      "<color key=\"separatorColor\" systemColor=\"systemRedColor\"/>",
      { UITableView(frame: $0, style: .insetGrouped) }
    ) {
      $0.separatorStyle = .none
      $0.rowHeight = 60
      $0.allowsMultipleSelection = true
      $0.separatorColor = .systemRed
    },
    any(
      "tableViewCell",
      "style=\"IBUITableViewCellStyleSubtitle\" reuseIdentifier=\"r\" selectionStyle=\"none\" accessoryType=\"disclosureIndicator\" indentationLevel=\"2\" indentationWidth=\"12\"",
      "",
      { (frame: CGRect) -> UITableViewCell in
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "r")
        cell.frame = frame
        return cell
      }
    ) {
      $0.selectionStyle = .none
      $0.accessoryType = .disclosureIndicator
      $0.indentationLevel = 2
      $0.indentationWidth = 12
    },
    any(
      "searchBar",
      "placeholder=\"Find\" prompt=\"p\" searchBarStyle=\"minimal\" showsCancelButton=\"YES\" showsScopeBar=\"YES\"",
      "<scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles>",
      { UISearchBar(frame: $0) }
    ) {
      $0.placeholder = "Find"
      $0.prompt = "p"
      $0.searchBarStyle = .minimal
      $0.showsCancelButton = true
      $0.scopeButtonTitles = ["A", "B"]
      $0.showsScopeBar = true
    },
    any(
      "navigationBar", "translucent=\"NO\" largeTitles=\"YES\"",
      "<items><navigationItem title=\"Top\"/></items>", { UINavigationBar(frame: $0) }
    ) {
      $0.isTranslucent = false
      $0.prefersLargeTitles = true
      $0.items = [UINavigationItem(title: "Top")]
    },
    any(
      "toolbar", "barStyle=\"black\"",
      "<items><barButtonItem systemItem=\"add\"/><barButtonItem title=\"x\" style=\"done\"/></items>",
      { UIToolbar(frame: $0) }
    ) {
      $0.barStyle = .black
      $0.items = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(title: "x", style: .done, target: nil, action: nil),
      ]
    },
    any(
      "tabBar", "itemPositioning=\"centered\" itemWidth=\"40\"",
      "<color key=\"selectedImageTintColor\" systemColor=\"systemRedColor\"/><items><tabBarItem systemItem=\"search\" tag=\"3\"/></items>",
      { UITabBar(frame: $0) }
    ) {
      $0.itemPositioning = .centered
      $0.itemWidth = 40
      $0.tintColor = .systemRed
      $0.items = [UITabBarItem(tabBarSystemItem: .search, tag: 3)]
    },
    any(
      "tableView",
      "clipsSubviews='YES' alwaysBounceVertical='YES' separatorInsetReference='fromAutomaticInsets' allowsSelection='NO' allowsSelectionDuringEditing='YES' allowsMultipleSelectionDuringEditing='YES' cellLayoutMarginsFollowReadableWidth='YES' contentViewInsetsToSafeArea='NO' dragInteractionEnabled='NO' prefetchingEnabled='NO' estimatedRowHeight='50' sectionHeaderHeight='21' sectionFooterHeight='22' estimatedSectionHeaderHeight='23' estimatedSectionFooterHeight='24' sectionHeaderTopPadding='5' fillerRowHeight='6' sectionIndexMinimumDisplayRowCount='7'",
      "<color key='sectionIndexColor' systemColor='systemRedColor'/><color key='sectionIndexBackgroundColor' systemColor='systemBlueColor'/><color key='sectionIndexTrackingBackgroundColor' systemColor='systemGreenColor'/><inset key='separatorInset' minX='31' minY='0.0' maxX='9' maxY='0.0'/><view key='tableHeaderView' tag='1'>\(inner)</view><view key='tableFooterView' tag='2'>\(inner)</view><view key='backgroundView' tag='3'>\(inner)</view>",
      { UITableView(frame: $0, style: .plain) }
    ) {
      $0.separatorInsetReference = .fromAutomaticInsets
      $0.allowsSelection = false
      $0.allowsSelectionDuringEditing = true
      $0.allowsMultipleSelectionDuringEditing = true
      $0.cellLayoutMarginsFollowReadableWidth = true
      $0.insetsContentViewsToSafeArea = false
      $0.dragInteractionEnabled = false
      $0.isPrefetchingEnabled = false
      $0.estimatedRowHeight = 50
      $0.estimatedSectionHeaderHeight = 23
      $0.estimatedSectionFooterHeight = 24
      $0.sectionHeaderTopPadding = 5
      $0.fillerRowHeight = 6
      $0.sectionIndexMinimumDisplayRowCount = 7
      $0.sectionIndexColor = .systemRed
      $0.sectionIndexBackgroundColor = .systemBlue
      $0.sectionIndexTrackingBackgroundColor = .systemGreen
      $0.separatorInset = UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 9)
      $0.sectionFooterHeight = 22
      $0.tableHeaderView = box(1)
      $0.tableFooterView = box(2)
      $0.backgroundView = box(3)
      $0.sectionHeaderHeight = 21
    },
    any(
      "tableView", "clipsSubviews='YES' alwaysBounceVertical='YES' dataMode='static' style='grouped'",
      "<sections><tableViewSection headerTitle='Top' footerTitle='End'><view key='headerView' tag='5'>\(inner)</view><view key='footerView' tag='6'>\(inner)</view><cells><tableViewCell rowHeight='70' tag='7'>\(rect)<tableViewCellContentView key='contentView'/></tableViewCell></cells></tableViewSection></sections>",
      { UITableView(frame: $0, style: .grouped) }
    ) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = frame
      cell.tag = 7
      $0.staticSections = [
        StaticTableSection(
          header: "Top", footer: "End", headerView: box(5), footerView: box(6),
          rows: [StaticTableSection.Row(cell: cell, height: 70)])
      ]
    },
    cell(
      "reuseIdentifier='r' selectionStyle='gray' editingAccessoryType='checkmark' focusStyle='custom' shouldIndentWhileEditing='NO' showsReorderControl='YES' selected='YES' accessoryType='detailButton'",
      "<inset key='separatorInset' minX='31' minY='0.0' maxX='9' maxY='0.0'/><view key='backgroundView' tag='1'>\(inner)</view><view key='selectedBackgroundView' tag='2'>\(inner)</view><view key='multipleSelectionBackgroundView' tag='3'>\(inner)</view><view key='accessoryView' tag='4'>\(inner)</view><view key='editingAccessoryView' tag='5'>\(inner)</view>"
    ) {
      $0.selectionStyle = .gray
      $0.editingAccessoryType = .checkmark
      $0.accessoryType = .detailButton
      $0.focusStyle = .custom
      $0.shouldIndentWhileEditing = false
      $0.showsReorderControl = true
      $0.isSelected = true
      $0.separatorInset = UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 9)
      $0.backgroundView = box(1)
      $0.selectedBackgroundView = box(2)
      $0.multipleSelectionBackgroundView = box(3)
      $0.accessoryView = box(4)
      $0.editingAccessoryView = box(5)
    },
    cell("reuseIdentifier='r' editing='YES'", "") { $0.isEditing = true },
    cell(
      "reuseIdentifier='r' image='star' catalog='system'",
      "<imageReference key='selectedImage' image='heart' catalog='system'/>"
    ) {
      $0.imageView?.image = UIImage(systemName: "star")
      $0.imageView?.highlightedImage = UIImage(systemName: "heart")
    },
    AttributeCase(
      "<tableViewCell style='IBUITableViewCellStyleValue1' textLabel='t' detailTextLabel='d' imageView='i'>\(rect)<tableViewCellContentView key='contentView' tag='8'><subviews><label text='T' userInteractionEnabled='NO' textAlignment='natural' adjustsFontSizeToFit='NO' id='t'/><label text='D' userInteractionEnabled='NO' textAlignment='natural' adjustsFontSizeToFit='NO' id='d'/><imageView userInteractionEnabled='NO' image='star' catalog='system' id='i'/></subviews></tableViewCellContentView></tableViewCell>",
      {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = frame
        cell.textLabel?.text = "T"
        cell.detailTextLabel?.text = "D"
        cell.imageView?.image = UIImage(systemName: "star")
        for label in [cell.textLabel, cell.detailTextLabel] {
          label?.textAlignment = .natural
          label?.adjustsFontSizeToFitWidth = false
        }
        cell.contentView.tag = 8
        return cell
      }),
    AttributeCase(
      "<tableViewHeaderFooterView reuseIdentifier='h'>\(rect)<view key='contentView' tag='3'/><view key='backgroundView' tag='1'>\(inner)</view></tableViewHeaderFooterView>",
      {
        let view = UITableViewHeaderFooterView(reuseIdentifier: "h")
        view.frame = frame
        view.contentView.tag = 3
        view.backgroundView = box(1)
        return view
      }),
    collection(
      "allowsSelection='NO' multipleSelection='YES' prefetchingEnabled='NO' dragInteractionEnabled='NO'",
      "<view key='backgroundView' tag='1'>\(inner)</view>"
    ) {
      $0.allowsSelection = false
      $0.allowsMultipleSelection = true
      $0.isPrefetchingEnabled = false
      $0.dragInteractionEnabled = false
      $0.backgroundView = box(1)
    },
    collection("allowsMultipleSelection='YES'", "") { $0.allowsMultipleSelection = true },
    AttributeCase(
      "<collectionViewFlowLayout minimumLineSpacing='1' minimumInteritemSpacing='2' scrollDirection='horizontal' sectionHeadersPinToVisibleBounds='YES' sectionFootersPinToVisibleBounds='YES'><size key='itemSize' width='3' height='4'/><size key='estimatedItemSize' width='5' height='6'/><size key='headerReferenceSize' width='7' height='8'/><size key='footerReferenceSize' width='9' height='10'/><inset key='sectionInset' minX='11' minY='12' maxX='13' maxY='14'/></collectionViewFlowLayout>",
      { UICollectionViewFlowLayout() },
      {
        $0.minimumLineSpacing = 1
        $0.minimumInteritemSpacing = 2
        $0.scrollDirection = .horizontal
        $0.sectionHeadersPinToVisibleBounds = true
        $0.sectionFootersPinToVisibleBounds = true
        $0.itemSize = CGSize(width: 3, height: 4)
        $0.estimatedItemSize = CGSize(width: 5, height: 6)
        $0.headerReferenceSize = CGSize(width: 7, height: 8)
        $0.footerReferenceSize = CGSize(width: 9, height: 10)
        $0.sectionInset = UIEdgeInsets(top: 12, left: 11, bottom: 14, right: 13)
      }),
    AttributeCase(
      "<collectionViewFlowLayout automaticEstimatedItemSize='YES'><size key='estimatedItemSize' width='0' height='0'/></collectionViewFlowLayout>",
      { UICollectionViewFlowLayout() },
      { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }),
    any(
      "collectionViewCell", "selected='YES' reuseIdentifier='t'",
      "<collectionViewCellContentView key='contentView' tag='3'/><view key='backgroundView' tag='1'>\(inner)</view><view key='selectedBackgroundView' tag='2'>\(inner)</view>",
      { UICollectionViewCell(frame: $0) }
    ) {
      $0.contentView.tag = 3
      $0.isSelected = true
      $0.backgroundView = box(1)
      $0.selectedBackgroundView = box(2)
      $0.reuseIdentifier = "t"
    },
  ]

  private static func cell(
    _ attributes: String, _ children: String,
    _ set: @escaping @MainActor @Sendable (UITableViewCell) -> Void
  ) -> AttributeCase {
    AttributeCase(
      "<tableViewCell \(attributes)>\(rect)\(children)</tableViewCell>",
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "r")
        cell.frame = frame
        return cell
      }, set)
  }

  private static func collection(
    _ attributes: String, _ children: String,
    _ set: @escaping @MainActor @Sendable (UICollectionView) -> Void
  ) -> AttributeCase {
    AttributeCase(
      "<collectionView clipsSubviews='YES' \(attributes)>\(rect)<collectionViewFlowLayout key='collectionViewLayout' minimumLineSpacing='3'/>\(children)</collectionView>",
      {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 3
        return UICollectionView(frame: frame, collectionViewLayout: layout)
      }, set)
  }
}
