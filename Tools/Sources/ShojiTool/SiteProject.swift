import AgentProtocol
import AgentTools
import ChildProcesses
import Foundation
import MarkupReading
import ShojiToolKit

/// The package or project of a folder, for agents. It is read anew for each build, as its manifest may have
/// changed.
struct SiteProject: AgentProject {
  let folder: URL
  let options: BuildOptions

  /// The longest time of a build, in seconds.
  private static let longestBuild = 1_800.0

  func build(_ product: String?, _ call: ToolCall) throws -> BuiltApp {
    call.report(0.5, "reading the project")
    let site = try site(call)
    let product = try site.product(named: product)
    do { try site.project?.checkDocuments(toBuild: product) } catch {
      throw failure(in: error.details ?? error.message)
    }
    try build(site, ["--product", Argument(word: product)], call)
    let built = try site.builder.program(product)
    return BuiltApp(
      program: try site.project?.finish(built) ?? built, arguments: site.project?.arguments ?? [],
      environment: site.project?.environment ?? [:], confinement: try site.builder.sandbox?.prepared())
  }

  func servedApps() throws -> [ServedAppFiles] {
    ServedAppFiles.all(
      in: try ProjectState(
        of: options.site(around: folder, readsManifest: false, isConfined: true, builds: false).package.folder
      ))
  }

  func check(_ call: ToolCall) throws -> [Diagnostic] {
    let site = try site(call, readsManifest: false)
    let checker = Checker(site.builder, clone: Clone()?.folder)
    let obstacles =
      try site.project.map { try checker.check($0) }
      ?? site.mirrored.map { try checker.check(site.package, with: $0) } ?? checker.check(site.package)
    return obstacles.all.map(shown)
  }

  func test(filter: String?, isRecording: Bool, _ call: ToolCall) throws -> TestOutcome {
    let site = try site(call, omitsAbsent: false)
    let selection = try TestSelection(filters: filter.map { [$0] } ?? [])
    // Pictures are recorded beside the tests; nothing else of the project is written.
    let writable = isRecording ? site.testFolders : []
    let runner = TestRunner(site.package, project: site.project, builder: site.builder) { program, line in
      var confinement = try site.builder.sandbox?.prepared()
      confinement?.writable += writable
      return try RunningProgram.run(
        program.program, program.arguments.map { try Argument(own: $0) }, in: program.folder,
        environment: program.environment, confinement: confinement,
        seconds: Self.longestBuild, call, line: line
      ).status
    }
    do { try runner.check() } catch {
      guard let details = error.details else { throw error }
      throw failure(in: details)
    }
    try build(site, ["--build-tests"], call)
    // A build's steps come before.
    let log = TestLog(isRecording: isRecording) { result, ended, _ in
      call.report(2_000_000 + Double(ended), "tested \(result.test.shownName)")
    }
    let run = try runner.run(selection, isRecording: isRecording, into: log)
    let pictures = try site.failedPictures.keep(
      FailedPictures.all(of: run), writtenIn: site.builder.sandbox?.confinement.writable)
    return TestOutcome(run, pictures: pictures)
  }

  /// The package or project, read anew. Where Shoji's SDK has to be made for it, the call tells the steps.
  private func site(_ call: ToolCall, readsManifest: Bool = true, omitsAbsent: Bool = true) throws
    -> BuildSite
  {
    try options.site(around: folder, readsManifest: readsManifest, isConfined: true, omitsAbsent: omitsAbsent)
    { done, all in
      call.report(Double(done), of: Double(all), "building Shoji's Swift SDK, once on this machine")
    }
  }

  private func build(_ site: BuildSite, _ what: [Argument], _ call: ToolCall) throws {
    let words = try site.builder.words(toBuild: what)
    _ = try site.builder.prepare(false)
    let result = try site.builder.manager.fetching { confinement in
      let result = try RunningProgram.run(
        "swift", words, in: site.builder.folder, environment: site.builder.manager.variables,
        confinement: confinement, seconds: Self.longestBuild,
        restartsWhenStalled: true, call
      ) { line in
        // `[12/40] Compiling …`
        guard let step = line.prefixMatch(of: /\[(\d+)\/(\d+)\] (.+)/), let done = Double(step.1) else {
          return
        }
        call.report(done, of: Double(step.2), String(step.3.prefix(120)))
      }
      return (result, result.status == 0 ? nil : result.output)
    }
    guard result.status != 0 else { return }
    throw failure(in: site.builder.withShownPaths(result.output))
  }

  /// A failure of a build that printed something.
  private func failure(in output: String) -> BuildFailure {
    let reader = DiagnosticReader(names: AbsentNames())
    return BuildFailure(findings: reader.errors(in: output).map(shown), output: output)
  }

  /// A diagnostic with its file by the path in the project, where it lies there.
  private func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    let prefix = ProjectFolder(folder).url.path + "/"
    let file = URL(fileURLWithPath: diagnostic.location.file, relativeTo: folder).standardizedFileURL.path
    var shown = diagnostic
    if file.hasPrefix(prefix) { shown.location.file = String(file.dropFirst(prefix.count)) }
    return shown
  }
}
