// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CloudKit

/// Compiles: one small use of each name of CloudKit that apps use. Never called.
@available(*, deprecated)
func useCloudKit() {
  do { typealias Use = CKContainer }
  do { _ = CKQuery.init(recordType:predicate:) }
  do { typealias Use = CKQuery }
  do { typealias Use = CKRecord }
  do { _ = CKContainer.default }
  do { _ = CKContainer.init(identifier:) }
  do { _ = { (value: CKContainer) in _ = value.privateCloudDatabase } }
  do { _ = CKDatabase.add(_:) }
  do { typealias Use = CKError }
  do { _ = CKAccountStatus.available }
  do { _ = CKCurrentUserDefaultName }
  do { _ = { (value: CKDatabase, record: CKRecord) in value.save(record) { _, _ in } } }
  do { _ = { (value: CKDatabaseOperation) in _ = value.qualityOfService } }
  do { _ = { (value: CKError) in _ = value.code } }
  do { _ = CKModifyRecordsOperation.init(recordsToSave:recordIDsToDelete:) }
  do { _ = CKQueryOperation.init(query:) }
  do { _ = CKRecord.init(recordType:recordID:) }
  do { _ = { (value: CKRecord) in _ = value.recordID } }
  do { typealias Use = CKDatabase }
  do { typealias Use = CKModifyRecordsOperation }
  do { typealias Use = CKQueryOperation }
  do { typealias Use = CKRecord.ID }
  do { typealias Use = CKRecordZone }
  do { typealias Use = CKSubscription }
}
