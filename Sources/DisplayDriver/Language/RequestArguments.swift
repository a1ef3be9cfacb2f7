import DisplayProtocol
import SceneTree

/// The arguments of a request, read one at a time. Each reading throws an error whose message states what was
/// expected.
package struct RequestArguments {
  /// The verb.
  private let name: String
  private let values: [String: JSONValue]

  /// The longest time that may be requested: ten years.
  private static let longestTime: TimeInterval = 315_360_000

  /// Checks the keys of a request by the verb's form.
  init(of request: [String: JSONValue], form: RequestForm) throws(DriverError) {
    name = form.name
    let options = Set(form.options.map(\.name))
    for key in request.keys.sorted() where key != name && !options.contains(key) {
      let allowed = options.isEmpty ? "no options" : options.sorted().joined(separator: ", ")
      throw DriverError("\"\(name)\" does not take \"\(key.prefix(40))\"; it takes \(allowed)")
    }
    guard case .object(let arguments) = form.value else {
      values = request
      return
    }
    let keys = arguments.map(\.name)
    let own = request[name]!
    guard case .object(let object) = own else {
      throw DriverError(
        "\"\(name)\" takes an object with \(keys.joined(separator: ", ")), not \(own.kind)")
    }
    for key in object.keys.sorted() where !keys.contains(key) {
      throw DriverError("\"\(name)\" takes \(keys.joined(separator: ", ")), not \"\(key.prefix(40))\"")
    }
    values = request.filter { $0.key != form.name }.merging(object) { $1 }
  }

  /// The verb's own value as it is.
  package var own: JSONValue { values[name] ?? .null }

  /// Checks that the verb's own value is `true`.
  package func yes() throws(DriverError) {
    guard own == .bool(true) else { throw DriverError("\"\(name)\" takes true, not \(own.kind)") }
  }

  /// The value of a key; nil when it is missing or null.
  func value(_ key: String) -> JSONValue? {
    let value = values[key]
    return value == .null ? nil : value
  }

  /// The error of an argument that is not what was expected, as a phrase says it.
  func wrong(_ key: String, _ expected: String) -> DriverError {
    let found = value(key).map(\.kind) ?? "nothing"
    return DriverError(
      key == name
        ? "\"\(name)\" takes \(expected), not \(found)"
        : "\"\(key)\" of \"\(name)\" takes \(expected), not \(found)")
  }

  /// A string.
  package func string(_ key: String) throws(DriverError) -> String {
    guard case .string(let string) = value(key) else { throw wrong(key, "a string") }
    return string
  }

  /// A list of strings.
  package func strings(_ key: String) throws(DriverError) -> [String] {
    guard case .array(let list) = value(key) else { throw wrong(key, "a list of strings") }
    var strings: [String] = []
    for item in list {
      guard case .string(let string) = item else { throw wrong(key, "a list of strings") }
      strings.append(string)
    }
    return strings
  }

  /// A target.
  package func target(_ key: String) throws(DriverError) -> DriverTarget {
    guard let value = value(key) else { throw wrong(key, DriverTarget.forms) }
    return try DriverTarget(json: value, for: key)
  }

  /// A target, or none.
  package func optionalTarget(_ key: String) throws(DriverError) -> DriverTarget? {
    value(key) == nil ? nil : try target(key)
  }

  /// Seconds, at most ten years.
  package func seconds(_ key: String, default standard: TimeInterval? = nil) throws(DriverError)
    -> TimeInterval
  {
    if let standard, value(key) == nil { return standard }
    guard case .number(let seconds) = value(key) else { throw wrong(key, "seconds") }
    guard seconds >= 0, seconds <= RequestArguments.longestTime else {
      throw DriverError(
        "\"\(key)\" takes between 0 and \(Int(RequestArguments.longestTime)) seconds, not \(seconds)")
    }
    return seconds
  }

  /// Whether something is wanted; false where it is not said.
  package func flag(_ key: String) throws(DriverError) -> Bool {
    guard let value = value(key) else { return false }
    guard case .bool(let flag) = value else { throw wrong(key, "true or false") }
    return flag
  }

  /// Pixels to a point; nil when they are not given.
  package func scale() throws(DriverError) -> CGFloat? {
    guard value("scale") != nil else { return nil }
    guard case .number(let scale) = value("scale") else { throw wrong("scale", "a number") }
    guard scale >= 0.1, scale <= 10 else {
      throw DriverError("a scale lies between 0.1 and 10 pixels a point, not \(scale)")
    }
    return scale
  }

  /// A ratio of contrast; nil when it is not given.
  package func contrast() throws(DriverError) -> Double? {
    guard value("contrast") != nil else { return nil }
    guard case .number(let ratio) = value("contrast"), (1...21).contains(ratio) else {
      throw wrong("contrast", "a ratio from 1 to 21")
    }
    return ratio
  }

  /// Insets of a screen; nil when they are not given.
  package func insets() throws(DriverError) -> [Double]? {
    guard let value = value("safeArea") else { return nil }
    let error = wrong("safeArea", "four numbers of points from 0 to 1000: [top, left, bottom, right]")
    guard case .array(let list) = value, list.count == 4 else { throw error }
    var insets: [Double] = []
    for item in list {
      guard case .number(let number) = item, (0...1_000).contains(number) else { throw error }
      insets.append(number)
    }
    return insets
  }

  /// Two numbers.
  package func pair(_ key: String, of expected: String) throws(DriverError) -> (Double, Double) {
    guard case .array(let list) = value(key), list.count == 2, case .number(let x) = list[0],
      case .number(let y) = list[1], x.magnitude < 1e9, y.magnitude < 1e9
    else { throw wrong(key, expected) }
    return (x, y)
  }

  /// A factor of a size.
  package func factor(_ key: String) throws(DriverError) -> CGFloat {
    guard case .number(let factor) = value(key), factor >= 0.05, factor <= 20 else {
      throw wrong(key, "a factor between 0.05 and 20")
    }
    return factor
  }

  /// The kind of pointer; a mouse by default.
  package func kind(
    default standard: PointerInput.Kind = .mouse
  ) throws(DriverError) -> PointerInput.Kind {
    if value("with") != nil {
      guard let kind = PointerInput.Kind(rawValue: try string("with")) else {
        throw DriverError("\"with\" takes \"mouse\", \"touch\" or \"pen\"")
      }
      return kind
    }
    guard value("touch") != nil else { return standard }
    guard case .bool(let isTouch) = value("touch") else { throw wrong("touch", "true or false") }
    return isTouch ? .touch : .mouse
  }

  /// A step of a pointer.
  package func phase() throws(DriverError) -> PointerInput.Phase {
    guard let phase = PointerInput.Phase(rawValue: try string("phase")) else {
      throw DriverError("a pointer's phase is \"down\", \"move\", \"up\" or \"cancel\"")
    }
    return phase
  }

  /// A pointer's number; 0 by default.
  package func identity() throws(DriverError) -> Int {
    guard value("id") != nil else { return 0 }
    guard case .number(let number) = value("id"), let id = Int(exactly: number) else {
      throw wrong("id", "a whole number")
    }
    return id
  }

  /// The keys that are held; none by default.
  package func modifiers() throws(DriverError) -> KeyModifiers {
    guard value("modifiers") != nil else { return [] }
    guard case .array(let list) = value("modifiers") else {
      throw wrong("modifiers", "a list such as [\"shift\"]")
    }
    var modifiers: KeyModifiers = []
    for item in list {
      guard case .string(let name) = item,
        let found = KeyModifiers.names.first(where: { $0.1.contains(name.lowercased()) })
      else {
        let known = KeyModifiers.names.map { $0.1[0] }.joined(separator: ", ")
        throw DriverError("a modifier is one of \(known)")
      }
      modifiers.insert(found.0)
    }
    return modifiers
  }
}

