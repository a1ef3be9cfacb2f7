import AgentProtocol

/// The views of a screen as few lines: what a person sees and can use, each with a reference to act on.
///
/// `e12 button “New Game” (disabled)`: a reference stands for a view for as long as it lives. Plain views are
/// left out, what lies in them takes their place; so are views that cannot be seen, and a text that repeats
/// the name of what it lies in.
package struct CompactTree: Sendable {
  /// The most characters of an ordinary answer.
  package static let usualLength = 1_400
  /// The most characters of an answer with details.
  package static let greatestLength = 12_000

  /// The lines, indented by their depth.
  package private(set) var lines: [String] = []
  private let hasDetails: Bool
  /// The views that are not listed because they cannot be seen.
  private var unseen = 0
  /// Whether something is left out because something modal lies over it.
  private var isCovered = false

  /// Reads the answer to a request for a tree with details.
  ///
  /// - Parameters:
  ///   - root: The tree.
  ///   - reference: The view whose tree is wanted; nil for all.
  ///   - hasDetails: Whether plain views, classes and frames are listed as well.
  package init(_ root: JSONValue, under reference: Int? = nil, hasDetails: Bool = false) throws(ToolFailure) {
    self.hasDetails = hasDetails
    guard let reference else {
      add(root, depth: 0, isRoot: true)
      return
    }
    guard let node = Self.find(reference, in: root) else {
      throw ToolFailure("there is no e\(reference) any more; call tree for the references that there are")
    }
    add(node, depth: 0, isRoot: false)
  }

  private static func find(_ number: Int, in node: JSONValue) -> JSONValue? {
    if node["view"]?.integer == number { return node }
    for child in node["children"]?.array ?? [] {
      if let found = find(number, in: child) { return found }
    }
    return nil
  }

  /// The lines as one text, of at most so many characters.
  package func text(limit: Int) -> String {
    var notes: [String] = []
    if isCovered { notes.append("(what lies under something modal is left out)") }
    if unseen > 0 {
      notes.append("(\(unseen) more cannot be seen now: scroll, or call tree with more: true)")
    }
    if lines.isEmpty { notes.insert("(nothing to see or use)", at: 0) }
    let room = limit - notes.reduce(0) { $0 + $1.count + 1 } - 70
    var (shown, length) = (0, 0)
    for line in lines {
      guard length + line.count + 1 <= room else { break }
      length += line.count + 1
      shown += 1
    }
    if shown < lines.count {
      notes.insert("… \(lines.count - shown) lines more; call tree with under: \"e…\" for a part", at: 0)
    }
    return (lines[..<shown] + notes).joined(separator: "\n")
  }

  /// The lines that are there now and were not, and those that were and are not: an answer to what an act has
  /// changed.
  package func changes(since old: CompactTree, limit: Int) -> String {
    func plain(_ lines: [String]) -> [String] { lines.map { String($0.drop { $0 == " " }) } }
    let (before, now) = (plain(old.lines), plain(lines))
    let (known, present) = (Set(before), Set(now))
    let gone = before.filter { !present.contains($0) }
    let new = now.filter { !known.contains($0) }
    // Another screen: its lines say more than what is gone.
    let isOther = gone.count * 2 > before.count && gone.count > 4
    let changes = (isOther ? ["(another screen)"] : gone.map { "- \($0)" }) + new.map { "+ \($0)" }
    var (text, shown) = ("", 0)
    for line in changes {
      guard text.count + line.count + 1 < limit else { break }
      text += (text.isEmpty ? "" : "\n") + line
      shown += 1
    }
    return shown < changes.count ? text + "\n… \(changes.count - shown) changes more; call tree" : text
  }

  // MARK: Views

  private mutating func add(_ node: JSONValue, depth: Int, isRoot: Bool) {
    if node["hidden"] == true { return }
    if let alpha = node["alpha"]?.number, alpha < 0.01 { return }
    if node["covered"] == true, !hasDetails {
      isCovered = true
      return
    }
    let children = node["children"]?.array ?? []
    guard let number = node["view"]?.integer else {
      for child in children { add(child, depth: depth, isRoot: isRoot) }
      return
    }
    let isUnseen = node["unseen"] == true
    if isUnseen, !hasDetails {
      if Self.isNamed(node) { unseen += 1 }
      for child in children { add(child, depth: depth, isRoot: false) }
      return
    }
    let role = node["role"]?.string ?? "none"
    // A text twice: a button and the label in it.
    var rest = children
    var name = Self.name(of: node)
    if !hasDetails {
      if name == nil || role == "cell", Self.joined.contains(role) {
        let texts = Self.texts(in: node)
        if let texts, !texts.isEmpty {
          name = texts.joined(separator: " · ")
          rest = Self.withoutLabels(children)
        }
      } else if let name, role != "none", role != "window" {
        rest = Self.without(name, children)
      }
    }
    let isListed = hasDetails || Self.isListed(role, name, node)
    guard isListed, !(isRoot && role == "window") else {
      for child in rest { add(child, depth: depth, isRoot: isRoot && role == "window") }
      return
    }
    lines.append(String(repeating: " ", count: min(depth, 12)) + line(number, role, name, node))
    for child in rest { add(child, depth: depth + 1, isRoot: false) }
  }

  /// The roles of what takes the texts in it as its name.
  private static let joined: Set<String> = [
    "cell", "button", "link", "header", "tab", "menuitem", "menuitemcheckbox", "radio",
  ]

  /// Whether a view has a line, though it may have no name.
  private static func isListed(_ role: String, _ name: String?, _ node: JSONValue) -> Bool {
    switch role {
    case "window": return false
    case "label", "image": return name != nil || node["identifier"] != nil
    case "none":
      // A container with an identifier is there for the layout; its parts have lines.
      let isLeaf = node["children"]?.array?.isEmpty ?? true
      return name != nil || (node["identifier"] != nil && isLeaf)
    default: return true
    }
  }

  private static func isNamed(_ node: JSONValue) -> Bool {
    name(of: node) != nil || node["identifier"] != nil
  }

  private static func name(of node: JSONValue) -> String? {
    for key in ["label", "text", "placeholder"] {
      if let text = node[key]?.string, !text.isEmpty { return text }
    }
    return nil
  }

  /// The texts of the labels in a view.
  private static func texts(in node: JSONValue) -> [String]? {
    var texts: [String] = []
    func gather(_ node: JSONValue) {
      for child in node["children"]?.array ?? [] where child["hidden"] != true && child["unseen"] != true {
        if let text = name(of: child), isText(child), !texts.contains(text) { texts.append(text) }
        gather(child)
      }
    }
    if let own = name(of: node) { texts.append(own) }
    gather(node)
    return texts
  }

  private static func isText(_ node: JSONValue) -> Bool {
    ["label", "none", "image"].contains(node["role"]?.string ?? "none")
  }

  /// Views without the texts that the view around them has taken, with what lies in them in their place.
  private static func withoutLabels(_ nodes: [JSONValue]) -> [JSONValue] {
    nodes.flatMap { node -> [JSONValue] in
      guard isText(node) else { return [node] }
      return withoutLabels(node["children"]?.array ?? [])
    }
  }

  /// Views without those that only repeat a name.
  private static func without(_ name: String, _ nodes: [JSONValue]) -> [JSONValue] {
    nodes.flatMap { node -> [JSONValue] in
      guard isText(node) else { return [node] }
      let inner = without(name, node["children"]?.array ?? [])
      if Self.name(of: node) == name { return inner }
      guard case .object(var fields) = node, !inner.isEmpty else {
        return Self.name(of: node) == nil && node["identifier"] == nil && inner.isEmpty ? [] : [node]
      }
      fields["children"] = .array(inner)
      return [.object(fields)]
    }
  }

  // MARK: Lines

  private func line(_ number: Int, _ role: String, _ name: String?, _ node: JSONValue) -> String {
    let className = node["class"]?.string ?? ""
    var line = "e\(number) \(role == "none" ? className : role)"
    if hasDetails, role != "none" { line += " \(className)" }
    if let name { line += " “\(Self.short(name, hasDetails ? 200 : 60))”" }
    if let identifier = node["identifier"]?.string, identifier != name {
      line += " #\(Self.short(identifier, 40))"
    }
    // A field with a label or a placeholder has a text besides.
    if let text = node["text"]?.string, !text.isEmpty, node["label"]?.string.map({ !$0.isEmpty }) == true,
      text != node["label"]?.string
    {
      line += " =“\(Self.short(text, hasDetails ? 200 : 60))”"
    }
    if let value = node["value"]?.string, !value.isEmpty, value != name, value != node["text"]?.string {
      line += " =\(Self.short(value, 40))"
    }
    var states: [String] = []
    if node["enabled"] == false { states.append("disabled") }
    if node["selected"] == true { states.append("selected") }
    if node["focused"] == true { states.append("focused") }
    if hasDetails {
      if node["unseen"] == true { states.append("unseen") }
      if node["covered"] == true { states.append("covered") }
    }
    if !states.isEmpty { line += " (\(states.joined(separator: ", ")))" }
    if hasDetails {
      let frame = (node["frame"]?.array ?? []).map { Self.short($0.number ?? 0) }
      line += " [\(frame.joined(separator: " "))]"
      if let color = node["backgroundColor"]?.string { line += " \(color)" }
    }
    return line
  }

  private static func short(_ text: String, _ limit: Int) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  private static func short(_ number: Double) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
