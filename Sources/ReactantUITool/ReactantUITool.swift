import Foundation
import InterfaceDocuments
import ReactantUIGenerator
import ReactantUIMarkup

/// The command line of the generator.
enum ReactantUITool {
  static let usage = """
    usage: reactant-ui COMMAND …

      generate --output FILE [--access public|internal] [--with FILE]… FILE
          Writes the Swift of one *.ui.xml or *.styles.xml file. Files given by --with are global styles and the
          description of the themes that it may refer to.
      shared --output FILE [--root DIRECTORY] [--access public|internal] FILE…
          Writes what a target has once: activateLiveReload(in:) and the themes. Checks names between the files.
      generate --output-directory DIRECTORY [--root DIRECTORY] [--access public|internal] FILE…
          Writes the Swift of all files of a target.
      check FILE…
          Reads the files and shows what is wrong with them.
      attribute-setters --output FILE
          Writes the setters of all attributes, which live reload uses.
      interface-setters --output FILE
          Writes UIKit's properties by their names, which storyboards use.
      xsd [--output FILE]
          Writes the schema for editors.
      reference [--output FILE]
          Writes the page about elements, attributes and values.

    """

  static func run(_ arguments: [String]) -> Int32 {
    do {
      guard let command = arguments.first else { throw UsageError(message: "There is no command") }
      var options = try ToolOptions(Array(arguments.dropFirst()))
      switch command {
      case "generate": return try generate(&options)
      case "shared": return try shared(&options)
      case "check": return try check(&options)
      case "attribute-setters": try write(AttributeSettersEmitter.source(), to: options.required("--output"))
      case "interface-setters": try write(PropertyCode.source(), to: options.required("--output"))
      case "xsd": try write(SchemaEmitter.schema(), to: options.take("--output"))
      case "reference": try write(ReferenceEmitter.page(), to: options.take("--output"))
      case "help", "--help", "-h": print(usage, terminator: "")
      default:
        throw UsageError(
          message: "Unknown command `\(command)`"
            + Suggestion.hint(
              for: command, among: ["generate", "shared", "check", "attribute-setters", "xsd", "reference"]))
      }
      try options.refuseRest()
      return 0
    } catch let error as UsageError {
      report("reactant-ui: \(error.message)\n\(usage)")
      return 64
    } catch {
      report("reactant-ui: \(error)\n")
      return 1
    }
  }

  // MARK: Commands

  private static func generate(_ options: inout ToolOptions) throws -> Int32 {
    let access = try options.access()
    let root = options.take("--root")
    if let directory = options.take("--output-directory") {
      try options.refuseOptions()
      return try generateAll(options.files, into: directory, root: root, access: access)
    }
    let output = try options.required("--output")
    let companions = options.takeAll("--with")
    try options.refuseOptions()
    guard options.files.count == 1 else { throw UsageError(message: "`generate --output` takes one file") }
    let path = options.files[0]
    let source = try text(of: path)
    let file = ParsedFile(source, path: path)
    let project = MarkupProject([file] + companions.filter { $0 != path }.map(ParsedFile.init(contentsOf:)))
    let diagnostics = ownDiagnostics(of: file, in: project)
    show(diagnostics)
    guard !diagnostics.hasErrors else { return 1 }
    try write(swift(of: file, source: source, in: project, access: access), to: output)
    return 0
  }

  private static func generateAll(
    _ paths: [String], into directory: String, root: String?, access: AccessModifier
  ) throws -> Int32 {
    let sources = try paths.map(text(of:))
    let files = zip(paths, sources).map { ParsedFile($1, path: $0) }
    let project = MarkupProject(files)
    let diagnostics = project.diagnostics
    show(diagnostics)
    guard !diagnostics.hasErrors else { return 1 }
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for (file, source) in zip(files, sources) where file.application == nil {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      try write(
        swift(of: file, source: source, in: project, access: access), to: "\(directory)/\(name).swift")
    }
    try write(
      sharedSwift(project, root: root ?? directory, access: access), to: "\(directory)/ReactantUI.swift")
    return 0
  }

  private static func shared(_ options: inout ToolOptions) throws -> Int32 {
    let output = try options.required("--output")
    let root = options.take("--root") ?? FileManager.default.currentDirectoryPath
    let access = try options.access()
    try options.refuseOptions()
    let project = MarkupProject(options.files.map(ParsedFile.init(contentsOf:)))
    // Mistakes inside component and style files are reported by their own commands.
    var diagnostics = project.sharedDiagnostics
    for file in project.files where file.application != nil || file.content == nil {
      if file.application != nil || isApplication(file.path) { diagnostics += file.diagnostics }
    }
    show(diagnostics)
    guard !diagnostics.hasErrors else { return 1 }
    try write(sharedSwift(project, root: root, access: access), to: output)
    return 0
  }

  private static func check(_ options: inout ToolOptions) throws -> Int32 {
    try options.refuseOptions()
    let diagnostics = MarkupProject(options.files.map(ParsedFile.init(contentsOf:))).diagnostics
    show(diagnostics)
    return diagnostics.hasErrors ? 1 : 0
  }

  // MARK: Parts

  private static func isApplication(_ path: String) -> Bool {
    !path.hasSuffix(".ui.xml") && !path.hasSuffix(".styles.xml")
  }

  private static func ownDiagnostics(of file: ParsedFile, in project: MarkupProject) -> [Diagnostic] {
    var diagnostics = file.diagnostics
    if let document = file.component { diagnostics += project.diagnostics(of: document) }
    if let group = file.styles { diagnostics += project.diagnostics(of: group) }
    if file.path.hasSuffix(".ui.xml"), file.content != nil, file.component == nil {
      diagnostics.append(
        .error(
          "The outermost element of a *.ui.xml file is `Component`, or the class's name",
          at: SourceLocation(file: file.path, line: 1, column: 1)))
    }
    return diagnostics.sortedByPlace
  }

  private static func swift(
    of file: ParsedFile, source: [UInt8], in project: MarkupProject, access: AccessModifier
  ) -> String {
    if let document = file.component {
      var options = ComponentEmitter.Options()
      options.access = access
      return ComponentEmitter(
        document, source: String(decoding: source, as: UTF8.self), scope: project.scope, options: options
      ).swift()
    }
    if let group = file.styles {
      return StyleGroupEmitter.swift(group, path: file.path, scope: project.scope, access: access)
    }
    return "// \(file.path) has nothing to compile.\n"
  }

  private static func sharedSwift(_ project: MarkupProject, root: String, access: AccessModifier) -> String {
    SharedEmitter(
      components: project.documents.flatMap(\.definitions).map(\.typeName), themes: project.themes,
      applicationPath: project.files.first { $0.application != nil }?.path, rootDirectory: root,
      access: access
    ).swift()
  }

  // MARK: Files

  private static func text(of path: String) throws -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(message: "The file `\(path)` cannot be read")
    }
    return [UInt8](data)
  }

  /// Writes a file where its content changes, so that what depends on it is not built again without need.
  private static func write(_ text: String, to path: String?) throws {
    guard let path else {
      print(text, terminator: "")
      return
    }
    if FileManager.default.contents(atPath: path) == Data(text.utf8) { return }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static func show(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { report("\(diagnostic)\n") }
  }

  private static func report(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
