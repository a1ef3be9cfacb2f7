import Foundation

/// The kind of a change in a controller's results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object came.
  case insert = 1
  /// An object went.
  case delete = 2
  /// An object has another place.
  case move = 3
  /// An object has other values.
  case update = 4
}

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Is notified of changes in a controller's results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Is called before changes.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Is called for a change of a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Is called for a change of an object.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Is called after changes.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Returns the title of a section in an index.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName name: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
  /// Returns the name's first letter.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName name: String
  ) -> String? { name.first.map { String($0).uppercased() } }
}

/// Keeps the results of a request, in sections, and follows the context's changes.
///
/// Delegates receive a controller whose results have no type; it is equal to this one (`==`), and is not the
/// same object unless this one's results have none either.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The state that all stand-ins of this controller share.
  let core: ResultsCore

  /// Makes a controller.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    precondition(
      fetchRequest.sortDescriptors?.isEmpty == false,
      "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    self.fetchRequest = fetchRequest
    core = ResultsCore(context, sectionNameKeyPath, name)
    super.init()
    core.request = { [weak self] in self?.fetchRequest.content ?? FetchContent() }
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> {
      core.face = { [weak same] in same }
    } else {
      let face = NSFetchedResultsController<any NSFetchRequestResult>(core, fetchRequest.content)
      core.face = { face }
    }
  }

  // The face of another controller keeps the shared object, and is kept by it.
  deinit { if !isFace { core.face = nil } }

  private var isFace = false

  private init(_ core: ResultsCore, _ content: FetchContent) {
    self.core = core
    fetchRequest = NSFetchRequest(content: content)
    isFace = true
    super.init()
  }

  /// The context.
  public var managedObjectContext: NSManagedObjectContext { core.context }
  /// The path of the sections' names.
  public var sectionNameKeyPath: String? { core.sectionNameKeyPath }
  /// The name of a cache. Nothing is cached: sections come with the fetch.
  public var cacheName: String? { core.cacheName }
  /// The delegate that is notified of changes.
  open var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { core.delegate }
    set { core.delegate = newValue }
  }

  /// Deletes a cache. There is none.
  open class func deleteCache(withName name: String?) {}

  /// Fetches, and follows changes from now on.
  open func performFetch() throws { try core.performFetch() }

  /// The results; nil before the first fetch.
  open var fetchedObjects: [ResultType]? {
    core.isFetched ? core.rows.objects.compactMap { $0 as? ResultType } : nil
  }
  /// The sections; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { core.isFetched ? core.infos(of: core.rows) : nil }
  /// The titles of the sections in an index.
  open var sectionIndexTitles: [String] {
    core.rows.sections.compactMap { sectionIndexTitle(forSectionName: $0.name) }
  }

  /// Returns the object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    let rows = core.rows
    guard indexPath.count == 2, rows.sections.indices.contains(indexPath[0]),
      indexPath[1] >= 0, indexPath[1] < rows.sections[indexPath[0]].range.count,
      let object = rows.objects[rows.sections[indexPath[0]].range.lowerBound + indexPath[1]] as? ResultType
    else { fatalError("no object at index \(indexPath) of the fetched results") }
    return object
  }

  /// Returns the place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { core.rows.path(of: $0) }
  }

  /// Returns the section with a title.
  open func section(forSectionIndexTitle title: String, at index: Int) -> Int { index }

  /// Returns the title of a section in an index.
  open func sectionIndexTitle(forSectionName name: String) -> String? {
    guard let delegate, let face = core.face?() else { return name.first.map { String($0).uppercased() } }
    return delegate.controller(face, sectionIndexTitleForSectionName: name)
  }

  /// Whether another controller stands for the same results.
  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSFetchedResultsController<ResultType> { return other.core === core }
    if let other = object as? NSFetchedResultsController<any NSFetchRequestResult> {
      return other.core === core
    }
    return self === object as AnyObject
  }
  /// A hash of the results' identity.
  open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// The results of a controller, whatever their type.
