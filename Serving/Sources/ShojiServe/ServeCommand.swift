import ArgumentParser
import Dispatch
import Foundation
import Logging
import Postgres
import ShojiServing

/// The command that offers an app to many visitors.
@main struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shoji-serve", abstract: "Offers an app to many visitors, each with a process of their own.")

  @Argument(help: "The app's executable.") var app: String?
  @Option(help: "The folder in which visitors are kept.") var data: String?
  @Option(help: "A folder that the processes of all visitors may read and write.") var shared: String?
  @Option(help: "The port to listen on; 8080 by default.") var port: Int?
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
  @Option(help: "The days after which a visitor who does not come back is forgotten; 0 for never.")
  var forget = Limits().forgetDays
  @Option(help: "The visitors that are kept.") var visitors = Limits().visitors
  @Option(help: "The new visitors that one address may be at once.") var newFromAddress = Limits()
    .newFromAddress.burst
  @Flag(help: "Let the app start other programs.") var programs = false
  @Flag(help: "Log what happens to each visitor.") var verbose = false

  @Option(help: "The PostgreSQL database of several machines, postgres://USER@HOST/NAME.") var state: String?
  @Option(help: "The name of this machine among those; the system's own by default.") var name: String?
  @Option(help: "The port on which HAProxy asks how much this machine can take.") var agent: Int?
  @Option(
    parsing: .upToNextOption,
    help: "Print a configuration of HAProxy for these machines, NAME=ADDRESS:PORT each, and end.")
  var haproxy: [String] = []
  @Option(help: "The file with certificate and key for HAProxy.") var tls: String?

  static func main() {
    // It comes as soon as somebody knows the process: until the app is loaded, there is nothing to be done.
    signal(SIGHUP, SIG_IGN)
    main(nil)
  }

  func validate() throws {
    let bounds: [(name: String, value: Double, range: ClosedRange<Double>)] = [
      ("--port", Double(port ?? 8080), 0...65_535), ("--agent", Double(agent ?? 1), 1...65_535),
      ("--processes", Double(processes), 1...1_000_000), ("--memory", Double(memory), 1...16_777_216),
      ("--disk", Double(disk), 0...1_073_741_824), ("--busy", busy, 0...1_000_000),
      ("--idle", idle, 0...100_000_000), ("--forget", Double(forget), 0...100_000),
      ("--visitors", Double(visitors), 1...1_000_000_000),
      ("--new-from-address", Double(newFromAddress), 1...1_000_000_000),
    ]
    // What is no number is in no range.
    for (name, value, range) in bounds where !range.contains(value) {
      throw ValidationError(
        "\(name) must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }
  }

  func run() throws {
    guard haproxy.isEmpty else { return print(try configuration().text, terminator: "") }
    guard let path = app, let data else { throw ValidationError("the app and --data are missing") }
    let app = URL(fileURLWithPath: path)
    guard FileManager.default.isExecutableFile(atPath: app.path) else {
      throw ValidationError("\(app.path) is no executable")
    }
    var options = Front.Options(app: app, folder: URL(fileURLWithPath: data))
    options.sharedFolder = shared.map { URL(fileURLWithPath: $0) }
    options.address = bind
    options.port = port ?? 8080
    options.hosts = host
    options.proxies = Set(proxy)
    options.userHeader = userHeader
    options.isPerDevice = perDevice
    options.languages = language
    options.limits.processes = processes
    options.limits.memory = memory << 20
    options.limits.disk = disk << 20
    options.limits.visitors = visitors
    options.database = state
    options.machine = try machineName()
    options.agentPort = agent
    options.limits.busySeconds = busy
    options.limits.idleSeconds = idle
    options.limits.forgetDays = forget
    options.limits.newFromAddress.burst = newFromAddress
    options.limits.allowsPrograms = programs
    let end = DispatchSemaphore(value: 0)
    options.folderWasLost = { end.signal() }
    var log = Logger(label: "serve", factory: { StreamLogHandler.standardError(label: $0) })
    log.logLevel = verbose ? .debug : .info
    let front: Front
    do { front = try Front(options, log: log) } catch let fault as DatabaseFault {
      log.error("The database cannot be used: \(fault.message)")
      throw ExitCode.failure
    } catch let fault as FolderFault {
      log.error("The server cannot start: \(fault.message)")
      throw ExitCode.failure
    }
    print("http://\(host.first ?? (bind == "0.0.0.0" ? "127.0.0.1" : bind)):\(front.port)/")
    fflush(nil)
    follow(front, until: end)
    guard front.hasFolder else {
      log.error("The folder of --data is not where it was: the server ends, and nothing more is saved")
      front.drain(within: 0)
      throw ExitCode.failure
    }
    log.info("The server ends; visitors' processes save what is to be saved")
    front.drain()
  }

  private func machineName() throws -> String {
    let own = ProcessInfo.processInfo.hostName.prefix { $0 != "." }
    let name = name ?? String(own)
    guard HAProxyConfiguration.Machine.isName(name) else {
      throw ValidationError("--name \(name) has other characters than letters, digits, - and _")
    }
    return name
  }

  private func configuration() throws -> HAProxyConfiguration {
    var configuration = HAProxyConfiguration(
      machines: try haproxy.map { text in
        guard let machine = HAProxyConfiguration.Machine(text) else {
          throw ValidationError("\(text) is not NAME=ADDRESS:PORT, such as a=10.0.0.1:8080")
        }
        return machine
      })
    guard Set(configuration.machines.map(\.name)).count == haproxy.count else {
      throw ValidationError("each machine needs a name of its own")
    }
    configuration.bind = port.map { "\(bind):\($0)" }
    configuration.certificate = tls
    configuration.hosts = host
    configuration.agentPort = agent
    configuration.proxies = proxy
    configuration.userHeader = userHeader
    return configuration
  }

  /// Waits for signals: SIGHUP loads a new release, SIGUSR1 lets visitors move to other machines, SIGTERM
  /// and SIGINT end the server.
  private func follow(_ front: Front, until end: DispatchSemaphore) {
    let sources = [SIGHUP, SIGUSR1, SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        switch number {
        case SIGHUP: front.reload()
        case SIGUSR1: front.leave()
        default: end.signal()
        }
      }
      source.activate()
      return source
    }
    end.wait()
    withExtendedLifetime(sources) {}
  }
}
