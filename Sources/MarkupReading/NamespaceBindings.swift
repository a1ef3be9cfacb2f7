/// The namespaces that prefixes stand for.
///
/// The prefixes of the language stand for themselves where they are not declared, as in the original.
struct NamespaceBindings {
  typealias Namespace = MarkupElement.Namespace
  private let language: MarkupLanguage
  private var bound: [String: Namespace?] = ["xml": .xml]

  init(_ language: MarkupLanguage) {
    self.language = language
    bound[""] = language.defaultNamespace
    for prefix in language.prefixes { bound[prefix.name] = prefix.namespace }
  }

  /// Returns the prefix that an attribute declares, empty for the default namespace, or nil.
  static func declaredPrefix(_ name: String) -> String? {
    name == "xmlns" ? "" : name.hasPrefix("xmlns:") ? String(name.dropFirst(6)) : nil
  }

  /// Splits a name at its first colon.
  static func split(_ name: String) -> (prefix: String?, local: String) {
    guard let colon = name.firstIndex(of: ":") else { return (nil, name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  /// Binds a prefix. Attributes of a namespace that is none of the language's are left to whoever it belongs
  /// to. Returns a warning where the prefix is one of the language's, which goes on standing for itself, as
  /// in the original, or the namespace is nearly one.
  mutating func declare(_ prefix: String, as address: LocatedText) -> Diagnostic? {
    let known = language.addresses
    var written = address.text
    if written.hasPrefix("https://"), known.contains("http" + written.dropFirst(5)) {
      written = "http" + written.dropFirst(5)
    }
    if let namespace = language.aliases[written] { written = namespace.rawValue }
    if known.contains(written) || written == Namespace.xml.rawValue {
      bound[prefix] = .some(Namespace(rawValue: written))
      return nil
    }
    if NamespaceBindings(language).bound[prefix] == nil {
      bound[prefix] = .some(nil)
      guard Suggestion.nearest(to: written, among: known) != nil else { return nil }
    }
    return .warning(
      "Unknown namespace `\(address.text)`" + Suggestion.hint(for: address.text, among: known),
      at: address.location)
  }

  /// Whether a prefix is declared, for whatever namespace.
  func isDeclared(_ prefix: String) -> Bool { bound[prefix] != nil }

  /// Returns the namespace of a prefix, or nil when it stands for none of the language's.
  func namespace(ofPrefix prefix: String) -> Namespace? { bound[prefix] ?? nil }

  /// The message about a prefix that stands for no namespace.
  func unknownPrefixMessage(_ prefix: String) -> String {
    "Unknown prefix `\(prefix)`" + Suggestion.hint(for: prefix, among: language.prefixNames)
  }
}
