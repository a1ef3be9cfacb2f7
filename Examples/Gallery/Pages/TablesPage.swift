import UIKit

/// Tables in their three styles: every kind of cell, a list to edit, and ten thousand rows.
final class TablesPage: UIViewController {
  private let choice = UISegmentedControl(items: ["Cells", "To do", "Numbers"])
  private let edit = UIButton(type: .system)
  private let status = UILabel()
  private var controllers: [UITableViewController] = []

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    choice.selectedSegmentIndex = 0
    choice.addAction(UIAction { [weak self] _ in self?.show() }, for: .valueChanged)
    edit.setTitle("Edit", for: .normal)
    edit.setTitle("Done", for: .selected)
    edit.addAction(UIAction { [weak self] _ in self?.toggleEditing() }, for: .primaryActionTriggered)
    status.font = .systemFont(ofSize: 13)
    status.textColor = .secondaryLabel
    status.textAlignment = .center
    status.accessibilityIdentifier = "status"
    status.text = "Nothing chosen"
    controllers = [
      CellsTable(style: .insetGrouped), ToDoTable(style: .grouped), NumbersTable(style: .plain),
    ]
    for case let reporter as any StatusReporter in controllers {
      reporter.report = { [status] in status.text = $0 }
    }
    (controllers.last as? NumbersTable)?.editingDidChange = { [weak self] in self?.showEditing() }
    for part in [choice, edit, status] { view.addSubview(part) }
    show()
  }

  private var shown: UITableViewController { controllers[choice.selectedSegmentIndex] }

  private func show() {
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    addChild(shown)
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
    showEditing()
    view.setNeedsLayout()
  }

  private func showEditing() {
    edit.isEnabled = shown is ToDoTable || shown.isEditing
    edit.isSelected = shown.isEditing
  }

  private func toggleEditing() {
    shown.setEditing(!shown.isEditing, animated: true)
    showEditing()
  }

  override func viewDidLayoutSubviews() {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    let editWidth: CGFloat = 64
    let choiceWidth = safe.width - 32 - editWidth
    choice.frame = CGRect(
      x: isLeftToRight ? safe.minX + 16 : safe.maxX - 16 - choiceWidth, y: safe.minY + 8, width: choiceWidth,
      height: 32)
    edit.frame = CGRect(
      x: isLeftToRight ? safe.maxX - 8 - editWidth : safe.minX + 8, y: safe.minY + 8, width: editWidth,
      height: 32)
    status.frame = CGRect(x: safe.minX + 16, y: safe.minY + 44, width: safe.width - 32, height: 18)
    let top = safe.minY + 68
    shown.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
  }
}

/// Notifies the page of what a person did.
protocol StatusReporter: AnyObject {
  var report: (String) -> Void { get set }
}

/// Every style of cell, with what can stand at its end.
private final class CellsTable: UITableViewController, StatusReporter {
  var report: (String) -> Void = { _ in }

  private struct Row {
    var text: String
    var detail: String?
    var symbol: (name: String, color: UIColor)?
    var style = UITableViewCell.CellStyle.default
    var accessory = UITableViewCell.AccessoryType.none
  }

  private var sections: [(title: String?, footer: String?, rows: [Row])] = [
    (
      "Styles", nil,
      [
        Row(text: "Title", detail: nil),
        Row(text: "Title", detail: "Value", style: .value1),
        Row(text: "phone", detail: "+49 30 123456", style: .value2),
        Row(text: "Title", detail: "A subtitle below it", style: .subtitle),
      ]
    ),
    (
      "Ends", "A mark shows what a row does: it leads elsewhere, is chosen, or has more to tell.",
      [
        Row(text: "Leads elsewhere", accessory: .disclosureIndicator),
        Row(text: "Chosen", accessory: .checkmark),
        Row(text: "Has details", accessory: .detailButton),
        Row(text: "Both", accessory: .detailDisclosureButton),
      ]
    ),
    (
      "Pictures", nil,
      [
        Row(
          text: "Wi-Fi", detail: "Office", symbol: ("wifi", .systemBlue), style: .value1,
          accessory: .disclosureIndicator),
        Row(
          text: "Notifications", symbol: ("bell.fill", .systemRed), accessory: .disclosureIndicator),
        Row(text: "Night mode", symbol: ("moon.fill", .systemIndigo)),
      ]
    ),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "cells"
    tableView.register(FeatureCell.self, forCellReuseIdentifier: "feature")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count + 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section < sections.count ? sections[section].rows.count : 2
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section < sections.count ? sections[section].title : "Auto Layout"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section < sections.count ? sections[section].footer : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard indexPath.section < sections.count else { return featureCell(indexPath) }
    let row = sections[indexPath.section].rows[indexPath.row]
    let name = "cell \(row.style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: name)
      ?? UITableViewCell(style: row.style, reuseIdentifier: name)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = row.symbol.map { tile($0.name, $0.color) }
    cell.accessoryType = row.accessory
    cell.accessoryView = nil
    cell.selectionStyle = .default
    if row.text == "Night mode" {
      let night = UISwitch()
      night.accessibilityLabel = "Night mode switch"
      cell.accessoryView = night
      cell.selectionStyle = .none
    }
    return cell
  }

