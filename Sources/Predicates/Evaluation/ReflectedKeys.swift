import Foundation
import ObjectiveCRuntime

/// The stored properties of Swift's own types by their names.
///
/// Sources that Shoji's tool translates enter their properties that are `@objc`. A package has no such
/// attribute on Linux, so its objects' stored properties count as keys.
enum ReflectedKeys {
  static func value(for key: String, of object: Any) -> Any?? {
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      for child in mirror.children where child.label == key { return .some(child.value) }
      // What property wrappers keep, and properties that are lazy.
      for child in mirror.children
      where child.label == "_" + key || child.label == "$__lazy_storage_$_" + key {
        let wrapped = Mirror(reflecting: child.value).children.first {
          $0.label == "wrappedValue" || $0.label == "value" || $0.label == "_wrappedValue"
        }
        return .some(wrapped?.value ?? child.value)
      }
      next = mirror.superclassMirror
    }
    return .none
  }
}

/// The keys of texts.
enum TextKeys {
  static func value(for key: String, of text: String) -> Any? {
    switch key {
    case "length": return text.utf16.count
    case "description", "string", "stringValue": return text
    case "uppercaseString", "uppercased": return text.uppercased()
    case "lowercaseString", "lowercased": return text.lowercased()
    case "capitalizedString", "capitalized": return text.capitalized
    case "intValue", "integerValue", "longLongValue":
      return leading(text).map { Int(exactly: $0.rounded(.towardZero)) ?? 0 } ?? 0
    case "doubleValue", "floatValue": return leading(text) ?? 0
    case "boolValue":
      return "yYtT123456789".contains(text.drop { $0 == " " || $0 == "0" }.first ?? " ")
    case "lastPathComponent": return (text as NSString).lastPathComponent
    case "pathExtension": return (text as NSString).pathExtension
    case "hash": return text.hashValue
    default:
      fatalError(
        "[<NSString> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
      )
    }
  }

  /// Returns the number that a text begins with.
  private static func leading(_ text: String) -> Double? {
    let scanner = Scanner(string: text)
    return scanner.scanDouble()
  }
}

/// The keys of Foundation's values.
enum ValueKeys {
  static func value(for key: String, of value: Any) -> Any?? {
    if key == "description" { return .some("\(value)") }
    switch value {
    case let date as Date:
      switch key {
      case "timeIntervalSince1970": return .some(date.timeIntervalSince1970)
      case "timeIntervalSinceReferenceDate": return .some(date.timeIntervalSinceReferenceDate)
      case "timeIntervalSinceNow": return .some(date.timeIntervalSinceNow)
      default: return .none
      }
    case let data as Data: return key == "length" ? .some(data.count) : .none
    case let identifier as UUID:
      return key == "UUIDString" || key == "uuidString" ? .some(identifier.uuidString) : .none
    case let url as URL:
      switch key {
      case "absoluteString": return .some(url.absoluteString)
      case "path": return .some(url.path)
      case "host": return .some(url.host)
      case "scheme": return .some(url.scheme)
      case "query": return .some(url.query)
      case "lastPathComponent": return .some(url.lastPathComponent)
      case "pathExtension": return .some(url.pathExtension)
      default: return .none
      }
    default:
      guard let number = Number(value) else { return .none }
      switch key {
      case "intValue", "integerValue", "longLongValue": return .some(number.integer)
      case "doubleValue", "floatValue": return .some(number.real)
      case "boolValue": return .some(number.real != 0)
      case "stringValue": return .some("\(number.value)")
      default: return .none
      }
    }
  }
}

/// Methods that formats call by name on any value: `FUNCTION(now(), "dateByAddingTimeInterval:", -60)`.
enum MethodOfValue {
  static func call(_ name: String, of value: Any?, _ arguments: [Any?]) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    let first = arguments.first.flatMap { unwrapped($0) }
    switch name {
    case "valueForKeyPath:":
      return Values.text(first).flatMap { KeyPathValue.value(at: $0, of: value) }
    case "valueForKey:":
      return Values.text(first).flatMap { KeyPathValue.value(for: $0, of: value) }
    case "dateByAddingTimeInterval:":
      if let date = value as? Date, let seconds = Number(first) {
        return date.addingTimeInterval(seconds.real)
      }
    case "stringByAppendingString:":
      if let text = Values.text(value), let end = Values.text(first) { return text + end }
    case "objectForKey:", "objectForKeyedSubscript:":
      if let dictionary = KeyPathValue.dictionary(value) { return dictionary.value(forKey: first) }
    case "objectAtIndex:", "objectAtIndexedSubscript:", "objectFrom:withIndex:":
      return FunctionValue(name: "objectFrom:withIndex:", arguments: [value, first]).value
    case "containsObject:", "containsString:":
      return PredicateOperator(type: .contains, options: []).compare(value, first)
    case "isEqual:", "isEqualToString:", "isEqualToNumber:": return Values.areSame(value, first)
    case "compare:": return Values.order(value, first).map(\.rawValue)
    default: break
    }
    if let object = value as? NSObject, object.responds(to: Selector(name)) {
      let other = arguments.count > 1 ? arguments[1] : nil
      return unwrapped(
        object.perform(Selector(name), with: first, with: other)?.takeUnretainedValue())
    }
    if arguments.isEmpty { return KeyPathValue.value(for: name, of: value) }
    fatalError(
      "-[\(type(of: value)) \(name)]: unrecognized selector sent to instance of a FUNCTION expression."
    )
  }
}
