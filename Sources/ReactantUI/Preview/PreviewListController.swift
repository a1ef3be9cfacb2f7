import UIKit

/// The list of all components, by name, with a search field; choosing one shows it alone.
@MainActor final class PreviewListController: UITableViewController, UISearchResultsUpdating {
  var makePreview: (String) -> UIView? = { _ in nil }

  private let components: () -> [String]
  private let reload: () -> Void
  private var names: [String] = []
  private var shownNames: [String] = []
  private let search = UISearchController(searchResultsController: nil)

  init(components: @escaping () -> [String], reload: @escaping () -> Void) {
    self.components = components
    self.reload = reload
    super.init(style: .plain)
  }

  @available(*, unavailable) required init?(coder: NSCoder) {
    preconditionFailure("PreviewListController is made in code only.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Select view to preview"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close",
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in
        self?.reload()
        self?.readNames()
        self?.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    refreshControl = refresh
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "component")
    readNames()
  }

  private func readNames() {
    names = components()
    filter()
  }

  private func filter() {
    let text = search.searchBar.text?.trimmingCharacters(in: .whitespaces) ?? ""
    shownNames = text.isEmpty ? names : names.filter { $0.range(of: text, options: .caseInsensitive) != nil }
    tableView.reloadData()
  }

  func updateSearchResults(for searchController: UISearchController) {
    filter()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shownNames.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "component", for: indexPath)
    cell.textLabel?.text = shownNames[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = shownNames[indexPath.row]
    guard let view = makePreview(name) else { return readNames() }
    navigationController?.pushViewController(PreviewController(name: name, view: view), animated: true)
  }
}
