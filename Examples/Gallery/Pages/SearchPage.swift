import UIKit

/// Searches: a list with a search in its navigation bar, one whose results have a page of their own, and
/// search bars that stand alone.
final class SearchPage: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
    setViewControllers([CandyList()], animated: false)
  }
}

/// What is searched.
private struct Candy {
  var name: String
  var kind: String

  static let kinds = ["All", "Dark", "Fruity", "Nutty"]
  static let all =
    ["Bonbon", "Brownie Bar", "Cocoa Nib", "Espresso Bean", "Ganache", "Midnight Truffle"]
    .map { Candy(name: $0, kind: "Dark") }
    + ["Apple Chew", "Cherry Drop", "Gummi Bear", "Lemon Sherbet", "Melon Ring", "Peach Heart", "Sour Worm"]
    .map { Candy(name: $0, kind: "Fruity") }
    + ["Almond Cluster", "Hazelnut Wafer", "Nougat", "Peanut Brittle", "Pecan Praline", "Walnut Fudge"]
    .map { Candy(name: $0, kind: "Nutty") }

  /// Those of a kind whose names have a text in them, by name.
  static func search(_ text: String, kind: String = "All") -> [Candy] {
    all.filter { candy in
      (kind == "All" || candy.kind == kind)
        && (text.isEmpty || candy.name.lowercased().contains(text.lowercased()))
    }.sorted { $0.name < $1.name }
  }
}

/// A list of candies that opens a page for each.
private class CandyTable: UITableViewController {
  var shown = Candy.search("") {
    didSet {
      tableView.reloadData()
      tableView.accessibilityValue = "\(shown.count)"
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "candy")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "candy", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// The stack that pages are pushed on.
  var stack: UINavigationController? { navigationController }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    stack?.pushViewController(CandyScreen(shown[indexPath.row]), animated: true)
  }
}

/// The list of all candies, which shows the results of a search itself.
private final class CandyList: CandyTable, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Candies"
    tableView.accessibilityIdentifier = "candies"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search candies"
    search.searchBar.searchTextField.accessibilityIdentifier = "candy search"
    search.searchBar.scopeButtonTitles = Candy.kinds
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Bars",
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(SearchBarsScreen(), animated: true)
        }),
      UIBarButtonItem(
        title: "Results",
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(ShopList(), animated: true)
        }),
    ]
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    shown =
      searchController.isActive
      ? Candy.search(bar.text ?? "", kind: Candy.kinds[bar.selectedScopeButtonIndex]) : Candy.search("")
  }
}

/// A list whose search bar is hidden at first, and whose results are shown by a controller of their own.
private final class ShopList: CandyTable, UISearchResultsUpdating {
  private let results = ResultsTable()
  private lazy var search = UISearchController(searchResultsController: results)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    tableView.accessibilityIdentifier = "shop"
    results.owner = self
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Search the shop"
    search.searchBar.searchTextField.accessibilityIdentifier = "shop search"
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    results.shown = Candy.search(searchController.searchBar.text ?? "")
  }
}

/// The results of the search through the shop.
private final class ResultsTable: CandyTable {
  weak var owner: UIViewController?
  override var stack: UINavigationController? { owner?.navigationController }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "results"
  }
}

/// The page of one candy.
private final class CandyScreen: UIViewController {
  private let candy: Candy
  private let label = UILabel()

  init(_ candy: Candy) {
    self.candy = candy
    super.init(nibName: nil, bundle: nil)
    title = candy.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { fatalError("the gallery is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "\(candy.name) is \(candy.kind.lowercased())."
    label.textAlignment = .center
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = CGRect(x: 0, y: view.bounds.midY - 11, width: view.bounds.width, height: 22)
  }
}

/// Search bars that stand alone, and a line that shows what was done with them last.
private final class SearchBarsScreen: SpecimenController, UISearchBarDelegate {
  private var statusLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search bars"
    navigationItem.largeTitleDisplayMode = .never
    group("Alone")
    bar("Plain") { _ in }
    bar("With Cancel") {
      $0.showsCancelButton = true
      $0.text = "truffle"
    }
    bar("Minimal") {
      $0.searchBarStyle = .minimal
      $0.showsBookmarkButton = true
    }
    bar("Scopes") {
      $0.prompt = "Where to search"
      $0.scopeButtonTitles = ["Here", "Everywhere"]
      $0.showsScopeBar = true
      $0.barTintColor = .systemYellow
    }
    group("Told")
    let statusLabel = status("told", "Nothing yet")
    self.statusLabel = statusLabel
    wide(statusLabel)
  }

  private func bar(_ name: String, _ dress: (UISearchBar) -> Void) {
    let bar = UISearchBar()
    bar.placeholder = name
    bar.searchTextField.accessibilityIdentifier = name
    bar.delegate = self
    dress(bar)
    bar.sizeToFit()
    wide(bar)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    statusLabel?.text = searchText.isEmpty ? "Emptied" : "Typed \(searchText)"
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    statusLabel?.text = "Searched for \(searchBar.text ?? "")"
    searchBar.resignFirstResponder()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    statusLabel?.text = "Cancelled"
    searchBar.resignFirstResponder()
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { statusLabel?.text = "Bookmarks" }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    statusLabel?.text = searchBar.scopeButtonTitles?[selectedScope]
  }
}
