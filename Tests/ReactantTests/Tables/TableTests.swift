import RxSwift
import Testing

@testable import Reactant
@testable import UIKit

/// A row that counts rows and their updates.
final class NumberRow: ViewBase<Int, String> {
  static var made = 0
  static var updates = 0
  let label = UILabel()

  override func loadView() {
    NumberRow.made += 1
    children(label)
  }
  override func setupConstraints() { _ = label.pinned(to: self) }
  override func update() {
    NumberRow.updates += 1
    label.text = "\(componentState)"
    perform(action: "early")
  }

  static func reset() { (made, updates) = (0, 0) }
}

/// A row of a model with an identity.
struct Item: Identifiable, Equatable {
  let id: Int
  var text = ""
}

final class ItemRow: ViewBase<Item, Void>, TableViewCell {
  private(set) var log: [String] = []
  private(set) var texts: [String] = []
  override func update() { texts.append(componentState.text) }
  func setHighlighted(_ highlighted: Bool, animated: Bool) { log.append("highlighted \(highlighted)") }
  func setSelected(_ selected: Bool, animated: Bool) { log.append("selected \(selected)") }
}

/// A model that can only be identified by its place.
struct Opaque { var text: String }

final class OpaqueRow: ViewBase<Opaque, Void> {
  override func update() { tag += 1 }
}

@MainActor private func row<Cell: UIView>(_ number: Int, of table: UITableView, _ type: Cell.Type) -> Cell? {
  let cell = table.cellForRow(at: IndexPath(row: number, section: 0)) as? TableViewCellWrapper<Cell>
  return cell?.contentView.subviews.first as? Cell
}

@MainActor private func texts(_ table: UITableView) -> [String] {
  table.visibleCells.compactMap { ($0.contentView.subviews.first as? NumberRow)?.label.text }
}

@Suite(.serialized) @MainActor struct TableTests {
  private func table(
    _ state: TableViewState<Int>, options: TableViewOptions = [],
    _ test: (Screen, PlainTableView<NumberRow>) throws -> Void
  ) throws {
    try withScreen { screen in
      let table = PlainTableView<NumberRow>(options: options)
      table.rowHeight = 44
      table.componentState = state
      NumberRow.reset()
      screen.show(table)
      try test(screen, table)
    }
  }

  @Test("Rows show the models") func items() throws {
    try table(.items([1, 2, 3])) { screen, table in
      #expect(texts(table.tableView) == ["1", "2", "3"] && NumberRow.made == 3 && NumberRow.updates == 3)
      #expect(table.tableView.frame == table.bounds && table.emptyLabel.text == "")
      #expect(table.refreshControl == nil && !table.loadingIndicator.isAnimating)
    }
  }

  @Test("A hundred thousand rows cost what is seen") func manyRows() throws {
    try table(.items(Array(0..<100_000))) { screen, table in
      #expect(NumberRow.made < 20 && table.tableView.numberOfRows(inSection: 0) == 100_000)
      NumberRow.reset()
      let clock = ContinuousClock()
      let time = clock.measure {
        table.componentState = .items(Array(0..<100_001))
        screen.layOut()
      }
      #expect(NumberRow.updates == 0 && table.tableView.numberOfRows(inSection: 0) == 100_001)
      print("One more row of 100,000: \(time)")
    }
  }

  @Test("An empty table says so, in lines that fit") func empty() throws {
    try table(.items([1])) { screen, table in
      table.componentState = .empty(message: String(repeating: "Nothing here. ", count: 12))
      screen.layOut()
      #expect(table.tableView.visibleCells.isEmpty && table.emptyLabel.text!.hasPrefix("Nothing"))
      #expect(table.emptyLabel.frame.width <= 288 && table.emptyLabel.frame.height > 40)
      #expect(abs(table.emptyLabel.center.x - 160) < 1 && abs(table.emptyLabel.center.y - 240) < 1)
      table.componentState = .items([5])
      screen.layOut()
      #expect(table.emptyLabel.text == "" && texts(table.tableView) == ["5"])
    }
  }

  @Test("A table that loads has no rows, and a wheel or its refresh control turns") func loading() throws {
    try table(.items([1])) { screen, table in
      table.componentState = .loading
      screen.layOut()
      #expect(table.tableView.visibleCells.isEmpty && table.loadingIndicator.isAnimating)
      table.componentState = .items([2])
      screen.layOut()
      #expect(!table.loadingIndicator.isAnimating && texts(table.tableView) == ["2"])
    }
    try table(.loading, options: .reloadable) { screen, table in
      let control = try #require(table.refreshControl)
      #expect(control.isRefreshing && !table.loadingIndicator.isAnimating)
      #expect(control.superview === table.tableView)
      table.componentState = .empty(message: "None")
      #expect(!control.isRefreshing)
      let recording = Recorder(table.action)
      control.sendActions(for: .valueChanged)
      guard case .refresh? = recording.elements.last else { Issue.record("No .refresh"); return }
    }
  }

