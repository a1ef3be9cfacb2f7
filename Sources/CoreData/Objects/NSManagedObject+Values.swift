import Foundation
import ObjectiveCRuntime

extension NSManagedObject {
  var context: NSManagedObjectContext? { managedObjectContext }

  /// Reads the values of a fault.
  func fireFault() {
    guard state.isFault, !state.isFiring else { return }
    guard let context = managedObjectContext else {
      // The context is gone, and the values with it.
      state.isFault = false
      values = [Any?](repeating: nil, count: entity.entityLayout.properties.count)
      return
    }
    state.isFiring = true
    let row = cachedRow ?? context.readRow(of: self)
    state.isFiring = false
    guard state.isFault else { return }
    if let row {
      fill(with: row)
      awakeFromFetch()
    } else {
      // `shouldDeleteInaccessibleFaults`: the row is gone, and the object has nothing but its identifier.
      state.isFault = false
      state.isInaccessible = true
      values = [Any?](repeating: nil, count: entity.entityLayout.properties.count)
    }
  }

  /// Takes the values of a row.
  func fill(with row: RowSnapshot) {
    snapshot = row
    cachedRow = nil
    let count = entity.entityLayout.properties.count
    values = row.values.count == count ? row.values : [Any?](repeating: nil, count: count)
    for relationship in entity.entityLayout.relationships where relationship.isToMany {
      guard let index = entity.entityLayout.indexes[relationship.name] else { continue }
      values[index] = nil
      if let members = row.values.indices.contains(index) ? row.values[index] as? [NSManagedObjectID] : nil {
        values[index] = ToManyValue(
          members.compactMap { context?.object(with: $0) }, isOrdered: relationship.isOrdered)
      }
    }
    state.isFault = false
  }

  /// Drops the values.
  func turnIntoFault(row: RowSnapshot? = nil) {
    if !state.isFault { willTurnIntoFault() }
    let was = state.isFault
    values = []
    changed = []
    changedNow = []
    snapshot = nil
    cachedRow = row
    state.isFault = true
    if !was { didTurnIntoFault() }
  }

  /// Returns a property's value as the object keeps it: an object for a to-one relationship.
  func objectValue(forKey key: String) -> Any? {
    guard let index = entity.entityLayout.indexes[key] else {
      fatalError("\(entity.name ?? "") has no property \(key).")
    }
    return objectValue(at: index)
  }

  func objectValue(at index: Int) -> Any? {
    if state.isFault { fireFault() }
    let value = values[index]
    if let id = value as? NSManagedObjectID,
      entity.entityLayout.properties[index] is NSRelationshipDescription
    {
      let object = context?.object(with: id)
      values[index] = object
      return object
    }
    if value is ToManyValue || value == nil,
      let relationship = entity.entityLayout.properties[index] as? NSRelationshipDescription,
      relationship.isToMany
    {
      return members(at: index, relationship)
    }
    if value == nil, let fetched = entity.entityLayout.properties[index] as? NSFetchedPropertyDescription {
      let found = fetched.fetchRequest.flatMap { try? context?.fetch($0) } ?? []
      values[index] = found
      return found
    }
    return value
  }

  /// Returns the objects of a to-many relationship, which are read where they were not.
  func members(at index: Int, _ relationship: NSRelationshipDescription) -> ToManyValue {
    let value = toMany(at: index, relationship)
    if !value.isLoaded {
      let stored = context?.readMembers(of: self, relationship) ?? []
      value.load(stored)
    }
    return value
  }

  /// Returns the objects of a to-many relationship without reading them.
  func toMany(at index: Int, _ relationship: NSRelationshipDescription) -> ToManyValue {
    fireFault()
    if let known = values[index] as? ToManyValue { return known }
    let new = ToManyValue(isOrdered: relationship.isOrdered)
    // A new object has no stored ones.
    if objectID.isTemporaryID && context?.parent == nil || snapshot == nil { new.load([]) }
    values[index] = new
    return new
  }

  /// Returns a value as apps receive it.
  func exported(_ value: Any?) -> Any? {
    if let members = value as? ToManyValue { return members.exported }
    return AttributeValue.export(value)
  }

