import CoreGraphics

/// A suggestion of something to search for.
@preconcurrency @MainActor public protocol UISearchSuggestion: AnyObject {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The accessibility label; nil for the text.
  var localizedDescription: String? { get }
  /// The picture before the text; nil for a magnifying glass.
  var iconImage: UIImage? { get }
  /// The value that the suggestion stands for.
  var representedObject: Any? { get set }
}

/// A suggestion of a text.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  public let localizedSuggestion: String?
  /// The text with attributes; nil for a plain one.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// The accessibility label; nil for the text.
  public let localizedDescription: String?
  /// The picture before the text; nil for a magnifying glass.
  public let iconImage: UIImage?
  /// The value that the suggestion stands for.
  open var representedObject: Any?

  /// Makes a suggestion.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    localizedAttributedSuggestion = nil
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  /// Makes a suggestion with a text in several styles.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = localizedAttributedSuggestion.string
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}

extension UISearchController {
  /// Whether suggestions are shown over the content.
  var showsSuggestions: Bool { isGoingOn && searchSuggestions?.isEmpty == false }

  func suggestionsDidChange() {
    guard isGoingOn || suggestionList != nil else { return }
    if !showsSuggestions {
      suggestionList?.view.removeFromSuperview()
      suggestionList = nil
    }
    updateOverlay()
  }

  /// Shows the suggestions in the overlay, or takes them away.
  func showSuggestions(in overlay: UIView) {
    guard showsSuggestions, let suggestions = searchSuggestions else {
      suggestionList?.view.removeFromSuperview()
      suggestionList = nil
      return
    }
    let list = suggestionList ?? SuggestionList { [weak self] in self?.handleSelection($0) }
    suggestionList = list
    if list.view.superview !== overlay {
      list.view.frame = overlay.bounds
      list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      overlay.addSubview(list.view)
    }
    list.show(suggestions)
  }

  private func handleSelection(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    updateOverlay()
  }
}

/// A list of suggestions.
final class SuggestionList: NSObject, UITableViewDataSource, UITableViewDelegate {
  let view = UITableView(frame: .zero, style: .plain)
  private var suggestions: [any UISearchSuggestion] = []
  private let choose: (any UISearchSuggestion) -> Void

  init(choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init()
    view.dataSource = self
    view.delegate = self
    view.accessibilityIdentifier = "search suggestions"
  }

  func show(_ suggestions: [any UISearchSuggestion]) {
    self.suggestions = suggestions
    view.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "suggestion")
      ?? UITableViewCell(style: .default, reuseIdentifier: "suggestion")
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    if let styled = (suggestion as? UISearchSuggestionItem)?.localizedAttributedSuggestion {
      content.attributedText = styled
    } else {
      content.text = suggestion.localizedSuggestion
    }
    content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    content.imageProperties.tintColor = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    choose(suggestions[indexPath.row])
  }
}
