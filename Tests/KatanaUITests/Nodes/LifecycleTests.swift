import Testing

@testable import KatanaUI

@MainActor @Suite struct LifecycleTests {
  let journal = Journal()

  func render(_ root: any AnyNodeDescription, store: (any AnyStore)? = nil) -> Renderer {
    let renderer = Renderer(rootDescription: root, store: store)
    renderer.render(in: UIView(frame: .zero))
    return renderer
  }

  @Test func describesParentsFirstThenMountsParentsFirst() {
    let renderer = render(
      Box("r", journal: journal, [Box("a", journal: journal, [Box("b", journal: journal)])]))
    #expect(journal.lines == ["describe r", "describe a", "describe b", "mount r", "mount a", "mount b"])
    withExtendedLifetime(renderer) {}
  }

  @Test func unmountsParentsFirstOnceAndOnlyWhatGoes() {
    let renderer = render(
      Box(
        "r", journal: journal,
        [Box("a", journal: journal, [Box("b", journal: journal)]), Box("c", journal: journal)]))
    _ = journal.take()
    renderer.rootNode.update(with: Box("r", journal: journal, [Box("c", journal: journal)]))
    #expect(journal.take() == ["describe r", "describe c", "unmount a", "unmount b"])
    renderer.unmount()
    renderer.unmount()
    #expect(journal.take() == ["unmount r", "unmount c"])
  }

  @Test func mountsWithTheFirstPropsAndNotAgain() {
    struct Mounting: NodeDescription {
      var props: Counting.Props
      static func childrenDescriptions(
        props: Counting.Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
        dispatch: @escaping StoreDispatch
      ) -> [any AnyNodeDescription] { props.value > 100 ? [] : [Box("child", journal: props.journal)] }
      static func didMount(
        props: Counting.Props, dispatch: @escaping StoreDispatch, update: @escaping (EmptyState) -> Void
      ) {
        props.journal?.add("mount \(props.value)")
      }
    }
    let renderer = render(Mounting(props: .init(100, journal: journal)))
    #expect(journal.take() == ["describe child", "mount 100", "mount child"])
    renderer.rootNode.update(with: Mounting(props: .init(200, journal: journal)))
    #expect(journal.take() == ["unmount child"])
  }

  @Test func aReleasedRendererUnmounts() {
    let view = UIView(frame: .zero)
    do {
      let renderer = Renderer(
        rootDescription: Box("r", journal: journal, [Box("a", journal: journal)]), store: nil)
      renderer.render(in: view)
      _ = journal.take()
    }
    #expect(journal.lines == ["unmount r", "unmount a"])
    #expect(view.children().isEmpty)
  }

  struct Leaving: NodeDescription {
    var props: Box.Props
    static func childrenDescriptions(
      props: Box.Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] {
      props.children
    }
    static func didUnmount(props: Box.Props, dispatch: @escaping StoreDispatch) {
      dispatch(Say(text: "\(props.key!) left"))
    }
  }

  struct CallLog: State { var lines: [String] = [] }
  struct Say: StateUpdater {
    let text: String
    func updateState(_ state: inout CallLog) { state.lines.append(text) }
  }

  @Test func everyUnmountedDescriptionCanDispatch() async {
    let store = Store<CallLog>()
    let renderer = render(
      Box(nil, [Leaving(props: .init("a", [Leaving(props: .init("b", [Leaving(props: .init("c"))]))]))]),
      store: store)
    renderer.rootNode.update(with: Box())
    await settle(store)
    #expect(store.state.lines == ["a left", "b left", "c left"])
  }

  @Test func aReleasedRendererLetsItsDescriptionsDispatch() async {
    let store = Store<CallLog>()
    do { withExtendedLifetime(render(Box(nil, [Leaving(props: .init("a"))]), store: store)) {} }
    await settle(store)
    #expect(store.state.lines == ["a left"])
  }

  // MARK: shouldUpdate

  @Test func equalPropsAreNotDescribedAgain() {
    let renderer = render(Counting(props: .init(1, journal: journal)))
    renderer.rootNode.update(with: Counting(props: .init(1, journal: journal)))
    #expect(journal.lines == ["describe 1 0"])
    renderer.rootNode.update(with: Counting(props: .init(2, journal: journal)))
    #expect(journal.lines == ["describe 1 0", "describe 2 0"])
    renderer.rootNode.forceReload()
    #expect(journal.lines.count == 3)
  }

  @Test func propsWithoutAComparisonAreAlwaysDescribedAgain() {
    let renderer = render(Box("r", journal: journal))
    renderer.rootNode.update(with: Box("r", journal: journal))
    #expect(journal.take() == ["describe r", "mount r", "describe r"])
  }

  struct Stubborn: NodeDescription {
    var props: Counting.Props
    static func childrenDescriptions(
      props: Counting.Props, state: EmptyState, update: @escaping (EmptyState) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] {
      props.journal?.add("describe \(props.value)")
      return []
    }
    static func shouldUpdate(
      currentProps: Counting.Props, nextProps: Counting.Props, currentState: EmptyState, nextState: EmptyState
    ) -> Bool {
      nextProps.value != 999 && currentProps != nextProps
    }
  }