extension DriverTarget {
  static let forms =
    "a target: an identifier, label or text, {\"text\": …, \"index\": n}, {\"view\": n}, or {\"x\": …, \"y\": …}"

  /// Reads a target; `verb` is who requested it.
  init(json: JSONValue, for verb: String) throws(DriverError) {
    switch json {
    case .string(let name):
      self = .name(name, index: 0)
      return
    case .object(let object) where Set(object.keys) == ["x", "y"]:
      if case .number(let x) = object["x"], case .number(let y) = object["y"],
        x.magnitude < 1e9, y.magnitude < 1e9
      {
        self = .point(CGPoint(x: x, y: y))
        return
      }
    case .object(let object) where Array(object.keys) == ["view"]:
      if let number = object["view"]?.integer {
        self = .view(number)
        return
      }
    case .object(let object) where Set(object.keys).isSubset(of: ["text", "index"]):
      if case .string(let name) = object["text"] {
        if object["index"] == nil {
          self = .name(name, index: 0)
          return
        } else if case .number(let number) = object["index"], let index = Int(exactly: number) {
          self = .name(name, index: index)
          return
        }
      }
    default: break
    }
    throw DriverError("\"\(verb)\" takes \(DriverTarget.forms)")
  }
}

extension DriverTarget {
  /// The target as it is written.
  package var json: JSONValue {
    switch self {
    case .name(let name, index: 0): .string(name)
    case .name(let name, let index): .object(["text": .string(name), "index": .number(Double(index))])
    case .point(let point): .object(["x": .number(point.x), "y": .number(point.y)])
    case .view(let number): .object(["view": .number(Double(number))])
    }
  }
}

extension KeyModifiers {
  /// The names of the keys, in the driver's language; the first is the one that is written.
  static let names: [(KeyModifiers, [String])] = [
    (.shift, ["shift"]), (.control, ["control", "ctrl"]), (.alternate, ["alt", "option"]),
    (.command, ["command", "cmd", "meta"]), (.alphaShift, ["capslock"]),
  ]

  /// The keys as they are written.
  package var json: JSONValue {
    .array(KeyModifiers.names.filter { contains($0.0) }.map { .string($0.1[0]) })
  }
}
