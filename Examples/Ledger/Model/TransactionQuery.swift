import Foundation

/// The filter and the order of a list of transactions.
struct TransactionQuery: Equatable {
  enum Order: String, CaseIterable {
    case date, amount, title

    var label: String {
      switch self {
      case .date: String(localized: "Date")
      case .amount: String(localized: "Amount")
      case .title: String(localized: "Title")
      }
    }
  }

  /// Transactions under one heading.
  struct Group {
    var heading: String
    var transactions: [Transaction]

    var sum: Decimal { transactions.reduce(0) { $0 + $1.amount } }
  }

  var account: Account.ID?
  var category: Category?
  var text = ""
  var order = Order.date
  var isAscending = false

  /// The transactions by month when they are ordered by date, else all of them together.
  func groups(of ledger: Ledger, calendar: Calendar = .current) -> [Group] {
    let found = ledger.transactions.filter(includes).sorted(by: precedes)
    guard order == .date else {
      return found.isEmpty ? [] : [Group(heading: order.label, transactions: found)]
    }
    var groups: [Group] = []
    var month: Date?
    for transaction in found {
      if let month, calendar.isDate(month, equalTo: transaction.date, toGranularity: .month) {
        groups[groups.count - 1].transactions.append(transaction)
      } else {
        month = transaction.date
        let heading = transaction.date.formatted(.dateTime.month(.wide).year())
        groups.append(Group(heading: heading, transactions: [transaction]))
      }
    }
    return groups
  }

  private func includes(_ transaction: Transaction) -> Bool {
    if let account, transaction.accountID != account { return false }
    if let category, transaction.category != category { return false }
    let words = text.split(separator: " ")
    return words.allSatisfy { word in
      [transaction.title, transaction.note, transaction.category.title].contains {
        $0.localizedStandardContains(word)
      }
    }
  }

  private func precedes(_ first: Transaction, _ second: Transaction) -> Bool {
    let (lower, upper) = isAscending ? (first, second) : (second, first)
    switch order {
    case .date where lower.date != upper.date: return lower.date < upper.date
    case .amount where lower.amount != upper.amount: return lower.amount < upper.amount
    case .title:
      let comparison = lower.title.localizedStandardCompare(upper.title)
      if comparison != .orderedSame { return comparison == .orderedAscending }
    default: break
    }
    return first.id.uuidString < second.id.uuidString
  }
}
