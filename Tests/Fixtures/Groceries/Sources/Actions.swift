import Katana

/// The base of the app's actions, as Katana's examples have it.
nonisolated protocol GroceryAction: Action {
  func update(_ state: inout GroceriesState)
}

extension GroceryAction {
  func updatedState(currentState: State) -> State {
    guard var state = currentState as? GroceriesState else { fatalError("Not the state of groceries.") }
    update(&state)
    return state
  }
}

/// Katana 0.2 to 2.0, over the app's base protocol.
struct ToggleGrocery: GroceryAction {
  var id: Int

  func update(_ state: inout GroceriesState) {
    guard let index = state.items.firstIndex(where: { $0.id == id }) else { return }
    state.items[index].isBought.toggle()
  }
}

struct ToggleEditing: GroceryAction {
  func update(_ state: inout GroceriesState) {
    state.isEditing.toggle()
  }
}

struct DeleteGrocery: GroceryAction {
  var id: Int

  func update(_ state: inout GroceriesState) {
    state.items.removeAll { $0.id == id }
  }
}

/// Moves a row; bought ones stay where they are.
struct MoveGrocery: GroceryAction {
  var source: Int
  var destination: Int

  func update(_ state: inout GroceriesState) {
    guard !state.items[source].isBought else { return }
    state.items.insert(state.items.remove(at: source), at: destination)
  }
}

/// Katana 0.1, with a payload and a static function.
struct AddGrocery: SyncAction {
  var payload: String

  static func updatedState(currentState: State, action: AddGrocery) -> State {
    guard var state = currentState as? GroceriesState else { fatalError("Not the state of groceries.") }
    state.items.append(Grocery(id: (state.items.map(\.id).max() ?? 0) + 1, name: action.payload))
    return state
  }
}

/// Katana 3 to 6.
struct BuyAll: StateUpdater {
  func updateState(_ state: inout GroceriesState) {
    for index in state.items.indices { state.items[index].isBought = true }
  }
}

/// Katana 1, with a side effect of the old kind.
struct LoadGroceries: AsyncAction, ActionWithSideEffect {
  var state = AsyncActionState.loading
  var names: [String] = []

  func updatedStateForLoading(currentState: State) -> State {
    changing(currentState) { $0.isLoading = true }
  }

  func updatedStateForCompleted(currentState: State) -> State {
    changing(currentState) { state in
      state.isLoading = false
      state.items = names.enumerated().map { Grocery(id: $0 + 1, name: $1) }
    }
  }

  func updatedStateForFailed(currentState: State) -> State {
    changing(currentState) { $0.isLoading = false }
  }

  func sideEffect(
    currentState: State, previousState: State, dispatch: @escaping StoreDispatch,
    dependencies: SideEffectDependencyContainer
  ) {
    guard let services = dependencies as? GroceriesServices else { return }
    services.offers { names in
      dispatch(completedAction { $0.names = names })
    }
  }

  private func changing(_ state: State, _ change: (inout GroceriesState) -> Void) -> State {
    guard var state = state as? GroceriesState else { fatalError("Not the state of groceries.") }
    change(&state)
    return state
  }
}

struct ShowPrice: StateUpdater {
  var price: Int

  func updateState(_ state: inout GroceriesState) {
    state.lastPrice = price
  }
}

/// A side effect of the new kind, which awaits another one.
struct AskForPrices: SideEffect {
  func sideEffect(_ context: SideEffectContext<GroceriesState, GroceriesServices>) throws {
    var sum = 0
    for item in context.getState().items {
      sum += try context.dispatch(AskForPrice(name: item.name)).await()
    }
    context.dispatch(ShowPrice(price: sum))
  }
}

struct AskForPrice: ReturningSideEffect {
  var name: String

  func sideEffect(_ context: AnySideEffectContext) throws -> Int {
    guard let services = context.anyDependencies as? GroceriesServices else { return 0 }
    return services.price(of: name)
  }
}
