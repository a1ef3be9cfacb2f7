import ArgumentParser
import Foundation
import ShojiToolKit

/// `shoji serve`
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Builds an app and offers it to many visitors, each with a process of their own.",
    discussion: """
      A cookie tells visitors from each other. Each has a process, which the app does not know of, and a folder with their \
      user defaults, documents and temporary files. A visitor who is away for a while is saved and their process ended; who \
      comes back finds the app where they were. SIGHUP loads the app anew, as it is on disk then; SIGUSR1 takes no new \
      visitors; SIGTERM has all processes save and end. docs/serving.md says more. Options of the server itself follow \
      after --; shoji serve -- --help lists them.
      """)

  @Argument(help: "The executable; needed where the package has several.")
  var product: String?

  @Option(help: "The port to listen on.")
  var port = 8080

  @Option(help: "The IPv4 address to listen on; this machine's loopback interface by default.")
  var bind: String?

  @Option(help: "A name that addresses may have; may be given several times.")
  var host: [String] = []

  @Option(
    help: "The folder in which visitors are kept; in ~/.local/share/shoji by default.", completion: .directory
  )
  var data: String?

  @OptionGroup var build: BuildOptions

  @Argument(parsing: .postTerminator, help: "After --: options of the server.")
  var options: [String] = []

  func validate() throws {
    if !(0...65535).contains(port) { throw ValidationError("--port must be a number from 0 to 65535.") }
  }

  func run() throws {
    let server = try ServerProgram.build(terminal: .standardError)
    if options.contains("--help") { return try server.become(["--help"]) }
    // Only words are made: no app is needed.
    if options.contains("--haproxy") { return try server.become(options) }
    let site = try releaseSite()
    let product = try site.product(named: product)
    let app = try site.build(product)
    let folder = data.map { URL(fileURLWithPath: $0) } ?? ServerProgram.folder(of: product)
    try server.become(
      [app.path, "--data", folder.path, "--port", "\(port)"] + (bind.map { ["--bind", $0] } ?? [])
        + host.flatMap { ["--host", $0] } + options)
  }

  /// The package, built for release unless the command says otherwise.
  private func releaseSite() throws -> BuildSite {
    var build = build
    if build.configuration == nil, build.target == nil, try build.project(at: place, isTrusted: true) == nil {
      build.configuration = "release"
    }
    return try build.site()
  }

  private var place: URL {
    URL(fileURLWithPath: build.packagePath ?? FileManager.default.currentDirectoryPath)
  }
}
