import Katana
import KatanaElements
import ShojiTestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TableUpdateTests {
  @Test func anEqualDelegateChangesNothing() {
    let rig = TableRig([1, 2, 3])
    rig.log.described = []
    rig.show(ids: [1, 2, 3])
    #expect(rig.log.described.isEmpty)
  }

  @Test func rowsThatStayKeepTheirNodesAndViews() {
    let rig = TableRig([1, 2, 3, 4])
    let views = rig.rows
    rig.log.described = []
    rig.show(ids: [9, 1, 3, 4, 8])
    #expect(rig.texts == ["9", "1", "3", "4", "8"])
    #expect(rig.rows[1] === views[0] && rig.rows[2] === views[2] && rig.rows[3] === views[3])
    #expect(Set(rig.log.described) == [9, 8], "only new rows are described again")
  }

  @Test func rowsThatMoveKeepTheirNodesAndViews() {
    let rig = TableRig([1, 2, 3, 4])
    let views = rig.rows
    rig.show(ids: [4, 2, 1, 3])
    #expect(rig.texts == ["4", "2", "1", "3"])
    #expect(rig.rows.map { row in views.firstIndex { $0 === row } } == [3, 1, 0, 2])
  }

  @Test func rowsWithOtherContentAreUpdatedInPlace() {
    let rig = TableRig([1, 2, 3])
    let views = rig.rows
    rig.show([Item(id: 1), Item(id: 2, text: "!", height: 80), Item(id: 3)])
    #expect(rig.texts == ["1", "2!", "3"])
    #expect(zip(rig.rows, views).allSatisfy { $0 === $1 })
    #expect(rig.table.rectForRow(at: path(2)).minY == 130)
    #expect(rig.rows[1].frame.height == 80)
  }

  @Test func rowsWithoutNamesAreMatchedByPosition() {
    let rig = TableRig([])
    rig.show([1, 2, 3].map { Item(id: $0) }, hasNames: false)
    let views = rig.rows
    rig.show([5, 6].map { Item(id: $0) }, hasNames: false)
    #expect(rig.texts == ["5", "6"] && rig.rows[0] === views[0])
    rig.show([5, 6, 7, 8].map { Item(id: $0) }, hasNames: false)
    #expect(rig.texts == ["5", "6", "7", "8"] && rig.rows[1] === views[1])
  }

  @Test func theVisibleRowsStayWhereTheyAreWhenRowsAboveChange() {
    let rig = TableRig(Array(0..<100))
    rig.scroll(to: 1_010)
    let texts = rig.texts
    let view = rig.rows[0]
    rig.show(ids: [200, 201] + Array(0..<5) + Array(6..<100))
    #expect(rig.table.contentOffset.y == 1_060)
    #expect(rig.texts == texts && rig.rows[0] === view)
    rig.show(ids: Array(20..<100))
    #expect(rig.texts == texts && rig.table.contentOffset.y == 10)
  }

  @Test func newRowsAtTheTopAreSeenWhereTheTableIsAtItsTop() {
    let rig = TableRig(Array(0..<100))
    rig.show(ids: [200] + Array(0..<100))
    #expect(rig.table.contentOffset.y == 0 && rig.texts.first == "200")
  }

  @Test func rowsMayMoveBetweenSectionsAndSectionsMayMove() {
    let rig = TableRig([])
    func items(_ sections: [(String, [Int])]) -> Items {
      Items(
        sections: sections.map { $0.1.map { Item(id: $0) } }, sectionNames: sections.map(\.0), log: rig.log)
    }
    rig.show(items([("todo", [1, 2]), ("done", [3]), ("old", [4])]))
    let views = rig.rows
    rig.show(items([("done", [2, 3]), ("new", [5]), ("todo", [1])]))
    #expect(rig.texts == ["2", "3", "5", "1"])
    #expect(rig.rows[0] === views[1] && rig.rows[1] === views[2] && rig.rows[3] === views[0])
    #expect(rig.table.numberOfSections == 3)
  }

  @Test func aTextFieldThatIsBeingEditedGoesOn() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let rig = TableRig([])
    window.addSubview(rig.container)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    withManualClock { clock in
      rig.show(Fields(ids: [1, 2, 3]))
      let field = rig.rows[1] as! UITextField
      #expect(field.becomeFirstResponder())
      rig.show(Fields(ids: [7, 2, 3, 8]))
      clock.advance(1)
      #expect(field.isFirstResponder && rig.rows[1] === field)
      rig.show(Fields(ids: [2]))
      #expect(field.isFirstResponder)
    }
  }

  /// Rows with text fields.
  struct Fields: TableDelegate {
    struct Field: NodeDescription {
      typealias NativeView = UITextField
      var props: EmptyProps
      static func childrenDescriptions(
        props: EmptyProps, state: EmptyState, update: @escaping (EmptyState) -> Void,
        dispatch: @escaping StoreDispatch
      ) -> [any AnyNodeDescription] { [] }
    }
    var ids: [Int]
    func numberOfRows(forSection section: Int) -> Int { ids.count }
    func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
      Field(props: EmptyProps())
    }
    func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
    func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { ids[indexPath.row] }
  }

  @Test func changesInAWindowAreAnimated() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let rig = TableRig([1, 2, 3])
    window.addSubview(rig.container)
    window.isHidden = false
    defer { window.isHidden = true }
    withManualClock { clock in
      finishTurn()
      let (second, third) = (rig.table.visibleCells[1], rig.table.visibleCells[2])
      rig.show(ids: [1, 3])
      finishTurn()
      #expect(third.frame.minY == 50)
      #expect(third.layer.presentation()?.frame.minY == 100, "it begins where it was")
      clock.advance(0.1)
      finishTurn()
      #expect(third.layer.presentation().map { 50 < $0.frame.minY && $0.frame.minY < 100 } == true)
      #expect(!second.isHidden, "it fades")
      clock.advance(1)
      finishTurn()
      #expect(second.isHidden && rig.texts == ["1", "3"])
    }
  }

  /// A view that lays out a subview, and a table of such views.
  final class Frame: UIView {
    let inner = UIView(frame: .zero)
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(inner)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      inner.frame = bounds.insetBy(dx: 10, dy: 10)
    }
  }
  struct Framed: NodeDescription {
    typealias NativeView = Frame
    var props: EmptyProps
    static func childrenDescriptions(
      props: EmptyProps, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { [] }
  }
  struct Frames: TableDelegate {
    var ids: [Int]
    func numberOfRows(forSection section: Int) -> Int { ids.count }
    func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
      Framed(props: EmptyProps())
    }
    func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
    func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { ids[indexPath.row] }
  }

  @Test func whatLiesInANewRowIsInItsPlaceFromTheBeginning() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let rig = TableRig([])
    rig.show(Frames(ids: [1]))
    window.addSubview(rig.container)
    window.isHidden = false
    defer { window.isHidden = true }
    withManualClock { clock in
      finishTurn()
      rig.show(Frames(ids: [1, 2]))
      finishTurn()
      clock.advance(0.1)
      finishTurn()
      let inner = (rig.rows[1] as! Frame).inner
      #expect(inner.layer.presentation()?.frame == CGRect(x: 10, y: 10, width: 280, height: 30))
    }
  }

  @Test func aDelegateThatIsAnObjectMayBeChangedAndGivenAgain() {
    @MainActor final class Mutable: TableDelegate {
      var items: [Int] = [1, 2, 3]
      func numberOfRows(forSection section: Int) -> Int { items.count }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        ItemCell(props: ItemCell.Props(item: Item(id: items[indexPath.row])))
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
      func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { items[indexPath.row] }
    }
    let (rig, delegate) = (TableRig([]), Mutable())
    rig.show(delegate)
    delegate.items = [4, 1]
    rig.show(delegate)
    #expect(rig.texts == ["4", "1"])
    delegate.items = [4, 1, 7, 7, 7]
    rig.show(delegate)
    #expect(rig.texts == ["4", "1", "7", "7", "7"])
  }

  @Test func aHundredThousandRowsMayBeReplacedAndOneOfThemChanged() {
    let rig = TableRig(Array(0..<100_000))
    rig.show(ids: Array(100_000..<200_000))
    #expect(rig.texts.first == "100000")
    rig.log.described = []
    var ids = Array(100_000..<200_000)
    ids.remove(at: 2)
    ids.append(5)
    rig.show(ids: ids)
    #expect(rig.texts[2] == "100003" && rig.log.described.count == 1)
  }

  @Test func aThousandRandomChangesEndInTheRightRows() {
    var random = SeededGenerator(seed: 7)
    let rig = TableRig([])
    var sections: [(String, [Int])] = [("a", [])]
    var next = 0
    for _ in 0..<1_000 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let section = Int.random(in: 0..<sections.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          next += 1
          let count = sections[section].1.count
          sections[section].1.insert(next, at: Int.random(in: 0...count, using: &random))
        case 2 where !sections[section].1.isEmpty:
          sections[section].1.remove(at: Int.random(in: 0..<sections[section].1.count, using: &random))
        case 3 where !sections[section].1.isEmpty:
          let row = sections[section].1.remove(
            at: Int.random(in: 0..<sections[section].1.count, using: &random))
          let target = Int.random(in: 0..<sections.count, using: &random)
          sections[target].1.insert(row, at: Int.random(in: 0...sections[target].1.count, using: &random))
        case 4 where sections.count < 5:
          next += 1
          sections.insert(("s\(next)", []), at: Int.random(in: 0...sections.count, using: &random))
        case 5 where sections.count > 1:
          if Bool.random(using: &random) {
            sections.remove(at: section)
          } else {
            let moved = sections.remove(at: section)
            sections.insert(moved, at: Int.random(in: 0...sections.count, using: &random))
          }
        default: break
        }
      }
      rig.show(
        Items(sections: sections.map { $0.1.map { Item(id: $0) } }, sectionNames: sections.map(\.0)))
      rig.table.contentOffset.y = 0
      rig.table.layoutIfNeeded()
      let all = sections.flatMap(\.1).map { "\($0)" }
      #expect(rig.texts == Array(all.prefix(8)))
    }
  }
}
