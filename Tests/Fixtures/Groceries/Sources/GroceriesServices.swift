import Dispatch
import Katana

/// The shop that the app asks, and the file that it would keep.
final class GroceriesServices: SideEffectDependencyContainer {
  let shop = DispatchQueue(label: "shop")

  init(dispatch: @escaping StoreDispatch, getState: @escaping () -> State) {}

  func offers(completion: @escaping @MainActor ([String]) -> Void) {
    shop.async {
      let names = ["Milk", "Honey", "Lemons"]
      DispatchQueue.main.async { completion(names) }
    }
  }

  func price(of name: String) -> Int { shop.sync { name.count * 10 } }
}

/// Asks for prices after everything was bought.
enum PriceRequests {
  static var interceptor: StoreInterceptor {
    return { context in
      return { next in
        return { dispatchable in
          try next(dispatchable)
          if dispatchable is BuyAll { context.dispatch(AskForPrices()) }
        }
      }
    }
  }
}
