import CoreLocation
import DeviceAccess
import DevicePrompts
import Foundation

/// The kinds of what a store has.
public enum CNEntityType: Int, Sendable { case contacts = 0 }
/// The person's decision on contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized, limited
}

/// The domain of the errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

/// An error of contacts.
public struct CNError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { CNErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = CNError
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case vCardMalformed = 700
  }
  /// The error `authorizationDenied`.
  public static var authorizationDenied: Code { .authorizationDenied }
}

extension NSNotification.Name {
  /// The store has changed.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The properties. All are given.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The contacts; nil, the default, for all.
  open var predicate: NSPredicate?
  /// Whether contacts of one person come as one: always.
  open var unifyResults = true
  /// Whether the contacts can be changed; false by default.
  open var mutableObjects = false
  /// The order; none by default.
  open var sortOrder = CNContactSortOrder.none
  /// Creates a request.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes that are to be saved.
open class CNSaveRequest: NSObject {
  var changes: [(contact: CNContact.Parts, isDeleted: Bool)] = []
  /// Creates a request without changes.
  public override init() {}
  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append((contact.parts, false))
  }
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) { changes.append((contact.parts, false)) }
  /// Removes a contact.
  open func delete(_ contact: CNMutableContact) { changes.append((contact.parts, true)) }
}

/// A place of contacts. There is none here.
open class CNContainer: NSObject {}
/// A group of contacts. There is none here.
open class CNGroup: NSObject {}

/// The person's contacts: those of a file that is handed in, and those that the app saves.
open class CNContactStore: NSObject, @unchecked Sendable {
  private let kept: KeptValue<[String: CNContact.Parts]>
  private static let shared = KeptValue<[String: CNContact.Parts]>("contacts", initial: [:])
  private static let permission = Permission("contacts", usageKeys: ["NSContactsUsageDescription"])

  /// Creates the store.
  public override init() { kept = Self.shared }
  init(_ kept: KeptValue<[String: CNContact.Parts]>) { self.kept = kept }

  /// Returns the person's decision.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    switch permission.state {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .granted: .authorized
    }
  }
  /// Asks the person, and calls the handler on another thread.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = completionHandler
    MainThread.run {
      PermissionPrompt.ask(
        for: Self.permission, title: "“\(BundleInformation.appName)” Would Like to Access Your Contacts"
      ) { state in
        FeatureUse.note("Contacts", "permission", told: state.rawValue)
        DispatchQueue.global().async {
          handler(state == .granted, state == .granted ? nil : CNError(.authorizationDenied))
        }
      }
    }
  }
  /// Asks the person.
  ///
  /// - Throws: ``CNError/Code/authorizationDenied`` where they say no.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { isGranted, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isGranted)
        }
      }
    }
  }

  private func all() throws -> [CNContact.Parts] {
    guard Self.permission.state == .granted else {
      FeatureUse.note("Contacts", "the person's contacts", told: "CNError.authorizationDenied")
      throw CNError(.authorizationDenied)
    }
    var found = kept.value
    if let path = DeviceAnswers.answer("contacts-file"),
      let data = FileManager.default.contents(atPath: path)
    {
      for contact in VCards.read(data) where found[contact.identifier] == nil {
        found[contact.identifier] = contact
      }
    }
    return found.values.sorted { $0.identifier < $1.identifier }
  }

  /// Calls a closure with each contact of a request, until it sets its flag.
  ///
  /// - Throws: ``CNError/Code/authorizationDenied`` where the app may not.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var contacts = try all().map { CNContact($0) }
    if let predicate = fetchRequest.predicate { contacts = contacts.filter { predicate.evaluate(with: $0) } }
    switch fetchRequest.sortOrder {
    case .none: break
    case .givenName: contacts.sort { ($0.givenName, $0.familyName) < ($1.givenName, $1.familyName) }
    default: contacts.sort { ($0.familyName, $0.givenName) < ($1.familyName, $1.givenName) }
    }
    var isOver = ObjCBool(false)
    for contact in contacts where !isOver.boolValue {
      block(fetchRequest.mutableObjects ? contact.mutableCopy() as? CNContact ?? contact : contact, &isOver)
    }
  }
  /// Returns the contacts that match.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  {
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.predicate = predicate
    var found: [CNContact] = []
    try enumerateContacts(with: request) { contact, _ in found.append(contact) }
    return found
  }
  /// Returns a contact by its name for programs.
  ///
  /// - Throws: ``CNError/Code/recordDoesNotExist`` where there is none.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  {
    guard let contact = try all().first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return CNContact(contact)
  }
  /// Saves changes.
  open func execute(_ saveRequest: CNSaveRequest) throws {
    _ = try all()
    let changes = saveRequest.changes
    kept.change { all in
      for change in changes { all[change.contact.identifier] = change.isDeleted ? nil : change.contact }
    }
    MainThread.later { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
  }
  /// Returns the places of contacts: none.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
  /// Returns the groups of contacts: none.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
  /// Returns the name of the usual place.
  open func defaultContainerIdentifier() -> String { "local" }
}

extension CLPlacemark {
  /// The address; nil where nothing of one is known.
  public var postalAddress: CNPostalAddress? {
    let street = [thoroughfare, subThoroughfare].compactMap { $0 }.joined(separator: " ")
    guard !street.isEmpty || locality != nil || country != nil else { return nil }
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = (street, locality ?? "", administrativeArea ?? "")
    (address.postalCode, address.country) = (postalCode ?? "", country ?? "")
    address.isoCountryCode = isoCountryCode ?? ""
    return address
  }
}
