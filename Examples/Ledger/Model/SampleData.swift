import Foundation

extension Ledger {
  /// A household's half year until a day, always the same.
  static func sample(until now: Date, calendar: Calendar = .current) -> Ledger {
    let names: [(String, Account.Kind, Decimal)] = [
      (String(localized: "Everyday"), .checking, 1_840), (String(localized: "Rainy Day"), .savings, 6_500),
      (String(localized: "Wallet"), .cash, 85), (String(localized: "Visa"), .card, 0),
    ]
    let accounts = names.enumerated().map { index, account in
      Account(id: sampleID(index), name: account.0, kind: account.1, openingBalance: account.2)
    }
    let monthly: [(String, Int, Decimal, Category, Int)] = [
      (String(localized: "Salary"), 1, 3_250, .salary, 0),
      (String(localized: "Rent"), 2, -1_120, .housing, 0),
      (String(localized: "Supermarket"), 4, -86.4, .groceries, 3),
      (String(localized: "Monthly pass"), 5, -58, .transport, 3),
      (String(localized: "Farmers’ market"), 9, -23.75, .groceries, 2),
      (String(localized: "Cinema"), 13, -27.5, .leisure, 3),
      (String(localized: "Supermarket"), 16, -104.15, .groceries, 3),
      (String(localized: "Pharmacy"), 19, -18.9, .health, 2),
      (String(localized: "Concert"), 24, -64, .leisure, 3),
    ]
    var transactions: [Transaction] = []
    let present = calendar.dateInterval(of: .month, for: now)!.start
    for back in 0..<6 {
      let month = calendar.date(byAdding: .month, value: -back, to: present)!
      for (index, entry) in monthly.enumerated() {
        let date = calendar.date(byAdding: .day, value: entry.1 - 1, to: month)!.addingTimeInterval(36_000)
        let varies = entry.3 != .salary && entry.3 != .housing && entry.3 != .transport
        guard date <= now, !varies || (back + index) % 4 != 3 else { continue }
        let factor: Decimal = varies ? 1 + Decimal((back * 7 + index * 3) % 5) / 10 : 1
        transactions.append(
          Transaction(
            id: sampleID(100 + back * 20 + index), title: entry.0, amount: entry.2 * factor, date: date,
            category: entry.3, accountID: accounts[entry.4].id))
      }
    }
    return Ledger(accounts: accounts, transactions: transactions)
  }

  private static func sampleID(_ number: Int) -> UUID {
    UUID(uuidString: String(format: "00000000-0000-4000-8000-%012d", number))!
  }
}
