/// The namespaces of a language that is written in XML.
public struct MarkupLanguage: Sendable {
  /// A prefix and the namespace that it stands for where no element declares it.
  public struct Prefix: Sendable {
    /// The prefix; empty for elements and attributes without one.
    public var name: String
    /// The namespace.
    public var namespace: MarkupElement.Namespace

    /// Makes a prefix.
    public init(_ name: String, _ namespace: MarkupElement.Namespace) {
      self.name = name
      self.namespace = namespace
    }
  }

  /// The prefixes, in the order in which messages list them.
  public var prefixes: [Prefix]
  /// The name of an outermost element, for messages.
  public var exampleElement: String

  /// Other addresses of its namespaces.
  public var aliases: [String: MarkupElement.Namespace]

  /// Makes a language.
  public init(
    prefixes: [Prefix], exampleElement: String, aliases: [String: MarkupElement.Namespace] = [:]
  ) {
    self.prefixes = prefixes
    self.exampleElement = exampleElement
    self.aliases = aliases
  }

  /// The namespace of elements and attributes without prefix.
  var defaultNamespace: MarkupElement.Namespace {
    prefixes.first { $0.name.isEmpty }?.namespace ?? .unnamed
  }
  /// The addresses of the namespaces.
  var addresses: [String] { prefixes.map(\.namespace.rawValue).filter { !$0.isEmpty } }
  /// The prefixes without the empty one.
  var prefixNames: [String] { prefixes.map(\.name).filter { !$0.isEmpty } }
}
