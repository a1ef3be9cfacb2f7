import Katana
import KatanaElements
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TableTests {
  @Test func defaultsAreKatanas() {
    let props = Table.Props()
    #expect(props.backgroundColor == .white && props.borderColor == .clear && props.clipsToBounds)
    #expect(props.cornerRadius == 0 && props.borderWidth == 0 && props.alpha == 1 && props.refCallback == nil)
    #expect(props.delegate is EmptyTableDelegate && TableProps() == props)
    #expect(EmptyTableDelegate().isEqual(to: EmptyTableDelegate()))
    #expect(!EmptyTableDelegate().isEqual(to: Items(sections: [])))
    #expect(EmptyTableDelegate().numberOfSections() == 0)
  }

  @Test func propsAreEqualWhereTheirDelegatesSaySo() {
    var (one, other) = (Table.Props(), Table.Props())
    one.delegate = Items(sections: [[Item(id: 1)]])
    #expect(one != other)
    other.delegate = Items(sections: [[Item(id: 1)]])
    other.refCallback = { _ in }
    #expect(one == other, "callbacks are not compared")
    other.cornerRadius = 3
    #expect(one != other)
  }

  @Test func theAppearanceReachesTheNativeView() {
    let rig = TableRig([])
    rig.show(Items(sections: [[]])) {
      $0.backgroundColor = .red
      $0.cornerRadius = 4
      $0.borderWidth = 2
      $0.borderColor = .blue
      $0.clipsToBounds = false
      $0.alpha = 0.5
    }
    #expect(rig.table.backgroundColor == .red && rig.table.alpha == 0.5 && !rig.table.clipsToBounds)
    #expect(rig.table.layer.cornerRadius == 4 && rig.table.layer.borderWidth == 2)
    #expect(rig.table.layer.borderColor == UIColor.blue.cgColor)
    #expect(rig.table.separatorStyle == .none)
  }

  @Test func radiusAndBorderMayScale() {
    let rig = TableRig([])
    rig.show(Items(sections: [[]])) {
      $0.cornerRadius = 4
      $0.scaledCornerRadius = .scalable(3)
      $0.scaledBorderWidth = Value(scalable: 1, fixed: 0.5)
    }
    #expect(rig.table.layer.cornerRadius == 10 && rig.table.layer.borderWidth == 2.5)
  }

  @Test func rowsShowTheirDescriptionsAtTheWidthOfTheTable() {
    let rig = TableRig(Array(0..<20))
    #expect(rig.texts == (0..<8).map { "\($0)" })
    #expect(rig.rows.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 300, height: 50) })
    #expect(rig.node.managedChildren.count == 8)
    #expect(rig.log.described == Array(0..<8), "each visible row is described once")
    #expect(rig.log.displayed == (0..<8).map { path($0) })
  }

  @Test func heightsAreScaledByTheTablesMultiplier() {
    let rig = TableRig([1, 2])
    rig.show(Items(sections: [[Item(id: 1), Item(id: 2)]], height: Value(scalable: 30, fixed: 1)))
    // The stage is twice its reference size.
    #expect(rig.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 61, width: 300, height: 61))
    #expect(rig.rows[1].frame.height == 61)
  }

  @Test func aSectionsHeaderStaysWhileItsRowsScroll() {
    let rig = TableRig([])
    let sections = (0..<3).map { section in (0..<10).map { Item(id: section * 10 + $0) } }
    let header: @MainActor (Int) -> any AnyNodeDescription = { section in
      Label(
        props: Label.Props.build {
          $0.text = NSAttributedString(string: "Section \(section)")
          $0.setKey("header\(section)")
        })
    }
    var items = Items(sections: sections, log: rig.log)
    items.header = header
    // A label has no children to measure; the header's height is given.
    struct Fixed: TableDelegate {
      var items: Items
      func numberOfSections() -> Int { items.numberOfSections() }
      func numberOfRows(forSection section: Int) -> Int { items.numberOfRows(forSection: section) }
      func cellDescription(forRowAt path: IndexPath) -> any AnyNodeDescription {
        items.cellDescription(forRowAt: path)
      }
      func height(forRowAt path: IndexPath) -> Value { .fixed(50) }
      func headerDescription(forSection section: Int) -> (any AnyNodeDescription)? { items.header?(section) }
      func headerHeight(forSection section: Int) -> Value { .fixed(30) }
    }
    rig.show(Fixed(items: items))
    #expect(rig.table.contentSize.height == 1_590)
    let first = rig.table.headerView(forSection: 0)!
    #expect(rig.label(in: first)?.attributedText?.string == "Section 0")
    #expect(rig.label(in: first)?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    rig.scroll(to: 100)
    #expect(first.frame.minY == 100, "it stays at the top")
    rig.scroll(to: 700)
    #expect(rig.label(in: rig.table.headerView(forSection: 1)!)?.attributedText?.string == "Section 1")
    rig.scroll(to: 0)
    #expect(rig.label(in: rig.table.headerView(forSection: 0)!)?.attributedText?.string == "Section 0")
  }

  @Test func automaticRowsAreAsHighAsTheirContent() {
    let rig = TableRig([])
    rig.show(Items(sections: [(0..<30).map { Item(id: $0) }], height: .automaticHeight))
    // The label is 20 points high and the row's lowest child.
    #expect(rig.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 20, width: 300, height: 20))
    #expect(rig.rows[3].frame.height == 20)
  }

  @Test func rowsOutOfSightAreCountedWithTheirEstimate() {
    struct Estimated: TableDelegate {
      func numberOfRows(forSection section: Int) -> Int { 100 }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        ItemCell(props: ItemCell.Props(item: Item(id: indexPath.row)))
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .automaticHeight }
      func estimatedHeight(forRowAt indexPath: IndexPath) -> Value { .scalable(60) }
    }
    let rig = TableRig([])
    rig.show(Estimated())
    // 20 rows of 20 points are in sight, the others are about 120 points high.
    #expect(rig.table.contentSize.height == 10_000)
  }

  /// A row that is half as high as it is wide, and the multiplier.
  struct Square: TableCell, SelfSizing {
    var props: EmptyProps
    static func didTap(dispatch: @escaping StoreDispatch, props: EmptyProps, indexPath: IndexPath) {}
    static func automaticHeight(props: EmptyProps, width: CGFloat, multiplier: CGFloat) -> CGFloat {
      width / 2 + multiplier
    }
    static func childrenDescriptions(
      props: EmptyProps, state: EmptyHighlightableState,
      update: @escaping (EmptyHighlightableState) -> Void, dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { [] }
  }

  @Test func aRowMayComputeItsAutomaticHeight() {
    struct Squares: TableDelegate {
      func numberOfRows(forSection section: Int) -> Int { 3 }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        Square(props: EmptyProps())
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .automaticHeight }
    }
    let rig = TableRig([])
    rig.show(Squares())
    #expect(rig.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 152, width: 300, height: 152))
  }

  @Test func rowsFollowTheTablesSizeAndMultiplier() {
    let rig = TableRig([])
    let items = Items(sections: [(0..<100).map { Item(id: $0) }], height: .scalable(25), log: rig.log)
    func show(side: CGFloat, width: CGFloat, height: CGFloat = 400) {
      var props = Table.Props()
      props.frame = CGRect(x: 0, y: 0, width: width, height: height)
      props.delegate = items
      // The stage's reference size is 100 × 100.
      let stage = Stage.Props(
        frame: CGRect(x: 0, y: 0, width: side, height: side), children: [Table(props: props)])
      rig.renderer.rootNode.update(with: Stage(props: stage))
      rig.table.layoutIfNeeded()
    }
    show(side: 200, width: 300)
    let row = rig.rows[0]
    #expect(row.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    rig.scroll(to: 1_000)
    #expect(rig.texts.first == "20")
    show(side: 400, width: 500)
    #expect(rig.rows.allSatisfy { $0.frame == CGRect(x: 0, y: 0, width: 500, height: 100) })
    #expect(rig.texts.first == "20" && rig.table.contentOffset.y == 2_000, "the same row is at the top")
    show(side: 200, width: 500, height: 300)
    #expect(rig.texts.first == "20")
    #expect(rig.table.contentOffset.y == 1_000)
    #expect(rig.label(in: rig.rows[0])?.frame.width == 500)
  }

  @Test func aRefScrollsAndEndsWithTheTable() {
    let rig = TableRig(Array(0..<100))
    #expect(rig.ref?.isValid == true)
    rig.ref?.scroll(at: path(50), at: .top, animated: false)
    #expect(rig.table.contentOffset.y == 2_500 && rig.texts.first == "50")
    rig.ref?.scroll(at: path(1_000), at: .top, animated: false)
    #expect(rig.table.contentOffset.y == 2_500, "there is no such row")
    rig.renderer.rootNode.update(with: Stage(props: .init()))
    #expect(rig.ref?.isValid == false)
    rig.ref?.scroll(at: path(5), at: .top, animated: false)
  }

  @Test func pullingRefreshesUntilThePropsSaySo() {
    let rig = TableRig([1])
    #expect(rig.table.refreshControl == nil)
    var pulls = 0
    let items = Items(sections: [[Item(id: 1)]])
    rig.show(items) { $0.refreshHandler = { pulls += 1 } }
    let control = rig.table.refreshControl!
    control.sendActions(for: .valueChanged)
    #expect(pulls == 1 && !control.isRefreshing)
    rig.show(items) {
      $0.refreshHandler = { pulls += 10 }
      $0.isRefreshing = true
    }
    #expect(rig.table.refreshControl === control && control.isRefreshing)
    rig.show(items) { $0.refreshHandler = { pulls += 100 } }
    #expect(!control.isRefreshing)
    control.sendActions(for: .valueChanged)
    #expect(pulls == 101)
    rig.show(items)
    #expect(rig.table.refreshControl == nil)
  }
}
