import InterfaceDocuments
import UIKit

/// Sets one attribute of an object.
@MainActor enum AttributeSetter {
  /// Sets a value that was read already.
  typealias Bound = @MainActor (AnyObject) -> Void

  /// An attribute with a value: returns what sets it, nil where the value has another type than the attribute
  /// takes.
  case value(@MainActor (InterfaceValue, ValueMaker) -> Bound?)
  /// An attribute with an object, which is made before; nil where a changed document has none any more.
  case object(@MainActor (AnyObject, AnyObject?) -> Void)
  /// An attribute with a list of objects, which are made before.
  case objects(@MainActor (AnyObject, [AnyObject]) -> Void)
  /// An attribute with an element of its own: returns what sets all that is in it.
  case part(@MainActor (InterfaceObject, ElementPlan) -> Bound?)
  /// An attribute that the object takes while it is initialized, or whose meaning is the builder's: frames,
  /// subviews, constraints.
  case builder
}

/// The setters by element and attribute.
@MainActor struct SetterTable {
  static let shared: SetterTable = {
    var table = SetterTable()
    table.addViews()
    table.addControls()
    table.addTexts()
    table.addLists()
    table.addBars()
    table.addControllers()
    table.addObjects()
    return table
  }()

  private(set) var setters: [String: [String: AttributeSetter]] = [:]

  /// Returns the setter of an attribute of an element, which may be inherited.
  func setter(_ attribute: String, of type: InterfaceElementType) -> AttributeSetter? {
    if let own = setters[type.name]?[attribute] { return own }
    for ancestor in type.ancestors {
      if let inherited = setters[ancestor.name]?[attribute] { return inherited }
    }
    return nil
  }

  /// Sets the objects of connections.
  typealias OutletSetter = @MainActor (_ object: AnyObject, _ values: [AnyObject]) -> Void

  private(set) var outlets: [String: [String: OutletSetter]] = [:]

  /// Returns what connects an outlet of an element, which may be inherited; nil where it has none of the
  /// name.
  func outletSetter(_ outlet: String, of type: InterfaceElementType) -> OutletSetter? {
    for next in [type] + type.ancestors {
      if let own = outlets[next.name]?[outlet] { return own }
      switch setters[next.name]?[outlet] {
      case .object(let set)?: return { object, values in set(object, values.first) }
      case .objects(let set)?: return { object, values in set(object, values) }
      // The object is there from the beginning.
      case .builder?: return { _, _ in }
      default: continue
      }
    }
    return nil
  }

  /// Adds the setters of an element's own attributes.
  mutating func add<Object: AnyObject>(
    _ element: String, _: Object.Type, _ fill: (inout Setters<Object>) -> Void
  ) {
    var list = Setters<Object>()
    fill(&list)
    setters[element, default: [:]].merge(list.setters) { $1 }
    outlets[element, default: [:]].merge(list.outlets) { $1 }
  }
}

/// The setters of one element, whose objects are of a class.
@MainActor struct Setters<Object: AnyObject> {
  fileprivate(set) var setters: [String: AttributeSetter] = [:]
  fileprivate(set) var outlets: [String: SetterTable.OutletSetter] = [:]

  private mutating func value<Value>(
    _ name: String, _ read: @escaping @MainActor (InterfaceValue, ValueMaker) -> Value?,
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    setters[name] = .value { written, maker in
      guard let value = read(written, maker) else { return nil }
      return { object in
        if let object = object as? Object { set(object, value) }
      }
    }
  }

  mutating func bool(_ name: String, _ set: @escaping @MainActor (Object, Bool) -> Void) {
    value(name, { value, _ in if case .bool(let flag) = value { flag } else { nil } }, set)
  }

  mutating func integer(_ name: String, _ set: @escaping @MainActor (Object, Int) -> Void) {
    value(
      name,
      { value, _ in
        switch value {
        case .integer(let number): number
        case .real(let number) where number.isFinite: Int(clamping: number)
        default: nil
        }
      }, set)
  }

  mutating func real(_ name: String, _ set: @escaping @MainActor (Object, CGFloat) -> Void) {
    value(
      name,
      { value, _ in
        switch value {
        case .integer(let number): CGFloat(number)
        case .real(let number): number.isFinite ? CGFloat(number) : CGFloat.greatestFiniteMagnitude
        default: nil
        }
      }, set)
  }

  mutating func string(_ name: String, _ set: @escaping @MainActor (Object, String?) -> Void) {
    value(
      name,
      { value, _ -> String?? in
        switch value {
        case .string(let text), .locale(let text), .timeZone(let text), .reference(let text): .some(text)
        case .none: .some(nil)
        default: nil
        }
      }, set)
  }

  mutating func word<Word: RawRepresentable>(
    _ name: String, _ type: Word.Type, _ set: @escaping @MainActor (Object, Word) -> Void
  ) where Word.RawValue: BinaryInteger {
    value(
      name,
      { value, _ in
        if case .enumeration(let word) = value { Enumerations.value(type, word.swiftName) } else { nil }
      }, set)
  }

  mutating func word<Word>(
    _ name: String, _ words: [String: Word], _ set: @escaping @MainActor (Object, Word) -> Void
  ) {
    value(
      name,
      { value, _ in if case .enumeration(let word) = value { words[word.swiftName] } else { nil } }, set)
  }

  mutating func options(_ name: String, _ set: @escaping @MainActor (Object, [String]) -> Void) {
    value(
      name,
      { value, _ in if case .options(let words) = value { words.map(\.swiftName) } else { nil } }, set)
  }

