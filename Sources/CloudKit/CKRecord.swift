import DeviceAccess
@_exported import Foundation

/// The name of the person's own owner.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The owner default name.
public let CKOwnerDefaultName = CKCurrentUserDefaultName
/// The record type user record.
public let CKRecordTypeUserRecord = "Users"
/// The error domain of CloudKit.
public let CKErrorDomain = "CKErrorDomain"
/// The partial errors by item ID key.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The error retry after key.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// An error of CloudKit. There is no account here: `notAuthenticated`.
public struct CKError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { CKErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = CKError
    case internalError = 1
    case partialFailure
    case networkUnavailable
    case networkFailure
    case badContainer
    case serviceUnavailable
    case requestRateLimited
    case missingEntitlement
    case notAuthenticated
    case permissionFailure
    case unknownItem
    case invalidArguments
    case resultsTruncated
    case serverRecordChanged
    case serverRejectedRequest
    case assetFileNotFound
    case assetFileModified
    case incompatibleVersion
    case constraintViolation
    case operationCancelled
    case changeTokenExpired
    case batchRequestFailed
    case zoneBusy
    case badDatabase
    case quotaExceeded
    case zoneNotFound
    case limitExceeded
    case userDeletedZone
    case tooManyParticipants
    case alreadyShared
    case referenceViolation
    case managedAccountRestricted
    case participantMayNeedVerification
    case serverResponseLost
    case assetNotAvailable
    case accountTemporarilyUnavailable
  }
  /// The internal error.
  public static var internalError: Code { .internalError }
  /// The partial failure.
  public static var partialFailure: Code { .partialFailure }
  /// The network unavailable.
  public static var networkUnavailable: Code { .networkUnavailable }
  /// The network failure.
  public static var networkFailure: Code { .networkFailure }
  /// The bad container.
  public static var badContainer: Code { .badContainer }
  /// The service unavailable.
  public static var serviceUnavailable: Code { .serviceUnavailable }
  /// The request rate limited.
  public static var requestRateLimited: Code { .requestRateLimited }
  /// The missing entitlement.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// The not authenticated.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The permission failure.
  public static var permissionFailure: Code { .permissionFailure }
  /// The unknown item.
  public static var unknownItem: Code { .unknownItem }
  /// The invalid arguments.
  public static var invalidArguments: Code { .invalidArguments }
  /// The results truncated.
  public static var resultsTruncated: Code { .resultsTruncated }
  /// The server record changed.
  public static var serverRecordChanged: Code { .serverRecordChanged }
  /// The server rejected request.
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  /// The asset file not found.
  public static var assetFileNotFound: Code { .assetFileNotFound }
  /// The asset file modified.
  public static var assetFileModified: Code { .assetFileModified }
  /// The incompatible version.
  public static var incompatibleVersion: Code { .incompatibleVersion }
  /// The constraint violation.
  public static var constraintViolation: Code { .constraintViolation }
  /// The operation cancelled.
  public static var operationCancelled: Code { .operationCancelled }
  /// The change token expired.
  public static var changeTokenExpired: Code { .changeTokenExpired }
  /// The batch request failed.
  public static var batchRequestFailed: Code { .batchRequestFailed }
  /// The zone busy.
  public static var zoneBusy: Code { .zoneBusy }
  /// The bad database.
  public static var badDatabase: Code { .badDatabase }
  /// The quota exceeded.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The zone not found.
  public static var zoneNotFound: Code { .zoneNotFound }
  /// The limit exceeded.
  public static var limitExceeded: Code { .limitExceeded }
  /// The user deleted zone.
  public static var userDeletedZone: Code { .userDeletedZone }
  /// The too many participants.
  public static var tooManyParticipants: Code { .tooManyParticipants }
  /// The already shared.
  public static var alreadyShared: Code { .alreadyShared }
  /// The reference violation.
  public static var referenceViolation: Code { .referenceViolation }
  /// The managed account restricted.
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  /// The participant may need verification.
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  /// The server response lost.
  public static var serverResponseLost: Code { .serverResponseLost }
  /// The asset not available.
  public static var assetNotAvailable: Code { .assetNotAvailable }
  /// The account temporarily unavailable.
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}
extension CKError {
  /// The seconds after which to try again; nil.
  public var retryAfterSeconds: Double? { nil }
  /// The partial errors by item ID.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The server record.
  public var serverRecord: CKRecord? { nil }
  /// The client record.
  public var clientRecord: CKRecord? { nil }
  /// The ancestor record.
  public var ancestorRecord: CKRecord? { nil }
}

/// A value of a record.
public protocol CKRecordValueProtocol {}
/// A value of a record.
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}

