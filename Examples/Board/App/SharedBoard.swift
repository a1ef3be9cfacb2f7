import BoardDatabases
import BoardModel
import KatanaStore
import UIKit
import VisitorSessions

/// The model behind the screens: the board as it was last read, and the person's own presence.
final class SharedBoard {
  /// The board as it was last read.
  private(set) var board = Board()
  /// Whether it was read at all.
  private(set) var isRead = false
  /// Whether the database cannot be used now.
  private(set) var isUnreachable = false
  /// The person's identifier.
  let person: Person.ID
  /// Whether the person looks at the board.
  var isPresent = false {
    didSet { updatePresence() }
  }

  private let database: BoardDatabase
  private let store: Store<BoardState, BoardServices>
  private var observers: [(owner: WeakOwner, change: () -> Void)] = []
  private var unsubscribe: [StoreUnsubscribe] = []

  init(database: BoardDatabase, person: Person.ID, store: Store<BoardState, BoardServices>) {
    self.database = database
    self.person = person
    self.store = store
    unsubscribe = [store.addListener { [weak self] in self?.updatePresence() }]
    database.follow { [weak self] board in
      DispatchQueue.main.async { [weak self] in self?.show(board) }
    }
  }

  /// The name of the person: the one they chose, or signed in with, or one that was made up.
  var name: String {
    store.state.name ?? VisitorSession.current?.userName ?? Person.guestName(for: person)
  }

  /// Adds a closure that is called when something has changed, as long as its owner is there.
  func observe(for owner: AnyObject, _ change: @escaping () -> Void) {
    observers.append((WeakOwner(object: owner), change))
  }

  private func show(_ board: Board?) {
    isUnreachable = board == nil
    if let board {
      self.board = board
      isRead = true
    }
    observers.removeAll { $0.owner.object == nil }
    for observer in observers { observer.change() }
  }

  private func updatePresence() {
    database.setPresence(Person(id: person, name: name, isPresent: isPresent, note: store.state.draft?.note))
  }

  private struct WeakOwner {
    weak var object: AnyObject?
  }
}
