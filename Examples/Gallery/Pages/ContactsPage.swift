import UIKit

/// A list with an index at its side, rows that are made ready before they show, a search, and what stands
/// there when it finds nothing.
final class ContactsPage: UINavigationController {
  init() { super.init(rootViewController: ContactsList()) }

  required init?(coder: NSCoder) { fatalError("the gallery is made in code") }
}

private final class ContactsList: UITableViewController, UITableViewDataSourcePrefetching,
  UISearchResultsUpdating
{
  private static let names =
    ["Ada", "Alan", "Barbara", "Charles", "Dennis", "Donald", "Edsger", "Frances", "Grace", "Hedy", "Ivan"]
    + ["Joan", "Katherine", "Ken", "Leslie", "Margaret", "Niklaus", "Ole", "Peter", "Radia", "Stephanie"]
    + ["Tim", "Ursula", "Vint", "Whitfield", "Yukihiro", "Zhenya"]
  private var sections: [(letter: String, names: [String])] = []
  private var prepared: Set<IndexPath> = []
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    tableView.accessibilityIdentifier = "contacts"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView.prefetchDataSource = self
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    show(Self.names)
  }

  private func show(_ names: [String]) {
    let letters = Dictionary(grouping: names) { String($0.prefix(1)) }
    sections = letters.keys.sorted().map { ($0, letters[$0]!.sorted()) }
    prepared = []
    tableView.reloadData()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    show(text.isEmpty ? Self.names : Self.names.filter { $0.localizedStandardContains(text) })
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    contentUnavailableConfiguration =
      sections.isEmpty ? UIContentUnavailableConfiguration.search().updated(for: state) : nil
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prepared.formUnion(indexPaths)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].letter
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.count > 5 ? sections.map(\.letter) : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = sections[indexPath.section].names[indexPath.row]
    content.secondaryText = prepared.contains(indexPath) ? "prefetched" : nil
    cell.contentConfiguration = content
    return cell
  }
}
