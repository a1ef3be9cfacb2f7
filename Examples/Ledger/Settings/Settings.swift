import UIKit

/// The settings, as the user has chosen them.
enum Settings {
  enum Key {
    static let currency = "currency"
    static let appearance = "appearance"
    static let showsCents = "showsCents"
  }

  enum Appearance: String, CaseIterable {
    case system, light, dark

    var title: String {
      switch self {
      case .system: String(localized: "System")
      case .light: String(localized: "Light")
      case .dark: String(localized: "Dark")
      }
    }

    var style: UIUserInterfaceStyle {
      switch self {
      case .system: .unspecified
      case .light: .light
      case .dark: .dark
      }
    }
  }

  static var currency: String {
    get {
      UserDefaults.standard.string(forKey: Key.currency) ?? Locale.current.currency?.identifier ?? "USD"
    }
    set { UserDefaults.standard.set(newValue, forKey: Key.currency) }
  }

  static var appearance: Appearance {
    get { UserDefaults.standard.string(forKey: Key.appearance).flatMap(Appearance.init) ?? .system }
    set { UserDefaults.standard.set(newValue.rawValue, forKey: Key.appearance) }
  }

  static var showsCents: Bool {
    get { UserDefaults.standard.bool(forKey: Key.showsCents) }
    set { UserDefaults.standard.set(newValue, forKey: Key.showsCents) }
  }
}

extension Decimal {
  /// The amount with the person's currency.
  var money: String {
    let style = Decimal.FormatStyle.Currency(code: Settings.currency)
    return formatted(Settings.showsCents ? style : style.precision(.fractionLength(0)))
  }

  /// The amount with the currency and a sign also when it was received.
  var signedMoney: String {
    let style = Decimal.FormatStyle.Currency(code: Settings.currency).sign(strategy: .always())
    return formatted(Settings.showsCents ? style : style.precision(.fractionLength(0)))
  }
}
