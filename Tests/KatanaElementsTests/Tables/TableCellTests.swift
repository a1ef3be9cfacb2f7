import Katana
import KatanaElements
import Testing
import UIKit

@MainActor @Suite(.serialized) struct TableCellTests {
  private func tap(_ row: Int, in rig: TableRig) {
    #expect(rig.table.cellForRow(at: path(row))?.accessibilityActivate() == true)
  }

  @Test func aTapReachesTheRowsDescriptionEachTime() {
    let rig = TableRig([1, 2, 3])
    tap(1, in: rig)
    tap(1, in: rig)
    tap(0, in: rig)
    #expect(rig.log.taps == ["2 at 1", "2 at 1", "1 at 0"])
    #expect(rig.table.indexPathForSelectedRow == nil)
  }

  @Test func aTapMayDispatch() async {
    let store = Store<TapState>()
    let rig = TableRig([], store: store)
    rig.show(Tappable())
    rig.table.delegate?.tableView(rig.table, didSelectRowAt: path(0))
    await settle(store)
    #expect(store.state.taps == 1)
  }

  struct TapState: State { var taps = 0 }
  struct Tap: Action {
    func updatedState(currentState: any State) -> any State {
      guard var state = currentState as? TapState else { return currentState }
      state.taps += 1
      return state
    }
  }
  struct Nothing: Action {
    func updatedState(currentState: any State) -> any State { currentState }
  }
  struct TapCell: TableCell {
    var props: EmptyProps
    static func didTap(dispatch: @escaping StoreDispatch, props: EmptyProps, indexPath: IndexPath) {
      dispatch(Tap())
    }
    static func childrenDescriptions(
      props: EmptyProps, state: EmptyHighlightableState, update: @escaping (EmptyHighlightableState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { [] }
  }
  struct Tappable: TableDelegate {
    func numberOfRows(forSection section: Int) -> Int { 1 }
    func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
      TapCell(props: EmptyProps())
    }
    func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
  }

  private func settle<S: State>(_ store: PartialStore<S>) async {
    await withCheckedContinuation { continuation in
      var end: StoreUnsubscribe?
      end = store.addBurstListener {
        end?()
        end = nil
        continuation.resume()
      }
      store.dispatch(Nothing())
    }
  }

  @Test func propsOfAnotherTypeAreNotTapped() {
    ItemCell.anyDidTap(dispatch: { _ in }, props: EmptyProps(), indexPath: path(0))
    let log = RowLog()
    ItemCell.anyDidTap(
      dispatch: { _ in }, props: ItemCell.Props(item: Item(id: 4), log: log), indexPath: path(2))
    #expect(log.taps == ["4 at 2"])
  }

  @Test func rowsThatAreNoTableCellsTakeNoTaps() {
    struct Boxes: TableDelegate {
      func numberOfRows(forSection section: Int) -> Int { 1 }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        View(props: View.Props())
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
    }
    let rig = TableRig([])
    rig.show(Boxes())
    #expect(rig.table.cellForRow(at: path(0))?.accessibilityActivate() == false)
  }

  @Test func aPressedRowIsHighlightedUntilItIsReleased() async {
    let rig = TableRig([1, 2])
    let cell = rig.table.cellForRow(at: path(0))!
    cell.setHighlighted(true, animated: false)
    await mainQueue()
    #expect(rig.texts == ["*1", "2"])
    cell.setHighlighted(false, animated: false)
    await mainQueue()
    #expect(rig.texts == ["1", "2"])
  }

  @Test func highlightingStartsFromTheStateAtThatTime() async {
    struct CountCell: TableCell {
      struct Count: NodeDescriptionState, Highlightable {
        var highlighted = false
        var count = 0
        static func == (lhs: Count, rhs: Count) -> Bool {
          lhs.highlighted == rhs.highlighted && lhs.count == rhs.count
        }
      }
      struct Props: NodeDescriptionProps {
        var frame: CGRect = .zero
        var alpha: CGFloat = 1
        var key: String?
        var probe: Probe
      }
      @MainActor final class Probe {
        var update: ((Count) -> Void)?
        var state = Count()
      }
      var props: Props
      static func didTap(dispatch: @escaping StoreDispatch, props: Props, indexPath: IndexPath) {}
      /// An equal state is not rendered again, so that what was captured when it was rendered last is stale.
      static func shouldUpdate(
        currentProps: Props, nextProps: Props, currentState: Count, nextState: Count
      ) -> Bool { currentState.highlighted != nextState.highlighted }
      static func childrenDescriptions(
        props: Props, state: Count, update: @escaping (Count) -> Void, dispatch: @escaping StoreDispatch
      ) -> [any AnyNodeDescription] {
        props.probe.update = update
        props.probe.state = state
        return []
      }
    }
    struct Counts: TableDelegate {
      var probe: CountCell.Probe
      func numberOfRows(forSection section: Int) -> Int { 1 }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        CountCell(props: CountCell.Props(probe: probe))
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
    }
    let (rig, probe) = (TableRig([]), CountCell.Probe())
    rig.show(Counts(probe: probe))
    probe.update?(CountCell.Count(highlighted: false, count: 3))
    await mainQueue()
    rig.table.cellForRow(at: path(0))!.setHighlighted(true, animated: false)
    await mainQueue()
    #expect(probe.state.highlighted && probe.state.count == 3)
  }

