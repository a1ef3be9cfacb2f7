import Foundation

/// Any value as a tree of fields and elements, of which only what is requested is read.
///
/// Values are read by reflection, so they need not be `Codable`. Optionals stand for what is in them.
package struct InspectedValue {
  /// The value; of an optional what is in it.
  package let value: Any
  private let isNil: Bool

  /// The most characters of a text that are shown.
  private static let longestText = 200

  package init(_ value: Any) {
    var value = value
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { break }
      guard let some = mirror.children.first else {
        (self.value, isNil) = (value, true)
        return
      }
      value = some.value
    }
    (self.value, isNil) = (value, false)
  }

  /// A field or element.
  package struct Child {
    package let label: String
    package let value: Any
  }

  // MARK: Children

  /// The number of fields or elements.
  package var count: Int {
    if isNil || isLeaf { return 0 }
    if let list = value as? any InspectedList { return list.inspectedCount }
    return fields.count
  }

  /// The fields or elements from one place on.
  package func children(from start: Int, count: Int) -> [Child] {
    guard !isNil, !isLeaf else { return [] }
    if let list = value as? any InspectedList { return list.inspectedChildren(from: start, count: count) }
    return Array(fields.dropFirst(start).prefix(count))
  }

  /// The field or element of that label.
  package func child(_ label: String) -> Any? {
    guard !isNil, !isLeaf else { return nil }
    if let list = value as? any InspectedList { return list.inspectedChild(label) }
    return fields.first { $0.label == label }?.value
  }

  /// The value at a path of labels; nil where there is none.
  package func value(at path: some Sequence<String>) -> InspectedValue? {
    var value = self
    for label in path {
      guard let next = value.child(label) else { return nil }
      value = InspectedValue(next)
    }
    return value
  }

  /// The stored properties, those of a superclass first.
  private var fields: [Child] {
    var found: [Child] = []
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: value)
    while let mirror = next {
      mirrors.append(mirror)
      next = mirror.superclassMirror
    }
    for mirror in mirrors.reversed() {
      for child in mirror.children {
        let label = child.label ?? "\(found.count)"
        let isTaken = found.contains { $0.label == label }
        found.append(Child(label: isTaken ? "\(mirror.subjectType).\(label)" : label, value: child.value))
      }
    }
    return found
  }

  /// Whether the value is shown by its text alone.
  package var isLeaf: Bool {
    switch value {
    case is String, is any BinaryInteger, is any BinaryFloatingPoint, is Bool: return true
    case is any InspectedList: return false
    default: break
    }
    let name = String(reflecting: type(of: value))
    return (name.hasPrefix("Swift.") || name.hasPrefix("Foundation")) && value is any CustomStringConvertible
  }

  // MARK: Texts

  /// The name of the type, without modules.
  package var typeName: String { isNil ? "nil" : "\(type(of: value))" }

  /// The value in few words: a leaf's text, a collection's size, a type's name.
  package var text: String {
    if isNil { return "nil" }
    switch value {
    case let string as String: return Self.quoted(string)
    case let list as any InspectedList:
      return "\(list.inspectedCount) \(list.inspectedCount == 1 ? "element" : "elements")"
    default: break
    }
    if isLeaf || hasShortDescription { return Self.shortened("\(value)") }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      if let payload = mirror.children.first { return ".\(payload.label ?? "")(…)" }
      return Self.shortened(".\(value)")
    case .tuple: return "(…)"
    default: return typeName
    }
  }

  /// Whether the value is of a library whose descriptions are short: a color, a rectangle, a view.
  private var hasShortDescription: Bool {
    let name = String(reflecting: type(of: value))
    let isKnown = ["UIKit.", "CoreGraphics.", "QuartzCore."].contains { name.hasPrefix($0) }
    return isKnown && value is any CustomStringConvertible
  }

  private static func quoted(_ string: String) -> String {
    let short = String(string.prefix(longestText))
    return short.debugDescription + (short.utf8.count < string.utf8.count ? "…" : "")
  }

  private static func shortened(_ string: String) -> String {
    let short = String(string.prefix(longestText))
    return short.utf8.count < string.utf8.count ? short + "…" : short
  }
}

/// A collection that finds its elements by labels, and compares them bit by bit, without reflection.
protocol InspectedList {
  var inspectedCount: Int { get }
  func inspectedChildren(from start: Int, count: Int) -> [InspectedValue.Child]
  func inspectedChild(_ label: String) -> Any?
  /// The labels whose elements may differ from those of another list of the same type, at most `limit`; nil
  /// for another type.
  func labelsThatMayDiffer(from old: Any, limit: Int) -> [String]?
}

extension Array: InspectedList {
  var inspectedCount: Int { count }

  func inspectedChildren(from start: Int, count: Int) -> [InspectedValue.Child] {
    let start = Swift.max(0, Swift.min(start, self.count))
    return (start..<Swift.min(start + count, self.count)).map {
      InspectedValue.Child(label: "\($0)", value: self[$0])
    }
  }

