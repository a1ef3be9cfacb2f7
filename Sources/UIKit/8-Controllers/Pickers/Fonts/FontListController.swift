import Foundation

/// A page of a font picker: families with a search, or the faces of one.
@MainActor final class FontListController: UITableViewController, UISearchResultsUpdating {
  private let settings: UIFontPickerViewController.Configuration
  private let all: [FontChoice]
  private var shown: [FontChoice]
  /// Receives the chosen font.
  var onChoice: (UIFontDescriptor) -> Void = { _ in }
  var selected: UIFontDescriptor? { didSet { if isViewLoaded { tableView.reloadData() } } }

  init(_ settings: UIFontPickerViewController.Configuration, _ choices: [FontChoice]) {
    self.settings = settings
    all = choices
    shown = choices
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    guard navigationController?.viewControllers.first === self else { return }
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let words = (searchController.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
    shown = words.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(words) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let choice = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = choice.name
    if !settings.displayUsingSystemFont, let font = UIFont(name: choice.faceName, size: 17) {
      content.textProperties.font = font
    }
    cell.contentConfiguration = content
    cell.accessoryType =
      !choice.faces.isEmpty ? .disclosureIndicator : isSelected(choice) ? .checkmark : .none
    return cell
  }

  private func isSelected(_ choice: FontChoice) -> Bool {
    guard let selected else { return false }
    return UIFont(name: choice.faceName, size: selected.pointSize)?.fontName
      == UIFont(descriptor: selected, size: selected.pointSize).fontName
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let choice = shown[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: true)
    guard choice.faces.isEmpty else {
      let faces = FontListController(settings, choice.faces)
      faces.title = choice.name
      faces.selected = selected
      faces.onChoice = onChoice
      navigationController?.pushViewController(faces, animated: true)
      return
    }
    onChoice(UIFontDescriptor(name: choice.faceName, size: 17))
  }
}
