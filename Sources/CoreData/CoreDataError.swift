import Foundation

/// The domain of errors of migrations, `NSCocoaErrorDomain`.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// The key of several errors in one.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object that an error is about.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the name of the property that an error is about.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the predicate that a value did not match.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value that an error is about.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
/// The key of the objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts of a save, in an error.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"

/// The code of an object that the store lacks.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The code of an object with a change that the store has changed since.
public let NSManagedObjectMergeError = 133020
/// The code of an object whose value another one has, which must be unique.
public let NSManagedObjectConstraintMergeError = 133021
/// The code of a validation that failed otherwise.
public let NSManagedObjectValidationError = 1550
/// The code of several validations that failed.
public let NSValidationMultipleErrorsError = 1560
/// The code of a missing value.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of a relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The code of a relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The code of a relationship that forbids the deletion.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of a number that is too large.
public let NSValidationNumberTooLargeError = 1610
/// The code of a number that is too small.
public let NSValidationNumberTooSmallError = 1620
/// The code of a date that is too late.
public let NSValidationDateTooLateError = 1630
/// The code of a date that is too early.
public let NSValidationDateTooSoonError = 1640
/// The code of a date that is none.
public let NSValidationInvalidDateError = 1650
/// The code of a text that is too long.
public let NSValidationStringTooLongError = 1660
/// The code of a text that is too short.
public let NSValidationStringTooShortError = 1670
/// The code of a text that does not match the pattern.
public let NSValidationStringPatternMatchingError = 1680
/// The code of an address that is none.
public let NSValidationInvalidURIError = 1690

/// The code of a token whose store has removed the history that follows it.
public let NSPersistentHistoryTokenExpiredError = 134301
/// The code of a coordinator without stores.
public let NSPersistentStoreCoordinatorLockingError = 132000
/// The code of a store of an unknown type.
public let NSPersistentStoreInvalidTypeError = 134000
/// The code of a store whose type differs from the expected.
public let NSPersistentStoreTypeMismatchError = 134010
/// The code of a store that has not the wanted entities.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// The code of a save that failed.
public let NSPersistentStoreSaveError = 134030
/// The code of a save that stored only a part.
public let NSPersistentStoreIncompleteSaveError = 134040
/// The code of a save with conflicts.
public let NSPersistentStoreSaveConflictsError = 134050
/// The code of an error without a code of its own.
public let NSCoreDataError = 134060
/// The code of an operation that failed.
public let NSPersistentStoreOperationError = 134070
/// The code of a store that cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// The code of a store that took too long.
public let NSPersistentStoreTimeoutError = 134090
/// The code of a store that does not support what it was asked.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// The code of a store of another version of the model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// The code of a migration that failed.
public let NSMigrationError = 134110
/// The code of a migration that was ended.
public let NSMigrationCancelledError = 134120
/// The code of a migration whose source model is not found.
public let NSMigrationMissingSourceModelError = 134130
/// The code of a migration without a mapping.
public let NSMigrationMissingMappingModelError = 134140
/// The code of a migration from a store that cannot be read.
public let NSMigrationManagerSourceStoreError = 134150
/// The code of a migration to a store that cannot be written.
public let NSMigrationManagerDestinationStoreError = 134160
/// The code of a mapping that cannot be inferred.
public let NSInferredMappingModelError = 134190
/// The code of a reference from one store into another.
public let NSExternalRecordImportError = 134200

/// Makes errors of Core Data's kind.
enum CoreDataError {
  static func error(
    _ code: Int, _ message: String, file: URL? = nil, info: [String: Any] = [:]
  ) -> NSError {
    var info = info
    info[NSLocalizedDescriptionKey] = message
    info["reason"] = message
    if let file {
      info[NSFilePathErrorKey] = file.path
      info[NSURLErrorKey] = file
    }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  static let fileReadCorrupt = NSFileReadCorruptFileError
}

/// The code of a file that is not there.
let NSFileReadNoSuchFileError = CocoaError.Code.fileReadNoSuchFile.rawValue
/// The code of a file that is damaged.
let NSFileReadCorruptFileError = CocoaError.Code.fileReadCorruptFile.rawValue
