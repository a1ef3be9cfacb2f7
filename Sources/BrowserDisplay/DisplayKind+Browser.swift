import DisplayProtocol
import Inspection
import ProcessSupport

extension DisplayKind {
  /// Tabs of a browser that open an address which the app prints.
  public static var browser: DisplayKind {
    DisplayKind(
      name: "browser", summary: "browser tabs, at an address that is printed",
      options: [port, host, bind, latency, secret]
    ) { launch in
      var options = BrowserDisplay.Options()
      options.secret = launch[secret.name]
      options.address = launch[bind.name] ?? options.address
      options.hosts = launch.values[host.name, default: []].map { $0.lowercased() }
      options.waitsForLaunch = true
      options.visitorChannel = .current
      // A visitor is nobody who works on the app.
      options.hasDeveloperPanel = Inspector.shared.isAllowed && options.visitorChannel == nil
      let isVisitor = options.visitorChannel != nil
      options.endCodes = EndCodes(restarts: launch.isRestarted || isVisitor, isVisitor: isVisitor)
      options.latency = launch[latency.name].flatMap { Int($0) } ?? 0
      let port = launch[port.name].flatMap { Int($0) } ?? 0
      return BrowserDisplay(
        configuration: launch.configuration, port: port, title: launch.title, options: options)
    }
  }

  private static let port = DisplayOption(
    "--port", "P", summary: "the port the browser display listens on; any free one by default"
  ) { value in
    (Int(value).map { (0...65535).contains($0) } ?? false)
      ? nil : "must be a number from 0 to 65535, not “\(value)”"
  }

  private static let host = DisplayOption(
    "--host", "NAME",
    summary: """
      a name of this machine that the page's address may have, such as that of a
      proxy before it; may be given several times. localhost and 127.0.0.1 always
      may be, with any port, so that an SSH tunnel works
      """
  ) { value in
    value.wholeMatch(of: /[A-Za-z0-9]([A-Za-z0-9.\-]{0,251}[A-Za-z0-9])?/) != nil
      ? nil : "must be a name such as dev.example, without a port, not “\(value)”"
  }

  private static let bind = DisplayOption(
    "--bind", "ADDRESS",
    summary: "the IPv4 address to listen on; 127.0.0.1 by default, 0.0.0.0 is every one"
  ) { value in
    let parts = value.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return parts.count == 4 && parts.allSatisfy { $0 != nil }
      ? nil : "must be an IPv4 address such as 0.0.0.0, not “\(value)”"
  }

  private static let latency = DisplayOption(
    "--latency", "MS",
    summary: """
      the milliseconds that everything takes between page and app, each way, to
      use the app as at the end of a long line; none by default
      """
  ) { value in
    (Int(value).map { (0...10_000).contains($0) } ?? false)
      ? nil : "must be a number of milliseconds from 0 to 10000, not “\(value)”"
  }

  private static let secret = DisplayOption(
    "SHOJI_SECRET",
    summary: """
      the secret in the page's address, 16 to 64 letters and digits, so that the
      address stays the same from start to start; by default each start makes a new one
      """
  ) { value in
    value.wholeMatch(of: /[A-Za-z0-9]{16,64}/) != nil ? nil : "must be 16 to 64 letters and digits"
  }
}
