/// Reads the statements of a podspec in Ruby: settings of attributes, parts in blocks, and dependencies. What
/// else there is, such as conditions, is read as if it held.
struct PodspecReader {
  private let tokens: [PodspecToken]
  private var place = 0
  private var variables: [String: PodspecValue] = [:]
  private var blocks: [Block] = []

  private enum Block {
    /// A pod or a part, by the variable that stands for it; nil for one whose files belong to tests.
    case part(String, path: String?)
    case other
  }

  /// The platforms whose files are not the app's.
  private static let otherPlatforms: Set<String> = ["osx", "macos", "tvos", "watchos", "visionos"]
  private static let maximumDepth = 64

  init(_ text: String) { tokens = PodspecToken.tokens(of: text) }

  mutating func read(into spec: inout Podspec) {
    while place < tokens.count {
      let start = place
      statement(&spec)
      if place == start { place += 1 }
    }
  }

  private var current: PodspecToken? { tokens.indices.contains(place) ? tokens[place] : nil }

  private mutating func take(_ symbol: Character) -> Bool {
    guard current == .symbol(symbol) else { return false }
    place += 1
    return true
  }

  private mutating func skipLine() {
    while let token = current, token != .lineEnd {
      // A block of a statement that is not known.
      if token == .name("do") { push(.other) }
      place += 1
    }
  }

  private mutating func push(_ block: Block) {
    if blocks.count < Self.maximumDepth { blocks.append(block) }
  }

  private mutating func statement(_ spec: inout Podspec) {
    guard case .name(let word)? = current else {
      if current != .lineEnd { skipLine() }
      return
    }
    switch word {
    case "end":
      _ = blocks.popLast()
      place += 1
      return
    case "if", "unless", "case", "while", "begin", "def":
      push(.other)
      skipLine()
      return
    case "Pod":
      if let variable = blockVariable() { push(.part(variable, path: "")) }
      return
    default: break
    }
    let names = path()
    if names.count == 1 {
      if take("=") {
        variables[word] = value(spec)
      } else if take("+"), take("=") {
        variables[word] = (variables[word] ?? PodspecValue()) + value(spec)
      } else if take("<"), take("<") {
        variables[word] = (variables[word] ?? PodspecValue()) + value(spec)
      }
      skipLine()
      return
    }
    // What stands behind the beginning of a block is a statement.
    if !attribute(names, &spec) { skipLine() }
  }

  /// The names of `a.b.c`.
  private mutating func path() -> [String] {
    var names: [String] = []
    while case .name(let name)? = current {
      names.append(name)
      place += 1
      guard current == .symbol(".") else { break }
      place += 1
    }
    return names
  }

  /// Reads what is said of a pod or a part, and returns whether a block begins with it.
  private mutating func attribute(_ names: [String], _ spec: inout Podspec) -> Bool {
    let part = blocks.last { if case .part(names[0], _) = $0 { true } else { false } }
    guard let part, case .part(_, let around) = part else { return false }
    switch names.last ?? "" {
    case "subspec", "test_spec", "app_spec":
      let name = value(spec).texts.first ?? "Tests"
      let isOwn = names.last == "subspec"
      let path = around.flatMap { isOwn ? ($0.isEmpty ? name : "\($0)/\(name)") : nil }
      guard let variable = blockVariable() else { return false }
      if let path { spec.addPart(path) }
      push(.part(variable, path: path))
      return true
    case "dependency":
      guard !Self.otherPlatforms.contains(names[1]), let around else { return false }
      spec.set("dependency", value(spec), at: around)
    default:
      assign(names, around, &spec)
    }
    return false
  }

  /// Reads `a.x = a.y = value`, and `+=`.
  private mutating func assign(_ names: [String], _ around: String?, _ spec: inout Podspec) {
    var targets = [names]
    _ = take("+")
    guard take("=") else { return }
    while case .name? = current {
      let start = place
      let more = path()
      guard more.count > 1, take("=") else {
        place = start
        break
      }
      targets.append(more)
    }
    let value = value(spec)
    guard let around else { return }
    for target in targets where target.count == 2 || !Self.otherPlatforms.contains(target[1]) {
      spec.set(target.last ?? "", value, at: around)
    }
  }

  /// The variable between bars of the block that begins in this line.
  private mutating func blockVariable() -> String? {
    while let token = current, token != .lineEnd {
      place += 1
      if token == .symbol("|"), case .name(let name)? = current {
        place += 1
        _ = take("|")
        return name
      }
    }
    return nil
  }

  // MARK: Values

  private mutating func value(_ spec: Podspec, depth: Int = 0) -> PodspecValue {
    var whole = term(spec, depth: depth)
    while true {
      if take("-") {
        whole.excluded += term(spec, depth: depth).texts
      } else if take("+") {
        whole = whole + term(spec, depth: depth)
      } else if depth == 0, current == .symbol(",") {
        place += 1
        skipLineEnds()
        whole = whole + term(spec, depth: depth)
      } else {
        return whole
      }
    }
  }

  private mutating func skipLineEnds() { while current == .lineEnd { place += 1 } }

  private mutating func term(_ spec: Podspec, depth: Int) -> PodspecValue {
    guard depth < Self.maximumDepth, let token = current else { return PodspecValue() }
    switch token {
    case .text(let text):
      place += 1
      let isNamed = take(":")
      return entry(PodspecValue(texts: [interpolated(text, spec)]), spec, depth: depth, isNamed: isNamed)
    case .symbol("["), .symbol("{"), .symbol("("):
      place += 1
      return list(until: token == .symbol("[") ? "]" : token == .symbol("{") ? "}" : ")", spec, depth: depth)
    case .symbol(":"):
      // `:name => value`.
      place += 1
      guard case .name(let name)? = current else { return PodspecValue() }
      place += 1
      return entry(PodspecValue(texts: [name]), spec, depth: depth)
    case .name(let name):
      let names = path()
      if take(":") { return entry(PodspecValue(texts: [name]), spec, depth: depth, isNamed: true) }
      if names.first == "Dir", take("[") || take("(") { return list(until: "]", spec, depth: depth) }
      if names.count == 2, names[1] == "name" { return PodspecValue(texts: [spec.name]) }
      return variables[name] ?? PodspecValue()
    default: return PodspecValue()
    }
  }

  /// A key with its value, or the text itself.
  private mutating func entry(
    _ key: PodspecValue, _ spec: Podspec, depth: Int, isNamed: Bool = false
  ) -> PodspecValue {
    var isEntry = isNamed
    if !isNamed, current == .symbol("="), tokens.indices.contains(place + 1),
      tokens[place + 1] == .symbol(">")
    {
      place += 2
      isEntry = true
    }
    guard isEntry, let name = key.texts.first else { return key }
    skipLineEnds()
    return PodspecValue(entries: [name: value(spec, depth: depth + 1).texts])
  }

  private mutating func list(until end: Character, _ spec: Podspec, depth: Int) -> PodspecValue {
    var whole = PodspecValue()
    while let token = current {
      if take(end) || (end == "]" && take(")")) { break }
      if token == .lineEnd || token == .symbol(",") {
        place += 1
        continue
      }
      let start = place
      whole = whole + value(spec, depth: depth + 1)
      if place == start { place += 1 }
    }
    return whole
  }

  /// A text with the pod's name in the place of what would be put into it.
  private func interpolated(_ text: String, _ spec: Podspec) -> String {
    text.replacing(/#\{[^}]*\}/) { $0.output.hasSuffix(".name}") ? spec.name : "*" }
  }
}
