import QuartzCore
import Testing

@testable import UIKit

/// Cells, headers and controllers that are described by configurations.
@MainActor struct ContentConfigurationTests {
  private final class Source: NSObject, UITableViewDataSource {
    var setUp: (UITableViewCell) -> Void = { _ in }
    var rows = 1

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      setUp(cell)
      return cell
    }
  }

  private func cell(
    width: CGFloat = 320, _ setUp: @escaping (UITableViewCell) -> Void
  ) throws -> (UITableViewCell, UITableView, AnyObject) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    let source = Source()
    source.setUp = setUp
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    return (try #require(table.visibleCells.first), table, source)
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test func listContentShowsItsTextsAsTheStyleDoes() throws {
    let (cell, _, source) = try cell { cell in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = "Second"
      cell.contentConfiguration = content
    }
    let texts = labels(cell)
    #expect(texts.map(\.text) == ["Title", "Second"])
    #expect(texts[0].font == .preferredFont(forTextStyle: .body))
    #expect(texts[0].frame.minX == 16)
    #expect(texts[1].frame.minY == texts[0].frame.maxY + 3)
    #expect(cell.contentView is UIListContentView)
    // Both texts, 3 between them and 9.5 above and below, and the line.
    let height = texts[0].frame.height + texts[1].frame.height + 22 + 1
    #expect(abs(cell.frame.height - height) <= 1)
    withExtendedLifetime(source) {}
  }

  @Test func rowOfOneLineIsFortyFourHighAlsoWithASymbol() throws {
    let (cell, _, source) = try cell { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      content.image = UIImage(systemName: "star.fill")
      cell.contentConfiguration = content
    }
    #expect(cell.frame.height == 44)
    #expect(cell.separatorInset.left == labels(cell)[0].frame.minX)
    #expect(cell.separatorInset.left == 58)
    withExtendedLifetime(source) {}
  }

  @Test func wideTablesHaveWideMargins() throws {
    let (cell, _, source) = try cell(width: 430) {
      var content = $0.defaultContentConfiguration()
      content.text = "Title"
      $0.contentConfiguration = content
    }
    #expect(labels(cell)[0].frame.minX == 20)
    withExtendedLifetime(source) {}
  }

  @Test func valueGoesBelowWhereThereIsNoRoomBesideTheText() throws {
    for (text, isBeside) in [("Short", true), ("A text that fills nearly all of the width", false)] {
      let (cell, _, source) = try cell {
        var content = UIListContentConfiguration.valueCell()
        content.text = text
        content.secondaryText = "Value"
        $0.contentConfiguration = content
      }
      let texts = labels(cell)
      #expect((texts[1].frame.minX > texts[0].frame.maxX) == isBeside)
      #expect((texts[1].frame.minY >= texts[0].frame.maxY) == !isBeside)
      withExtendedLifetime(source) {}
    }
  }

  @Test func picturesAreMadeSmallerWithTheirShapeKept() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in }
    let (cell, _, source) = try cell {
      var content = $0.defaultContentConfiguration()
      content.text = "Title"
      content.image = picture
      content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
      $0.contentConfiguration = content
    }
    let view = try #require(cell.contentView.subviews.first as? UIImageView)
    #expect(view.frame.size == CGSize(width: 40, height: 20))
    #expect(view.frame.minX == 26)
    #expect(labels(cell)[0].frame.minX == 92)
    withExtendedLifetime(source) {}
  }

  @Test func handlerIsCalledForEachStateOnce() throws {
    var states: [Bool] = []
    let (cell, table, source) = try cell { cell in
      cell.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "on" : "off"
        cell.contentConfiguration = content
      }
    }
    #expect(states == [false])
    #expect(labels(cell).map(\.text) == ["off"])
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(states == [false, true])
    #expect(labels(cell).map(\.text) == ["on"])
    table.layoutIfNeeded()
    #expect(states.count == 2)
    withExtendedLifetime(source) {}
  }

  @Test func sameKindOfContentKeepsItsView() throws {
    let (cell, _, source) = try cell { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "First"
      cell.contentConfiguration = content
    }
    let view = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Second"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(cell.contentView === view)
    #expect(labels(cell).map(\.text) == ["Second"])
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    withExtendedLifetime(source) {}
  }

  private struct Box: UIContentConfiguration {
    var height: CGFloat
    var isSelected = false

    func makeContentView() -> UIView & UIContentView { BoxView(self) }

    func updated(for state: UIConfigurationState) -> Box {
      var updated = self
      updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
      return updated
    }
  }

  private final class BoxView: UIView, UIContentView {
    let box = UIView()
    lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
    var configuration: UIContentConfiguration { didSet { show() } }

    init(_ box: Box) {
      configuration = box
      super.init(frame: .zero)
      self.box.translatesAutoresizingMaskIntoConstraints = false
      addSubview(self.box)
      NSLayoutConstraint.activate([
        self.box.topAnchor.constraint(equalTo: topAnchor),
        self.box.bottomAnchor.constraint(equalTo: bottomAnchor),
        self.box.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        self.box.trailingAnchor.constraint(equalTo: trailingAnchor), height,
      ])
      show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() { height.constant = (configuration as? Box)?.height ?? 0 }
  }

  @Test func contentOfTheAppDecidesTheHeightAndFollowsTheState() throws {
    let (cell, table, source) = try cell { $0.contentConfiguration = Box(height: 90) }
    let view = try #require(cell.contentView as? BoxView)
    cell.layoutIfNeeded()
    #expect(view.box.frame.height == 90)
    #expect(view.box.frame.minX == 16)
    #expect(abs(cell.frame.height - 91) <= 0.5)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect((view.configuration as? Box)?.isSelected == true)
    withExtendedLifetime(source) {}
  }

  @Test func backgroundIsGrayWhileTheCellIsSelected() throws {
    let (cell, table, source) = try cell { $0.backgroundConfiguration = .listPlainCell() }
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    var red = UIBackgroundConfiguration.listPlainCell()
    red.backgroundColor = .red
    cell.backgroundConfiguration = red
    table.layoutIfNeeded()
    #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    withExtendedLifetime(source) {}
  }

  @Test func headersShowTheirConfiguration() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = header.defaultContentConfiguration()
    content.text = "Title"
    header.contentConfiguration = content
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 30)
    header.layoutIfNeeded()
    #expect(labels(header).map(\.text) == ["TITLE"])
    #expect(
      header.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height > 20)
  }

  @Test func controllerShowsThatThereIsNoContent() {
    final class Controller: UIViewController {
      var isEmpty = true

      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
      {
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = "Nothing here"
        empty.button.title = "Add"
        contentUnavailableConfiguration = isEmpty ? empty : nil
      }
    }
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(labels(controller.view).map(\.text).contains("Nothing here"))
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.isEmpty)
    #expect(controller.contentUnavailableConfiguration == nil)
  }

  @Test func searchNamesWhatWasNotFound() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "pear"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “pear”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }
}

