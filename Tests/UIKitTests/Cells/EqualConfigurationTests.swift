import Testing

@testable import UIKit

/// Configurations that are set again and again as they are, such as while a controller lays out.
@MainActor @Suite(.serialized) struct EqualConfigurationTests {
  /// A controller that sets the configuration of a button whenever its view is laid out.
  private final class ButtonPage: UIViewController {
    let button = UIButton(configuration: .filled())
    var caption = "Save"
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      ])
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts += 1
      var configuration = UIButton.Configuration.filled()
      configuration.title = caption
      configuration.image = UIImage(systemName: "star")
      button.configuration = configuration
    }
  }

  @Test func aButtonsEqualConfigurationLaysNothingOut() {
    onScreen(400, 800) {
      let page = ButtonPage()
      inWindow(page) { _ in
        let width = button(page, is: "Save")
        let before = page.layouts
        #expect(before <= 4)
        for _ in 0..<5 { UIScreen.main.finishTurn() }
        #expect(page.layouts == before)
        page.caption = "Save All of Them"
        page.view.setNeedsLayout()
        UIScreen.main.finishTurn()
        #expect(button(page, is: "Save All of Them") > width + 20)
        #expect(page.layouts <= before + 3)
      }
    }
  }

  /// Expects a button's title, and returns its width.
  private func button(_ page: ButtonPage, is title: String) -> CGFloat {
    #expect(page.button.titleLabel?.text == title)
    return page.button.frame.width
  }

  @Test func anEqualConfigurationStillFollowsTheState() {
    let button = UIButton(configuration: .plain())
    var updates = 0
    button.configurationUpdateHandler = {
      updates += 1
      var configuration = UIButton.Configuration.plain()
      configuration.title = $0.isSelected ? "On" : "Off"
      $0.configuration = configuration
    }
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Off" && updates == 1)
    let same = button.configuration
    button.configuration = same
    button.layoutIfNeeded()
    #expect(updates == 1)
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On" && updates == 2)
  }

  /// A table whose controller sets up its rows whenever it is laid out.
  private final class Rows: UITableViewController {
    var text = "Row"
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layouts += 1
      for cell in tableView.visibleCells {
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.backgroundConfiguration = .listPlainCell()
      }
    }
  }

  @Test func rowsEqualConfigurationsLayNothingOut() {
    onScreen(400, 800) {
      let page = Rows(style: .plain)
      inWindow(page) { _ in
        page.view.setNeedsLayout()
        for _ in 0..<3 { UIScreen.main.finishTurn() }
        let before = page.layouts
        for _ in 0..<5 { UIScreen.main.finishTurn() }
        #expect(page.layouts == before && before <= 6)
        let cells = page.tableView.visibleCells
        #expect(
          cells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text } == [
            "Row", "Row", "Row",
          ])
        #expect(cells.map(\.frame.height) == [44, 44, 44])
        page.text = "One\nTwo\nThree"
        page.view.setNeedsLayout()
        for _ in 0..<3 { UIScreen.main.finishTurn() }
        #expect(cells.allSatisfy { $0.frame.height > 60 } && page.layouts <= before + 5)
      }
    }
  }

  @Test func aSelectedRowsEqualContentKeepsItsState() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = UIListContentConfiguration.cell()
    content.text = "Row"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    let shown = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(shown == content.updated(for: cell.configurationState))
    cell.contentConfiguration = nil
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Row")
  }
}
