import Contacts
import ContactsUI
import UIKit

/// The person's contacts, with permission.
final class ContactScreen: FrameworkScreen, CNContactPickerDelegate {
  override class var framework: String { "Contacts" }
  override class var purpose: String { "The person's contacts, with permission" }
  override class var symbol: String { "person.crop.circle" }

  private let store = CNContactStore()

  override func fill() {
    addButton("Add Ada") { [weak self] in self?.ask { $0.addAda() } }
    addButton("List all") { [weak self] in self?.ask { $0.list() } }
    addButton("Pick one") { [weak self] in
      let picker = CNContactPickerViewController()
      picker.delegate = self
      self?.present(picker, animated: true)
    }
  }

  private func ask(then work: @escaping (ContactScreen) -> Void) {
    store.requestAccess(for: .contacts) { [weak self] isGranted, _ in
      DispatchQueue.main.async {
        guard let self else { return }
        isGranted ? work(self) : self.show("You do not permit it.")
      }
    }
  }

  private func addAda() {
    let ada = CNMutableContact()
    (ada.givenName, ada.familyName) = ("Ada", "Lovelace")
    let request = CNSaveRequest()
    request.add(ada, toContainerWithIdentifier: nil)
    do {
      try store.execute(request)
      show("Ada is kept.")
    } catch { show(error) }
  }

  private func list() {
    var names: [String] = []
    let request = CNContactFetchRequest(keysToFetch: [
      CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
    ])
    do {
      try store.enumerateContacts(with: request) { contact, _ in
        names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "?")
      }
      show(names.isEmpty ? "There are none." : names.joined(separator: ", "))
    } catch { show(error) }
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    show("You picked \(contact.givenName).")
  }
}
