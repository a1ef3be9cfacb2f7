import Foundation
import Testing

@testable import KatanaUI

/// A field of cells, some of them disclosed.
private struct Field: State {
  static let side = 100
  var disclosed = Set<Int>()
  var isOver = false
}

private struct Disclose: StateUpdater {
  let cells: [Int]
  func updateState(_ state: inout Field) { state.disclosed.formUnion(cells) }
}

private struct GameOver: StateUpdater {
  func updateState(_ state: inout Field) { state.isOver = true }
}

private struct Cell: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var index = 0
    var isDisclosed = false

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.index == rhs.index
        && lhs.isDisclosed == rhs.isDisclosed
    }
  }

  /// What happened since it was last emptied.
  static var described: [Int] = []
  static var applied: [Int] = []
  static var connected = 0

  var props: Props

  static func connect(props: inout Props, to storeState: Field) {
    connected += 1
    props.isDisclosed = storeState.disclosed.contains(props.index)
  }

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: UIView, update: @escaping (EmptyState) -> Void, node: any AnyNode
  ) {
    applied.append(props.index)
    view.frame = props.frame
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    described.append(props.index)
    return []
  }

  static func clearCounts() {
    (described, applied, connected) = ([], [], 0)
  }
}

private struct Grid: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var isOver = false

    static func == (lhs: Props, rhs: Props) -> Bool { lhs.frame == rhs.frame && lhs.isOver == rhs.isOver }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: Field) {
    props.isOver = storeState.isOver
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    (0..<Field.side * Field.side).map { index in
      var props = Cell.Props()
      props.index = index
      props.setKey(index)
      props.frame = CGRect(x: index % Field.side * 10, y: index / Field.side * 10, width: 10, height: 10)
      return Cell(props: props)
    }
  }
}

@MainActor @Suite struct MinesweeperTests {
  @Test func oneDisclosureUpdatesOnlyTheCellsThatChange() async {
    let store = Store<Field>()
    let renderer = Renderer(rootDescription: Grid(props: .init()), store: store)
    renderer.render(in: UIView(frame: .zero))
    #expect(renderer.rootNode.children.count == 10_000)
    await settle(store)
    Cell.clearCounts()

    store.dispatch(Disclose(cells: [4242]))
    await settle(store)
    #expect(Cell.described == [4242])
    #expect(Cell.applied == [4242])
    #expect(Cell.connected == 10_000, "each cell is asked once")
    Cell.clearCounts()

    let flood = Array(stride(from: 100, to: 2000, by: 7))
    store.dispatch(Disclose(cells: flood))
    await settle(store)
    #expect(Cell.described == flood)
    #expect(Cell.applied == flood)
    Cell.clearCounts()

    store.dispatch(Disclose(cells: flood))
    await settle(store)
    #expect(Cell.described.isEmpty && Cell.applied.isEmpty, "they are disclosed already")
    Cell.clearCounts()

    store.dispatch(GameOver())
    await settle(store)
    #expect(Cell.described.isEmpty, "the grid is described again, its cells are equal")
    #expect(Cell.connected == 10_000, "by the grid's update, and not again by the store's")
  }
}
