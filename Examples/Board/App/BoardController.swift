import BoardModel
import KatanaStore
import UIKit

/// The board: a wall of notes, those who look at it, and what the person does there.
final class BoardController: UICollectionViewController {
  private let store: Store<BoardState, BoardServices>
  private let shared: SharedBoard
  private var dataSource: UICollectionViewDiffableDataSource<Int, Note.ID>!
  private var unsubscribe: StoreUnsubscribe?
  private let presence = PresenceView()
  private let status = UILabel()
  private var hasAppeared = false
  private lazy var undo = makeItem("Undo", "arrow.uturn.backward") { UndoStep() }
  private lazy var redo = makeItem("Redo", "arrow.uturn.forward") { UndoStep(isRedo: true) }

  init(store: Store<BoardState, BoardServices>, shared: SharedBoard) {
    self.store = store
    self.shared = shared
    super.init(collectionViewLayout: Self.layout)
    title = "Board"
  }

  required init?(coder: NSCoder) { fatalError("A BoardController is made with a store.") }

  /// Squares of paper, as many beside each other as there is room for, and two at least.
  private static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let columns = isLarge ? max(1, Int(width / 380)) : max(2, Int(width / 210))
      let height = UIFontMetrics.default.scaledValue(for: 168)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
        repeatingSubitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 9, bottom: 16, trailing: 9)
      return section
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .wall
    collectionView.alwaysBounceVertical = true
    collectionView.accessibilityIdentifier = "board"
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.writeNewNote() })
    presence.addAction(UIAction { [weak self] _ in self?.showPeople() }, for: .touchUpInside)
    navigationItem.rightBarButtonItems = [add, UIBarButtonItem(customView: presence)]
    status.font = .preferredFont(forTextStyle: .footnote)
    status.textColor = .secondaryLabel
    status.adjustsFontForContentSizeCategory = true
    // Toolbars have one height, whatever the size of text.
    status.maximumContentSizeCategory = .extraExtraExtraLarge
    toolbarItems = [
      undo, .fixedSpace(20), redo, .flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace(),
      // As wide as the buttons at the other side, so that the words are in the middle.
      .fixedSpace(100),
    ]
    let cell = UICollectionView.CellRegistration<NoteCell, Note.ID> { [weak self] cell, _, id in
      guard let self, let note = shared.board.note(id) else { return }
      cell.show(note, on: shared.board, own: shared.person)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    shared.observe(for: self) { [weak self] in self?.showBoard() }
    unsubscribe = store.addListener { [weak self] in self?.showState() }
    showBoard()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    // The person may have been writing when the last process ended.
    showState()
  }

  // MARK: Content

  private func showBoard() {
    let known = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shared.board.notes.map(\.id))
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: !known.isEmpty && view.window != nil)
    presence.show(shared.board.present, own: shared.person)
    showStatus()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  private func showStatus() {
    let notes = shared.board.notes.count
    let others = shared.board.present.count { $0.id != shared.person }
    let company = others == 0 ? "only you here" : others == 1 ? "1 other here" : "\(others) others here"
    status.text =
      shared.isUnreachable
      ? "Not connected. Trying again…" : "\(notes == 1 ? "1 note" : "\(notes) notes"), \(company)"
    undo.isEnabled = !store.state.steps.done.isEmpty && !shared.isUnreachable
    redo.isEnabled = !store.state.steps.undone.isEmpty && !shared.isUnreachable
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard shared.board.notes.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    guard shared.isRead else {
      contentUnavailableConfiguration =
        shared.isUnreachable ? Self.unreachable : UIContentUnavailableConfiguration.loading()
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "note.text")
    empty.text = "No Notes"
    empty.secondaryText = "Everybody here sees what you write."
    empty.button = .borderedTinted()
    empty.button.title = "Write a Note"
    empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.writeNewNote() }
    contentUnavailableConfiguration = empty
  }

  private static var unreachable: UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "wifi.slash")
    content.text = "The Board Cannot Be Reached"
    content.secondaryText = "It comes back by itself."
    return content
  }

  /// Shows what the state asks for: the open note, a message.
  private func showState() {
    showStatus()
    guard hasAppeared, view.window != nil else { return }
    if store.state.draft != nil, presentedViewController == nil {
      present(NoteEditor.sheet(store: store, shared: shared), animated: true)
    }
    if let message = store.state.message { Alerts.show(message, over: self, store: store, shared: shared) }
  }

  // MARK: Actions

  private func writeNewNote() { store.dispatch(OpenDraft(new: UUID().uuidString)) }

  private func makeItem(_ title: String, _ symbol: String, _ effect: @escaping () -> UndoStep)
    -> UIBarButtonItem
  {
    let item = UIBarButtonItem(
      image: UIImage(systemName: symbol), primaryAction: UIAction { [store] _ in store.dispatch(effect()) })
    item.accessibilityLabel = title
    return item
  }

  private func showPeople() {
    let people = PeopleController(store: store, shared: shared)
    let navigation = UINavigationController(rootViewController: people)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.sourceView = presence
    navigation.popoverPresentationController?.sourceRect = presence.bounds
    present(navigation, animated: true)
  }

  private func note(at indexPath: IndexPath) -> Note? {
    dataSource.itemIdentifier(for: indexPath).flatMap(shared.board.note)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if let note = note(at: indexPath) { store.dispatch(OpenDraft(note)) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let note = indexPaths.first.flatMap(note) else { return nil }
    return UIContextMenuConfiguration(identifier: note.id as NSString, previewProvider: nil) {
      [weak self] _ in
      self?.menu(for: note)
    }
  }

  private func menu(for note: Note) -> UIMenu {
    let colors = NoteColor.allCases.map { color in
      UIAction(title: color.title, image: color.image, state: color == note.content.color ? .on : .off) {
        [weak self] _ in
        self?.store.dispatch(ChangeNote(note, to: Note.Content(text: note.content.text, color: color)))
      }
    }
    return UIMenu(children: [
      UIAction(title: "Edit", image: UIImage(systemName: "pencil")) { [weak self] _ in
        self?.store.dispatch(OpenDraft(note))
      },
      UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
        UIPasteboard.general.string = note.content.text
      },
      UIMenu(title: "Color", image: UIImage(systemName: "paintpalette"), children: colors),
      UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
        [weak self] _ in
        self?.store.dispatch(ChangeNote(note, to: nil))
      },
    ])
  }
}