  private func featureCell(_ indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "feature", for: indexPath)
    if let cell = cell as? FeatureCell {
      cell.title.text = ["Rows as high as their content", "However long"][indexPath.row]
      cell.words.text =
        [
          "Constraints in a cell decide how high its row is.",
          "Text that wraps over several lines makes a row higher, and the table measures it when it is about "
            + "to show, at the width that it has then.",
        ][indexPath.row]
    }
    return cell
  }

  /// A white symbol on a colored tile.
  private func tile(_ name: String, _ color: UIColor) -> UIImage {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      let symbol = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
      )?.withTintColor(.white, renderingMode: .alwaysOriginal)
      guard let symbol else { return }
      symbol.draw(
        in: CGRect(
          x: (size.width - symbol.size.width) / 2, y: (size.height - symbol.size.height) / 2,
          width: symbol.size.width, height: symbol.size.height))
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let text = tableView.cellForRow(at: indexPath)?.textLabel?.text ?? "row \(indexPath.row)"
    report("Chose \(text)")
    guard indexPath.section == 1, indexPath.row == 1 else { return }
    sections[1].rows[1].accessory = sections[1].rows[1].accessory == .checkmark ? .none : .checkmark
    tableView.cellForRow(at: indexPath)?.accessoryType = sections[1].rows[1].accessory
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.cellForRow(at: indexPath)?.selectionStyle != UITableViewCell.SelectionStyle.none
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    report("Details of \(sections[indexPath.section].rows[indexPath.row].text)")
  }
}

/// A cell that constraints lay out.
private final class FeatureCell: UITableViewCell {
  let title = UILabel()
  let words = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    words.font = .preferredFont(forTextStyle: .subheadline)
    title.numberOfLines = 0
    words.textColor = .secondaryLabel
    words.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, words])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("cells are made in code") }
}

/// Lists to work off: rows are swiped, deleted, inserted and moved.
private final class ToDoTable: UITableViewController, StatusReporter {
  var report: (String) -> Void = { _ in }

  private var lists: [(title: String, items: [String])] = [
    ("Today", ["Buy milk", "Call Ada", "Water the plants", "Write to Grace"]),
    ("Later", ["Repair the bicycle", "Read a long book", "Learn to whistle"]),
  ]
  private var flagged: Set<String> = ["Call Ada"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "to do"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { lists.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lists[section].items.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    lists[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = lists[indexPath.section].items[indexPath.row]
    cell.textLabel?.text = item
    cell.imageView?.image = flagged.contains(item) ? UIImage(systemName: "flag.fill") : nil
    cell.imageView?.tintColor = .systemOrange
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    report("Chose \(lists[indexPath.section].items[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let item = lists[indexPath.section].items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    report("Deleted \(item)")
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = lists[sourceIndexPath.section].items.remove(at: sourceIndexPath.row)
    lists[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.row)
    report("Moved \(item) to \(lists[destinationIndexPath.section].title) \(destinationIndexPath.row + 1)")
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let item = lists[indexPath.section].items[indexPath.row]
    let isFlagged = flagged.contains(item)
    let flag = UIContextualAction(style: .normal, title: isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, done in
      self?.toggle(item)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [flag])
  }

  private func toggle(_ item: String) {
    if flagged.remove(item) == nil { flagged.insert(item) }
    report(flagged.contains(item) ? "Flagged \(item)" : "Unflagged \(item)")
    for (section, list) in lists.enumerated() {
      guard let row = list.items.firstIndex(of: item) else { continue }
      tableView.reloadRows(at: [IndexPath(row: row, section: section)], with: .none)
    }
  }
}

/// Ten thousand rows, of which only the visible ones have cells. Two fingers that move over them, or a click
/// with the shift key, select several.
private final class NumbersTable: UITableViewController, StatusReporter {
  var report: (String) -> Void = { _ in }
  var editingDidChange: () -> Void = {}
  private let rowsOfSection = 100
  private let sectionCount = 100

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "numbers"
    tableView.rowHeight = 44
    tableView.allowsMultipleSelectionDuringEditing = true
    CountedCell.made = 0
    tableView.register(CountedCell.self, forCellReuseIdentifier: "number")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sectionCount }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowsOfSection
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "From \(section * rowsOfSection)"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "Number \(indexPath.section * rowsOfSection + indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    report("Chose \(indexPath.section * rowsOfSection + indexPath.row); \(CountedCell.made) cells made")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    editingDidChange()
  }

  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    let rows = (tableView.indexPathsForSelectedRows ?? []).map { $0.section * rowsOfSection + $0.row }
    report("Chose " + rows.sorted().map(String.init).joined(separator: ", "))
  }
}

/// A cell that counts how many there are of its kind.
private final class CountedCell: UITableViewCell {
  static var made = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountedCell.made += 1
  }

  required init?(coder: NSCoder) { fatalError("cells are made in code") }
}
