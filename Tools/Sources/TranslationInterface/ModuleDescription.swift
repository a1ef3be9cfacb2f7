/// A module whose sources are translated.
public struct ModuleDescription: Sendable, Equatable, Codable {
  /// The use of a module.
  public enum Kind: String, Sendable, CaseIterable, Codable {
    /// An app.
    case app
    /// A library: of the project, of a pod or of a package.
    case library
    /// Unit tests.
    case tests
  }

  /// The isolation of declarations that name none.
  public enum DefaultIsolation: String, Sendable, CaseIterable, Codable {
    /// None.
    case nonisolated
    /// The main actor.
    case mainActor
  }

  /// The module's name, as it is imported.
  public var name: String
  /// The module's use.
  public var kind: Kind
  /// The active compilation conditions, such as `DEBUG`.
  public var conditions: [String]
  /// The isolation of declarations that name none.
  public var defaultIsolation: DefaultIsolation
  /// The language version: 5 or 6.
  public var languageVersion: Int
  /// The names of the modules that it may import, Shoji's among them.
  public var dependencies: [String]

  /// Describes a module.
  public init(
    name: String, kind: Kind, conditions: [String] = [], defaultIsolation: DefaultIsolation = .mainActor,
    languageVersion: Int = 5, dependencies: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.conditions = conditions
    self.defaultIsolation = defaultIsolation
    self.languageVersion = languageVersion
    self.dependencies = dependencies
  }
}
