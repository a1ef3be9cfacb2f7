import Katana

/// One row of js-framework-benchmark.
struct Item: Equatable {
  var id: Int
  var label: String
}

/// The rows and what js-framework-benchmark does to them. As a state it is shown by Katana.
struct RowsModel: State {
  var items: [Item] = []
  var selected: Int?
  private var nextID = 1
  private var seed: UInt64 = 7

  init() {}

  static func == (lhs: RowsModel, rhs: RowsModel) -> Bool {
    lhs.items == rhs.items && lhs.selected == rhs.selected
  }

  private static let adjectives = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain",
  ]
  private static let colors = ["red", "yellow", "blue", "green", "pink", "brown", "purple", "white", "black"]
  private static let nouns = ["table", "chair", "house", "desk", "car", "pony", "cookie", "burger", "pizza"]

  private mutating func random(_ words: [String]) -> String {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return words[Int((seed >> 33) % UInt64(words.count))]
  }

  private mutating func made(_ count: Int) -> [Item] {
    (0..<count).map { _ in
      defer { nextID += 1 }
      return Item(
        id: nextID, label: "\(random(Self.adjectives)) \(random(Self.colors)) \(random(Self.nouns))")
    }
  }

  mutating func perform(_ operation: Operation) {
    switch operation {
    case .create: (items, selected) = (made(1_000), nil)
    case .createMany: (items, selected) = (made(10_000), nil)
    case .append: items += made(1_000)
    case .update: for index in stride(from: 0, to: items.count, by: 10) { items[index].label += " !!!" }
    case .swap: if items.count > 998 { items.swapAt(1, 998) }
    case .clear: (items, selected) = ([], nil)
    case .select(let id): selected = id
    case .remove(let id): items.removeAll { $0.id == id }
    }
  }

  enum Operation: Equatable {
    case create, createMany, append, update, swap, clear
    case select(Int)
    case remove(Int)

    /// The operations that a button at the top performs, with its title.
    static let buttons: [(title: String, operation: Operation)] = [
      ("create", .create), ("create many", .createMany), ("append", .append), ("update", .update),
      ("swap", .swap), ("clear", .clear),
    ]
  }
}
