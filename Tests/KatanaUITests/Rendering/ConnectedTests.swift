import Testing

@testable import KatanaUI

struct Shelf: State, Equatable {
  var numbers = Array(repeating: 0, count: 10)
  var unrelated = 0
}

struct SetNumber: StateUpdater {
  let index: Int
  let value: Int
  func updateState(_ state: inout Shelf) { state.numbers[index] = value }
}

/// Shows one number of the state. Its `connect` adds to what the parent gave.
struct Number: ConnectedNodeDescription {
  struct Props: NodeDescriptionProps {
    var frame: CGRect = .zero
    var alpha: CGFloat = 1
    var key: String?
    var index = 0
    var text = ""
    var journal: Journal?
    var children: [any AnyNodeDescription] = []

    init(_ index: Int, journal: Journal?, _ children: [any AnyNodeDescription] = []) {
      self.index = index
      self.journal = journal
      self.children = children
      setKey(index)
    }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.index == rhs.index && lhs.text == rhs.text && lhs.key == rhs.key
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: Shelf) {
    props.journal?.add("connect \(props.index)")
    props.text += "\(storeState.numbers[props.index])"
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState, update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [any AnyNodeDescription] {
    props.journal?.add("describe \(props.index) \(props.text)")
    return props.children
  }
}

@MainActor @Suite struct ConnectedTests {
  let journal = Journal()
  let store = Store<Shelf>()

  func render(_ root: any AnyNodeDescription) -> Renderer {
    let renderer = Renderer(rootDescription: root, store: store)
    renderer.render(in: UIView(frame: .zero))
    return renderer
  }

  @Test func connectsBeforeDescribing() {
    let renderer = render(Number(props: .init(3, journal: journal)))
    #expect(journal.lines == ["connect 3", "describe 3 0"])
    withExtendedLifetime(renderer) {}
  }

  @Test func onlyChangedDescriptionsUpdate() async {
    let renderer = render(Box(nil, (0..<5).map { Number(props: .init($0, journal: journal)) }))
    _ = journal.take()
    store.dispatch(SetNumber(index: 2, value: 9))
    await settle(store)
    #expect(journal.lines.filter { $0.hasPrefix("describe") } == ["describe 2 9"])
    withExtendedLifetime(renderer) {}
  }

  @Test func connectsFromThePropsThatTheParentGave() async {
    let renderer = render(Box(nil, [Number(props: .init(0, journal: journal))]))
    for value in [1, 2, 3] {
      store.dispatch(SetNumber(index: 0, value: value))
      await settle(store)
    }
    #expect((renderer.rootNode.children[0].anyDescription as! Number).props.text == "3", "nothing piles up")
  }

  @Test func severalDispatchesMakeOnePass() async {
    let renderer = render(Box(nil, [Number(props: .init(0, journal: journal))]))
    _ = journal.take()
    let gate = DispatchSemaphore(value: 0)
    struct Wait: StateUpdater {
      let gate: DispatchSemaphore
      func updateState(_ state: inout Shelf) { gate.wait() }
    }
    store.dispatch(Wait(gate: gate))
    for value in 1...50 { store.dispatch(SetNumber(index: 0, value: value)) }
    gate.signal()
    await settle(store)
    let described = journal.lines.filter { $0.hasPrefix("describe") }
    #expect(described.count <= 3)
    #expect(described.last == "describe 0 50")
    withExtendedLifetime(renderer) {}
  }

  @Test func aChildThatItsParentUpdatedConnectsOnce() async {
    let child = Number(props: .init(1, journal: journal))
    let renderer = render(Number(props: .init(0, journal: journal, [child])))
    await settle(store)
    _ = journal.take()
    store.dispatch(SetNumber(index: 0, value: 5))
    await settle(store)
    let once = ["connect 0", "describe 0 5", "connect 1"]
    #expect(Array(journal.lines.prefix(3)) == once)
    #expect(journal.lines.filter { $0 == "connect 1" }.count <= 2, "once a pass")
    withExtendedLifetime(renderer) {}
  }

  @Test func unconnectedParentsAreSkippedAndConnectedNodesWithinFound() async {
    let deep = Box(
      "x", journal: journal, [Box("y", journal: journal, [Number(props: .init(4, journal: journal))])])
    let renderer = render(deep)
    _ = journal.take()
    store.dispatch(SetNumber(index: 4, value: 1))
    await settle(store)
    #expect(journal.lines.filter { $0.hasPrefix("describe") } == ["describe 4 1"])
    withExtendedLifetime(renderer) {}
  }

  @Test func aRemovedNodeConnectsNoMore() async {
    let renderer = render(Box(nil, (0..<5).map { Number(props: .init($0, journal: journal)) }))
    renderer.rootNode.update(with: Box(nil, [Number(props: .init(4, journal: journal))]))
    _ = journal.take()
    store.dispatch(SetNumber(index: 0, value: 1))
    store.dispatch(SetNumber(index: 4, value: 1))
    await settle(store)
    #expect(Set(journal.lines) == ["connect 4", "describe 4 1"])
    withExtendedLifetime(renderer) {}
  }

  @Test func aReleasedRendererFollowsNoMore() async {
    weak var node: (any AnyNode)?
    do {
      let renderer = render(Number(props: .init(0, journal: journal)))
      node = renderer.rootNode
      store.dispatch(SetNumber(index: 0, value: 1))
    }
    #expect(node == nil)
    _ = journal.take()
    await settle(store)
    #expect(journal.lines.isEmpty)
  }

  @Test func managedChildrenFollowTheStore() async {
    let renderer = render(Box())
    let view = UIView(frame: .zero)
    _ = renderer.rootNode.addManagedChild(with: Number(props: .init(6, journal: journal)), in: view)
    _ = journal.take()
    store.dispatch(SetNumber(index: 6, value: 2))
    await settle(store)
    #expect(journal.lines.contains("describe 6 2"))
    withExtendedLifetime(renderer) {}
  }

  @Test func connectingWithoutAStoreSaysSo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = Renderer(rootDescription: Number(props: .init(0, journal: nil)), store: nil)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Number is connected, but the renderer has no store"))
  }

  @Test func aStoreOfAnotherStateSaysSo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        struct Other: State {}
        _ = Renderer(rootDescription: Number(props: .init(0, journal: nil)), store: Store<Other>())
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Number connects to a store of Shelf, but the renderer's holds a Other"))
  }
}