  @Test("A selection is emitted, and then the row deselected if it is to be") func selecting() throws {
    for options in [[], .deselectsAutomatically] as [TableViewOptions] {
      try table(.items([7, 8]), options: options) { screen, table in
        var log: [String] = []
        let bag = DisposeBag()
        table.action.subscribe(onNext: { action in
          if case .selected(let model) = action {
            log.append("\(model) \(table.tableView.indexPathForSelectedRow?.row ?? -1)")
          }
        }).disposed(by: bag)
        let path = IndexPath(row: 1, section: 0)
        table.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        table.tableView.delegate?.tableView(table.tableView, didSelectRowAt: path)
        #expect(log == ["8 1"])
        #expect((table.tableView.indexPathForSelectedRow == nil) == options.contains(.deselectsAutomatically))
      }
    }
  }

  @Test("Rows emit actions, but not while they are set up") func rowActions() throws {
    try table(.items([7, 8])) { screen, table in
      let recording = Recorder(table.action)
      table.componentState = .items([7, 9])
      screen.layOut()
      #expect(recording.elements.isEmpty)
      row(1, of: table.tableView, NumberRow.self)?.perform(action: "tap")
      guard case .rowAction(9, "tap")? = recording.elements.last else { Issue.record("No action"); return }
      // A callback that changes the rows at once.
      let bag = DisposeBag()
      table.action.subscribe(onNext: { _ in table.componentState = .items([1]) }).disposed(by: bag)
      row(0, of: table.tableView, NumberRow.self)?.perform(action: "again")
      screen.layOut()
      #expect(texts(table.tableView) == ["1"] && recording.elements.count == 2)
    }
  }

  // MARK: Changes

  @Test("Rows whose model stays keep their component, and are not updated") func keeping() throws {
    try table(.items([1, 2, 3, 4])) { screen, table in
      let second = row(1, of: table.tableView, NumberRow.self)
      NumberRow.reset()
      table.componentState = .items([2, 3, 4, 5])
      screen.layOut()
      #expect(texts(table.tableView) == ["2", "3", "4", "5"] && NumberRow.updates == 1)
      #expect(row(0, of: table.tableView, NumberRow.self) === second)
      NumberRow.reset()
      table.componentState = .items([2, 3, 4, 5])
      screen.layOut()
      #expect(NumberRow.updates == 0)
    }
  }