/// Rows whose content changes by itself.
@MainActor struct SelfSizingInvalidationTests {
  @Test(arguments: [true, false]) func rowFollowsItsContentUnlessThatIsDisabled(follows: Bool) throws {
    let source = TextsSource(rows: 3)
    let rig = TableRig(source, rowHeight: UITableView.automaticDimension)
    if !follows { rig.table.selfSizingInvalidation = .disabled }
    let cell = try #require(rig.table.visibleCells.first)
    var content = UIListContentConfiguration.cell()
    content.text = "One line\nand another\nand a third"
    cell.contentConfiguration = content
    rig.table.layoutIfNeeded()
    #expect((rig.table.rectForRow(at: path(0)).height > 80) == follows)
    #expect(rig.table.visibleCells[1].frame.minY == rig.table.rectForRow(at: path(0)).maxY)
  }
}

/// Configurations as values that apps compare and keep in sets.
@MainActor struct ConfigurationEqualityTests {
  @Test func configurationsAreEqualWhereAllThatTheySayIs() {
    var first = UIListContentConfiguration.subtitleCell()
    first.text = "Title"
    first.image = UIImage(systemName: "star")
    first.imageProperties.tintColor = .systemRed
    first.textProperties.colorTransformer = .grayscale
    var second = UIListContentConfiguration.subtitleCell()
    second.text = "Title"
    second.image = UIImage(systemName: "star")
    second.imageProperties.tintColor = .systemRed
    second.textProperties.colorTransformer = .grayscale
    #expect(first == second && Set([first, second]).count == 1)
    #expect(first != .cell() && UIListContentConfiguration.cell() == .cell())
    second.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 }
    #expect(first != second && first.textProperties != second.textProperties)
    second = first
    second.secondaryText = "Second"
    #expect(first != second && first.imageProperties == second.imageProperties)
  }

  @Test func backgroundsAndButtonsAreEqualWhereAllThatTheySayIs() {
    var first = UIBackgroundConfiguration.listGroupedCell()
    var second = UIBackgroundConfiguration.listGroupedCell()
    first.visualEffect = UIBlurEffect(style: .systemMaterial)
    second.visualEffect = UIBlurEffect(style: .systemMaterial)
    #expect(first == second && first.hashValue == second.hashValue)
    second.visualEffect = UIBlurEffect(style: .dark)
    #expect(first != second && first != .listPlainCell())
    let view = UIView()
    first.customView = view
    second = first
    #expect(first == second)
    second.customView = UIView()
    #expect(first != second)

    var button = UIButton.Configuration.filled()
    button.title = "Go"
    button.background = first
    var other = UIButton.Configuration.filled()
    other.title = "Go"
    other.background = first
    #expect(button == other && Set([button, other]).count == 1 && button != .plain())
    other.buttonSize = .large
    #expect(button != other)
    #expect(UIContentUnavailableConfiguration.loading() == .loading())
    #expect(UIContentUnavailableConfiguration.loading() != .search())
  }
}
