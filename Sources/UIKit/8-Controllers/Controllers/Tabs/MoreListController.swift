import DisplayProtocol
import QuartzCore

/// The list of the controllers that have no tab.
final class MoreListController: UIViewController {
  private weak var tabs: UITabBarController?
  private let list = UIScrollView()
  private var rows: [MoreRow] = []

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    title = SystemWord.more.text
  }

  required init?(coder: NSCoder) {
    fatalError("the list is made for its controller")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.alwaysBounceVertical = true
    view.addSubview(list)
    update()
  }

  /// Shows the controllers there are now.
  func update() {
    guard isViewLoaded, let tabs else { return }
    for row in rows { row.removeFromSuperview() }
    rows = tabs.withoutTabs.map { controller in
      let row = MoreRow(controller.tabBarItem)
      row.addAction(
        UIAction { [weak tabs, weak controller] _ in
          if let controller { tabs?.handleSelectionFromMore(controller) }
        }, for: .primaryActionTriggered)
      list.addSubview(row)
      return row
    }
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    list.frame = view.bounds
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * MoreRow.height, width: list.bounds.width, height: MoreRow.height)
    }
    list.contentSize = CGSize(width: list.bounds.width, height: CGFloat(rows.count) * MoreRow.height)
  }
}

/// A line of the list: picture, title, and a sign that it leads on.
private final class MoreRow: UIControl, BarItemPresenter {
  static let height: CGFloat = 44
  private static let pictureRoom: CGFloat = 30

  private let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()
  private let sign = UIImageView()
  private let line = UIView.decoration(.separator)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    for part in [picture, label, sign] as [UIView] {
      part.becomeDecoration()
      addSubview(part)
    }
    addSubview(line)
    picture.contentMode = .center
    let symbols = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    sign.image = UIImage(systemName: "chevron.forward", withConfiguration: symbols)
    sign.tintColor = .systemGray3
    sign.contentMode = .center
    item.presenter = self
    itemDidChange(item)
  }

  required init?(coder: NSCoder) {
    fatalError("a row is made for its item")
  }

  func itemDidChange(_ item: UIBarItem) {
    let symbols = UIImage.SymbolConfiguration(pointSize: Metrics.current.bars.titleSize)
    picture.image = item.image?.withRenderingMode(.alwaysTemplate).withDefaultSymbolConfiguration(symbols)
    label.text = item.title
    copyAccessibility(of: item)
    setNeedsLayout()
    setNeedsSemantics()
  }

  override var pressedLook: PressedLook? { .background(shown(.systemGray4)) }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = layoutMargins
    let margin = max(readsFromLeft ? margins.left : margins.right, Metrics.current.bars.margin)
    let textStart = picture.image == nil ? margin : margin + MoreRow.pictureRoom + 12
    let signWidth: CGFloat = 12
    let end = bounds.width - margin - signWidth
    let frames: [(UIView, CGRect)] = [
      (picture, CGRect(x: margin, y: 0, width: MoreRow.pictureRoom, height: bounds.height)),
      (label, CGRect(x: textStart, y: 0, width: max(end - textStart - 8, 0), height: bounds.height)),
      (sign, CGRect(x: end, y: 0, width: signWidth, height: bounds.height)),
    ]
    for (view, frame) in frames { view.place(readsFromLeft ? frame : frame.mirrored(in: bounds)) }
    label.textAlignment = .natural
    let hairline = 1 / traitCollection.displayScale
    let lineFrame = CGRect(
      x: textStart, y: bounds.maxY - hairline, width: bounds.width - textStart, height: hairline)
    line.place(readsFromLeft ? lineFrame : lineFrame.mirrored(in: bounds))
  }

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }
  override var isKeyboardFocusable: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.role == .none { semantics.role = .button }
    semantics.text = item.title
  }
}