/// Keys and values that an app would save; kept while it runs.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The name of a kind of records.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String
  /// The name and zone of a record.
  open class ID: NSObject, @unchecked Sendable {
    /// The record name.
    public let recordName: String
    /// The zone ID.
    public let zoneID: CKRecordZone.ID
    /// Makes one of the given values.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID.isEqual(zoneID) } ?? false
    }
    open override var hash: Int { recordName.hashValue }
  }
  /// A reference to another record.
  open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    /// The record ID.
    public let recordID: CKRecord.ID
    /// The action.
    public let action: CKRecord.ReferenceAction
    /// Makes one of the given values.
    public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
    /// Makes one of the given values.
    public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
  }
  /// A reference action.
  public enum ReferenceAction: UInt, Sendable {
    case none = 0
    case deleteSelf
  }
  /// A system field key.
  public struct SystemFieldKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The record ID.
    public static let recordID = SystemFieldKey(rawValue: "recordName")
    /// The share.
    public static let share = SystemFieldKey(rawValue: "share")
    /// The parent.
    public static let parent = SystemFieldKey(rawValue: "parent")
    /// The creation date.
    public static let creationDate = SystemFieldKey(rawValue: "createdTimestamp")
    /// The modification date.
    public static let modificationDate = SystemFieldKey(rawValue: "modifiedTimestamp")
  }

  /// The record type.
  public let recordType: RecordType
  /// The record ID.
  public let recordID: CKRecord.ID
  private var values: [String: any CKRecordValueProtocol] = [:]
  private var changed: Set<String> = []
  /// Makes one of the given values.
  public init(recordType: RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  /// Makes one of the given values.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
  }
  /// The record change tag.
  open var recordChangeTag: String? { nil }
  /// The creation date.
  open var creationDate: Date? { nil }
  /// The modification date.
  open var modificationDate: Date? { nil }
  /// The creator user record ID.
  open var creatorUserRecordID: CKRecord.ID? { nil }
  /// The last modified user record ID.
  open var lastModifiedUserRecordID: CKRecord.ID? { nil }
  /// The parent.
  open var parent: CKRecord.Reference?
  /// The value of a key.
  open subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { setObject(newValue, forKey: key) }
  }
  /// Returns the object.
  open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
  /// Sets object.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) {
    values[key] = object
    changed.insert(key)
  }
  /// Returns the all keys.
  open func allKeys() -> [String] { Array(values.keys) }
  /// Returns the changed keys.
  open func changedKeys() -> [String] { Array(changed) }
  /// Returns the all tokens.
  open func allTokens() -> [String] { [] }
  /// Encodes system fields.
  open func encodeSystemFields(with coder: NSCoder) {}
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  /// The file URL.
  public let fileURL: URL?
  /// Makes one of the given values.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// A group of records.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The name and owner of a zone.
  open class ID: NSObject, @unchecked Sendable {
    /// The zone name.
    public let zoneName: String
    /// The owner name.
    public let ownerName: String
    /// Makes one of the given values.
    public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    /// The default.
    public static let `default` = ID()
    /// The default zone name.
    public static let defaultZoneName = "_defaultZone"
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    open override var hash: Int { zoneName.hashValue }
  }
  /// The zone ID.
  public let zoneID: ID
  /// Makes one of the given values.
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  /// Makes one of the given values.
  public init(zoneID: ID) { self.zoneID = zoneID }
  /// Returns the default.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
/// A place in the changes of a server.
open class CKServerChangeToken: NSObject, @unchecked Sendable {}

/// A question for records.
open class CKQuery: NSObject, @unchecked Sendable {
  /// The record type.
  public let recordType: CKRecord.RecordType
  /// The predicate.
  public let predicate: NSPredicate
  /// The sort descriptors.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Makes one of the given values.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}

/// The wish to be notified of changes.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// The name of a subscription.
  public typealias ID = String
  /// The subscription ID.
  public let subscriptionID: ID
  /// The notification info.
  open var notificationInfo: NotificationInfo?
  internal init(subscriptionID: ID) { self.subscriptionID = subscriptionID }
  /// The look of a notification.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// The alert body.
    open var alertBody: String?
    /// The sound name.
    open var soundName: String?
    /// The title.
    open var title: String?
    /// Whether it should badge.
    open var shouldBadge = false
    /// Whether it should send content available.
    open var shouldSendContentAvailable = false
    /// The desired keys.
    open var desiredKeys: [String]?
  }
}
/// A query subscription.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// The options.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The fires on record creation.
    public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
    /// The fires on record update.
    public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
    /// The fires on record deletion.
    public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
    /// The fires once.
    public static let firesOnce = Options(rawValue: 1 << 3)
  }
  /// The record type.
  public let recordType: CKRecord.RecordType
  /// The predicate.
  public let predicate: NSPredicate
  /// Makes one of the given values.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init(subscriptionID: subscriptionID)
  }
}
/// A record zone subscription.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// Makes one of the given values.
  public convenience init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.init(subscriptionID: subscriptionID)
  }
}
/// A database subscription.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public override init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID: subscriptionID) }
}
/// A notification.
open class CKNotification: NSObject, @unchecked Sendable {
  /// Makes one of the given values.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
  /// The subscription ID.
  open var subscriptionID: CKSubscription.ID? { nil }
}