final class ResultsCore {
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  let cacheName: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The request as it is now.
  var request: () -> FetchContent = { FetchContent() }
  /// The controller that delegates see. It keeps this object, which keeps it, until the controller goes.
  var face: (() -> NSFetchedResultsController<any NSFetchRequestResult>?)?
  private(set) var rows = ResultRows()
  private(set) var isFetched = false
  private var observer: (any NSObjectProtocol)?

  init(_ context: NSManagedObjectContext, _ sectionNameKeyPath: String?, _ cacheName: String?) {
    (self.context, self.sectionNameKeyPath, self.cacheName) = (context, sectionNameKeyPath, cacheName)
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  func performFetch() throws {
    let content = request()
    rows = sectioned(try context.fetch(NSFetchRequest<NSManagedObject>(content: content)))
    isFetched = true
    guard observer == nil else { return }
    nonisolated(unsafe) weak let core = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { notification in
      nonisolated(unsafe) let notification = notification
      core?.follow(notification)
    }
  }

  // MARK: Changes

  private func sectionName(_ object: NSManagedObject) -> String {
    guard let sectionNameKeyPath else { return "" }
    return object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
  }

  private func sectioned(_ objects: [NSManagedObject]) -> ResultRows {
    var rows = ResultRows()
    rows.objects = objects
    rows.places = Dictionary(objects.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    guard sectionNameKeyPath != nil else {
      rows.sections = [ResultRows.Section(name: "", range: 0..<objects.count)]
      return rows
    }
    for (index, object) in objects.enumerated() {
      let name = sectionName(object)
      if let last = rows.sections.last, last.name == name {
        rows.sections[rows.sections.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        rows.sections.append(ResultRows.Section(name: name, range: index..<index + 1))
      }
    }
    return rows
  }

  func infos(of rows: ResultRows) -> [any NSFetchedResultsSectionInfo] {
    rows.sections.map { section in
      ResultSection(
        name: section.name, indexTitle: section.name.first.map { String($0).uppercased() },
        objects: Array(rows.objects[section.range]))
    }
  }

  private func follow(_ notification: Notification) {
    func objects(_ key: String) -> [NSManagedObject] {
      Array(notification.userInfo?[key] as? Set<NSManagedObject> ?? [])
    }
    if notification.userInfo?[NSInvalidatedAllObjectsKey] != nil { return }
    let fetchRequest = request()
    let name = fetchRequest.entityName ?? ""
    guard let entity = context.model?.entitiesByName[name] else { return }
    func isWanted(_ object: NSManagedObject) -> Bool {
      fetchRequest.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity
    }
    let gone = Set(objects(NSDeletedObjectsKey).map(ObjectIdentifier.init))
    var touched: [ObjectIdentifier: NSManagedObject] = [:]
    for key in [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSRefreshedObjectsKey] {
      for object in objects(key) where isWanted(object) && !gone.contains(ObjectIdentifier(object)) {
        touched[ObjectIdentifier(object)] = object
      }
    }
    let isGone = rows.objects.contains { gone.contains(ObjectIdentifier($0)) }
    guard isGone || !touched.isEmpty else { return }
    let predicate = fetchRequest.predicate
    var kept = rows.objects.filter {
      touched[ObjectIdentifier($0)] == nil && !gone.contains(ObjectIdentifier($0))
    }
    let order = ObjectOrder(fetchRequest.sortDescriptors ?? [])
    let matching = touched.values.filter { !$0.isDeleted && predicate?.evaluate(with: $0) ?? true }
    let known = matching.filter { rows.places[ObjectIdentifier($0)] != nil }
      .sorted { rows.places[ObjectIdentifier($0)]! < rows.places[ObjectIdentifier($1)]! }
    let new = matching.filter { rows.places[ObjectIdentifier($0)] == nil }
      .sorted { $0.objectID.description < $1.objectID.description }
    kept = place(known + new, in: kept, order)
    let next = sectioned(kept)
    report(ResultChanges(from: rows, to: next, touched: Set(matching.map(ObjectIdentifier.init))), next)
  }

  /// Puts changed objects among those that stayed, which are in order.
  private func place(
    _ changed: [NSManagedObject], in kept: [NSManagedObject], _ order: ObjectOrder
  ) -> [NSManagedObject] {
    let before = rows.places
    func precedes(_ left: NSManagedObject, _ right: NSManagedObject) -> Bool {
      switch order.compare(left, right) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame:
        (before[ObjectIdentifier(left)] ?? Int.max) < (before[ObjectIdentifier(right)] ?? Int.max)
      }
    }
    var result = kept
    for object in changed {
      var (low, high) = (0, result.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(object, result[middle]) { high = middle } else { low = middle + 1 }
      }
      result.insert(object, at: low)
    }
    return result
  }

  private func report(_ changes: ResultChanges, _ next: ResultRows) {
    guard let delegate, let controller = face?(), !changes.isEmpty else {
      rows = next
      return
    }
    let before = infos(of: rows)
    delegate.controllerWillChangeContent(controller)
    rows = next
    let after = infos(of: next)
    for index in changes.deletedSections {
      delegate.controller(controller, didChange: before[index], atSectionIndex: index, for: .delete)
    }
    for index in changes.insertedSections {
      delegate.controller(controller, didChange: after[index], atSectionIndex: index, for: .insert)
    }
    for change in changes.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
    }
    delegate.controllerDidChangeContent(controller)
  }
}

/// Objects in sections.
struct ResultRows {
  struct Section {
    var name: String
    var range: Range<Int>
  }
  var objects: [NSManagedObject] = []
  var sections: [Section] = []
  var places: [ObjectIdentifier: Int] = [:]

