extension ElementType {
  /// Every element, in the order of the reference page.
  public static let all: [ElementType] = {
    typealias Tables = AttributeTables
    let view = ("View", Tables.view)
    let control = ("Control", Tables.control)
    func type(
      _ name: String, _ className: String, content: Content = .none, _ tables: (String, [AttributeType])...
    ) -> ElementType {
      ElementType(name, className, content: content, tables: [view] + tables)
    }
    func table(_ name: String, _ roles: [CellRole], _ tables: (String, [AttributeType])...) -> ElementType {
      ElementType(
        name, name, content: .cells(roles), styleClassName: "UIView & ReactantTableView",
        tables: [view, ("Wrapper table", Tables.wrapperTable)] + tables)
    }
    return [
      type("View", "UIView"),
      type("Container", "ContainerView", content: .subviews),
      type("ScrollView", "UIScrollView", content: .subviews, ("ScrollView", Tables.scrollView)),
      type("StackView", "UIStackView", content: .arrangedSubviews, ("StackView", Tables.stackView)),
      type(
        "VisualEffectView", "UIVisualEffectView", content: .contentView,
        ("VisualEffectView", Tables.visualEffectView)),
      type("Component", "UIView", content: .definition),
      type("Label", "UILabel", content: .attributedText, ("Label", Tables.label)),
      type("TextField", "TextField", control, ("TextField", Tables.textField)),
      type("TextView", "UITextView", ("ScrollView", Tables.scrollView), ("TextView", Tables.textView)),
      type("Button", "UIButton", content: .attributedTitles, control, ("Button", Tables.button)),
      type("ImageView", "UIImageView", ("ImageView", Tables.imageView)),
      type("ActivityIndicator", "UIActivityIndicatorView", ("ActivityIndicator", Tables.activityIndicator)),
      type("DatePicker", "UIDatePicker", control, ("DatePicker", Tables.datePicker)),
      type("PickerView", "UIPickerView"),
      type("PageControl", "UIPageControl", control, ("PageControl", Tables.pageControl)),
      type("SegmentedControl", "UISegmentedControl", control, ("SegmentedControl", Tables.segmentedControl)),
      type("Slider", "UISlider", control, ("Slider", Tables.slider)),
      type("Stepper", "UIStepper", control, ("Stepper", Tables.stepper)),
      type("Switch", "UISwitch", control, ("Switch", Tables.switch)),
      type("ProgressView", "UIProgressView", ("ProgressView", Tables.progressView)),
      type("SearchBar", "UISearchBar", ("SearchBar", Tables.searchBar)),
      type("NavigationBar", "UINavigationBar", ("NavigationBar", Tables.navigationBar)),
      type("TabBar", "UITabBar", ("TabBar", Tables.tabBar)),
      type("Toolbar", "UIToolbar", ("Toolbar", Tables.toolbar)),
      type("TableView", "UITableView", ("ScrollView", Tables.scrollView), ("TableView", Tables.tableView)),
      table("PlainTableView", [.cell]),
      table("HeaderTableView", [.header, .cell]),
      table("FooterTableView", [.cell, .footer]),
      table("SimpleTableView", [.header, .cell, .footer]),
      table(
        "SimulatedSeparatorTableView", [.cell], ("Simulated separator", Tables.simulatedSeparator)),
    ]
  }()

  /// The elements of the original that have no class on this platform, with the reason.
  public static let unavailable: [(name: String, reason: String)] = [
    ("MapView", "there is no MKMapView on this platform"),
    ("WebView", "there is no WKWebView on this platform"),
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Returns the element with a tag, or nil.
  public static func named(_ name: String) -> ElementType? { byName[name] }

  /// The type of a component: its own view, which has the attributes of `View`.
  public static let component = named("Component")!

  /// The attributes that the tags of attributed text may have.
  public static let attributedTextAttributes = AttributeTables.attributedText

  private static let attributedTextByName = Dictionary(
    uniqueKeysWithValues: AttributeTables.attributedText.map { ($0.name, $0) })

  /// Returns the attribute of attributed text with a name, or nil.
  public static func attributedTextAttribute(named name: String) -> AttributeType? {
    attributedTextByName[name]
  }
}
