import Foundation
import UIKit

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
  /// Is called with all identifiers after a fetch, after changes, and once new objects have the identifiers
  /// that they keep. Changed objects are marked for being loaded anew. Where a delegate has this method, no
  /// other one is called.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Is called with the difference after changes, where results have no sections. A changed object is removed
  /// and inserted at its place. Where a delegate has this method, those for single changes are not called.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
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
  /// Has the changes reported as a difference where results have no sections, and else one by one.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { controller.core.reportWithoutSnapshot() }
  /// Has the changes reported one by one.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { controller.core.reportOneByOne() }
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
  private var observers: [any NSObjectProtocol] = []
  /// The changes that are being reported.
  private var report: ResultReport?

  init(_ context: NSManagedObjectContext, _ sectionNameKeyPath: String?, _ cacheName: String?) {
    (self.context, self.sectionNameKeyPath, self.cacheName) = (context, sectionNameKeyPath, cacheName)
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  func performFetch() throws {
    let content = request()
    rows = sectioned(try context.fetch(NSFetchRequest<NSManagedObject>(content: content)))
    isFetched = true
    if observers.isEmpty {
      observe(.NSManagedObjectContextObjectsDidChange) { $0.follow($1) }
      observe(.NSManagedObjectContextDidSave) { $0.followSave($1) }
    }
    reportSnapshot(of: nil)
  }

  private func observe(
    _ name: Notification.Name, _ body: @escaping @Sendable (ResultsCore, Notification) -> Void
  ) {
    nonisolated(unsafe) weak let core = self
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        if let core { body(core, notification) }
      })
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
    let changed = Set(known.map(ObjectIdentifier.init))
    let changes = ResultChanges(from: rows, to: next, touched: Set(matching.map(ObjectIdentifier.init)))
    guard !changes.isEmpty else { return rows = next }
    reportSnapshot(of: ResultReport(changes: changes, before: rows, after: next, touched: changed))
  }

  /// New objects have the identifiers that they keep.
  private func followSave(_ notification: Notification) {
    let new = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> ?? []
    if new.contains(where: { rows.places[ObjectIdentifier($0)] != nil }) { reportSnapshot(of: nil) }
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

  // MARK: Reporting

  /// Offers the delegate a snapshot. One that has no method for it comes back by its default.
  ///
  /// - Parameter report: The changes; nil for none, after a fetch.
  private func reportSnapshot(of report: ResultReport?) {
    if let report { rows = report.after }
    guard let delegate, let controller = face?() else { return }
    let before = self.report
    self.report = report
    defer { self.report = before }
    let (rows, touched) = (rows, report?.touched ?? [])
    delegate.controller(
      controller,
      didChangeContentWith: NSDiffableDataSourceSnapshotReference { rows.snapshot(reloading: touched) })
  }

  /// Offers the delegate a difference.
  func reportWithoutSnapshot() {
    guard let report, let delegate, let controller = face?() else { return }
    guard sectionNameKeyPath == nil, let difference = report.difference else { return reportOneByOne() }
    delegate.controller(controller, didChangeContentWith: difference)
  }

  /// Reports the changes one by one.
  func reportOneByOne() {
    guard let report, let delegate, let controller = face?() else { return }
    let (before, after) = (infos(of: report.before), infos(of: report.after))
    rows = report.before
    delegate.controllerWillChangeContent(controller)
    rows = report.after
    for index in report.changes.deletedSections {
      delegate.controller(controller, didChange: before[index], atSectionIndex: index, for: .delete)
    }
    for index in report.changes.insertedSections {
      delegate.controller(controller, didChange: after[index], atSectionIndex: index, for: .insert)
    }
    for change in report.changes.objects {
      delegate.controller(
        controller, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
    }
    delegate.controllerDidChangeContent(controller)
  }
}
