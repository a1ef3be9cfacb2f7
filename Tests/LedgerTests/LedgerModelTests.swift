import Foundation
import Testing

@testable import Ledger

/// What the ledger computes and keeps.
struct LedgerModelTests {
  private let ledger = Ledger.sample(until: .reference)

  @Test func theBalanceOfAnAccountIsWhatItBeganWithAndAllItsTransactions() {
    let account = Account(name: "Wallet", kind: .cash, openingBalance: 10)
    let other = Account(name: "Bank", kind: .checking, openingBalance: 5)
    let ledger = Ledger(
      accounts: [account, other],
      transactions: [
        Transaction(title: "a", amount: -3.5, date: .reference, category: .other, accountID: account.id),
        Transaction(title: "b", amount: 1, date: .reference, category: .other, accountID: other.id),
      ])
    #expect(ledger.balance(of: account) == 6.5)
    #expect(ledger.total == 12.5)
  }

  @Test func spendingCountsWhatWasPaidByMonth() {
    let spending = ledger.spending(months: 6, until: .reference)
    #expect(spending.count == 6)
    #expect(spending.allSatisfy { $0.amount > 1_000 && $0.amount < 3_000 })
    #expect(Ledger().spending(months: 2, until: .reference).map(\.amount) == [0, 0])
  }

  @Test func transactionsAreGroupedByMonthWithTheNewestFirst() {
    let groups = TransactionQuery().groups(of: ledger)
    #expect(groups.count == 6)
    #expect(groups.flatMap(\.transactions).count == ledger.transactions.count)
    let dates = groups.flatMap(\.transactions).map(\.date)
    #expect(dates == dates.sorted(by: >))
  }

  @Test func wordsAreFoundWithoutCaseAndAccents() {
    let found = TransactionQuery(text: "CÍNEMA").groups(of: ledger).flatMap(\.transactions)
    #expect(!found.isEmpty && found.allSatisfy { $0.title == "Cinema" })
    #expect(TransactionQuery(text: "cinema rent").groups(of: ledger).isEmpty)
    let byCategory = TransactionQuery(text: "groceries").groups(of: ledger).flatMap(\.transactions)
    #expect(byCategory.allSatisfy { $0.category == .groceries } && !byCategory.isEmpty)
  }

  @Test func transactionsAreSortedByAmountAndTitle() {
    let amounts = TransactionQuery(order: .amount, isAscending: true).groups(of: ledger)
    #expect(amounts.count == 1)
    #expect(amounts[0].transactions.map(\.amount) == ledger.transactions.map(\.amount).sorted())
    let titles = TransactionQuery(order: .title, isAscending: true).groups(of: ledger)[0].transactions.map(
      \.title)
    #expect(titles.first == "Cinema" && titles.last == "Supermarket")
  }

  @Test func aStoreFindsWhatAnotherOneSaved() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Ledger.json")
    let store = LedgerStore(url: url)
    #expect(store.ledger == Ledger())
    store.update { $0 = ledger }
    store.delete(ledger.transactions[0].id)
    let again = LedgerStore(url: url)
    #expect(again.ledger == store.ledger && again.ledger.transactions.count == ledger.transactions.count - 1)
  }

  @Test func aDamagedFileIsKeptBesideANewOne() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("Ledger.json")
    try Data("{".utf8).write(to: url)
    let store = LedgerStore(url: url)
    #expect(store.ledger == Ledger())
    store.update { $0 = ledger }
    #expect(LedgerStore(url: url).ledger == ledger)
    #expect(try Data(contentsOf: folder.appendingPathComponent("Ledger.broken.json")) == Data("{".utf8))
  }
}

extension Date {
  /// 20 May 2026 at noon, in the calendar of the machine.
  static let reference = Calendar.current.date(
    from: DateComponents(year: 2026, month: 5, day: 20, hour: 12))!
}
