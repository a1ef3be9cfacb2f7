import Foundation
import Predicates

/// The kind of a history request's result.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// Whether it was done.
  case statusOnly
  /// The identifiers of changed objects.
  case objectIDs
  /// The number of changes.
  case count
  /// Saves without their changes.
  case transactionsOnly
  /// Changes without their saves.
  case changesOnly
  /// Saves with their changes.
  case transactionsAndChanges
}

/// The outcome of a history request.
public final class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// A Boolean, identifiers, a number, changes or saves.
  public internal(set) var result: Any?
  /// The kind of the result.
  public internal(set) var resultType = NSPersistentHistoryResultType.statusOnly
}

/// A request for what was saved to stores with `NSPersistentHistoryTrackingKey`, or for its removal.
public final class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, RunnableRequest {
  /// A place in the history.
  private enum Place {
    case time(Date)
    case numbers([String: Int64])
  }
  private let place: Place
  private let deletes: Bool
  /// The kind of the result.
  public var resultType: NSPersistentHistoryResultType
  /// A request whose predicate and limit choose among saves or changes.
  public var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  /// The token that the request began with.
  public let token: NSPersistentHistoryToken?

  private init(_ place: Place, deletes: Bool, token: NSPersistentHistoryToken? = nil) {
    (self.place, self.deletes, self.token) = (place, deletes, token)
    resultType = deletes ? .statusOnly : .transactionsAndChanges
  }

  /// Makes a request for what was saved after a time.
  public class func fetchHistory(after date: Date) -> Self { Self(.time(date), deletes: false) }

  /// Makes a request for what was saved after a place; for all there is, without one.
  public class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self {
    Self(.numbers(token?.numbers ?? [:]), deletes: false, token: token)
  }

  /// Makes a request for what was saved after a save; for all there is, without one.
  public class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    fetchHistory(after: transaction?.token)
  }

  /// Makes a request for the saves or changes that another request's predicate chooses.
  public class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> Self {
    let request = Self(.numbers([:]), deletes: false)
    request.fetchRequest = fetchRequest
    return request
  }

  /// Makes a request that removes what was saved before a time.
  public class func deleteHistory(before date: Date) -> Self { Self(.time(date), deletes: true) }

  /// Makes a request that removes what was saved before a place; nothing, without one.
  public class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
    Self(.numbers(token?.numbers ?? [:]), deletes: true, token: token)
  }

  /// Makes a request that removes what was saved before a save; nothing, without one.
  public class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    deleteHistory(before: transaction?.token)
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let outcome = NSPersistentHistoryResult()
    outcome.resultType = resultType
    guard let coordinator = context.persistentStoreCoordinator else { return outcome }
    var found: [NSPersistentHistoryTransaction] = []
    try coordinator.locked { () throws in
      for store in affectedStores ?? coordinator.persistentStores {
        guard let sqlite = store.sqlite, let history = sqlite.history else { continue }
        try coordinator.translated(sqlite) { try visit(history, of: store, &found) }
      }
    }
    if deletes {
      outcome.result = true
    } else {
      outcome.result = result(of: chosen(found))
    }
    return outcome
  }

  private func visit(
    _ history: HistoryLog, of store: NSPersistentStore, _ found: inout [NSPersistentHistoryTransaction]
  ) throws {
    switch (place, deletes) {
    case (.time(let date), true): try history.remove(before: date)
    case (.time(let date), false): found += try history.transactions(after: date)
    case (.numbers(let numbers), true):
      if let number = numbers[store.identifier] { try history.remove(before: number) }
    case (.numbers(let numbers), false):
      let number = numbers[store.identifier]
      if let number, try history.isExpired(number) {
        throw CoreDataError.error(
          NSPersistentHistoryTokenExpiredError,
          "The history that follows the token was removed: fetch anew, and go on with the current token.",
          file: store.url)
      }
      found += try history.transactions(after: number ?? 0)
    }
  }

  /// Returns the saves and changes that the fetch request's predicate and limit choose.
  private func chosen(_ all: [NSPersistentHistoryTransaction]) -> [NSPersistentHistoryTransaction] {
    guard let fetchRequest else { return all }
    var chosen = all
    if let predicate = fetchRequest.predicate {
      if fetchRequest.entityName == NSPersistentHistoryChange.entityName {
        for transaction in chosen {
          transaction.changes = transaction.changes?.filter { predicate.evaluate(with: $0.values) }
        }
        chosen.removeAll { $0.changes?.isEmpty ?? true }
      } else {
        chosen.removeAll { !predicate.evaluate(with: $0.values) }
      }
    }
    return fetchRequest.fetchLimit > 0 ? Array(chosen.prefix(fetchRequest.fetchLimit)) : chosen
  }

  private func result(of transactions: [NSPersistentHistoryTransaction]) -> Any {
    let changes = transactions.flatMap { $0.changes ?? [] }
    switch resultType {
    case .statusOnly: return !transactions.isEmpty
    case .objectIDs:
      var seen: Set<NSManagedObjectID> = []
      return changes.map(\.changedObjectID).filter { seen.insert($0).inserted }
    case .count: return changes.count
    case .transactionsOnly:
      for transaction in transactions { transaction.changes = nil }
      return transactions
    case .changesOnly: return changes
    case .transactionsAndChanges: return transactions
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// Returns the place after all that was saved to stores so far; nil where none of them keeps a history.
  ///
  /// - Parameter stores: The stores; those of the coordinator by default.
  public func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? {
    locked {
      var numbers: [String: Int64] = [:]
      for store in (stores as? [NSPersistentStore]) ?? persistentStores {
        guard let history = store.sqlite?.history, let last = try? history.last() else { continue }
        numbers[store.identifier] = last
      }
      return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
    }
  }
}