  /// Returns a value as the object keeps it.
  func normalized(_ value: Any?, at index: Int) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    switch entity.entityLayout.properties[index] {
    case let attribute as NSAttributeDescription:
      guard let kept = AttributeValue.normalize(value, as: attribute.attributeType) else {
        fatalError(
          "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
            + "\(attribute.attributeType.modelName); given type = \(type(of: value)); value = \(value).")
      }
      return kept
    case let relationship as NSRelationshipDescription where relationship.isToMany:
      let objects = (Collections.elements(value) ?? []).compactMap { $0 as? NSManagedObject }
      return ToManyValue(objects, isOrdered: relationship.isOrdered)
    default: return value
    }
  }

  /// Sets a value, and keeps the inverse relationship right.
  func setObjectValue(_ value: Any?, forKey key: String) {
    guard let index = entity.entityLayout.indexes[key] else {
      fatalError("\(entity.name ?? "") has no property \(key).")
    }
    fireFault()
    guard let relationship = entity.entityLayout.properties[index] as? NSRelationshipDescription else {
      let kept = normalized(value, at: index)
      if state.isInserted || !AttributeValue.isEqual(values[index], kept) {
        context?.log(self, index)
        values[index] = kept
        changed.insert(index)
      }
      return
    }
    guard relationship.isToMany else {
      return setDestination(value as? NSManagedObject, at: index, relationship)
    }
    let new = (Collections.elements(value is NSNull ? nil : value) ?? []).compactMap {
      $0 as? NSManagedObject
    }
    let members = members(at: index, relationship)
    let wanted = Set(new.map(ObjectIdentifier.init))
    for gone in members.array where !wanted.contains(ObjectIdentifier(gone)) {
      removeMember(gone, at: index, relationship)
    }
    for object in new where !members.contains(object) { addMember(object, at: index, relationship) }
    if relationship.isOrdered {
      context?.log(self, index)
      members.reorder(new)
      changed.insert(index)
    }
  }

  /// Sets the object of a to-one relationship, and keeps the inverse right.
  func setDestination(
    _ object: NSManagedObject?, at index: Int, _ relationship: NSRelationshipDescription
  ) {
    let old = objectValue(at: index) as? NSManagedObject
    guard old !== object else { return }
    if let object { check(object, relationship) }
    putDestination(object, at: index)
    guard let inverse = relationship.inverseRelationship else { return }
    old?.forget(self, inverse)
    object?.adopt(self, inverse)
  }

  private func check(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    if let mine = context, let other = object.context, mine !== other {
      fatalError(
        "Illegal attempt to establish a relationship '\(relationship.name)' between objects in "
          + "different contexts "
          + "(source = \(self), destination = \(object)).")
    }
    // An object without a context comes into this one's.
    if object.context == nil, let context { context.insert(object) }
  }

  private func putDestination(_ object: NSManagedObject?, at index: Int) {
    context?.log(self, index)
    values[index] = object
    noteChange(at: index)
  }

  /// Adds an object to a to-many relationship, and keeps the inverse right.
  func addMember(_ object: NSManagedObject, at index: Int, _ relationship: NSRelationshipDescription) {
    check(object, relationship)
    let members = toMany(at: index, relationship)
    guard !members.mayContain(object) else { return }
    context?.log(self, index)
    members.add(object)
    noteChange(at: index)
    if let inverse = relationship.inverseRelationship { object.adoptFromMany(self, inverse) }
  }

  /// Removes an object from a to-many relationship, and keeps the inverse right.
  func removeMember(_ object: NSManagedObject, at index: Int, _ relationship: NSRelationshipDescription) {
    let members = toMany(at: index, relationship)
    context?.log(self, index)
    members.remove(object)
    noteChange(at: index)
    if let inverse = relationship.inverseRelationship { object.forget(self, inverse) }
  }

  /// The inverse of an object's relationship gets it.
  private func adopt(_ object: NSManagedObject, _ inverse: NSRelationshipDescription) {
    guard let index = entity.entityLayout.indexes[inverse.name] else { return }
    if inverse.isToMany {
      let members = toMany(at: index, inverse)
      guard !members.mayContain(object) else { return }
      context?.log(self, index)
      members.add(object)
      noteChange(at: index)
    } else {
      let old = objectValue(at: index) as? NSManagedObject
      guard old !== object else { return }
      putDestination(object, at: index)
      if let relationship = inverse.inverseRelationship { old?.forget(self, relationship) }
    }
  }

  private func adoptFromMany(_ object: NSManagedObject, _ inverse: NSRelationshipDescription) {
    guard let index = entity.entityLayout.indexes[inverse.name] else { return }
    if inverse.isToMany { return adopt(object, inverse) }
    let old = objectValue(at: index) as? NSManagedObject
    guard old !== object else { return }
    putDestination(object, at: index)
    if let relationship = inverse.inverseRelationship { old?.forget(self, relationship) }
  }

  /// The inverse of an object's relationship loses it.
  func forget(_ object: NSManagedObject, _ inverse: NSRelationshipDescription) {
    guard let index = entity.entityLayout.indexes[inverse.name] else { return }
    if inverse.isToMany {
      let members = toMany(at: index, inverse)
      if members.isLoaded, !members.contains(object) { return }
      context?.log(self, index)
      members.remove(object)
      noteChange(at: index)
    } else if objectValue(at: index) as? NSManagedObject === object {
      putDestination(nil, at: index)
    }
  }

  /// Tells the context that a property changed.
  func noteChange(at index: Int) {
    changed.insert(index)
    changedNow.insert(index)
    context?.noteUpdate(of: self)
  }
}