  @Test("A model with an identity keeps its row, and shows what changed") func identities() throws {
    try withScreen { screen in
      let table = PlainTableView<ItemRow>()
      table.rowHeight = 40
      table.componentState = .items([Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 3, text: "c")])
      screen.show(table)
      let (one, three) = (
        row(0, of: table.tableView, ItemRow.self), row(2, of: table.tableView, ItemRow.self)
      )
      table.componentState = .items([Item(id: 3, text: "c"), Item(id: 1, text: "A"), Item(id: 2, text: "b")])
      screen.layOut()
      #expect(
        row(0, of: table.tableView, ItemRow.self) === three
          && row(1, of: table.tableView, ItemRow.self) === one)
      #expect(one?.texts == ["a", "A"] && three?.texts == ["c"])
    }
  }

  @Test("Models that have only a place are shown anew in place") func opaque() throws {
    try withScreen { screen in
      let table = PlainTableView<OpaqueRow>()
      table.rowHeight = 40
      table.componentState = .items([Opaque(text: "a"), Opaque(text: "b")])
      screen.show(table)
      let first = row(0, of: table.tableView, OpaqueRow.self)
      table.componentState = .items([Opaque(text: "c")])
      screen.layOut()
      #expect(row(0, of: table.tableView, OpaqueRow.self) === first && first?.tag == 2)
      #expect(table.tableView.visibleCells.count == 1)
    }
  }

  @Test("Random changes of rows end with the right rows") func randomChanges() throws {
    var random = SystemRandomNumberGenerator()
    try table(.items(Array(0..<12))) { screen, table in
      for _ in 0..<60 {
        var numbers = Array(0..<14).shuffled(using: &random)
        numbers = Array(numbers.prefix(Int.random(in: 0...10, using: &random)))
        table.componentState = .items(numbers)
        screen.layOut()
        #expect(texts(table.tableView) == numbers.map(String.init))
        if texts(table.tableView) != numbers.map(String.init) { return }
      }
    }
  }

  // MARK: Wrappers

  @Test("A wrapper keeps its component, copies its styles, and ends a press when it is used again")
  func wrappers() throws {
    try withScreen { screen in
      let table = PlainTableView<ItemRow>()
      table.rowHeight = 40
      table.componentState = .items([Item(id: 1)])
      screen.show(table)
      let cell = try #require(table.tableView.visibleCells.first as? TableViewCellWrapper<ItemRow>)
      let component = try #require(row(0, of: table.tableView, ItemRow.self))
      #expect(component.frame == cell.contentView.bounds && cell.backgroundColor == nil)
      cell.setHighlighted(true, animated: true)
      cell.setSelected(true, animated: false)
      #expect(component.log.suffix(2) == ["highlighted true", "selected true"] && cell.isSelected)
      cell.prepareForReuse()
      #expect(component.log.suffix(2) == ["selected false", "highlighted false"])
      #expect(cell.deleteCachedCell() === component && component.superview == nil)
      #expect(cell.deleteCachedCell() == nil)
    }
  }

  @Test("A row whose component has no hooks shows UIKit's selection") func selectionVisuals() throws {
    try table(.items([1])) { screen, table in
      let cell = try #require(table.tableView.visibleCells.first)
      #expect(cell.selectedBackgroundView == nil && cell.selectionStyle == .default)
      cell.setHighlighted(true, animated: false)
      #expect(cell.isHighlighted)
    }
  }

  @Test("A configuration reaches wrappers and rows when they are configured next") func configuration() throws
  {
    try table(.items([1])) { screen, table in
      let configuration = Configuration()
      configuration.style.tableView.tableView = { $0.tableView.tag = 1 }
      configuration.style.tableView.cellWrapper = { $0.tag = 2 }
      configuration.style.view = { $0.tag = 3 }
      table.configuration = configuration
      #expect(table.tableView.tag == 1)
      table.componentState = .items([2])
      screen.layOut()
      let cell = try #require(table.tableView.visibleCells.first)
      #expect(cell.tag == 2 && row(0, of: table.tableView, NumberRow.self)?.tag == 3)
      #expect(row(0, of: table.tableView, NumberRow.self)?.configuration === configuration)
    }
  }

  // MARK: Editing

  @Test("Swiped rows have the actions that the table is given") func swiping() throws {
    try table(.items([1, 2])) { screen, table in
      var deleted: [Int] = []
      table.rowActions = { model in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            deleted.append(model)
            table.componentState = .items([1, 2].filter { $0 != model })
            done(true)
          }
        ])
      }
      let path = IndexPath(row: 1, section: 0)
      let configuration = table.tableView.delegate?.tableView(
        table.tableView, trailingSwipeActionsConfigurationForRowAt: path)
      let action = try #require(configuration?.actions.first)
      action.handler(action, table) { _ in }
      screen.layOut()
      #expect(deleted == [2] && texts(table.tableView) == ["1"])
      table.rowActions = nil
      #expect(
        table.tableView.delegate?.tableView(
          table.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0)) == nil)
    }
  }

  // MARK: Around

  @Test("Headers and footers of the table are as high as they ask for") func edges() throws {
    final class Header: UIView {
      static var measured = 0
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        Header.measured += 1
        return super.systemLayoutSizeFitting(
          targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
          verticalFittingPriority: verticalFittingPriority)
      }
    }
    try table(.items([1])) { screen, table in
      let header = Header()
      let label = UILabel(text: String(repeating: "long text ", count: 20))
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(label)
      _ = label.pinned(to: header)
      table.headerView = header
      table.footerView = UIView()
      screen.layOut()
      #expect(header.frame.width == 320 && header.frame.height > 40)
      #expect(table.footerView?.frame.height == 0)
      #expect(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.frame.height)
      let measured = Header.measured
      table.tableView.contentOffset.y = 10
      screen.layOut()
      table.layoutHeaderView()
      #expect(Header.measured == measured)
      label.text = "short"
      table.setNeedsLayout()
      screen.layOut()
      #expect(header.frame.height < 40)
    }
  }

  @Test("A cell that was not registered is named") func unregistered() async {
    let result = await #expect(processExitsWith: .exitCode(4), observing: [\.standardErrorContent]) {
      await MainActor.run {
        ReactantTrap.handler = { message in
          try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
          exit(4)
        }
        _ = UITableView(style: .plain).dequeue(identifier: TableViewCellIdentifier<NumberRow>())
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NumberRow") && text.contains("register"))
  }

  @Test("States are compared and mapped") func states() {
    #expect(CollectionViewState.items([1]) == .items([1]))
    #expect(!(CollectionViewState.items([1]) == .items([2])))
    #expect(CollectionViewState<Int>.empty(message: "a") == .empty(message: "a"))
    #expect(
      !(CollectionViewState<Int>.empty(message: "a") == .loading)
        && CollectionViewState<Int>.loading == .loading)
    #expect(CollectionViewState.items([1]).mapItems { "\($0)" } == .items(["1"]))
    #expect(CollectionViewState<Int>.empty(message: "a").mapItems { "\($0)" } == .empty(message: "a"))
  }
}
