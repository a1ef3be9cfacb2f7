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
    let monthly: [(String, Int, Int, Category, Int)] = [
      (String(localized: "Salary"), 1, 325_000, .salary, 0),
      (String(localized: "Rent"), 2, -112_000, .housing, 0),
      (String(localized: "Supermarket"), 4, -8_640, .groceries, 3),
      (String(localized: "Monthly pass"), 5, -5_800, .transport, 3),
      (String(localized: "Farmers’ market"), 9, -2_375, .groceries, 2),
      (String(localized: "Cinema"), 13, -2_750, .leisure, 3),
      (String(localized: "Supermarket"), 16, -10_415, .groceries, 3),
      (String(localized: "Pharmacy"), 19, -1_890, .health, 2),
      (String(localized: "Concert"), 24, -6_400, .leisure, 3),
    ]
    var transactions: [Transaction] = []
    let present = calendar.dateInterval(of: .month, for: now)!.start
    for back in 0..<6 {
      let month = calendar.date(byAdding: .month, value: -back, to: present)!
      for (index, entry) in monthly.enumerated() {
        let date = calendar.date(byAdding: .day, value: entry.1 - 1, to: month)!.addingTimeInterval(36_000)
        let varies = entry.3 != .salary && entry.3 != .housing && entry.3 != .transport
        guard date <= now, !varies || (back + index) % 4 != 3 else { continue }
        let cents = varies ? entry.2 * (10 + (back * 7 + index * 3) % 9) / 10 : entry.2
        transactions.append(
          Transaction(
            id: sampleID(100 + back * 20 + index), title: entry.0, amount: Decimal(cents) / 100, date: date,
            category: entry.3, accountID: accounts[entry.4].id))
      }
    }
    return Ledger(accounts: accounts, transactions: transactions)
  }

  private static func sampleID(_ number: Int) -> UUID {
    UUID(uuidString: String(format: "00000000-0000-4000-8000-%012d", number))!
  }
}