  func path(of object: NSManagedObject) -> IndexPath? {
    places[ObjectIdentifier(object)].flatMap(path)
  }

  func path(_ place: Int) -> IndexPath? {
    guard let section = sections.firstIndex(where: { $0.range.contains(place) }) else { return nil }
    return [section, place - sections[section].range.lowerBound]
  }
}

private struct ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  let members: [NSManagedObject]
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }

  init(name: String, indexTitle: String?, objects: [NSManagedObject]) {
    (self.name, self.indexTitle, members) = (name, indexTitle, objects)
  }
}

/// The changes between two results, in Apple's order: deletions, insertions, moves, updates.
struct ResultChanges {
  struct Change {
    var object: NSManagedObject
    var type: NSFetchedResultsChangeType
    var from: IndexPath?
    var to: IndexPath?
  }
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var objects: [Change] = []
  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && objects.isEmpty }

  init(from old: ResultRows, to new: ResultRows, touched: Set<ObjectIdentifier>) {
    let (before, after) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
    deletedSections = old.sections.indices.filter { !after.contains(old.sections[$0].name) }
    insertedSections = new.sections.indices.filter { !before.contains(new.sections[$0].name) }
    for (place, object) in old.objects.enumerated() where new.places[ObjectIdentifier(object)] == nil {
      objects.append(Change(object: object, type: .delete, from: old.path(place)))
    }
    for (place, object) in new.objects.enumerated() where old.places[ObjectIdentifier(object)] == nil {
      objects.append(Change(object: object, type: .insert, to: new.path(place)))
    }
    // What moved is what is in no longest run of objects that keep their order and section.
    let common = new.objects.filter { old.places[ObjectIdentifier($0)] != nil }
    let steady = ResultChanges.steady(common.map { old.places[ObjectIdentifier($0)]! })
    for (index, object) in common.enumerated() {
      let from = old.path(of: object)
      let to = new.path(of: object)
      let isSameSection =
        from.map { old.sections[$0[0]].name } == to.map { new.sections[$0[0]].name }
      if !steady.contains(index) || !isSameSection {
        objects.append(Change(object: object, type: .move, from: from, to: to))
      }
    }
    let moved = Set(objects.filter { $0.type == .move }.map { ObjectIdentifier($0.object) })
    for object in common
    where touched.contains(ObjectIdentifier(object)) && !moved.contains(ObjectIdentifier(object)) {
      objects.append(
        Change(object: object, type: .update, from: old.path(of: object), to: new.path(of: object)))
    }
  }

  /// The places of a longest increasing run.
  private static func steady(_ numbers: [Int]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var next = tails.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
