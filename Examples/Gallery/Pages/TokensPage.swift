import UIKit

/// A search by tokens: what was chosen among the suggestions stands as a token before the text.
final class TokensPage: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([LetterList()], animated: false)
  }
}

/// Letters that are found by who wrote them, and by their subjects.
private final class LetterList: UITableViewController, UISearchResultsUpdating {
  private static let all = [
    ("Ada", "Notes on the engine"), ("Ada", "Numbers of Bernoulli"), ("Charles", "The mill is delayed"),
    ("Charles", "Punched cards"), ("Mary", "Celestial mechanics"), ("Mary", "A lesson in algebra"),
  ]
  private let search = UISearchController(searchResultsController: nil)
  private var shown = all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    tableView.accessibilityIdentifier = "letters"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Subject or writer"
    let field = search.searchBar.searchTextField
    field.accessibilityIdentifier = "letter search"
    field.tokenBackgroundColor = .systemIndigo
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    field.tokens = [token("Ada")]
    find()
  }

  private func token(_ writer: String) -> UISearchToken {
    let token = UISearchToken(icon: UIImage(systemName: "person.fill"), text: writer)
    token.representedObject = writer
    return token
  }

  private func find() {
    let field = search.searchBar.searchTextField
    let writers = field.tokens.compactMap { $0.representedObject as? String }
    let text = field.text?.lowercased() ?? ""
    shown = Self.all.filter { writer, subject in
      (writers.isEmpty || writers.contains(writer))
        && (text.isEmpty || "\(writer) \(subject)".lowercased().contains(text))
    }
    tableView.reloadData()
    tableView.accessibilityValue = "\(shown.count)"
  }

  func updateSearchResults(for searchController: UISearchController) {
    find()
    let text = searchController.searchBar.text?.lowercased() ?? ""
    let writers = Set(Self.all.map(\.0)).filter { !text.isEmpty && $0.lowercased().hasPrefix(text) }
    searchController.searchSuggestions = writers.sorted().map {
      let item = UISearchSuggestionItem(
        localizedSuggestion: $0, localizedDescription: "Letters from \($0)",
        iconImage: UIImage(systemName: "person"))
      item.representedObject = $0
      return item
    }
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard let writer = searchSuggestion.representedObject as? String else { return }
    let field = searchController.searchBar.searchTextField
    field.replaceTextualPortion(of: field.textualRange, with: token(writer), at: field.tokens.count)
    find()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = shown[indexPath.row].1
    content.secondaryText = shown[indexPath.row].0
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }
}