  /// A row with a state, a native view and an `applyPropsToNativeView` of its own.
  struct OwnCell: TableCell {
    final class OwnView: NativeTableCell {
      var presses: [Bool] = []
      override func setHighlighted(_ highlighted: Bool) { presses.append(highlighted) }
    }
    struct Own: NodeDescriptionState, Highlightable {
      var highlighted = false
      static func == (lhs: Own, rhs: Own) -> Bool { lhs.highlighted == rhs.highlighted }
    }
    var props: EmptyProps
    static func didTap(dispatch: StoreDispatch, props: EmptyProps, indexPath: IndexPath) {}
    static func applyPropsToNativeView(
      props: EmptyProps, state: Own, view: OwnView, update: @escaping (Own) -> Void, node: any AnyNode
    ) {
      view.frame = props.frame
      view.backgroundColor = state.highlighted ? .red : .white
    }
    static func childrenDescriptions(
      props: EmptyProps, state: Own, update: @escaping (Own) -> Void, dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] { [] }
  }

  @Test func aRowMayHaveAStateAndANativeViewOfItsOwn() async {
    struct Owns: TableDelegate {
      func numberOfRows(forSection section: Int) -> Int { 1 }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        OwnCell(props: EmptyProps())
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
    }
    let rig = TableRig([])
    rig.show(Owns())
    let view = rig.rows[0] as! OwnCell.OwnView
    rig.table.cellForRow(at: path(0))!.setHighlighted(true, animated: false)
    await mainQueue()
    #expect(view.presses == [true] && view.backgroundColor == .red)
  }

  @Test func aCellShowsItsOpacity() {
    struct Faded: TableDelegate {
      func numberOfRows(forSection section: Int) -> Int { 1 }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        ItemCell(props: ItemCell.Props(alpha: 0.25, item: Item(id: 1)))
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
    }
    let rig = TableRig([])
    rig.show(Faded())
    #expect(rig.rows[0].alpha == 0.25)
  }

  @Test func theRowsMayChangeWhileOneIsTapped() {
    let rig = TableRig([1, 2, 3])
    rig.log.onTap = { path in rig.show(ids: [3]) }
    tap(0, in: rig)
    #expect(rig.texts == ["3"])
    rig.log.onTap = { path in rig.show(ids: []) }
    tap(0, in: rig)
    #expect(rig.texts.isEmpty)
    rig.log.onTap = nil
  }

  @Test func theTableMayGoWhileARowIsTapped() {
    let rig = TableRig([1, 2, 3])
    rig.log.onTap = { _ in rig.renderer.rootNode.update(with: Stage(props: .init())) }
    #expect(rig.table.cellForRow(at: path(0))?.accessibilityActivate() == true)
    rig.log.onTap = nil
    #expect(rig.ref?.isValid == false)
    #expect(rig.log.mounted.sorted() == rig.log.unmounted.sorted())
  }

  @Test func theRowsMayChangeWhileTheTableAsksForThem() {
    /// Gives the table other rows as soon as one is about to show.
    struct Restless: TableDelegate {
      var ids: [Int]
      var onDisplay: @MainActor (IndexPath) -> Void
      func numberOfRows(forSection section: Int) -> Int { ids.count }
      func cellDescription(forRowAt indexPath: IndexPath) -> any AnyNodeDescription {
        ItemCell(props: ItemCell.Props(item: Item(id: ids[indexPath.row])))
      }
      func height(forRowAt indexPath: IndexPath) -> Value { .fixed(50) }
      func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? { ids[indexPath.row] }
      func willDisplayRow(at indexPath: IndexPath) { onDisplay(indexPath) }
    }
    let rig = TableRig([])
    var pages = 1
    func show() {
      rig.show(
        Restless(ids: Array(0..<20 * pages)) { path in
          guard path.row == 20 * pages - 1, pages < 3 else { return }
          pages += 1
          show()
        })
    }
    show()
    rig.scroll(to: 600)
    rig.table.layoutIfNeeded()
    #expect(pages == 2 && rig.table.numberOfRows(inSection: 0) == 40)
    rig.scroll(to: 1_600)
    rig.table.layoutIfNeeded()
    #expect(rig.table.numberOfRows(inSection: 0) == 60 && rig.texts.first == "32")
  }

  @Test func swipeActionsAreTheDelegates() {
    let rig = TableRig([])
    var log: [String] = []
    var items = Items(sections: [[Item(id: 1)]])
    items.actions = [
      TableSwipeAction(title: "Delete", isDestructive: true) { log.append("delete") },
      TableSwipeAction(title: "Flag", backgroundColor: .orange) { log.append("flag") },
    ]
    rig.show(items)
    let source = rig.table.delegate
    #expect(source?.tableView(rig.table, leadingSwipeActionsConfigurationForRowAt: path(0)) == nil)
    let configuration = source?.tableView(rig.table, trailingSwipeActionsConfigurationForRowAt: path(0))
    let actions = configuration?.actions ?? []
    #expect(actions.map(\.title) == ["Delete", "Flag"] && actions.map(\.style) == [.destructive, .normal])
    #expect(actions.last?.backgroundColor == .orange)
    #expect(configuration?.performsFirstActionWithFullSwipe == true)
    for action in actions { action.handler(action, UIView(frame: .zero)) { log.append("\($0)") } }
    #expect(log == ["true", "delete", "true", "flag"])
  }
}
