import DeviceAccess
@_exported import Foundation
import UIKit

/// The intent error domain.
public let INIntentErrorDomain = "IntentsErrorDomain"
/// An error of Intents. Donations fail here with `interactionOperationNotSupported`.
public struct INIntentError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { INIntentErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = INIntentError
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension = 2002
    case noHandlerProvidedForIntent = 2003
    case invalidIntentName = 2004
    case requestTimedOut = 3000
    case missingInformation = 3002
    case invalidUserVocabularyFileLocation = 4000
    case voiceShortcutCreationFailed = 5000
    case voiceShortcutGetFailed = 5001
    case voiceShortcutDeleteFailed = 5002
    case encodingGeneric = 8000
    case encodingFailed = 8001
    case decodingGeneric = 9000
    case unableToCreateAppIntentRepresentation = 10000
  }
  /// The interaction operation not supported.
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  /// The donating interaction.
  public static var donatingInteraction: Code { .donatingInteraction }
  /// The deleting all interactions.
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  /// The deleting interaction with identifiers.
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  /// The deleting interaction with group identifier.
  public static var deletingInteractionWithGroupIdentifier: Code { .deletingInteractionWithGroupIdentifier }
  /// The intent supported by multiple extension.
  public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
  /// The restricted intents not supported by extension.
  public static var restrictedIntentsNotSupportedByExtension: Code {
    .restrictedIntentsNotSupportedByExtension
  }
  /// The no handler provided for intent.
  public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
  /// The invalid intent name.
  public static var invalidIntentName: Code { .invalidIntentName }
  /// The request timed out.
  public static var requestTimedOut: Code { .requestTimedOut }
  /// The missing information.
  public static var missingInformation: Code { .missingInformation }
  /// The invalid user vocabulary file location.
  public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
  /// The voice shortcut creation failed.
  public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
  /// The voice shortcut get failed.
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
  /// The voice shortcut delete failed.
  public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
  /// The encoding generic.
  public static var encodingGeneric: Code { .encodingGeneric }
  /// The encoding failed.
  public static var encodingFailed: Code { .encodingFailed }
  /// The decoding generic.
  public static var decodingGeneric: Code { .decodingGeneric }
  /// The unable to create app intent representation.
  public static var unableToCreateAppIntentRepresentation: Code { .unableToCreateAppIntentRepresentation }
}

/// Something that an app can do on request. The classes that Xcode makes of an `.intentdefinition` are
/// absent.
open class INIntent: NSObject, @unchecked Sendable {
  /// The identifier.
  open var identifier: String? { nil }
  /// The intent description.
  open var intentDescription: String? { nil }
  /// The suggested invocation phrase.
  open var suggestedInvocationPhrase: String?
  /// The donation metadata.
  open var donationMetadata: INIntentDonationMetadata?
  private var images: [String: INImage] = [:]
  /// Sets image.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
    images[parameterName] = image
  }
  /// Returns the image.
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
  /// Returns the key image.
  open func keyImage() -> INImage? { nil }
}
/// An intent donation metadata.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {}
/// An intent response.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// The user activity.
  open var userActivity: NSUserActivity?
}
/// The intent handling status.
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready
  case inProgress
  case success
  case failure
  case deferredToApplication
  case userConfirmationRequired
}
/// An interaction direction.
public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing
  case incoming
}
/// Gives the handler of an intent.
public protocol INIntentHandlerProviding: AnyObject {
  /// Called by the framework, as Apple documents it.
  func handler(for intent: INIntent) -> Any?
}
/// The first object of an extension.
open class INExtension: NSObject, INIntentHandlerProviding, @unchecked Sendable {
  /// Returns the handler.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// An action of a person, for suggestions; none are made here.
open class INInteraction: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent
  /// The intent response.
  public let intentResponse: INIntentResponse?
  /// The identifier.
  open var identifier = UUID().uuidString
  /// The group identifier.
  open var groupIdentifier: String?
  /// The direction.
  open var direction = INInteractionDirection.unspecified
  /// The date interval.
  open var dateInterval: DateInterval?
  /// The intent handling status.
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  /// Makes one of the given values.
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  /// Calls the handler with the error of a system without suggestions.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {
    FeatureUse.note("Intents", "donations", told: "INIntentError.interactionOperationNotSupported")
    MainThread.later { completion?(INIntentError(.interactionOperationNotSupported)) }
  }
  /// Calls the handler: there is nothing to delete.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    MainThread.later { completion?(nil) }
  }
  /// Calls the handler: there is nothing to delete.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    MainThread.later { completion?(nil) }
  }
  /// Calls the handler: there is nothing to delete.
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    MainThread.later { completion?(nil) }
  }
}

/// An intent or activity as a shortcut.
open class INShortcut: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent?
  /// The user activity.
  public let userActivity: NSUserActivity?
  /// Makes one of the given values.
  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
  /// Makes one of the given values.
  public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}
