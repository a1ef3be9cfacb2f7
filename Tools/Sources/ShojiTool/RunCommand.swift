import ArgumentParser
import Containment
import Foundation
import ShojiToolKit
import Synchronization

/// `shoji run`
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Builds an app, shows it in browser tabs, and builds it again when its sources change.",
    discussion: """
      Prints the address of the page. When Swift files, resources or the manifest change, the app is built again; the old \
      one runs on until that succeeds, then the new one takes its place: open tabs reconnect by themselves and show the \
      screen where they were, with what was typed and scrolled there. A store whose state is Codable gets that state \
      again: its actions run once more, as far as they give what they gave before. The next run goes on from there, \
      too; --fresh starts the app anew. XML files are reloaded by the running app itself. The address stays the same from run to \
      run of a project; its secret lies in ~/.local/state/shoji, or $XDG_STATE_HOME/shoji.

      From another machine, through SSH:  ssh -L 9000:127.0.0.1:PORT HOST  and open the address with localhost:9000 in \
      it. Behind a proxy:  shoji run --host dev.example.
      """)

  @Argument(help: "The executable; needed where the package has several.")
  var product: String?

  @Option(help: "The port of the page; by default that of the last run, or any free one.")
  var port: Int?

  @Option(help: "A name that the page's address may have; may be given several times.")
  var host: [String] = []

  @Option(help: "The IPv4 address to listen on; this machine's loopback interface by default.")
  var bind: String?

  @Option(help: "Milliseconds from the page to the app, and back, as on a long line.")
  var latency: Int?

  @Option(help: "The place that the app is told: LATITUDE,LONGITUDE in degrees.")
  var location: String?

  @Option(
    help:
      "An answer of the device, such as notifications=granted; may be given several times. docs/frameworks.md has the questions."
  )
  var answer: [String] = []

  @Flag(help: "Start the app anew: not on the screen, nor with the store's state, where the last run ended.")
  var fresh = false

  @Flag(help: "Give the page a new secret; addresses from before no longer work.")
  var newSecret = false

  @OptionGroup var build: BuildOptions

  @Argument(parsing: .postTerminator, help: "After --: the app's own arguments.")
  var arguments: [String] = []

  func validate() throws {
    if let port, !(1...65535).contains(port) {
      throw ValidationError("--port must be a number from 1 to 65535.")
    }
    if let latency, !(0...10_000).contains(latency) {
      throw ValidationError("--latency must be a number of milliseconds from 0 to 10000.")
    }
    _ = try AnswerOptions(location: location, answers: answer)
  }

  func run() throws {
    let (site, product) = try build.site(building: product)
    let package = site.package
    let state = try ProjectState(of: package.folder)
    if let port, !Port.isFree(port) {
      throw ToolError("port \(port) is in use by another program; choose another with --port")
    }
    var settings = AppRunner.Settings(
      product: product, builder: site.builder, port: try port ?? state.port(),
      secret: try state.secret(fresh: newSecret), resumption: state.resumption(of: product))
    settings.recordsActions = true
    if fresh { OutputFile.remove(settings.resumption.path) }
    settings.served = ServedAppFiles(product, in: state)
    settings.displayArguments =
      host.flatMap { ["--host", $0] } + (bind.map { ["--bind", $0] } ?? [])
      + (latency.map { ["--latency", "\($0)"] } ?? [])
    settings.arguments = site.arguments(arguments)
    settings.environment = site.project?.environment ?? [:]
    let former = ProcessInfo.processInfo.environment[AnswerOptions.variable]
    if let answers = try AnswerOptions(location: location, answers: answer).value(beside: former) {
      settings.environment[AnswerOptions.variable] = answers
    }
    if let project = site.project {
      settings.prepare = { try project.checkDocuments(toBuild: product) }
      settings.finish = { try project.finish($0) }
      try project.follow()
    }
    let mirrored = Mutex(site.mirrored)
    try site.mirrored?.follow()
    if site.project == nil {
      settings.readPackage = { [build] in
        let site = try build.site()
        try site.mirrored?.follow()
        mirrored.withLock { $0 = site.mirrored }
        return (site.package, site.builder)
      }
    }
    let runner = AppRunner(settings, package: package) { address in
      print(address)
      fflush(nil)
    }
    let status = try runner.run()
    if status != 0 { throw ExitCode(status) }
  }
}
