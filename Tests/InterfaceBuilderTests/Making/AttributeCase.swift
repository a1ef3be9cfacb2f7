import Testing
import UIKit

/// A view as a document and code make it.
struct AttributeCase: Sendable, CustomTestStringConvertible {
  let xml: String
  let make: @MainActor @Sendable () -> UIView
  var testDescription: String { String(xml.prefix(100)) }

  init<View: UIView>(
    _ xml: String, _ make: @escaping @MainActor @Sendable () -> View,
    _ set: @escaping @MainActor @Sendable (View) -> Void = { _ in }
  ) {
    self.xml = xml
    self.make = {
      let view = make()
      set(view)
      return view
    }
  }
}

/// Views of documents beside the same in code.
enum AttributeCases {
  private static let frame = CGRect(x: 10, y: 20, width: 120, height: 40)
  private static let rect = "<rect key=\"frame\" x=\"10\" y=\"20\" width=\"120\" height=\"40\"/>"

  private static func view(
    _ attributes: String, _ children: String = "", _ set: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> AttributeCase {
    AttributeCase("<view \(attributes)>\(rect)\(children)</view>", { UIView(frame: frame) }, set)
  }

  private static func label(
    _ attributes: String, _ children: String = "",
    _ set: @escaping @MainActor @Sendable (UILabel) -> Void
  ) -> AttributeCase {
    AttributeCase(
      "<label userInteractionEnabled=\"NO\" text=\"Hello\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" \(attributes)>\(rect)\(children)</label>",
      { UILabel(frame: frame) },
      {
        $0.text = "Hello"
        set($0)
      })
  }

  private static func button(
    _ attributes: String, _ children: String = "",
    _ set: @escaping @MainActor @Sendable (UIButton) -> Void
  ) -> AttributeCase {
    AttributeCase(
      "<button buttonType=\"system\" contentVerticalAlignment=\"center\" \(attributes)>\(rect)\(children)</button>",
      {
        let button = UIButton(type: .system)
        button.frame = frame
        return button
      }, set)
  }

  private static func field(
    _ attributes: String, _ children: String = "",
    _ set: @escaping @MainActor @Sendable (UITextField) -> Void
  ) -> AttributeCase {
    AttributeCase(
      "<textField contentVerticalAlignment=\"center\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" \(attributes)>\(rect)\(children)</textField>",
      { UITextField(frame: frame) }, set)
  }

  private static func any<View: UIView>(
    _ element: String, _ attributes: String, _ children: String = "",
    _ make: @escaping @MainActor @Sendable (CGRect) -> View,
    _ set: @escaping @MainActor @Sendable (View) -> Void = { _ in }
  ) -> AttributeCase {
    AttributeCase("<\(element) \(attributes)>\(rect)\(children)</\(element)>", { make(frame) }, set)
  }

  static let views: [AttributeCase] = [
    view("") { _ in },
    view("alpha=\"0.5\"") { $0.alpha = 0.5 },
    view("hidden=\"YES\"") { $0.isHidden = true },
    view("opaque=\"NO\"") { $0.isOpaque = false },
    view("clipsSubviews=\"YES\"") { $0.clipsToBounds = true },
    view("tag=\"7\"") { $0.tag = 7 },
    view("userInteractionEnabled=\"NO\"") { $0.isUserInteractionEnabled = false },
    view("multipleTouchEnabled=\"YES\"") { $0.isMultipleTouchEnabled = true },
    view("exclusiveTouch=\"YES\"") { $0.isExclusiveTouch = true },
    view("autoresizesSubviews=\"NO\"") { $0.autoresizesSubviews = false },
    view("contentMode=\"scaleAspectFit\"") { $0.contentMode = .scaleAspectFit },
    view("contentMode=\"bottomRight\"") { $0.contentMode = .bottomRight },
    view("semanticContentAttribute=\"forceRightToLeft\"") { $0.semanticContentAttribute = .forceRightToLeft },
    view("appearanceType=\"dark\"") { $0.overrideUserInterfaceStyle = .dark },
    view("translatesAutoresizingMaskIntoConstraints=\"NO\"") {
      $0.translatesAutoresizingMaskIntoConstraints = false
    },
    view("translatesAutoresizingMaskIntoConstraints=\"NO\" fixedFrame=\"YES\"") { _ in },
    view("preservesSuperviewLayoutMargins=\"YES\"") { $0.preservesSuperviewLayoutMargins = true },
    view("insetsLayoutMarginsFromSafeArea=\"NO\"") { $0.insetsLayoutMarginsFromSafeArea = false },
    view("restorationIdentifier=\"place\"") { $0.restorationIdentifier = "place" },
    view("horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"252\"") {
      $0.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      $0.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    },
    view("horizontalCompressionResistancePriority=\"749\" verticalCompressionResistancePriority=\"1000\"") {
      $0.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
      $0.setContentCompressionResistancePriority(.required, for: .vertical)
    },
    view("", "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMaxY=\"YES\"/>") {
      $0.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    },
    view(
      "",
      "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    ) {
      $0.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    },
    view("", "<color key=\"backgroundColor\" white=\"0.25\" alpha=\"0.5\" colorSpace=\"calibratedWhite\"/>") {
      $0.backgroundColor = UIColor(white: 0.25, alpha: 0.5)
    },
    view("", "<color key=\"backgroundColor\" systemColor=\"systemIndigoColor\"/>") {
      $0.backgroundColor = .systemIndigo
    },
    view("", "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>") { $0.tintColor = .systemRed },
    view("", "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>") {
      $0.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    view(
      "",
      "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    ) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    view(
      "",
      "<accessibility key=\"accessibilityConfiguration\" identifier=\"i\" label=\"l\" hint=\"h\"><accessibilityTraits key=\"traits\" button=\"YES\"/></accessibility>"
    ) {
      $0.accessibilityIdentifier = "i"
      $0.accessibilityLabel = "l"
      $0.accessibilityHint = "h"
      $0.accessibilityTraits = .button
    },
    view(
      "",
      "<subviews><view tag=\"1\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/><color key=\"backgroundColor\" systemColor=\"labelColor\"/></view></subviews>"
    ) {
      let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      inner.tag = 1
      inner.backgroundColor = .label
      $0.addSubview(inner)
    },
  ]

  static let texts: [AttributeCase] = [
    label("") { _ in },
    label("textAlignment2=\"x\" numberOfLines=\"0\"") { $0.numberOfLines = 0 },
    label("lineBreakMode=\"middleTruncation\"") { $0.lineBreakMode = .byTruncatingMiddle },
    label("enabled=\"NO\"") { $0.isEnabled = false },
    label("highlighted=\"YES\"") { $0.isHighlighted = true },
    label("minimumScaleFactor=\"0.5\"") { $0.minimumScaleFactor = 0.5 },
    label("preferredMaxLayoutWidth=\"90\"") { $0.preferredMaxLayoutWidth = 90 },
    label("adjustsFontForContentSizeCategory=\"YES\"") { $0.adjustsFontForContentSizeCategory = true },
    label(
      "", "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"20\"/>"
    ) {
      $0.font = .systemFont(ofSize: 20, weight: .semibold)
    },
    label("", "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"13\"/>") {
      $0.font = .boldSystemFont(ofSize: 13)
    },
    label("", "<fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"13\"/>") {
      $0.font = .italicSystemFont(ofSize: 13)
    },
    label("", "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/>") {
      $0.font = .preferredFont(forTextStyle: .headline)
    },
    label("", "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>") {
      $0.textColor = .secondaryLabel
    },
    label("", "<color key=\"highlightedColor\" systemColor=\"systemRedColor\"/>") {
      $0.highlightedTextColor = .systemRed
    },
    label(
      "",
      "<color key=\"shadowColor\" systemColor=\"systemRedColor\"/><size key=\"shadowOffset\" width=\"2\" height=\"3\"/>"
    ) {
      $0.shadowColor = .systemRed
      $0.shadowOffset = CGSize(width: 2, height: 3)
    },
    any("label", "text=\"x\"", "", { UILabel(frame: $0) }) {
      $0.text = "x"
      $0.isUserInteractionEnabled = true
      $0.adjustsFontSizeToFitWidth = true
      $0.textAlignment = .left
    },
    label("", "<string key=\"text2\">x</string>") { _ in },
    field("text=\"a\" placeholder=\"b\"") {
      $0.text = "a"
      $0.placeholder = "b"
    },
    field("borderStyle=\"roundedRect\"") { $0.borderStyle = .roundedRect },
    field("minimumFontSize=\"17\"") { $0.minimumFontSize = 17 },
    field("clearsOnBeginEditing=\"YES\" clearButtonMode=\"whileEditing\"") {
      $0.clearsOnBeginEditing = true
      $0.clearButtonMode = .whileEditing
    },
    field(
      "",
      "<textInputTraits key=\"textInputTraits\" autocapitalizationType=\"words\" keyboardType=\"emailAddress\" returnKeyType=\"done\" secureTextEntry=\"YES\" textContentType=\"email\"/>"
    ) {
      $0.autocapitalizationType = .words
      $0.keyboardType = .emailAddress
      $0.returnKeyType = .done
      $0.isSecureTextEntry = true
      $0.textContentType = .emailAddress
    },
    any(
      "textView", "clipsSubviews=\"YES\" editable=\"NO\" textAlignment=\"center\"",
      "<string key=\"text\">Two\nlines</string>",
      { UITextView(frame: $0) }
    ) {
      $0.isEditable = false
      $0.textAlignment = .center
      $0.text = "Two\nlines"
    },
  ]

  static let controls: [AttributeCase] = [
    button("") { _ in },
    button("", "<state key=\"normal\" title=\"Go\"/>") { $0.setTitle("Go", for: .normal) },
    button(
      "",
      "<state key=\"normal\" title=\"Go\"><color key=\"titleColor\" systemColor=\"systemRedColor\"/></state><state key=\"selected\" title=\"Gone\"/>"
    ) {
      $0.setTitle("Go", for: .normal)
      $0.setTitleColor(.systemRed, for: .normal)
      $0.setTitle("Gone", for: .selected)
    },
    button("", "<state key=\"normal\" image=\"star\" catalog=\"system\"/>") {
      $0.setImage(UIImage(systemName: "star"), for: .normal)
    },
    button("enabled=\"NO\" contentHorizontalAlignment=\"left\"") {
      $0.isEnabled = false
      $0.contentHorizontalAlignment = .left
    },
    button("role=\"destructive\"", "<state key=\"normal\" title=\"x\"/>") {
      $0.role = .destructive
      $0.setTitle("x", for: .normal)
    },
    button(
      "",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"24\"/><state key=\"normal\" title=\"x\"/>"
    ) {
      $0.titleLabel?.font = .systemFont(ofSize: 24)
      $0.setTitle("x", for: .normal)
    },
    button(
      "",
      "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Save\" subtitle=\"now\" imagePadding=\"4\" cornerStyle=\"capsule\"/>"
    ) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.subtitle = "now"
      configuration.imagePadding = 4
      configuration.cornerStyle = .capsule
      $0.configuration = configuration
    },
    any(
      "switch", "contentVerticalAlignment=\"center\" on=\"YES\"",
      "<color key=\"onTintColor\" systemColor=\"systemRedColor\"/>", { UISwitch(frame: $0) }
    ) {
      $0.isOn = true
      $0.onTintColor = .systemRed
    },
    any(
      "slider", "contentVerticalAlignment=\"center\" value=\"70\" minValue=\"10\" maxValue=\"90\"", "",
      { UISlider(frame: $0) }
    ) {
      $0.minimumValue = 10
      $0.maximumValue = 90
      $0.value = 70
    },
    any(
      "segmentedControl", "contentVerticalAlignment=\"center\" selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"A\"/><segment title=\"B\" enabled=\"NO\"/><segment title=\"C\" width=\"40\"/></segments>",
      { UISegmentedControl(frame: $0) }
    ) {
      $0.insertSegment(withTitle: "A", at: 0, animated: false)
      $0.insertSegment(withTitle: "B", at: 1, animated: false)
      $0.setEnabled(false, forSegmentAt: 1)
      $0.insertSegment(withTitle: "C", at: 2, animated: false)
      $0.setWidth(40, forSegmentAt: 2)
      $0.selectedSegmentIndex = 1
    },
    any(
      "stepper",
      "contentVerticalAlignment=\"center\" value=\"5\" minimumValue=\"-9\" maximumValue=\"9\" stepValue=\"2\" wraps=\"YES\"",
      "", { UIStepper(frame: $0) }
    ) {
      $0.minimumValue = -9
      $0.maximumValue = 9
      $0.stepValue = 2
      $0.wraps = true
      $0.value = 5
    },
    any(
      "pageControl", "contentVerticalAlignment=\"center\" numberOfPages=\"4\" currentPage=\"2\"", "",
      { UIPageControl(frame: $0) }
    ) {
      $0.numberOfPages = 4
      $0.currentPage = 2
    },
    any(
      "datePicker",
      "contentVerticalAlignment=\"center\" datePickerMode=\"date\" minuteInterval=\"1\" style=\"compact\"",
      "<date key=\"date\" timeIntervalSinceReferenceDate=\"0\"/>", { UIDatePicker(frame: $0) }
    ) {
      $0.datePickerMode = .date
      $0.preferredDatePickerStyle = .compact
      $0.date = Date(timeIntervalSinceReferenceDate: 0)
    },
    any(
      "progressView", "progress=\"0.25\"",
      "<color key=\"progressTintColor\" systemColor=\"systemRedColor\"/>", { UIProgressView(frame: $0) }
    ) {
      $0.progress = 0.25
      $0.progressTintColor = .systemRed
    },
    any(
      "activityIndicatorView", "style=\"large\" animating=\"YES\" hidesWhenStopped=\"YES\"", "",
      { UIActivityIndicatorView(frame: $0) }
    ) {
      $0.style = .large
      $0.startAnimating()
    },
    any(
      "imageView", "userInteractionEnabled=\"NO\" image=\"heart\" catalog=\"system\" contentMode=\"center\"",
      "", { UIImageView(frame: $0) }
    ) {
      $0.image = UIImage(systemName: "heart")
      $0.contentMode = .center
    },
    any(
      "stackView", "axis=\"vertical\" distribution=\"fillEqually\" alignment=\"center\" spacing=\"6\"",
      "<subviews><view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view></subviews>",
      { UIStackView(frame: $0) }
    ) {
      $0.axis = .vertical
      $0.distribution = .fillEqually
      $0.alignment = .center
      $0.spacing = 6
      $0.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
    },
    any(
      "visualEffectView", "", "<blurEffect style=\"systemMaterial\"/>",
      { (frame: CGRect) -> UIVisualEffectView in
        let view = UIVisualEffectView(effect: nil)
        view.frame = frame
        return view
      }
    ) { $0.effect = UIBlurEffect(style: .systemMaterial) },
  ]

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