/// A shortcut with the words by which a person asks for it.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// The identifier.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The invocation phrase.
  open var invocationPhrase: String { "" }
  /// The shortcut.
  open var shortcut: INShortcut { INShortcut(userActivity: NSUserActivity(activityType: "none")) }
}
/// The shortcuts of the person; there are none here.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The shared.
  public static let shared = INVoiceShortcutCenter()
  /// Gets all voice shortcuts.
  open func getAllVoiceShortcuts(
    completion completionHandler: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    FeatureUse.note("Intents", "shortcuts", told: "there are none")
    MainThread.later { completionHandler([], nil) }
  }
  /// Gets voice shortcut.
  open func getVoiceShortcut(
    with identifier: UUID, completion completionHandler: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, INIntentError(.voiceShortcutGetFailed)) } }
  /// Sets shortcut suggestions.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// A list of choices.
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  /// The all items.
  public let allItems: [ObjectType]
  /// Whether it uses indexed collation.
  open var usesIndexedCollation = false
  /// Makes one of the given values.
  public init(items: [ObjectType]) { allItems = items }
  /// The sections.
  open var sections: [INObjectSection<ObjectType>] { [INObjectSection(title: nil, items: allItems)] }
  /// Makes one of the given values.
  public convenience init(sections: [INObjectSection<ObjectType>]) {
    self.init(items: sections.flatMap(\.items))
  }
}
/// An object section.
open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  /// The title.
  public let title: String?
  /// The items.
  public let items: [ObjectType]
  /// Makes one of the given values.
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
/// A thing of an app's own kind.
open class INObject: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String?
  /// The display string.
  public let displayString: String
  /// Makes one of the given values.
  public init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }
  /// Makes one of the given values.
  public convenience init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.init(identifier: identifier, display: displayString)
  }
  /// The subtitle string.
  open var subtitleString: String?
  /// The display image.
  open var displayImage: INImage?
}
/// An image.
open class INImage: NSObject, @unchecked Sendable {
  /// Makes one of the given values.
  public convenience init(named name: String) { self.init() }
  /// Makes one of the given values.
  public convenience init(imageData: Data) { self.init() }
  /// Makes one of the given values.
  public convenience init?(url URL: URL) { self.init() }
  /// Returns the system image named.
  open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage() }
}
/// A file as a parameter.
open class INFile: NSObject, @unchecked Sendable {
  /// The data.
  public let data: Data
  /// The filename.
  open var filename: String
  /// The type identifier.
  public let typeIdentifier: String?
  /// The file URL.
  open private(set) var fileURL: URL?
  /// Makes one of the given values.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    (self.data, self.filename, self.typeIdentifier) = (data, filename, typeIdentifier)
  }
  /// Makes one of the given values.
  public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    self.init(
      data: (try? Data(contentsOf: fileURL)) ?? Data(), filename: filename ?? fileURL.lastPathComponent,
      typeIdentifier: typeIdentifier)
    self.fileURL = fileURL
  }
  /// The setting removed on completion.
  open var removedOnCompletion = false
}
/// A person.
open class INPerson: NSObject, @unchecked Sendable {
  /// The person handle.
  public let personHandle: INPersonHandle?
  /// The display name.
  public let displayName: String
  /// Makes one of the given values.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) { (self.personHandle, self.displayName) = (personHandle, displayName ?? "") }
}
/// A person handle type.
public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress
  case phoneNumber
}
/// A person handle.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The value.
  public let value: String?
  /// The type.
  public let type: INPersonHandleType
  /// Makes one of the given values.
  public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// The resolution of a parameter.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// Makes a resolution.
  public required override init() { super.init() }
  /// Returns the needs value.
  open class func needsValue() -> Self { self.init() }
  /// Returns the not required.
  open class func notRequired() -> Self { self.init() }
  /// Returns the unsupported.
  open class func unsupported() -> Self { self.init() }
}
/// A string resolution result.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the success.
  open class func success(with resolvedString: String) -> Self { self.init() }
  /// Returns the disambiguation.
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { self.init() }
  /// Returns the confirmation required.
  open class func confirmationRequired(with stringToConfirm: String?) -> Self { self.init() }
}
/// A boolean resolution result.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the success.
  open class func success(with resolvedValue: Bool) -> Self { self.init() }
  /// Returns the confirmation required.
  open class func confirmationRequired(with valueToConfirm: NSNumber?) -> Self { self.init() }
}
/// An integer resolution result.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the success.
  open class func success(with resolvedValue: Int) -> Self { self.init() }
}
/// A double resolution result.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the success.
  open class func success(with resolvedValue: Double) -> Self { self.init() }
}
/// A file resolution result.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the success.
  open class func success(with resolvedFile: INFile) -> Self { self.init() }
}
/// An object resolution result.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the success.
  open class func success(with resolvedObject: INObject) -> Self { self.init() }
}
/// An enum resolution result.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the success.
  open class func success(with resolvedValue: Int) -> Self { self.init() }
}
/// A INURL resolution result.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns the success.
  open class func success(with resolvedURL: URL) -> Self { self.init() }
}

/// The siri authorization status.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}
/// Whether an app may use Siri; it is restricted here.
open class INPreferences: NSObject, @unchecked Sendable {
  /// Returns the siri authorization status.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
  /// Calls the handler: Siri is restricted.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    FeatureUse.note("Intents", "Siri", told: "restricted")
    MainThread.later { handler(.restricted) }
  }
  /// Returns the siri language code.
  open class func siriLanguageCode() -> String { "en-US" }
}
/// A relevant shortcut store.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The default.
  public static let `default` = INRelevantShortcutStore()
}
