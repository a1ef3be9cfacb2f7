/// A piece of a source that is left out of a build, because it needs a module that is absent.
public struct Omission: Codable, Hashable, Sendable {
  /// The pieces of sources that can be left out.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A declaration.
    case declaration
    /// The body of a function or accessor, in whose place a sentence is logged.
    case body
    /// A statement, in whose place a sentence is logged.
    case statement
    /// The body of a closure, in whose place a sentence is logged.
    case closure
    /// A protocol that a type adopts.
    case conformance
    /// The class of an outlet, in whose place `UIView` stands.
    case outletClass
  }

  /// The kind of the piece.
  public var kind: Kind
  /// The absolute path of the person's own file.
  public var file: String
  /// The declaration with those around it, each as its header is written, such as
  /// `MapController/show(_ place: Place)`.
  public var place: String
  /// The text of the statement, of the closure, of the protocol or of the class; empty for others.
  public var text: String
  /// The line of the piece when it was found, from 1.
  public var line: Int
  /// The absent module.
  public var module: String
  /// The name that needs the module.
  public var name: String
  /// The names that nothing else declares any more.
  public var declares: [String]

  /// Describes a piece.
  public init(
    _ kind: Kind, file: String, place: String, text: String = "", line: Int, module: String, name: String,
    declares: [String] = []
  ) {
    (self.kind, self.file, self.place, self.text, self.line) = (kind, file, place, text, line)
    (self.module, self.name, self.declares) = (module, name, declares)
  }

  /// The text of a declaration that the app begins with.
  public static let entry = "@main"

  /// The name that stands for Apple's system where an error in a library tells no module.
  public static let system = "iOS"

  /// The sentence that is logged where the piece is reached.
  public var sentence: String { "NotAvailable: \"\(name)\" needs \(module)" }

  /// Whether two are about the same piece, whatever their reasons.
  public func isSamePiece(as other: Omission) -> Bool {
    kind == other.kind && file == other.file && place == other.place && text == other.text
  }
}

/// An error of the compiler, as far as it decides what is left out.
public struct SourceFault: Hashable, Sendable {
  /// The absolute path of the person's own file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes.
  public var column: Int
  /// The compiler's sentence.
  public var message: String

  /// Describes an error.
  public init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }
}

/// The absent modules of a package, by which the reasons of errors are found.
public struct AbsentModules: Sendable, Equatable {
  /// The modules that stand in the place of each: those that Apple's exports, too.
  public var substitutes: [String: [String]]
  /// The beginnings of the names that a module of Apple's declares.
  public var prefixes: [String: [String]]
  /// The names of a module that its beginnings do not tell.
  public var names: [String: Set<String>]
  /// The files of libraries, in which every error is one of what iOS has and Shoji lacks.
  public var libraryFiles: Set<String> = []

  /// Describes the modules.
  public init(
    substitutes: [String: [String]] = [:], prefixes: [String: [String]] = [:],
    names: [String: Set<String>] = [:]
  ) {
    (self.substitutes, self.prefixes, self.names) = (substitutes, prefixes, names)
  }
}
