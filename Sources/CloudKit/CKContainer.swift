import DeviceAccess
import Foundation

/// The account status.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine = 0
  case available
  case restricted
  case noAccount
  case temporarilyUnavailable
}
extension NSNotification.Name {
  /// The CK account changed.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Notes that there is no account, and returns the error that says so.
internal func notAuthenticated() -> CKError {
  FeatureUse.note("CloudKit", "records", told: "no account (CKError.notAuthenticated)")
  return CKError(.notAuthenticated)
}

/// The data of an app in iCloud. There is no account here.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let shared = CKContainer(identifier: "iCloud.default")
  /// Returns the default.
  open class func `default`() -> CKContainer { shared }
  /// The container identifier.
  public let containerIdentifier: String?
  /// Makes one of the given values.
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  /// The private cloud database.
  public let privateCloudDatabase = CKDatabase(scope: .private)
  /// The public cloud database.
  public let publicCloudDatabase = CKDatabase(scope: .public)
  /// The shared cloud database.
  public let sharedCloudDatabase = CKDatabase(scope: .shared)
  /// Returns the database.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    [.public: publicCloudDatabase, .shared: sharedCloudDatabase][databaseScope] ?? privateCloudDatabase
  }
  /// Calls the handler: there is no account.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    FeatureUse.note("CloudKit", "account", told: "CKAccountStatus.noAccount")
    MainThread.later { completionHandler(.noAccount, nil) }
  }
  /// Returns the account status.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Calls the handler with `CKError.notAuthenticated`.
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    MainThread.later { completionHandler(nil, notAuthenticated()) }
  }
  /// Fails with `CKError.notAuthenticated`.
  open func userRecordID() async throws -> CKRecord.ID { throw notAuthenticated() }
  /// Adds.
  open func add(_ operation: CKOperation) { operation.start() }
}

/// The records of a container; each request fails with `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// A scope.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`
    case shared
  }
  /// The database scope.
  public let databaseScope: Scope
  internal init(scope: Scope) { databaseScope = scope }
  /// Adds.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.start()
  }
  /// Saves.
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    MainThread.later { completionHandler(nil, notAuthenticated()) }
  }
  /// Saves.
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw notAuthenticated() }
  /// Fetches.
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, notAuthenticated()) } }
  /// Records.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw notAuthenticated() }
  /// Deletes.
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, notAuthenticated()) } }
  /// Deletes record.
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw notAuthenticated()
  }
  /// Performs.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, notAuthenticated()) } }
  /// Returns the records.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw notAuthenticated() }
  /// Saves.
  open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    MainThread.later { completionHandler(nil, notAuthenticated()) }
  }
  /// Fetches.
  open func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, notAuthenticated()) } }
  /// Fetches all record zones.
  open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
    MainThread.later { completionHandler(nil, notAuthenticated()) }
  }
  /// Deletes.
  open func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, notAuthenticated()) } }
  /// Saves.
  open func save(
    _ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, notAuthenticated()) } }
  /// Fetches.
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, notAuthenticated()) } }
  /// Fetches all subscriptions.
  open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
    MainThread.later { completionHandler(nil, notAuthenticated()) }
  }
  /// Deletes.
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, notAuthenticated()) } }
}

/// A request to iCloud, which fails with `CKError.notAuthenticated`.
open class CKOperation: Operation, @unchecked Sendable {
  /// The settings of a request.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The container.
    open var container: CKContainer?
    /// The quality of service.
    open var qualityOfService = QualityOfService.default
    /// Whether it allows cellular access.
    open var allowsCellularAccess = true
    /// Whether it is long lived.
    open var isLongLived = false
    /// The timeout interval for request.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// The timeout interval for resource.
    open var timeoutIntervalForResource: TimeInterval = 604_800
  }
  /// The configuration.
  open var configuration: Configuration! = Configuration()
  /// The operation ID.
  open var operationID: String { "" }
  /// Whether it is long lived.
  open var isLongLived: Bool {
    get { configuration.isLongLived }
    set { configuration.isLongLived = newValue }
  }
  open override func main() { MainThread.later { [self] in fail(notAuthenticated()) } }
  internal func fail(_ error: CKError) {}
}
/// A database operation.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase?
}
/// A query operation.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The place in long results.
  open class Cursor: NSObject, @unchecked Sendable {}
  /// The maximum results.
  public static let maximumResults = 0
  /// The query.
  open var query: CKQuery?
  /// The cursor.
  open var cursor: Cursor?
  /// The zone ID.
  open var zoneID: CKRecordZone.ID?
  /// The results limit.
  open var resultsLimit = 0
  /// The desired keys.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// The record fetched block.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// The record matched block.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// The query completion block.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// The query result block.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Makes one of the given values.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  /// Makes one of the given values.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  open override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}
/// A modify records operation.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// A record save policy.
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged = 0
    case changedKeys
    case allKeys
  }
  /// The records to save.
  open var recordsToSave: [CKRecord]?
  /// The record i ds to delete.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The save policy.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether it is atomic.
  open var isAtomic = true
  /// The per record progress block.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// The per record completion block.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// The per record save block.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// The per record delete block.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// The modify records completion block.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// The modify records result block.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Makes one of the given values.
  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  open override func fail(_ error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}
/// A fetch records operation.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The record i ds.
  open var recordIDs: [CKRecord.ID]?
  /// The fetch records completion block.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Makes one of the given values.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  open override func fail(_ error: CKError) { fetchRecordsCompletionBlock?(nil, error) }
}
/// A modify record zones operation.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The modify record zones completion block.
  open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  /// Makes one of the given values.
  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) { self.init() }
  open override func fail(_ error: CKError) { modifyRecordZonesCompletionBlock?(nil, nil, error) }
}
/// A modify subscriptions operation.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The modify subscriptions completion block.
  open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [String]?, (any Error)?) -> Void)?
  /// Makes one of the given values.
  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) { self.init() }
  open override func fail(_ error: CKError) { modifySubscriptionsCompletionBlock?(nil, nil, error) }
}
