import DisplayProtocol

extension DriverRequest {
  /// The verbs, each with the options it takes.
  private static let verbs: [String: Set<String>] = [
    "tree": [], "tap": ["with", "touch", "seconds"], "secondaryTap": [], "type": ["into"], "clear": [],
    "key": ["modifiers"],
    "drag": ["with", "touch"], "pointer": ["with", "touch"], "scroll": [],
    "pinch": ["with", "touch"], "resize": [], "appearance": [],
    "advance": [], "wait": [], "snapshot": ["scale"], "panel": [], "quit": [],
  ]

  /// The longest time that may be asked for: ten years.
  private static let longestTime: TimeInterval = 315_360_000

  /// Reads a line. Throws a sentence that says what is wrong with it and what was expected.
  package init(line: Data) throws(DriverError) {
    guard let json = try? JSONDecoder().decode(JSONValue.self, from: line) else {
      throw DriverError("this line is not JSON: \(DriverRequest.excerpt(of: line))")
    }
    try self.init(json: json)
  }

  private static func excerpt(of line: Data) -> String {
    let text = String(decoding: line.prefix(80), as: UTF8.self)
    return line.count > 80 ? text + "…" : text
  }

  /// Reads a request. Throws a sentence that says what is wrong with it and what was expected.
  package init(json: JSONValue) throws(DriverError) {
    guard case .object(let object) = json else {
      throw DriverError("a request is an object such as {\"tree\": true}, not \(json.kind)")
    }
    // `type` and `pointer` name verbs; no verb's option has a verb's name.
    let verbs = object.keys.filter { DriverRequest.verbs[$0] != nil }.sorted()
    let known = DriverRequest.verbs.keys.sorted().joined(separator: ", ")
    guard let verb = verbs.first else {
      let keys = object.keys.sorted().prefix(5).map { "\"\($0.prefix(40))\"" }.joined(separator: ", ")
      throw DriverError("unknown request \(keys.isEmpty ? "{}" : keys); a request is one of \(known)")
    }
    guard verbs.count == 1 else {
      throw DriverError(
        "a line holds one request, not \(verbs.map { "\"\($0)\"" }.joined(separator: " and "))")
    }
    let options = DriverRequest.verbs[verb]!
    for key in object.keys.sorted() where key != verb && !options.contains(key) {
      let allowed = options.isEmpty ? "no options" : options.sorted().joined(separator: ", ")
      throw DriverError("\"\(verb)\" does not take \"\(key.prefix(40))\"; it takes \(allowed)")
    }
    self = try DriverRequest.read(verb, object[verb]!, Fields(name: verb, values: object))
  }

  private static func read(
    _ verb: String, _ value: JSONValue, _ options: Fields
  ) throws(DriverError) -> DriverRequest {
    switch verb {
    case "tap":
      return .tap(
        try DriverTarget(json: value, for: verb), kind: try options.kind(),
        seconds: try options.seconds("seconds", default: 0))
    case "secondaryTap":
      return .secondaryTap(try DriverTarget(json: value, for: verb))
    case "type":
      return .type(try options.string(verb), into: try options.optionalTarget("into"))
    case "clear":
      return .clear(try DriverTarget(json: value, for: verb))
    case "key":
      return .key(try options.string(verb), modifiers: try options.modifiers())
    case "drag":
      let fields = try Fields(name: verb, json: value, keys: ["from", "to", "seconds"])
      return .drag(
        from: try fields.target("from"), to: try fields.target("to"),
        seconds: try fields.seconds("seconds", default: 0.25), kind: try options.kind())
    case "pointer":
      let fields = try Fields(name: verb, json: value, keys: ["phase", "id", "at"])
      return .pointer(
        try fields.phase(), id: try fields.identity(), kind: try options.kind(),
        at: try fields.target("at"))
    case "scroll":
      let fields = try Fields(name: verb, json: value, keys: ["on", "by"])
      let by = try fields.pair("by", of: "two distances in points, [dx, dy]")
      return .scroll(on: try fields.target("on"), by: CGVector(dx: by.0, dy: by.1))
    case "pinch":
      let fields = try Fields(name: verb, json: value, keys: ["on", "by", "seconds"])
      return .pinch(
        try fields.target("on"), by: try fields.factor("by"),
        seconds: try fields.seconds("seconds", default: 0.25), kind: try options.kind(default: .touch))
    case "resize":
      let size = try options.pair(verb, of: "a size in points, [width, height]")
      guard size.0 >= 1, size.1 >= 1, size.0 <= 32_767, size.1 <= 32_767 else {
        throw DriverError("a window is between 1 and 32767 points wide and high, not \(size.0)×\(size.1)")
      }
      return .resize(CGSize(width: size.0, height: size.1))
    case "appearance":
      guard let appearance = Appearance(rawValue: try options.string(verb)) else {
        throw DriverError("an appearance is \"light\" or \"dark\"")
      }
      return .appearance(appearance)
    case "advance":
      return .advance(try options.seconds(verb))
    case "wait":
      let fields = try Fields(name: verb, json: value, keys: ["for", "seconds"])
      return .wait(for: try fields.target("for"), seconds: try fields.seconds("seconds", default: 5))
    case "panel":
      guard case .object = value else {
        throw DriverError("\"panel\" takes an object such as {\"status\": true}, not \(value.kind)")
      }
      return .panel(value)
    case "snapshot":
      return .snapshot(path: try options.string(verb), scale: try options.scale())
    default:
      guard value == .bool(true) else { throw DriverError("\"\(verb)\" takes true, not \(value.kind)") }
      return verb == "tree" ? .tree : .quit
    }
  }

  /// The named values of a request, read one at a time.
  private struct Fields {
    let name: String
    let values: [String: JSONValue]

    init(name: String, values: [String: JSONValue]) {
      self.name = name
      self.values = values
    }

    init(name: String, json: JSONValue, keys: [String]) throws(DriverError) {
      guard case .object(let values) = json else {
        throw DriverError(
          "\"\(name)\" takes an object with \(keys.joined(separator: ", ")), not \(json.kind)")
      }
      for key in values.keys.sorted() where !keys.contains(key) {
        throw DriverError(
          "\"\(name)\" takes \(keys.joined(separator: ", ")), not \"\(key.prefix(40))\"")
      }
      self.init(name: name, values: values)
    }

    /// The value of a key; nil when it is missing or null.
    private func value(_ key: String) -> JSONValue? {
      let value = values[key]
      return value == .null ? nil : value
    }

    private func wrong(_ key: String, _ expected: String) -> DriverError {
      let found = value(key).map(\.kind) ?? "nothing"
      return DriverError(
        key == name
          ? "\"\(name)\" takes \(expected), not \(found)"
          : "\"\(key)\" of \"\(name)\" takes \(expected), not \(found)")
    }

    func string(_ key: String) throws(DriverError) -> String {
      guard case .string(let string) = value(key) else { throw wrong(key, "a string") }
      return string
    }

    func target(_ key: String) throws(DriverError) -> DriverTarget {
      guard let value = value(key) else { throw wrong(key, DriverTarget.forms) }
      return try DriverTarget(json: value, for: key)
    }

    func optionalTarget(_ key: String) throws(DriverError) -> DriverTarget? {
      value(key) == nil ? nil : try target(key)
    }

    func seconds(_ key: String, default standard: TimeInterval? = nil) throws(DriverError) -> TimeInterval {
      if let standard, value(key) == nil { return standard }
      guard case .number(let seconds) = value(key) else { throw wrong(key, "seconds") }
      guard seconds >= 0, seconds <= DriverRequest.longestTime else {
        throw DriverError(
          "\"\(key)\" takes between 0 and \(Int(DriverRequest.longestTime)) seconds, not \(seconds)")
      }
      return seconds
    }

    func scale() throws(DriverError) -> CGFloat? {
      guard value("scale") != nil else { return nil }
      guard case .number(let scale) = value("scale") else { throw wrong("scale", "a number") }
      guard scale >= 0.1, scale <= 10 else {
        throw DriverError("a scale lies between 0.1 and 10 pixels a point, not \(scale)")
      }
      return scale
    }

    func pair(_ key: String, of expected: String) throws(DriverError) -> (Double, Double) {
      guard case .array(let list) = value(key), list.count == 2, case .number(let x) = list[0],
        case .number(let y) = list[1], x.magnitude < 1e9, y.magnitude < 1e9
      else { throw wrong(key, expected) }
      return (x, y)
    }

    func factor(_ key: String) throws(DriverError) -> CGFloat {
      guard case .number(let factor) = value(key), factor >= 0.05, factor <= 20 else {
        throw wrong(key, "a factor between 0.05 and 20")
      }
      return factor
    }

    func kind(
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

    func phase() throws(DriverError) -> PointerInput.Phase {
      guard let phase = PointerInput.Phase(rawValue: try string("phase")) else {
        throw DriverError("a pointer's phase is \"down\", \"move\", \"up\" or \"cancel\"")
      }
      return phase
    }

    func identity() throws(DriverError) -> Int {
      guard value("id") != nil else { return 0 }
      guard case .number(let number) = value("id"), let id = Int(exactly: number) else {
        throw wrong("id", "a whole number")
      }
      return id
    }

    func modifiers() throws(DriverError) -> KeyModifiers {
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
}

extension DriverTarget {
  static let forms =
    "a target: an identifier, label or text, {\"text\": …, \"index\": n}, or {\"x\": …, \"y\": …}"

  /// Reads a target; `verb` is who asked for it.
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