  @Test func aDescriptionMayRefuseAnUpdateButKeepsTheProps() {
    let renderer = render(Stubborn(props: .init(1, journal: journal)))
    for value in [1, 999, 3] {
      renderer.rootNode.update(with: Stubborn(props: .init(value, journal: journal)))
    }
    #expect(journal.lines == ["describe 1", "describe 3"])
    #expect((renderer.rootNode.anyDescription as! Stubborn).props.value == 3)
  }

  // MARK: State

  @Test func updatesComeLaterAndTheLastOneWins() async {
    var update: ((Counting.Count) -> Void)?
    var props = Counting.Props(1, journal: journal)
    props.onDescribe = { update = $0 }
    let renderer = render(Counting(props: props))
    update?(.init(5))
    update?(.init(6))
    #expect(journal.lines == ["describe 1 0"], "not at once")
    await mainQueue()
    #expect(journal.lines == ["describe 1 0", "describe 1 6"])
    update?(.init(6))
    await mainQueue()
    #expect(journal.lines.count == 2, "an equal state changes nothing")
    #expect((renderer.rootNode.anyState as! Counting.Count).count == 6)
  }

  @Test func anUpdateAfterTheNodeWentIsHarmless() async {
    var update: ((Counting.Count) -> Void)?
    var props = Counting.Props(1, journal: journal)
    props.onDescribe = { update = $0 }
    let renderer = render(Box(nil, [Counting(props: props)]))
    update?(.init(1))
    renderer.rootNode.update(with: Box())
    await mainQueue()
    update?(.init(2))
    await mainQueue()
    #expect(journal.lines == ["describe 1 0"])
  }

  @Test func stateTravelsWithTheKey() async {
    var updates: [String: (Counting.Count) -> Void] = [:]
    func counting(_ key: String) -> Counting {
      var props = Counting.Props(1, key: key)
      props.onDescribe = { updates[key] = $0 }
      return Counting(props: props)
    }
    let renderer = render(Box(nil, [counting("a"), counting("b")]))
    updates["a"]!(.init(42))
    await mainQueue()
    renderer.rootNode.update(with: Box(nil, [counting("c"), counting("b"), counting("a")]))
    #expect(renderer.rootNode.children.map { ($0.anyState as! Counting.Count).count } == [0, 0, 42])
  }

  // MARK: descriptionWillReceiveProps

  struct Receiving: NodeDescription {
    var props: Counting.Props
    static func childrenDescriptions(
      props: Counting.Props, state: Counting.Count, update: @escaping (Counting.Count) -> Void,
      dispatch: @escaping StoreDispatch
    ) -> [any AnyNodeDescription] {
      props.journal?.add("describe \(state.count)")
      props.onDescribe?(update)
      return []
    }
    static func descriptionWillReceiveProps(
      state: Counting.Count, currentProps: Counting.Props, nextProps: Counting.Props,
      dispatch: @escaping StoreDispatch, update: @escaping (Counting.Count) -> Void
    ) {
      nextProps.journal?.add("receive \(currentProps.value) \(nextProps.value)")
      update(.init(nextProps.value))
      if nextProps.value == 50 { DispatchQueue.main.async { update(.init(999)) } }
    }
  }

  @Test func aStateSetWhileReceivingPropsCountsAtOnceAndLaterOnesLater() async {
    let renderer = render(Receiving(props: .init(200, journal: journal)))
    renderer.rootNode.update(with: Receiving(props: .init(50, journal: journal)))
    #expect(journal.take() == ["describe 0", "receive 200 50", "describe 50"])
    await mainQueue()
    await mainQueue()
    #expect(journal.take() == ["describe 999"])
  }

  @Test func aStateUpdateReceivesNoProps() async {
    var update: ((Counting.Count) -> Void)?
    var props = Counting.Props(1, journal: journal)
    props.onDescribe = { update = $0 }
    let renderer = render(Receiving(props: props))
    update?(.init(3))
    await mainQueue()
    #expect(journal.lines == ["describe 0", "describe 3"])
    withExtendedLifetime(renderer) {}
  }

  // MARK: Mocks

  @Test func mocksHoldDescriptionsInAState() async {
    let mocks = StateMockProvider()
    mocks.mockState(.init(7), for: Receiving.self) { $0.value == 1 }
    mocks.mockState(.init(8), for: Receiving.self) { _ in true }
    #expect(mocks.state(for: Receiving.self, props: .init(1))?.count == 7, "the first one counts")
    #expect(mocks.state(for: Receiving.self, props: .init(2))?.count == 8)
    #expect(mocks.state(for: Counting.self, props: .init(1)) == nil)
    mocks.mockState(.init(9), for: Counting.self) { $0.value == 3 }
    #expect(mocks.state(for: Counting.self, props: .init(1)) == nil, "the filter does not fit")
    #expect(mocks.state(for: Counting.self, props: .init(3))?.count == 9)
    let renderer = Renderer(
      rootDescription: Receiving(props: .init(1, journal: journal)), store: nil, stateMockProvider: mocks)
    renderer.render(in: UIView(frame: .zero))
    renderer.rootNode.update(with: Receiving(props: .init(2, journal: journal)))
    #expect(journal.lines == ["describe 7", "receive 1 2", "describe 8"], "whatever the description says")
  }

  @Test func dispatchingWithoutAStoreSaysSo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let renderer = Renderer(rootDescription: Box(), store: nil)
        renderer.context.dispatch(Nothing())
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("the renderer has no store"))
  }
}
