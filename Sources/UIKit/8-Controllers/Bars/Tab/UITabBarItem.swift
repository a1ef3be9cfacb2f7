import CoreGraphics

/// A tab of a tab bar: a picture above a title, and a badge.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Makes a tab without title and picture.
  public override init() {
    super.init()
  }

  /// Makes a tab without title and picture. There are no archives of items here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let item = coder.interfaceValue("systemItem", SystemItem.self) {
      title = item.name
      image = UIImage(systemName: item.symbol)
    }
    coder.decodeInterface(self, UITabBarItem.self)
  }

  /// Makes a tab with a title, a picture and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Makes a tab with a title, a picture and one for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's tabs.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.name, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }

  /// The system's tabs.
  public nonisolated enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    /// The title.
    var name: String {
      switch self {
      case .more: SystemWord.more.text
      case .favorites: SystemWord.favorites.text
      case .featured: SystemWord.featured.text
      case .topRated: SystemWord.topRated.text
      case .recents: SystemWord.recents.text
      case .contacts: SystemWord.contacts.text
      case .history: SystemWord.history.text
      case .bookmarks: SystemWord.bookmarks.text
      case .search: SystemWord.search.text
      case .downloads: SystemWord.downloads.text
      case .mostRecent: SystemWord.mostRecent.text
      case .mostViewed: SystemWord.mostViewed.text
      }
    }

    /// The symbol.
    var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.fill"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down"
      case .mostViewed: "list.bullet"
      }
    }
  }

  /// The picture while the tab is chosen; nil, the default, for ``UIBarItem/image``.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemDidChange() } }
  }

  /// The text of a badge on the image; nil, the default, for no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { itemDidChange() } }
  }

  /// The badge's color; nil, the default, for red.
  open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { itemDidChange() } }
  }

  /// The offset of the title, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { itemDidChange() }
  }

  /// The bar's appearance while the tab is selected; nil, the default, uses the bar's setting.
  open var standardAppearance: UITabBarAppearance? {
    didSet { itemDidChange() }
  }

  /// The bar's appearance while the tab is selected and no content is behind the bar; nil, the default, uses
  /// the bar's setting.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { itemDidChange() }
  }
}
