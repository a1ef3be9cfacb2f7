import CoreGraphics
import DisplayProtocol

/// The content of a sheet for sharing: its head, a row of ways to share, and a list of actions.
final class ActivitySheet: UITableViewController {
  private let summary: ActivitySummary
  private let actions: [UIActivity]
  private let shares: [UIActivity]
  private let close: () -> Void
  private let choose: (UIActivity) -> Void

  init(
    summary: ActivitySummary, activities: [UIActivity], close: @escaping () -> Void,
    choose: @escaping (UIActivity) -> Void
  ) {
    self.summary = summary
    actions = activities.filter { type(of: $0).activityCategory == .action }
    shares = activities.filter { type(of: $0).activityCategory == .share }
    (self.close, self.choose) = (close, choose)
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("There are no archives.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 52
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    let head = ActivitySummaryView(summary, close: close)
    guard !shares.isEmpty else {
      tableView.tableHeaderView = head
      return
    }
    let row = ActivityRowView(shares, choose: choose)
    let both = UIView(
      frame: CGRect(x: 0, y: 0, width: 320, height: ActivitySummaryView.height + ActivityRowView.height))
    head.autoresizingMask = .flexibleWidth
    row.frame = CGRect(x: 0, y: ActivitySummaryView.height, width: 320, height: ActivityRowView.height)
    row.autoresizingMask = .flexibleWidth
    both.addSubview(head)
    both.addSubview(row)
    tableView.tableHeaderView = both
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    actions.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = actions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = activity.activityTitle
    cell.contentConfiguration = content
    let picture = UIImageView(image: activity.activityImage)
    picture.tintColor = .label
    picture.contentMode = .scaleAspectFit
    picture.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
    cell.accessoryView = picture
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(actions[indexPath.row])
  }
}

/// The ways to share, side by side, each a tile with its title.
final class ActivityRowView: UIScrollView {
  static let height: CGFloat = 108
  private static let tileWidth: CGFloat = 76

  init(_ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    alwaysBounceHorizontal = true
    for activity in activities { addSubview(ActivityTile(activity, choose: choose)) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("There are no archives.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let tiles = subviews.filter { $0 is ActivityTile }
    let width = CGFloat(tiles.count) * Self.tileWidth + 24
    contentSize = CGSize(width: max(width, bounds.width), height: Self.height)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tile) in tiles.enumerated() {
      let x = 12 + CGFloat(index) * Self.tileWidth
      tile.frame = CGRect(
        x: isReversed ? contentSize.width - x - Self.tileWidth : x, y: 0, width: Self.tileWidth,
        height: Self.height)
    }
  }
}

/// A way to share.
private final class ActivityTile: UIControl {
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ activity: UIActivity, choose: @escaping (UIActivity) -> Void) {
    super.init(frame: .zero)
    picture.image = activity.activityImage
    picture.contentMode = .center
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 26)
    picture.backgroundColor = .secondarySystemGroupedBackground
    picture.layer.cornerRadius = 14
    picture.clipsToBounds = true
    label.text = activity.activityTitle
    label.font = .systemFont(ofSize: 11)
    label.textAlignment = .center
    label.numberOfLines = 2
    addSubview(picture)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("There are no archives.") }

  override var pressedLook: PressedLook? { .faded(0.5) }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: (bounds.width - 60) / 2, y: 0, width: 60, height: 60)
    let size = label.sizeThatFits(CGSize(width: bounds.width - 4, height: 30))
    label.frame = CGRect(x: 2, y: 66, width: bounds.width - 4, height: min(size.height, 30))
  }
}
