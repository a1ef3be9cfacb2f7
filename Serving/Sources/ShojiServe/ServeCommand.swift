import ArgumentParser
import Dispatch
import Foundation
import Logging
import ShojiServing

/// The command that offers an app to many visitors.
@main struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shoji-serve", abstract: "Offers an app to many visitors, each with a process of their own.")

  @Argument(help: "The app's executable.") var app: String
  @Option(help: "The folder in which visitors are kept.") var data: String
  @Option(help: "The port to listen on.") var port = 8080
  @Option(help: "The IPv4 address to listen on; 0.0.0.0 is every one.") var bind = "127.0.0.1"
  @Option(help: "A name of this machine that addresses may have; may be given several times.") var host:
    [String] = []
  @Option(help: "The address of a proxy whose X-Forwarded headers count; may be given several times.")
  var proxy: [String] = []
  @Option(help: "The header in which such a proxy names the user; nobody else is let in then.")
  var userHeader: String?
  @Flag(help: "Let a user be another visitor on each device.") var perDevice = false
  @Option(help: "A language that the app's texts are in, such as de; may be given several times.")
  var language: [String] = []
  @Option(help: "The processes in all.") var processes = Limits().processes
  @Option(help: "The megabytes of memory of a process.") var memory = Limits().memory >> 20
  @Option(help: "The megabytes of the files that a visitor keeps.") var disk = Limits().disk >> 20
  @Option(help: "The seconds that a process may use a processor without a pause.") var busy = Limits()
    .busySeconds
  @Option(help: "The seconds after which the process of a visitor without a page is ended.")
  var idle = Limits().idleSeconds
  @Option(help: "The new visitors that one address may be at once.") var newFromAddress = Limits()
    .newFromAddress.burst
  @Flag(help: "Let the app start other programs.") var programs = false
  @Flag(help: "Log what happens to each visitor.") var verbose = false

  func run() throws {
    let app = URL(fileURLWithPath: app)
    guard FileManager.default.isExecutableFile(atPath: app.path) else {
      throw ValidationError("\(app.path) is no executable")
    }
    var options = Front.Options(app: app, folder: URL(fileURLWithPath: data))
    options.address = bind
    options.port = port
    options.hosts = host
    options.proxies = Set(proxy)
    options.userHeader = userHeader
    options.isPerDevice = perDevice
    options.languages = language
    options.limits.processes = processes
    options.limits.memory = memory << 20
    options.limits.disk = disk << 20
    options.limits.busySeconds = busy
    options.limits.idleSeconds = idle
    options.limits.newFromAddress.burst = newFromAddress
    options.limits.allowsPrograms = programs
    var log = Logger(label: "serve", factory: { StreamLogHandler.standardError(label: $0) })
    log.logLevel = verbose ? .debug : .info
    let front = try Front(options, log: log)
    print("http://\(host.first ?? (bind == "0.0.0.0" ? "127.0.0.1" : bind)):\(front.port)/")
    fflush(nil)
    follow(front, log)
  }

  /// Waits for signals: SIGHUP loads a new release, SIGTERM and SIGINT drain.
  private func follow(_ front: Front, _ log: Logger) {
    let end = DispatchSemaphore(value: 0)
    let sources = [SIGHUP, SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { if number == SIGHUP { front.reload() } else { end.signal() } }
      source.activate()
      return source
    }
    end.wait()
    withExtendedLifetime(sources) {}
    log.info("The server ends; visitors' processes save what is to be saved")
    front.drain()
  }
}
