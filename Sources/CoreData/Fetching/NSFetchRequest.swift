import Foundation
import Predicates

/// The kind of a fetch request's results: objects, identifiers, dictionaries or numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all that have the entity.
  public var affectedStores: [NSPersistentStore]?
  /// The kind of the request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// The kind of a request to stores.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// A fetch.
  case fetchRequestType = 1
  /// A save.
  case saveRequestType
  /// An insertion of many rows.
  case batchInsertRequestType = 5
  /// A change of many rows.
  case batchUpdateRequestType
  /// A deletion of many rows.
  case batchDeleteRequestType
}

/// The kind of a fetch's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a kind of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Identifiers of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The properties of a request, whatever its results are.
struct FetchContent {
  var entity: NSEntityDescription?
  var entityName: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var limit = 0
  var offset = 0
  var batchSize = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesSubentities = true
  var includesPropertyValues = true
  var includesPendingChanges = true
  var returnsObjectsAsFaults = true
  var returnsDistinctResults = false
  var refreshesRefetchedObjects = false
  var prefetched: [String]?
  var propertiesToFetch: [Any]?
  var propertiesToGroupBy: [Any]?
  var havingPredicate: NSPredicate?
  var stores: [NSPersistentStore]?
}

/// A request for the objects of an entity that match a predicate, in an order.
public class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  var content = FetchContent()

  /// Makes a request without an entity.
  public override init() {
    super.init()
    if let type = ResultType.self as? NSManagedObject.Type {
      ModelClasses.note(type)
    } else if ResultType.self == NSManagedObjectID.self {
      content.resultType = .managedObjectIDResultType
    } else if ResultType.self == NSDictionary.self {
      content.resultType = .dictionaryResultType
    }
  }

  /// Makes a request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    content.entityName = entityName
  }

  init(content: FetchContent) {
    super.init()
    self.content = content
  }

  /// The entity.
  public var entity: NSEntityDescription? {
    get { content.entity }
    set {
      content.entity = newValue
      content.entityName = newValue?.name
    }
  }
  /// The name of the entity.
  public var entityName: String? { content.entityName }
  /// The predicate that objects match.
  public var predicate: NSPredicate? {
    get { content.predicate }
    set { content.predicate = newValue }
  }
  /// The order of the results.
  public var sortDescriptors: [NSSortDescriptor]? {
    get { content.sortDescriptors }
    set { content.sortDescriptors = newValue }
  }
  /// The greatest number of results; 0 for no limit.
  public var fetchLimit: Int {
    get { content.limit }
    set { content.limit = newValue }
  }
  /// The number of results that are left out at the start.
  public var fetchOffset: Int {
    get { content.offset }
    set { content.offset = newValue }
  }
  /// The number of objects whose values are read at once, when the first of them is used; 0 for all.
  public var fetchBatchSize: Int {
    get { content.batchSize }
    set { content.batchSize = newValue }
  }
  /// The kind of results.
  public var resultType: NSFetchRequestResultType {
    get { content.resultType }
    set { content.resultType = newValue }
  }
  /// Whether objects of entities that inherit from this one are among the results.
  public var includesSubentities: Bool {
    get { content.includesSubentities }
    set { content.includesSubentities = newValue }
  }
  /// Whether values are read, too.
  public var includesPropertyValues: Bool {
    get { content.includesPropertyValues }
    set { content.includesPropertyValues = newValue }
  }
  /// Whether changes that are not saved count.
  public var includesPendingChanges: Bool {
    get { content.includesPendingChanges }
    set { content.includesPendingChanges = newValue }
  }
  /// Whether objects get their values when these are first used.
  public var returnsObjectsAsFaults: Bool {
    get { content.returnsObjectsAsFaults }
    set { content.returnsObjectsAsFaults = newValue }
  }
  /// Whether dictionaries that are equal are given once.
  public var returnsDistinctResults: Bool {
    get { content.returnsDistinctResults }
    set { content.returnsDistinctResults = newValue }
  }
  /// Whether objects that the context has get the store's values.
  public var shouldRefreshRefetchedObjects: Bool {
    get { content.refreshesRefetchedObjects }
    set { content.refreshesRefetchedObjects = newValue }
  }
  /// The relationships whose objects are read, too.
  public var relationshipKeyPathsForPrefetching: [String]? {
    get { content.prefetched }
    set { content.prefetched = newValue }
  }
  /// The properties in dictionaries: descriptions or names.
  public var propertiesToFetch: [Any]? {
    get { content.propertiesToFetch }
    set { content.propertiesToFetch = newValue }
  }
  /// The properties whose equal values make one dictionary: descriptions or names.
  public var propertiesToGroupBy: [Any]? {
    get { content.propertiesToGroupBy }
    set { content.propertiesToGroupBy = newValue }
  }
  /// The predicate that groups match.
  public var havingPredicate: NSPredicate? {
    get { content.havingPredicate }
    set { content.havingPredicate = newValue }
  }

  /// Runs the request in the context whose block runs on this thread.
  public func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      fatalError("-[NSFetchRequest execute] needs a context: call it in a block of perform(_:).")
    }
    return try context.fetch(self)
  }

  func copied() -> NSFetchRequest<ResultType> {
    let copy = NSFetchRequest<ResultType>(content: content)
    copy.affectedStores = affectedStores
    return copy
  }

  /// Returns a copy.
  public override func copy() -> Any { copied() }
  /// Returns a copy.
  public func copy(with zone: NSZone?) -> Any { copied() }
}

/// A value in dictionaries that an expression gives.
public class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The expression.
  public var expression: NSExpression?
  /// The type of its values.
  public var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of its values, in the spelling of newer code.
  public var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  override func makeCopy() -> NSPropertyDescription {
    let copy = NSExpressionDescription()
    copy.expression = expression
    copy.expressionResultType = expressionResultType
    return copy
  }
}

/// A fetch whose results come later.
public class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The fetch.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The function that is called with the results.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// The expected number of results.
  public var estimatedResultCount = 0

  /// Makes a request.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    self.completionBlock = completionBlock
  }
}

/// The outcome of a request to stores.
open class NSPersistentStoreResult: NSObject {}

/// The outcome of a request that runs on.
public class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {
  /// The context that was asked.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The error of the request.
  public internal(set) var operationError: (any Error)?
  /// The progress, for a request that was made under one.
  public internal(set) var progress: Progress?
  /// Ends the request.
  public func cancel() { progress?.cancel() }
}

/// The outcome of a fetch whose results come later.
public class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult {
  /// The request.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The results.
  public internal(set) var finalResult: [ResultType]?

  init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}
