import UIKit

/// An account of the household.
struct Account: Codable, Hashable, Identifiable {
  enum Kind: String, Codable, CaseIterable {
    case checking, savings, cash, card

    var title: String {
      switch self {
      case .checking: String(localized: "Checking")
      case .savings: String(localized: "Savings")
      case .cash: String(localized: "Cash")
      case .card: String(localized: "Credit Card")
      }
    }

    var image: UIImage? {
      switch self {
      case .checking: UIImage(systemName: "building.columns.fill")
      case .savings: UIImage(systemName: "lock.fill")
      case .cash: UIImage(systemName: "banknote.fill")
      case .card: UIImage(systemName: "creditcard.fill")
      }
    }

    var color: UIColor {
      switch self {
      case .checking: .systemTeal
      case .savings: .systemIndigo
      case .cash: .systemGreen
      case .card: .systemOrange
      }
    }
  }

  var id = UUID()
  var name: String
  var kind: Kind
  var openingBalance: Decimal = 0
}

/// A purpose that money is spent on, or a source it comes from.
enum Category: String, Codable, CaseIterable {
  case groceries, housing, transport, leisure, health, salary, other

  var title: String {
    switch self {
    case .groceries: String(localized: "Groceries")
    case .housing: String(localized: "Housing")
    case .transport: String(localized: "Transport")
    case .leisure: String(localized: "Leisure")
    case .health: String(localized: "Health")
    case .salary: String(localized: "Salary")
    case .other: String(localized: "Other")
    }
  }

  var image: UIImage? {
    switch self {
    case .groceries: UIImage(systemName: "cart.fill")
    case .housing: UIImage(systemName: "house.fill")
    case .transport: UIImage(systemName: "tram.fill")
    case .leisure: UIImage(systemName: "gamecontroller.fill")
    case .health: UIImage(systemName: "heart.fill")
    case .salary: UIImage(systemName: "briefcase.fill")
    case .other: UIImage(systemName: "tag.fill")
    }
  }

  var color: UIColor {
    switch self {
    case .groceries: .systemGreen
    case .housing: .systemBlue
    case .transport: .systemOrange
    case .leisure: .systemPurple
    case .health: .systemPink
    case .salary: .systemTeal
    case .other: .systemGray
    }
  }
}

/// Money that was spent (a negative amount) or received.
struct Transaction: Codable, Hashable, Identifiable {
  var id = UUID()
  var title: String
  var amount: Decimal
  var date: Date
  var category: Category
  var accountID: Account.ID
  var note = ""
}

/// All that the app keeps.
struct Ledger: Codable, Hashable {
  var accounts: [Account] = []
  var transactions: [Transaction] = []

  func account(_ id: Account.ID) -> Account? {
    accounts.first { $0.id == id }
  }

  func transaction(_ id: Transaction.ID) -> Transaction? {
    transactions.first { $0.id == id }
  }

  func balance(of account: Account) -> Decimal {
    transactions.reduce(account.openingBalance) { $1.accountID == account.id ? $0 + $1.amount : $0 }
  }

  var total: Decimal {
    accounts.reduce(0) { $0 + $1.openingBalance } + transactions.reduce(0) { $0 + $1.amount }
  }

  /// The amounts spent in the last months, the present one last.
  func spending(months count: Int, until now: Date, calendar: Calendar = .current) -> [(
    month: Date, amount: Decimal
  )] {
    let present = calendar.dateInterval(of: .month, for: now)!.start
    return (0..<count).reversed().map { back in
      let month = calendar.date(byAdding: .month, value: -back, to: present)!
      let amount = transactions.reduce(Decimal(0)) { sum, transaction in
        guard transaction.amount < 0, calendar.isDate(transaction.date, equalTo: month, toGranularity: .month)
        else { return sum }
        return sum - transaction.amount
      }
      return (month, amount)
    }
  }
}
