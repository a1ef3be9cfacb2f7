import CoreGraphics

/// A picture, texts and buttons that stand in place of a content that there is not: none yet, none found, or
/// one that loads.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The side to which the content is aligned.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// The alignment at the side where lines begin.
    case natural
  }

  /// The appearance of the picture: that of the picture in a list.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  /// The appearance of a text: that of a text in a list.
  public typealias TextProperties = UIListContentConfiguration.TextProperties

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    /// The action of the button; nil by default.
    public var primaryAction: UIAction?
    /// The menu of the button; nil by default.
    public var menu: UIMenu?
    /// Whether the button can be used; true by default.
    public var isEnabled = true
  }

  /// The picture above the texts; nil by default.
  public var image: UIImage?
  /// The appearance of the picture.
  public var imageProperties = ImageProperties()
  /// The title; nil by default.
  public var text: String?
  /// The title with attributes, shown in place of `text`; nil by default.
  public var attributedText: NSAttributedString?
  /// The appearance of the title.
  public var textProperties = TextProperties()
  /// The text below the title; nil by default.
  public var secondaryText: String?
  /// The text below the title with attributes, shown in place of `secondaryText`; nil by default.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the text below the title.
  public var secondaryTextProperties = TextProperties()
  /// The appearance of the button below the texts, which shows where it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The behavior of the button.
  public var buttonProperties = ButtonProperties()
  /// The appearance of a second button, which shows where it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behavior of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background; nothing by default.
  public var background = UIBackgroundConfiguration.clear()
  /// The alignment of the content; in the middle by default.
  public var alignment = Alignment.center
  /// The room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 24, bottom: 16, trailing: 24)
  /// The room between the picture and the title, in points; 12 by default.
  public var imageToTextPadding: CGFloat = 12
  /// The room between the title and the text below it, in points; 8 by default.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The room between the texts and the button, in points; 16 by default.
  public var textToButtonPadding: CGFloat = 16
  /// The room between the buttons, in points; 8 by default.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  let isLoading: Bool
  private let isSearch: Bool

  private init(isLoading: Bool = false, isSearch: Bool = false) {
    (self.isLoading, self.isSearch) = (isLoading, isSearch)
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 48, weight: .regular)
    imageProperties.tintColor = .secondaryLabel
    textProperties.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold))
    textProperties.alignment = .center
    secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    secondaryTextProperties.color = .secondaryLabel
    secondaryTextProperties.alignment = .center
  }

  /// Returns a configuration for a content that is empty.
  public static func empty() -> Self { Self() }

  /// Returns a configuration for a content that loads, with an activity indicator.
  public static func loading() -> Self {
    var loading = Self(isLoading: true)
    loading.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    loading.textProperties.color = .secondaryLabel
    loading.text = SystemWord.loadingContent.text
    return loading
  }

  /// Returns a configuration for a search that found nothing. It names the text that was searched for when it
  /// is updated for a controller's state.
  public static func search() -> Self {
    var search = Self(isSearch: true)
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = SystemWord.noResults.text
    search.secondaryText = SystemWord.checkSpelling.text
    return search
  }

  /// Returns a view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: one for a search names the text that was searched for.
  @preconcurrency @MainActor public func updated(for state: UIConfigurationState) -> Self {
    guard isSearch, let text = (state as? UIContentUnavailableConfigurationState)?.searchText, !text.isEmpty
    else { return self }
    var updated = self
    updated.text = SystemWord.noResultsFor.text(text)
    return updated
  }
}

/// The state of a controller whose content is not available.
public nonisolated struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller's view.
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil where there is no search.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view with traits, without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value that the app has set for a key; nil by default.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
