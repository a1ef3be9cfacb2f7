import UIKit

extension AttributeCases {
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
  ]
}