/// The objects of a to-many relationship.
final class ToManyValue {
  let isOrdered: Bool
  /// Whether the stored objects are known. Until then only the changes are.
  private(set) var isLoaded = false
  private var set: Set<ObjectIdentifier> = []
  private(set) var array: [NSManagedObject] = []
  private var places: [ObjectIdentifier: Int]?
  private(set) var added: [NSManagedObject] = []
  private(set) var removed: [NSManagedObject] = []

  init(isOrdered: Bool) { self.isOrdered = isOrdered }

  convenience init(_ objects: [NSManagedObject], isOrdered: Bool) {
    self.init(isOrdered: isOrdered)
    load(objects)
  }

  func load(_ stored: [NSManagedObject]) {
    guard !isLoaded else { return }
    isLoaded = true
    let gone = Set(removed.map(ObjectIdentifier.init))
    for object in stored where !gone.contains(ObjectIdentifier(object)) { append(object) }
    for object in added { append(object) }
    (added, removed) = ([], [])
  }

  private func append(_ object: NSManagedObject) {
    guard set.insert(ObjectIdentifier(object)).inserted else { return }
    places?[ObjectIdentifier(object)] = array.count
    array.append(object)
  }

  var count: Int { array.count }

  func contains(_ object: NSManagedObject) -> Bool { set.contains(ObjectIdentifier(object)) }

  /// Whether an object is known to be there already.
  func mayContain(_ object: NSManagedObject) -> Bool {
    isLoaded ? contains(object) : added.contains { $0 === object }
  }

  func add(_ object: NSManagedObject) {
    if isLoaded { return append(object) }
    removed.removeAll { $0 === object }
    added.append(object)
  }

  func remove(_ object: NSManagedObject) {
    guard isLoaded else {
      added.removeAll { $0 === object }
      removed.append(object)
      return
    }
    guard set.remove(ObjectIdentifier(object)) != nil else { return }
    if isOrdered {
      array.removeAll { $0 === object }
      return
    }
    if places == nil {
      places = Dictionary(array.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    }
    guard let place = places?.removeValue(forKey: ObjectIdentifier(object)) else { return }
    // The last one takes the place, since there is no order.
    let last = array.removeLast()
    if place < array.count {
      array[place] = last
      places?[ObjectIdentifier(last)] = place
    }
  }

  func reorder(_ objects: [NSManagedObject]) {
    places = nil
    var seen: Set<ObjectIdentifier> = []
    array = objects.filter {
      set.contains(ObjectIdentifier($0)) && seen.insert(ObjectIdentifier($0)).inserted
    }
    set = seen
  }

  /// A copy, for undoing.
  func copied() -> ToManyValue {
    let copy = ToManyValue(isOrdered: isOrdered)
    (copy.isLoaded, copy.set, copy.array, copy.added, copy.removed) = (isLoaded, set, array, added, removed)
    return copy
  }

  var exported: Any {
    isOrdered ? NSOrderedSet(array: array) : NSSet(array: array)
  }
}
