import UIKit

/// Two lists between which tasks are dragged, swatches that are moved by hand, a well that takes their
/// colors, and a task that a list has to wait for.
final class DraggingPage: UIViewController {
  private let open = TaskList(
    title: "To do", ["Water the plants", "Buy stamps", "Call the bank", "Read chapter 4"])
  private let done = TaskList(title: "Done", ["Wash the car"])
  private let layout = UICollectionViewFlowLayout()
  private lazy var swatches = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private let well = ColorWell()
  private let slow = SlowTask()
  private var colors: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Teal", .systemTeal), ("Blue", .systemBlue), ("Indigo", .systemIndigo), ("Pink", .systemPink),
  ]

  override func viewDidLoad() {
    view.backgroundColor = .systemGroupedBackground
    layout.itemSize = CGSize(width: 56, height: 56)
    swatches.backgroundColor = .clear
    swatches.accessibilityIdentifier = "swatches"
    swatches.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
    swatches.dataSource = self
    swatches.dragDelegate = self
    swatches.dragInteractionEnabled = true
    well.addInteraction(UIDropInteraction(delegate: well))
    for part in [open.table, done.table, swatches, well, slow] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let height = ((safe.height - 200) * 0.55).rounded()
    open.table.frame = CGRect(x: 0, y: safe.minY, width: view.bounds.width, height: height)
    done.table.frame = CGRect(
      x: 0, y: safe.minY + height, width: view.bounds.width, height: safe.height - 200 - height)
    swatches.frame = CGRect(x: safe.minX + 16, y: safe.maxY - 192, width: safe.width - 32, height: 124)
    let width = ((safe.width - 44) / 2).rounded(.down)
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    let places = [safe.minX + 16, safe.maxX - 16 - width].map {
      CGRect(x: $0, y: safe.maxY - 60, width: width, height: 48)
    }
    (well.frame, slow.frame) = isLeftToRight ? (places[0], places[1]) : (places[1], places[0])
  }
}

extension DraggingPage: UICollectionViewDataSource, UICollectionViewDragDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    colors.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    cell.backgroundColor = colors[indexPath.item].color
    cell.layer.cornerRadius = 12
    cell.accessibilityLabel = colors[indexPath.item].name
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    colors.insert(colors.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let color = colors[indexPath.item].color.resolvedColor(with: traitCollection)
    let item = UIDragItem(itemProvider: NSItemProvider(object: color))
    item.localObject = colors[indexPath.item].name
    return [item]
  }
}

/// The list that a task is dragged out of.
private struct TaskOrigin {
  /// Removes the task there.
  let remove: () -> Void
}

/// A table of tasks, which are moved in it and to others.
final class TaskList: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  let table = UITableView(frame: .zero, style: .insetGrouped)
  private let title: String
  private var tasks: [String]

  init(title: String, _ tasks: [String]) {
    (self.title, self.tasks) = (title, tasks)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    table.accessibilityIdentifier = "\(title) list"
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.dragInteractionEnabled = true
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.textLabel?.text = tasks[indexPath.row]
    cell.textLabel?.textColor = .label
    return cell
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: tasks[indexPath.row])))
    session.localContext = TaskOrigin { [weak self] in self?.remove(item) }
    item.localObject = tasks[indexPath.row]
    return [item]
  }

  /// Removes the task of an item that another list has taken.
  private func remove(_ item: UIDragItem) {
    guard let row = tasks.firstIndex(where: { $0 == item.localObject as? String }) else { return }
    tasks.remove(at: row)
    table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let path = coordinator.destinationIndexPath ?? IndexPath(row: tasks.count, section: 0)
    guard let item = coordinator.items.first else { return }
    guard let task = item.dragItem.localObject as? String else {
      return load(item.dragItem, at: path, coordinator)
    }
    (coordinator.session.localDragSession?.localContext as? TaskOrigin)?.remove()
    tasks.insert(task, at: path.row)
    tableView.insertRows(at: [path], with: .automatic)
    coordinator.drop(item.dragItem, toRowAt: path)
  }
}

extension TaskList {
  /// Shows a row in the task's place until it is loaded.
  private func load(_ item: UIDragItem, at path: IndexPath, _ coordinator: any UITableViewDropCoordinator) {
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "task", rowHeight: UITableView.automaticDimension)
    placeholder.cellUpdateHandler = {
      $0.textLabel?.text = "Loading…"
      $0.textLabel?.textColor = .secondaryLabel
    }
    let context = coordinator.drop(item, to: placeholder)
    item.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
      let task = (text as? NSString).map { String($0) }
      DispatchQueue.main.async { [weak self] in
        guard let self, let task else {
          context.deletePlaceholder()
          return
        }
        context.commitInsertion { self.tasks.insert(task, at: $0.row) }
      }
    }
  }
}

/// A task that takes three seconds to load once it has been dropped.
private final class SlowTask: UILabel, UIDragInteractionDelegate {
  init() {
    super.init(frame: .zero)
    text = "Drag in a slow task"
    textAlignment = .center
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    isUserInteractionEnabled = true
    adjustsFontSizeToFitWidth = true
    accessibilityIdentifier = "slow"
    addInteraction(UIDragInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
      done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { done(Data("Slow task".utf8), nil) }
      return nil
    }
    return [UIDragItem(itemProvider: provider)]
  }
}

/// A field that takes the color that is dropped on it.
final class ColorWell: UILabel, UIDropInteractionDelegate {
  init() {
    super.init(frame: .zero)
    text = "Drop a color here"
    textAlignment = .center
    textColor = .secondaryLabel
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 12
    clipsToBounds = true
    isUserInteractionEnabled = true
    accessibilityIdentifier = "well"
  }

  required init?(coder: NSCoder) { nil }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIColor.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    layer.borderWidth = 3
    layer.borderColor = tintColor.cgColor
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    layer.borderWidth = 0
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    layer.borderWidth = 0
    session.loadObjects(ofClass: UIColor.self) { [weak self] colors in
      self?.backgroundColor = colors.first as? UIColor
      self?.text = (session.items.first?.localObject as? String).map { "\($0) was dropped" }
      self?.textColor = .white
    }
  }
}
