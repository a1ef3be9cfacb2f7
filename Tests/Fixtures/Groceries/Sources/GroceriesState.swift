import Katana

struct Grocery: Equatable, Identifiable {
  let id: Int
  var name: String
  var isBought = false
}

struct GroceriesState: State {
  var items: [Grocery] = []
  var isLoading = false
  var isEditing = false
  var lastPrice: Int?

  var remaining: Int { items.count { !$0.isBought } }
}
