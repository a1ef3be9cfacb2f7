/// Turns the tree of a file into the model and collects all its diagnostics.
final class ComponentParser {
  /// The number of styles that an element may have, or a style may extend.
  static let mostStyles = 16

  let path: String
  let log: DiagnosticLog
  /// Whether the file is in Hyperdrive's dialect.
  var isHyperdrive = false

  init(path: String, log: DiagnosticLog) {
    self.path = path
    self.log = log
  }

  /// Reads the outermost element.
  func parse(_ root: MarkupElement) -> ParsedFile.Content? {
    let roots = ["Component", "styleGroup", "Application"]
    switch root.namespace == .ui ? root.name : "" {
    case "Component": return .component(ComponentDocument(path: path, root: rootComponent(root)))
    case "styleGroup": return .styles(styleSheet(root, isGroup: true))
    case "Application": return application(root)
    default:
      if isHyperdriveRoot(root, besides: roots) {
        isHyperdrive = true
        return .component(ComponentDocument(path: path, root: rootComponent(root)))
      }
      log.error(
        at: root.location,
        "Unknown tag `\(root.name)` as the outermost one" + Suggestion.hint(for: root.name, among: roots))
      return nil
    }
  }

  // MARK: Shared by all parsers

  /// Returns the value of a required attribute, or nil with an error.
  func required(_ name: String, of element: MarkupElement) -> MarkupElement.Attribute? {
    if let attribute = element.attribute(name), !attribute.value.text.isEmpty { return attribute }
    log.error(at: element.location, "Element `\(element.name)` does not contain attribute: \(name)")
    return nil
  }

  /// Returns an attribute's value as an identifier with its place, or nil with an error.
  func identifier(_ attribute: MarkupElement.Attribute, dotted: Bool = false) -> Name? {
    let text = attribute.value.text
    let parts =
      dotted ? text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) : [text]
    guard parts.allSatisfy(\.isIdentifier) else {
      log.error(
        at: attribute.value.location,
        "`\(text)` is no name for `\(attribute.qualifiedName)`; allowed: letters, digits and `_`, not beginning with "
          + "a digit")
      return nil
    }
    return Name(text, attribute.value.origin)
  }

  /// Reads a value, or adds an error and returns nil.
  func value<Result>(
    of text: LocatedText, for name: String, _ parse: (String) throws(ValueError) -> Result
  ) -> Result? {
    do {
      return try parse(text.text)
    } catch {
      let error = error
      log.error(at: text.location(at: error.offset), "\(error.message) (in `\(name)`)")
      return nil
    }
  }

  /// Reports an attribute that its element does not have.
  func unknown(
    _ attribute: MarkupElement.Attribute, of element: String, allowed: [String], listing: [String]? = nil
  ) {
    log.warning(
      at: attribute.location,
      "Unknown attribute `\(attribute.qualifiedName)` of `\(element)`"
        + Suggestion.hint(for: attribute.qualifiedName, among: allowed, listing: listing))
  }

  /// Reports text that is not white space.
  func refuseText(in element: MarkupElement) {
    for case .text(let text) in element.children {
      let bytes = Array(text.text.utf8)
      guard let offset = bytes.firstIndex(where: { !TextCursor.isSpace($0) }) else { continue }
      log.error(at: text.location(at: offset), "Unexpected text in `\(element.name)`")
    }
  }

  /// Reads an access modifier; what is not `public` is `internal`.
  func accessModifier(_ attribute: MarkupElement.Attribute) -> AccessModifier? {
    if let access = AccessModifier(rawValue: attribute.value.text) { return access }
    log.error(
      at: attribute.value.location,
      "Unknown value - `\(attribute.value.text)` is no access modifier"
        + Suggestion.hint(for: attribute.value.text, among: ["public", "internal"]))
    return nil
  }

  /// Reads a truth value by the rule of `NSString.boolValue`: it begins with `t`, `y` or a digit from 1 to 9.
  func looseBool(_ attribute: MarkupElement.Attribute) -> Bool {
    let text = attribute.value.text.trimmed
    guard
      let first = text.lowercased().unicodeScalars.drop(while: { "+-0".unicodeScalars.contains($0) }).first
    else { return false }
    let isTrue = "ty123456789".unicodeScalars.contains(first)
    if !["true", "false", "yes", "no", "1", "0"].contains(text.lowercased()) {
      log.warning(
        at: attribute.value.location,
        "`\(text)` is read as \(isTrue); write `true` or `false` (in `\(attribute.qualifiedName)`)")
    }
    return isTrue
  }

  /// Reads a list of styles.
  func styleReferences(_ attribute: MarkupElement.Attribute) -> [StyleReference] {
    let text = attribute.value.text
    let bytes = Array(text.utf8)
    var references: [StyleReference] = []
    var index = 0
    while index < bytes.count {
      if TextCursor.isSpace(bytes[index]) {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, !TextCursor.isSpace(bytes[index]) { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      guard references.count < Self.mostStyles else {
        log.error(
          at: attribute.value.location(at: start), "There are more than \(Self.mostStyles) styles here")
        break
      }
      if let reference = styleReference(word, origin: Origin(attribute.value.location(at: start))) {
        references.append(reference)
      }
    }
    return references
  }

  private func styleReference(_ word: String, origin: Origin) -> StyleReference? {
    let isGlobal = word.hasPrefix(":")
    let parts = (isGlobal ? String(word.dropFirst()) : word)
      .split(omittingEmptySubsequences: false) { $0 == "." || $0 == ":" }.map(String.init)
    guard parts.allSatisfy(\.isIdentifier), parts.count == 2 || parts.count == 1 && !isGlobal else {
      log.error(
        at: origin.location,
        "`\(word)` isn't valid style name; allowed: name, group.name, group:name, :group:name")
      return nil
    }
    return StyleReference(group: parts.count == 2 ? parts[0] : nil, name: parts.last!, origin: origin)
  }
}

extension String {
  /// Whether it is a name: ASCII letters, digits and underscores, not beginning with a digit.
  var isIdentifier: Bool {
    guard let first = utf8.first, TextCursor.isNameStart(first) else { return false }
    return utf8.allSatisfy(TextCursor.isName)
  }
}
