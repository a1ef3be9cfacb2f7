import Foundation

/// Checks objects before they are saved.
enum Validation {
  static func check(_ object: NSManagedObject) throws {
    var errors: [NSError] = []
    let layout = object.entity.entityLayout
    object.fireFault()
    for (index, property) in layout.properties.enumerated() {
      guard object.state.isInserted || object.changed.contains(index) else { continue }
      if let error = error(of: property, object.values[index], object, index) { errors.append(error) }
    }
    if let error = combined(errors) { throw error }
  }

  static func checkDeletion(_ object: NSManagedObject) throws {
    var errors: [NSError] = []
    for relationship in object.entity.entityLayout.relationships
    where relationship.deleteRule == .denyDeleteRule {
      let left: [NSManagedObject]
      switch object.objectValue(forKey: relationship.name) {
      case let members as ToManyValue: left = members.array
      case let other as NSManagedObject: left = [other]
      default: left = []
      }
      if left.contains(where: { !$0.state.isDeleted }) {
        errors.append(
          make(
            NSValidationRelationshipDeniedDeleteError, relationship, object, nil,
            "Items cannot be deleted from"))
      }
    }
    if let error = combined(errors) { throw error }
  }

  static func combined(_ errors: [NSError]) -> NSError? {
    let flat = errors.flatMap { ($0.userInfo[NSDetailedErrorsKey] as? [NSError]) ?? [$0] }
    if flat.count <= 1 { return flat.first }
    return CoreDataError.error(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      info: [NSDetailedErrorsKey: flat])
  }

  private static func make(
    _ code: Int, _ property: NSPropertyDescription, _ object: NSManagedObject, _ value: Any?, _ words: String
  ) -> NSError {
    var info: [String: Any] = [
      NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
    ]
    if let value { info[NSValidationValueErrorKey] = value }
    return CoreDataError.error(code, "\(words) \(property.name).", info: info)
  }

  private static func error(
    of property: NSPropertyDescription, _ value: Any?, _ object: NSManagedObject, _ index: Int
  ) -> NSError? {
    if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
      let needsCount = relationship.minCount > 0 || relationship.maxCount > 1 || !relationship.isOptional
      guard needsCount else { return nil }
      let count = object.members(at: index, relationship).array.count { !$0.state.isDeleted }
      let least = max(relationship.minCount, relationship.isOptional ? 0 : 1)
      if count < least, !(count == 0 && relationship.isOptional) {
        let code =
          count == 0 && relationship.minCount <= 1
          ? NSValidationMissingMandatoryPropertyError : NSValidationRelationshipLacksMinimumCountError
        return make(code, property, object, nil, "Too few items in")
      }
      if relationship.maxCount > 1, count > relationship.maxCount {
        return make(
          NSValidationRelationshipExceedsMaximumCountError, property, object, nil, "Too many items in")
      }
      return nil
    }
    guard let value else {
      return property.isOptional || property is NSFetchedPropertyDescription || property.isTransient
        ? nil
        : make(
          NSValidationMissingMandatoryPropertyError, property, object, nil, "A value is needed:")
    }
    if let attribute = property as? NSAttributeDescription,
      let error = error(of: attribute, value, object)
    {
      return error
    }
    for (predicate, warning) in property.validations
    where !predicate.evaluate(with: AttributeValue.export(value)) {
      let error = make(NSManagedObjectValidationError, property, object, value, warning)
      return error
    }
    return nil
  }

  private static func error(
    of attribute: NSAttributeDescription, _ value: Any, _ object: NSManagedObject
  ) -> NSError? {
    func outside(_ number: Double, _ small: Int, _ large: Int, _ smallWords: String, _ largeWords: String)
      -> NSError?
    {
      if let minimum = attribute.minimum, number < minimum {
        return make(small, attribute, object, value, smallWords)
      }
      if let maximum = attribute.maximum, number > maximum {
        return make(large, attribute, object, value, largeWords)
      }
      return nil
    }
    if let text = value as? String, attribute.attributeType == .stringAttributeType {
      if let pattern = attribute.pattern, !TextComparison.matches.holds(text, pattern, options: 0) {
        return make(
          NSValidationStringPatternMatchingError, attribute, object, value, "The text does not match:")
      }
      return outside(
        Double(text.count), NSValidationStringTooShortError, NSValidationStringTooLongError,
        "The text is too short:",
        "The text is too long:")
    }
    if let date = value as? Date {
      return outside(
        date.timeIntervalSinceReferenceDate, NSValidationDateTooSoonError, NSValidationDateTooLateError,
        "The date is too soon:", "The date is too late:")
    }
    guard attribute.attributeType.isNumber, let number = AttributeValue.double(value) else { return nil }
    let limit: Double? =
      switch attribute.attributeType {
      case .integer16AttributeType: 32_767
      case .integer32AttributeType: 2_147_483_647
      default: nil
      }
    if let limit, number > limit || number < -limit - 1 {
      return make(
        number > 0 ? NSValidationNumberTooLargeError : NSValidationNumberTooSmallError, attribute, object,
        value,
        "The number is out of range:")
    }
    return outside(
      number, NSValidationNumberTooSmallError, NSValidationNumberTooLargeError, "The number is too small:",
      "The number is too large:")
  }

  /// Works out derived attributes.
  static func derive(_ object: NSManagedObject) {
    for case let attribute as NSDerivedAttributeDescription in object.entity.entityLayout.attributes {
      guard let index = object.entity.entityLayout.indexes[attribute.name] else { continue }
      object.fireFault()
      let value = derived(attribute.derivationText, object)
      object.values[index] = value.flatMap { AttributeValue.normalize($0, as: attribute.attributeType) }
      object.changed.insert(index)
    }
  }

  private static func derived(_ text: String, _ object: NSManagedObject) -> Any? {
    if text == "now()" { return Date() }
    let options = [
      "canonical:(": { (text: String) in TextComparison.folded(text, options: 3) },
      "uppercase:(": { $0.uppercased() }, "lowercase:(": { $0.lowercased() },
    ]
    for (prefix, change) in options where text.hasPrefix(prefix) && text.hasSuffix(")") {
      let path = String(text.dropFirst(prefix.count).dropLast())
      return (object.value(forKeyPath: path) as? String).map(change)
    }
    return object.value(forKeyPath: text)
  }
}
