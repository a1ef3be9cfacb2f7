import DisplayProtocol
import Foundation
import Persistence
import Testing

@testable import UIKit

/// The trail of rows of lists, which are found again by what they show.
@MainActor @Suite(.serialized) struct TrailRowTests {
  /// A row: its title and its note, and an identifier where it has one.
  private struct Row {
    var title: String
    var note = ""
    var identifier: String?
  }

  private final class Detail: UIViewController {}

  /// A table or a collection in a stack, whose rows push a page of their title.
  @MainActor
  private final class ListApp: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let stack: UINavigationController
    let rows: [Row]
    private(set) var madeCells = 0

    init(_ rows: [Row], isCollection: Bool = false) {
      self.rows = rows
      let page = UIViewController()
      stack = UINavigationController(rootViewController: page)
      super.init()
      if isCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 44)
        let list = UICollectionView(frame: page.view.bounds, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = self
        list.delegate = self
        page.view.addSubview(list)
      } else {
        let list = UITableView(frame: page.view.bounds)
        list.dataSource = self
        list.delegate = self
        page.view.addSubview(list)
      }
      window.rootViewController = stack
      window.makeKeyAndVisible()
      UIScreen.main.finishTurn()
    }

    private func show(_ number: Int) {
      let page = Detail()
      page.title = rows[number].title
      page.view.tag = number
      stack.pushViewController(page, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      madeCells += 1
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
      let row = rows[indexPath.row]
      cell.textLabel?.text = row.title
      cell.detailTextLabel?.text = row.note
      cell.accessibilityIdentifier = row.identifier
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      show(indexPath.row)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.contentView.subviews.forEach { $0.removeFromSuperview() }
      let label = UILabel(frame: cell.bounds)
      label.text = rows[indexPath.item].title
      cell.contentView.addSubview(label)
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      show(indexPath.item)
    }
  }

  /// Presses a row of a list in a first process' stead; a second one has other rows. Returns the title and
  /// number of the row whose page the second one goes to, and the cells that it made on the way.
  private func goAgain(
    _ rows: [Row], pressing title: String, then later: [Row], isCollection: Bool = false
  ) throws -> (title: String?, number: Int?, madeCells: Int) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "trail-\(UUID().uuidString).json")
    let animate = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(false)
    defer {
      UIView.setAnimationsEnabled(animate)
      try? FileManager.default.removeItem(at: file)
    }
    let first = ListApp(rows, isCollection: isCollection)
    let trail = NavigationTrail(
      file: SavedFile(file, name: "The trail"), application: .shared, pause: {})
    let router = InputRouter(application: .shared)
    trail.update()
    let shown = try #require(label(title, in: first.window))
    let point = shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
    for phase in [PointerInput.Phase.down, .up] {
      let input = Input.pointer(
        PointerInput(phase: phase, location: point, timestamp: ProcessInfo.processInfo.systemUptime))
      trail.willReceive(input) { _ in nil }
      router.receive(input)
      trail.update()
    }
    #expect(first.stack.topViewController?.title == title)
    trail.write()
    first.window.isHidden = true
    UIScreen.main.finishTurn()

    let second = ListApp(later, isCollection: isCollection)
    let before = second.madeCells
    let other = NavigationTrail(
      file: SavedFile(file, name: "The trail"), application: .shared, pause: {})
    other.replay { input in
      other.willReceive(input) { _ in nil }
      router.receive(input)
      other.update()
    }
    defer {
      second.window.isHidden = true
      UIScreen.main.finishTurn()
    }
    let page = second.stack.topViewController as? Detail
    return (page?.title, page?.view.tag, second.madeCells - before)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private let names = ["Ada", "Bert", "Cleo", "Dan", "Eve"]

  @Test(arguments: [false, true])
  func aReorderedRowIsFoundByItsText(isCollection: Bool) throws {
    let rows = names.map { Row(title: $0) }
    let found = try goAgain(rows, pressing: "Bert", then: rows.reversed(), isCollection: isCollection)
    #expect(found.title == "Bert")
  }

  @Test(arguments: [false, true])
  func aRowThatMovedOutOfSightIsFound(isCollection: Bool) throws {
    let rows = (0..<300).map { Row(title: "Row \($0)") }
    var later = rows
    later.insert(later.remove(at: 2), at: 280)
    let found = try goAgain(rows, pressing: "Row 2", then: later, isCollection: isCollection)
    #expect(found.title == "Row 2")
  }

  @Test func aTitleCountsWhereTheRestChanged() throws {
    let rows = names.map { Row(title: $0, note: "yesterday") }
    var later = rows
    later.insert(later.remove(at: 3), at: 0)
    later[0].note = "now"
    #expect(try goAgain(rows, pressing: "Dan", then: later).title == "Dan")
  }

  @Test func anIdentifierCountsMoreThanTheTitle() throws {
    let rows = names.enumerated().map { Row(title: $1, identifier: "person-\($0)") }
    var later = Array(rows.reversed())
    later[3].title = "Ada"
    later[4].title = "Bertha"
    later[4].identifier = "person-1"
    later[3].identifier = "person-0"
    #expect(try goAgain(rows, pressing: "Bert", then: later).title == "Bertha")
  }

  @Test func ofRowsThatAreAlikeTheNearestCounts() throws {
    let rows = [Row(title: "A"), Row(title: "B"), Row(title: "C", note: "pressed"), Row(title: "D")]
    let later = [Row(title: "C"), Row(title: "X"), Row(title: "Y"), Row(title: "C", note: "last")]
    #expect(try goAgain(rows, pressing: "C", then: later).number == 3)
  }

  @Test func theNumberCountsWhereNothingIsAlike() throws {
    let rows = names.map { Row(title: $0) }
    let found = try goAgain(rows, pressing: "Cleo", then: names.map { Row(title: $0.uppercased()) })
    #expect(found.title == "CLEO")
    #expect(try goAgain(rows, pressing: "Eve", then: [Row(title: "ADA")]).title == nil)
  }

  @Test func aRowInItsPlaceIsFoundWithoutASearch() throws {
    let rows = (0..<10_000).map { Row(title: "Row \($0)") }
    #expect(try goAgain(rows, pressing: "Row 4", then: rows) == ("Row 4", 4, 0))
    // A search ends, however many rows there are.
    let others = (0..<10_000).map { Row(title: "Other \($0)") }
    let found = try goAgain(rows, pressing: "Row 4", then: others)
    #expect(found.title == "Other 4" && found.madeCells < 1_000)
  }
}