  mutating func color(_ name: String, _ set: @escaping @MainActor (Object, UIColor?) -> Void) {
    value(
      name,
      { value, maker -> UIColor?? in
        switch value {
        case .color(let color): .some(maker.color(color))
        case .none: .some(nil)
        default: nil
        }
      }, set)
  }

  mutating func font(_ name: String, _ set: @escaping @MainActor (Object, UIFont) -> Void) {
    value(
      name, { value, maker in if case .font(let font) = value { maker.font(font) } else { nil } }, set)
  }

  mutating func image(_ name: String, _ set: @escaping @MainActor (Object, UIImage?) -> Void) {
    value(
      name,
      { value, maker -> UIImage?? in
        switch value {
        case .image(let image): .some(maker.image(image))
        case .none: .some(nil)
        default: nil
        }
      }, set)
  }

  mutating func size(_ name: String, _ set: @escaping @MainActor (Object, CGSize) -> Void) {
    value(
      name,
      { value, _ in
        if case .size(let width, let height) = value { CGSize(width: width, height: height) } else { nil }
      }, set)
  }

  mutating func point(_ name: String, _ set: @escaping @MainActor (Object, CGPoint) -> Void) {
    value(
      name, { value, _ in if case .point(let x, let y) = value { CGPoint(x: x, y: y) } else { nil } }, set)
  }

  mutating func rect(_ name: String, _ set: @escaping @MainActor (Object, CGRect) -> Void) {
    value(
      name,
      { value, _ in
        if case .rect(let x, let y, let width, let height) = value {
          CGRect(x: x, y: y, width: width, height: height)
        } else {
          nil
        }
      }, set)
  }

  mutating func insets(_ name: String, _ set: @escaping @MainActor (Object, UIEdgeInsets) -> Void) {
    value(
      name,
      { value, _ in
        if case .insets(let top, let left, let bottom, let right, _) = value {
          UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        } else {
          nil
        }
      }, set)
  }

  mutating func offset(_ name: String, _ set: @escaping @MainActor (Object, UIOffset) -> Void) {
    value(
      name,
      { value, _ in
        if case .offset(let x, let y) = value { UIOffset(horizontal: x, vertical: y) } else { nil }
      }, set)
  }

  mutating func date(_ name: String, _ set: @escaping @MainActor (Object, Date) -> Void) {
    value(
      name,
      { value, _ in
        if case .date(let seconds) = value { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
      }, set)
  }

  mutating func text(_ name: String, _ set: @escaping @MainActor (Object, NSAttributedString?) -> Void) {
    value(
      name,
      { value, maker -> NSAttributedString?? in
        switch value {
        case .attributedString(let fragments): .some(maker.attributedString(fragments))
        case .none: .some(nil)
        default: nil
        }
      }, set)
  }

  mutating func attributes(
    _ name: String, _ set: @escaping @MainActor (Object, [NSAttributedString.Key: Any]) -> Void
  ) {
    value(
      name,
      { value, maker in
        if case .textAttributes(let attributes) = value { maker.attributes(attributes) } else { nil }
      }, set)
  }

  mutating func symbol(
    _ name: String, _ set: @escaping @MainActor (Object, UIImage.SymbolConfiguration) -> Void
  ) {
    value(
      name,
      { value, maker in
        if case .symbolConfiguration(let value) = value { maker.configuration(value) } else { nil }
      }, set)
  }

  /// A property that only connections set, or that they set otherwise than attributes do.
  mutating func outlet<Value>(
    _ name: String, _: Value.Type, _ set: @escaping @MainActor (Object, Value?) -> Void
  ) {
    outlets[name] = { object, values in
      if let object = object as? Object { set(object, Self.cast(values.first, name)) }
    }
  }

  /// Returns a value as the type that a property takes; logs another one.
  private static func cast<Value>(_ value: AnyObject?, _ name: String) -> Value? {
    guard let value else { return nil }
    if let cast = value as? Value { return cast }
    InterfaceLog.shared.note("The outlet \(name) of \(Object.self) does not take a \(type(of: value)).")
    return nil
  }

  /// A property with a collection, of which each member has a connection.
  mutating func outlets<Value>(
    _ name: String, _: Value.Type, _ set: @escaping @MainActor (Object, [Value]) -> Void
  ) {
    outlets[name] = { object, values in
      if let object = object as? Object { set(object, values.compactMap { Self.cast($0, name) }) }
    }
  }

  mutating func object<Value: AnyObject>(
    _ name: String, _: Value.Type, _ set: @escaping @MainActor (Object, Value?) -> Void
  ) {
    setters[name] = .object { object, value in
      if let object = object as? Object { set(object, Self.cast(value, name)) }
    }
  }

  mutating func objects<Value: AnyObject>(
    _ name: String, _: Value.Type, _ set: @escaping @MainActor (Object, [Value]) -> Void
  ) {
    setters[name] = .objects { object, values in
      if let object = object as? Object { set(object, values.compactMap { Self.cast($0, name) }) }
    }
  }

  /// An attribute with an element of its own, of which a value is read once.
  mutating func part<Value>(
    _ name: String, _ read: @escaping @MainActor (InterfaceObject, ElementPlan) -> Value?,
    _ set: @escaping @MainActor (Object, Value) -> Void
  ) {
    setters[name] = .part { element, plan in
      guard let value = read(element, plan) else { return nil }
      return { object in
        if let object = object as? Object { set(object, value) }
      }
    }
  }

  mutating func builder(_ names: String) {
    for name in names.split(whereSeparator: \.isWhitespace) { setters[String(name)] = .builder }
  }
}
