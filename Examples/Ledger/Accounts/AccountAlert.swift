import UIKit

/// An alert that requests the name of a new account.
enum AccountAlert {
  static func make(store: LedgerStore) -> UIAlertController {
    let alert = UIAlertController(
      title: String(localized: "New Account"), message: nil, preferredStyle: .alert)
    let add = UIAlertAction(title: String(localized: "Add"), style: .default) { [weak alert] _ in
      let name = alert?.textFields?.first?.text?.trimmingCharacters(in: .whitespaces) ?? ""
      store.update { $0.accounts.append(Account(name: name, kind: .checking)) }
    }
    add.isEnabled = false
    alert.addTextField { field in
      field.placeholder = String(localized: "Name")
      field.autocapitalizationType = .words
      field.addAction(
        UIAction { [weak add] action in
          let text = (action.sender as? UITextField)?.text ?? ""
          add?.isEnabled = !text.trimmingCharacters(in: .whitespaces).isEmpty
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: String(localized: "Cancel"), style: .cancel))
    alert.addAction(add)
    alert.preferredAction = add
    return alert
  }
}