  func inspectedChild(_ label: String) -> Any? {
    Int(label).flatMap { indices.contains($0) ? self[$0] : nil }
  }

  func labelsThatMayDiffer(from old: Any, limit: Int) -> [String]? {
    guard let old = old as? [Element] else { return nil }
    var found: [String] = []
    let shared = Swift.min(count, old.count)
    withUnsafeBufferPointer { new in
      old.withUnsafeBufferPointer { old in
        let size = MemoryLayout<Element>.stride
        let isSame = { (index: Int, count: Int) in
          memcmp(new.baseAddress! + index, old.baseAddress! + index, count * size) == 0
        }
        // What lies between the properties of elements differs where nothing else does.
        let bytes = SignificantBytes(of: Element.self)
        let isSameElement = { (index: Int) in
          bytes.areSame(
            UnsafeRawPointer(old.baseAddress! + index), UnsafeRawPointer(new.baseAddress! + index))
        }
        var index = 0
        while index < shared, found.count < limit {
          // Long runs of the same bits are passed over at once.
          let run = Swift.min(256, shared - index)
          if isSame(index, run) {
            index += run
            continue
          }
          for place in index..<index + run where found.count < limit && !isSameElement(place) {
            found.append("\(place)")
          }
          index += run
        }
      }
    }
    for index in shared..<Swift.max(count, old.count) where found.count < limit { found.append("\(index)") }
    return found
  }
}

extension Dictionary: InspectedList {
  var inspectedCount: Int { count }

  private static func label(_ key: Key) -> String {
    if let string = key as? String { return string }
    return "\(key)"
  }

  /// The labels in order, where there are not too many to sort.
  private var labeled: [(label: String, key: Key)] {
    let all = keys.map { (label: Self.label($0), key: $0) }
    return all.count > 20_000 ? all : all.sorted { $0.label < $1.label }
  }

  func inspectedChildren(from start: Int, count: Int) -> [InspectedValue.Child] {
    labeled.dropFirst(start).prefix(count).map {
      InspectedValue.Child(label: $0.label, value: self[$0.key] as Any)
    }
  }

  func inspectedChild(_ label: String) -> Any? {
    if let key = label as? Key { return self[key] }
    return first { Self.label($0.key) == label }?.value
  }

  func labelsThatMayDiffer(from old: Any, limit: Int) -> [String]? {
    guard let old = old as? [Key: Value] else { return nil }
    var found: [String] = []
    let bytes = SignificantBytes(of: Value.self)
    for (key, value) in self where found.count < limit {
      guard let before = old[key],
        withUnsafePointer(to: before, { old in withUnsafePointer(to: value) { bytes.areSame(old, $0) } })
      else {
        found.append(Self.label(key))
        continue
      }
    }
    for key in old.keys where found.count < limit && self[key] == nil { found.append(Self.label(key)) }
    return found.sorted()
  }
}

extension Set: InspectedList {
  var inspectedCount: Int { count }

  private var labeled: [(label: String, element: Element)] {
    let all = map { (label: "\($0)", element: $0) }
    return all.count > 20_000 ? all : all.sorted { $0.label < $1.label }
  }

  func inspectedChildren(from start: Int, count: Int) -> [InspectedValue.Child] {
    labeled.dropFirst(start).prefix(count).map { InspectedValue.Child(label: $0.label, value: $0.element) }
  }

  func inspectedChild(_ label: String) -> Any? {
    if let element = label as? Element { return contains(element) ? element : nil }
    return first { "\($0)" == label }
  }

  func labelsThatMayDiffer(from old: Any, limit: Int) -> [String]? {
    guard let old = old as? Set else { return nil }
    return symmetricDifference(old).prefix(limit).map { "\($0)" }.sorted()
  }
}

/// The stored properties of an object's own classes, without those of the libraries that it derives from.
package struct InspectedFields: InspectedList {
  private let fields: [InspectedValue.Child]

  /// Reads an object.
  /// - Parameter modules: The modules whose classes are left out.
  package init(of object: AnyObject, without modules: Set<String>) {
    var mirrors: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      let module = String(reflecting: mirror.subjectType).prefix { $0 != "." }
      if !modules.contains(String(module)) { mirrors.append(mirror) }
      next = mirror.superclassMirror
    }
    fields = mirrors.reversed().flatMap { mirror in
      mirror.children.compactMap { child in
        child.label.map { InspectedValue.Child(label: $0, value: child.value) }
      }
    }
  }

  /// Whether there are none.
  package var isEmpty: Bool { fields.isEmpty }

  var inspectedCount: Int { fields.count }

  func inspectedChildren(from start: Int, count: Int) -> [InspectedValue.Child] {
    Array(fields.dropFirst(start).prefix(count))
  }

  func inspectedChild(_ label: String) -> Any? { fields.first { $0.label == label }?.value }

  func labelsThatMayDiffer(from old: Any, limit: Int) -> [String]? { nil }
}
