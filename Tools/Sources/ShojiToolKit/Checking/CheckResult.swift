import Foundation
import MarkupReading
import TranslationInterface
import XcodeProjects

/// The answer of a check: what stands in the way by itself, and what absent modules bring about.
public struct CheckResult: Sendable {
  /// An absent module, with what it brings about.
  public struct Module: Sendable {
    /// The module.
    public var name: String
    /// The imports of it.
    public var imports: [Diagnostic]
    /// The errors that follow from its absence.
    public var follows: [Diagnostic]
    /// The pieces that a build leaves out.
    public var omissions: [Omission] = []
  }

  /// The absent modules, the one that brings most about first.
  public var modules: [Module] = []
  /// The errors with other causes.
  public var obstacles: [Diagnostic]
  /// The warnings and remarks about the project.
  public var warnings: [Diagnostic] = []
  /// The number of files that were looked at.
  public var files = 0

  /// Makes an answer without absent modules.
  public init(obstacles: [Diagnostic], warnings: [Diagnostic] = []) {
    (self.obstacles, self.warnings) = (obstacles, warnings)
  }

  /// Sorts the errors of a package's modules, which were compiled with modules that declare nothing in the
  /// place of absent ones.
  init(
    absent: Set<String>, _ imports: Checker.Scan.Imports, errors: [Diagnostic], obstacles: [Diagnostic]
  ) {
    self.obstacles = obstacles + DiagnosticReader.withoutConsequences(errors)
    modules = absent.sorted().map { name in
      Module(name: name, imports: Self.imports(of: name, imports[name] ?? []), follows: [])
    }
  }

  /// Sorts the errors of a project.
  init(of project: MirroredProject, _ state: OmissionState, _ remaining: [Diagnostic]) throws {
    let report = try project.report()
    obstacles = []
    // A document names a class that is left out: that follows, too.
    let left = Dictionary(
      state.omissions.flatMap { omission in omission.declares.map { ($0, omission.module) } },
      uniquingKeysWith: { first, _ in first })
    var follows = Dictionary(grouping: state.faults, by: \.module).mapValues { $0.map(\.diagnostic) }
    for message in report.messages where message.severity == .error {
      let words = message.message.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if let module = words.lazy.compactMap({ left[String($0)] }).first {
        follows[module, default: []].append(message)
      } else {
        obstacles.append(message)
      }
    }
    for var note in report.notes where note.cause == "missing pod" || note.cause == "missing package" {
      if note.location.file.isEmpty { note.location.file = project.projectFolder.path }
      obstacles.append(note)
    }
    // Where the translator has named a place, the compiler's words about it are no news.
    func line(of place: Diagnostic) -> String { "\(place.location.file):\(place.location.line)" }
    let known = Set(obstacles.map(line))
    obstacles += remaining.filter { !known.contains(line(of: $0)) }
    warnings = report.notes.filter { !obstacles.contains($0) && !$0.cause.hasPrefix("import ") }
    let imports = project.absentImports
    let names = Set(imports.keys).union(state.omissions.map(\.module))
    modules = names.map { name in
      Module(
        name: name, imports: Self.imports(of: name, imports[name] ?? []), follows: follows[name] ?? [],
        omissions: state.omissions.filter { $0.module == name })
    }.sorted {
      (-$0.follows.count, -$0.imports.count, $0.name) < (-$1.follows.count, -$1.imports.count, $1.name)
    }
    files = Set(project.targets.filter { $0.kind != .tests }.flatMap(\.sources)).count
  }

  private static func imports(of name: String, _ places: [(file: String, line: Int)]) -> [Diagnostic] {
    let (cause, advice) = DiagnosticReader.missing(name)
    return places.map { file, line in
      Diagnostic(
        .error, at: SourceLocation(file: file, line: line, column: 1), "no such module '\(name)'",
        cause: cause, advice: advice)
    }
  }

  /// The failure of reading or planning a project, as an obstacle.
  static func failure(_ error: ToolError, of folder: URL) -> Diagnostic {
    let lines = error.message.split(separator: "\n").map(String.init)
    let words = lines.first { $0.contains("error: ") } ?? lines.first ?? ""
    return Diagnostic(
      .error, at: SourceLocation(file: folder.path, line: 1, column: 1), words,
      cause: words.replacing(folder.path + "/", with: ""))
  }

  /// Lists what the sources of a folder show whose project cannot be read: the frameworks of Apple's that
  /// they import and that are absent.
  public init(unreadable folder: URL, because error: ToolError) {
    obstacles = [Self.failure(error, of: folder)]
    var imports: Checker.Scan.Imports = [:]
    let sources = FileAccess.files(in: folder.path).filter { $0.hasSuffix(".swift") }.prefix(Self.mostFiles)
    for name in sources {
      let file = folder.path + "/" + name
      guard let text = FileAccess.text(file) else { continue }
      for found in ImportScanner.imports(in: text)
      where ShojiModules.absent[found.module] != nil && !ImportScanner.asks(for: found.module, in: text) {
        imports[found.module, default: []].append((file, found.line))
      }
    }
    modules = imports.map { name, places in
      Module(name: name, imports: Self.imports(of: name, places), follows: [])
    }.sorted { (-$0.imports.count, $0.name) < (-$1.imports.count, $1.name) }
  }

  /// The most sources of a folder without a project that are looked at.
  private static let mostFiles = 5_000

  /// All errors, those that follow from the absence of a module with its cause.
  public var all: [Diagnostic] {
    modules.flatMap { module in
      module.imports
        + module.follows.map { fault in
          var fault = fault
          fault.cause = DiagnosticReader.missing(module.name).cause
          fault.advice = DiagnosticReader.missing(module.name).advice
          return fault
        }
    } + obstacles
  }

  /// Whether nothing stands in the way.
  public var isEmpty: Bool { modules.isEmpty && obstacles.isEmpty }

  /// The answer in the person's own files, where it is about what was made of them.
  func moved(by originals: [String: String]) -> CheckResult {
    var moved = self
    moved.obstacles = obstacles.map { $0.moved(by: originals) }
    moved.modules = modules.map { module in
      var module = module
      module.imports = module.imports.map { $0.moved(by: originals) }
      module.follows = module.follows.map { $0.moved(by: originals) }
      return module
    }
    return moved
  }
}
