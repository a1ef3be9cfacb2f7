@_exported import Contacts
import DeviceAccess
@_exported import UIKit

/// A property of a contact that the person has chosen.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// The property's key.
  public let key: String
  /// The value.
  public let value: Any?
  init(_ contact: CNContact, _ key: String, _ value: Any?) {
    (self.contact, self.key, self.value) = (contact, key, value)
  }
}

/// The methods by which a delegate gets what the person chose. Every method is optional.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The person has cancelled.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// The person has chosen a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// The person has chosen a property.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// The person has chosen contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Hears of `contactPickerDidCancel`: does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Hears of `contactPicker`: does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Hears of `contactPicker`: does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  /// Hears of `contactPicker`: does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Lets the person choose a contact.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// The delegate, held weakly.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that are shown; kept.
  open var displayedPropertyKeys: [String]?
  /// The contacts that can be chosen; nil, the default, for all.
  open var predicateForEnablingContact: NSPredicate?
  /// The contacts whose choice ends the picker; kept.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The properties whose choice ends the picker; kept.
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = ContactList(predicateForEnablingContact) { [weak self] contact in
      guard let self else { return }
      let (delegate, presenter) = (delegate, presentingViewController)
      (presenter ?? self).dismiss(animated: true)
      if let contact {
        delegate?.contactPicker(self, didSelect: contact)
      } else {
        delegate?.contactPickerDidCancel(self)
      }
    }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}

@MainActor private final class ContactList: UITableViewController {
  private let contacts: [CNContact]
  private let predicate: NSPredicate?
  private let handler: (CNContact?) -> Void

  init(_ predicate: NSPredicate?, handler: @escaping (CNContact?) -> Void) {
    (self.predicate, self.handler) = (predicate, handler)
    let request = CNContactFetchRequest(keysToFetch: [])
    request.sortOrder = .familyName
    var found: [CNContact] = []
    try? CNContactStore().enumerateContacts(with: request) { contact, _ in found.append(contact) }
    contacts = found
    super.init(style: .plain)
    title = "Contacts"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.handler(nil) })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let contact = contacts[indexPath.row]
    cell.textLabel?.text = CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name"
    cell.textLabel?.isEnabled = predicate?.evaluate(with: contact) ?? true
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let contact = contacts[indexPath.row]
    guard predicate?.evaluate(with: contact) ?? true else { return }
    handler(contact)
  }
}

/// The methods by which a delegate follows a contact's page. Every method is optional.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// The person is done; nil for cancelling.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
  /// Returns whether a chosen property does what it usually does.
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}
extension CNContactViewControllerDelegate {
  /// Hears of `contactViewController`: does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
  /// Returns the answer to `contactViewController`.
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// Shows a contact.
@preconcurrency @MainActor open class CNContactViewController: UITableViewController {
  /// The contact.
  public let contact: CNContact
  /// The delegate, held weakly.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The store; kept.
  open var contactStore: CNContactStore?
  /// The properties that are shown; kept.
  open var displayedPropertyKeys: [Any]?
  /// Whether the person may change it: kept, nothing is changed.
  open var allowsEditing = true
  /// Whether there are actions; kept.
  open var allowsActions = true
  private let lines: [(String, String)]

  /// Creates a page of a contact.
  public init(for contact: CNContact) {
    self.contact = contact
    let phones = contact.phoneNumbers.map { ($0.label ?? "phone", $0.value.stringValue) }
    let mails = contact.emailAddresses.map { ($0.label ?? "email", String($0.value)) }
    let places = contact.postalAddresses.map {
      ($0.label ?? "address", CNPostalAddressFormatter().string(from: $0.value))
    }
    lines = (phones + mails + places).map {
      (CNLabeledValue<NSString>.localizedString(forLabel: $0.0), $0.1)
    }
    super.init(style: .insetGrouped)
    title = CNContactFormatter.string(from: contact, style: .fullName)
  }
  /// Creates a page of a contact that is not in the store.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  /// Creates a page of a new contact.
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNMutableContact()) }
  /// Creates one.
  public required init?(coder: NSCoder) { nil }

  /// Returns the properties that the page needs.
  public class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }
  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }
  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let (label, value) = lines[indexPath.row]
    cell.textLabel?.text = label
    cell.detailTextLabel?.text = value
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }
}
