import SnapshotTesting
import Testing
import UIKit

@testable import Ledger

/// The ledger's screens on a phone.
@Suite(.serialized, .snapshots(record: .missing)) struct LedgerScreenTests {
  private let store: LedgerStore

  init() {
    UserDefaults.standard.register(defaults: [Settings.Key.currency: "EUR", Settings.Key.showsCents: true])
    store = LedgerStore(url: nil, ledger: .sample(until: .reference))
  }

  private func phone(_ style: UIUserInterfaceStyle = .light) -> Snapshotting<UIViewController, UIImage> {
    .image(
      on: .iPhone13, perceptualPrecision: 0.98,
      traits: UITraitCollection(traitsFrom: [.init(userInterfaceStyle: style), .init(displayScale: 1)]))
  }

  private func navigation(_ controller: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.view.tintColor = Theme.accent
    // The theme is for all of the process, and so for the tests beside these.
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func overview(style: UIUserInterfaceStyle) {
    let controller = navigation(OverviewController(store: store, now: { .reference }))
    assertSnapshot(of: controller, as: phone(style), named: style == .dark ? "dark" : "light")
  }

  @Test func overviewWithoutAccounts() {
    let empty = LedgerStore(url: nil, ledger: Ledger())
    assertSnapshot(of: navigation(OverviewController(store: empty)), as: phone())
  }

  @Test func transactions() {
    assertSnapshot(of: navigation(TransactionsController(store: store, account: nil)), as: phone())
  }

  @Test func accounts() {
    assertSnapshot(of: navigation(AccountsController(store: store, isSidebar: false)), as: phone())
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func editor(style: UIUserInterfaceStyle) {
    let transaction = TransactionQuery().groups(of: store.ledger)[0].transactions[0]
    let editor = TransactionEditor(store: store, transaction: transaction)
    assertSnapshot(of: navigation(editor), as: phone(style), named: style == .dark ? "dark" : "light")
  }

  @Test func settings() {
    assertSnapshot(of: navigation(SettingsController(store: store)), as: phone())
  }
}
