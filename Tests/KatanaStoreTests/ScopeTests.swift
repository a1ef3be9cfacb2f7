import Foundation
import KatanaStore
import Testing

@MainActor @Suite struct ScopeTests {
  struct Line: State, Equatable {
    var text = ""
  }
  struct Cart: State, Equatable {
    var items: [String] = []
    var line = Line()
  }
  /// A part that cannot be compared.
  struct Loose: State {
    var values: [Int] = []
  }
  struct Shop: State {
    var user = ""
    var cart = Cart()
    var loose = Loose()
  }

  struct Put: StateUpdater {
    let item: String
    func updateState(_ state: inout Cart) { state.items.append(item) }
  }
  struct Enter: StateUpdater {
    let text: String
    func updateState(_ state: inout Line) { state.text = text }
  }
  struct LogIn: StateUpdater {
    let user: String
    func updateState(_ state: inout Shop) { state.user = user }
  }
  struct Push: StateUpdater {
    func updateState(_ state: inout Loose) { state.values.append(1) }
  }
  struct OldPut: Action {
    func updatedState(currentState: any State) -> any State {
      var cart = currentState as! Cart
      cart.items.append("old")
      return cart
    }
  }
  final class CartServices: SideEffectDependencyContainer {
    let name: String
    init(name: String) { self.name = name }
    init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) { name = "" }
  }
  struct Fill: SideEffect {
    func sideEffect(_ context: SideEffectContext<Cart, CartServices>) throws {
      try context.dispatch(Put(item: context.dependencies.name)).await()
      try context.dispatch(Put(item: "\(context.getState().items.count) \(context.value(of: \.items.count))"))
        .await()
    }
  }

  let store = Store<Shop>()

  @Test func updatesItsPartOnly() async throws {
    let cart = store.scope(\.cart)
    try await cart.dispatch(Put(item: "a")).value
    try await cart.dispatch(OldPut()).value
    #expect(cart.state.items == ["a", "old"])
    #expect(store.state.cart.items == ["a", "old"])
    #expect(cart.value(of: \.items.count) == 2)
    #expect((cart.anyState as? Cart)?.items.count == 2)
  }

  @Test func mayBeMadeOfAnother() async throws {
    let line = store.scope(\.cart).scope(\.line)
    try await line.dispatch(Enter(text: "x")).value
    #expect(store.state.cart.line.text == "x")
    #expect(line.state.text == "x")
  }

  @Test func handsOnWhatNamesAStateAroundIt() async throws {
    let line = store.scope(\.cart).scope(\.line)
    try await line.dispatch(Put(item: "a")).value
    try await line.dispatch(LogIn(user: "Ada")).value
    #expect(store.state.cart.items == ["a"])
    #expect(store.state.user == "Ada")
  }

  @Test func itsListenersAreCalledOnlyWhenThePartHasChanged() async {
    let (cart, line) = (store.scope(\.cart), store.scope(\.cart).scope(\.line))
    var (plain, burst, typed, counts, texts) = (0, 0, [[Int]](), [Int](), [String]())
    let stop = cart.addListener { plain += 1 }
    cart.addBurstListener { burst += 1 }
    cart.addListener { (old: Cart, new: Cart) in typed.append([old.items.count, new.items.count]) }
    cart.addListener(to: \.items.count) { counts.append($0) }
    line.addListener { texts.append(line.state.text) }
    store.dispatch(LogIn(user: "Ada"))
    await settle(store)
    #expect(plain == 0)
    store.dispatch(Nothing())
    cart.dispatch(Put(item: "a"))
    await settle(store)
    line.dispatch(Enter(text: "x"))
    await settle(store)
    stop()
    cart.dispatch(Put(item: "b"))
    await settle(store)
    #expect(plain == 2)
    #expect(burst == 3)
    #expect(typed == [[0, 1], [1, 1], [1, 2]])
    #expect(counts == [1, 2])
    #expect(texts == ["x"])
  }

  @Test func aPartWithoutEqualityIsComparedByItsBytes() async {
    let loose = store.scope(\.loose)
    var calls = 0
    loose.addListener { calls += 1 }
    store.dispatch(LogIn(user: "a longer name than fits into a small string"))
    await settle(store)
    #expect(calls == 0)
    loose.dispatch(Push())
    await settle(store)
    #expect(calls == 1)
  }

  @Test func itsSideEffectsHaveThePartAndTheirOwnDependencies() async throws {
    let cart = store.scope(\.cart, dependencies: CartServices(name: "own"))
    try await cart.dispatch(Fill()).value
    #expect(store.state.cart.items == ["own", "1 1"])
  }

  @Test func passesTheInterceptorsOfTheStore() async throws {
    let journal = Journal()
    let writing: StoreInterceptor = { context in
      { next in
        { dispatchable in
          journal.add("\(type(of: dispatchable)) \(type(of: context.getAnyState()))")
          try next(dispatchable)
        }
      }
    }
    let later: StoreInterceptor = { _ in
      { next in
        { dispatchable in
          nonisolated(unsafe) let dispatchable = dispatchable
          Thread.detachNewThread { try? next(dispatchable) }
        }
      }
    }
    let store = Store<Shop>(interceptors: [writing, later])
    store.scope(\.cart).dispatch(Put(item: "a"))
    await wait(store) { $0.cart.items == ["a"] }
    #expect(journal.all == ["Put Shop"])
  }

  @Test func doesNotKeepItsStore() async {
    var store: Store<Shop>? = Store<Shop>()
    weak let released = store
    let cart = store!.scope(\.cart)
    var calls = 0
    cart.addListener { calls += 1 }
    store = nil
    while released != nil { await Task.yield() }
    await #expect(throws: StoreError.self) {
      // The queue's last job may still take the first ones.
      while true { try await cart.dispatch(Put(item: "a")).value }
    }
  }

  @Test func nothingOfItStaysBehind() async {
    weak var released: PartialStore<Cart>?
    do {
      let cart = store.scope(\.cart)
      cart.addListener {}()
      released = cart
      cart.dispatch(Put(item: "a"))
    }
    await settle(store)
    #expect(released == nil)
  }
}
