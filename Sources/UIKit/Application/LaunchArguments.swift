import DisplayProtocol
import Inspection
import QuartzCore

/// What an app was asked on its command line about the display. Other arguments are the app's own.
struct LaunchArguments: Equatable {
  /// Where the app is shown.
  enum DisplayKind: String, CaseIterable {
    case image, browser, window
  }

  /// Whether the developer panel may be opened.
  enum DeveloperPanel: String, CaseIterable {
    case off, on
    /// It may, and the history of actions begins with the launch rather than when it is opened.
    case recording

    /// Lets panels be opened, or not.
    @MainActor func apply() {
      Inspector.shared.isAllowed = self != .off
      if self == .recording { Inspector.shared.recordFromLaunch() }
    }
  }

  /// Why the command line cannot be followed.
  struct Failure: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  var display: DisplayKind?
  var configuration = DisplayConfiguration()
  var interface = InterfaceOptions()
  var port = 0
  /// The address to listen on.
  var address = "127.0.0.1"
  /// Names of this machine that requests may name.
  var hosts: [String] = []
  /// The secret in the page's address; nil for a fresh one.
  var secret: String?
  /// The file in which the navigation trail is recorded; nil where it is not.
  var trailFile: URL?
  /// Whether the display's size, scale or appearance was given.
  var saysConfiguration = false
  /// What was asked of the developer panel; nil for on in debug builds and off in release builds.
  var developerPanel: DeveloperPanel?
  /// Whether the state of scenes is saved and restored; `nil` for everywhere but on the image display.
  var restoresState: Bool?
  /// The addresses that the app is to open.
  var urls: [URL] = []
  /// Options that neither UIKit nor the app knows.
  var unknownOptions: [String] = []
  var asksForHelp = false

  /// What `--help` prints.
  static let help = """
    --display image|browser|window   where the app is shown (also: SHOJI_DISPLAY); without it a window
                                     where one can be opened, else a browser tab at a printed address
    --size WxH                       the size in points at the start, such as 393x852
    --scale S                        pixels to a point, such as 2
    --appearance light|dark          light or dark at the start
    --safe-area T,L,B,R              points that bars and round corners cover at the top, left, bottom and
                                     right (also: SHOJI_SAFE_AREA), such as 20,0,0,0
    --direction ltr|rtl              where lines begin (also: SHOJI_DIRECTION)
    --content-size NAME              how large text is to be (also: SHOJI_CONTENT_SIZE): extraSmall, small,
                                     medium, large, … accessibilityExtraExtraExtraLarge
    --language NAME                  the language of the texts that String(localized:) finds, and of the direction of
                                     lines (also: SHOJI_LANGUAGE), such as de; the system's by default
    --locale NAME                    the language and region of numbers, dates and money (also: SHOJI_LOCALE), such as
                                     de_AT; by default those of --language, in its most likely region
    --keyboard H                     the height in points of a simulated keyboard that covers the bottom while text is
                                     edited (also: SHOJI_KEYBOARD), such as 336; 0, the default, for none
    --port P                         the port the browser display listens on; any free one by default
    --host NAME                      a name of this machine that the page's address may have, such as that of a
                                     proxy before it; may be given several times. localhost and 127.0.0.1 always
                                     may be, with any port, so that an SSH tunnel works
    --bind ADDRESS                   the IPv4 address to listen on; 127.0.0.1 by default, 0.0.0.0 is every one
    --developer-panel off|on|recording
                                     whether Ctrl+` opens the developer panel in the page (also:
                                     SHOJI_DEVELOPER_PANEL); on in debug builds, off in release builds. With
                                     recording its list of actions begins at the launch, not when it is opened
    --state on|off                   whether the scene's state is saved in the background and at the end, and restored
                                     at the start (also: SHOJI_STATE); on, but off with --display image
    --open URL                       an address that the app is to open; may be given several times
    --help                           this text
    --                               what follows is the app's own

    SHOJI_SECRET in the environment is the secret in the page's address, 16 to 64 letters and digits, so that the
    address stays the same from start to start; by default each start makes a new one.

    With --display image the app reads one JSON request a line from standard input and answers each with
    one line on standard output: {"tree": true}, {"tap": "New Game"}, {"snapshot": "board.png"} and so on.
    """

  /// Reads a command line without the program's name, and the environment. Options in `ownOptions` are the app's.
  init(_ arguments: [String], environment: [String: String], ownOptions: [String] = []) throws(Failure) {
    try readEnvironment(environment)
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard LaunchArguments.options.contains(option) else {
        if option.hasPrefix("--"), !ownOptions.contains(option) { unknownOptions.append(option) }
        continue
      }
      if option == "--help" {
        asksForHelp = true
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw Failure(description: "\(option) needs a value. --help lists the options.")
      }
      if let option = InterfaceOptions.Option(rawValue: option) {
        try interface.take(value, of: option, named: option.rawValue)
        continue
      }
      switch option {
      case "--developer-panel":
        developerPanel = try LaunchArguments.developerPanel(value, from: option)
      case "--host": hosts.append(try LaunchArguments.host(value))
      case "--bind": address = try LaunchArguments.address(value)
      case "--state": restoresState = try LaunchArguments.state(value, from: option)
      case "--open":
        guard let url = URL(string: value), url.scheme != nil else {
          throw Failure(description: "--open must be an address such as example://page, not “\(value)”.")
        }
        urls.append(url)
      case "--display": display = try LaunchArguments.display(value, from: option)
      case "--size":
        configuration.size = try LaunchArguments.size(value)
        saysConfiguration = true
      case "--scale":
        guard let scale = Double(value), scale >= 0.5, scale <= 8 else {
          throw Failure(description: "--scale must be a number from 0.5 to 8, not “\(value)”.")
        }
        configuration.scale = CGFloat(scale)
        saysConfiguration = true
      case "--appearance":
        guard let appearance = Appearance(rawValue: value) else {
          throw Failure(description: "--appearance must be light or dark, not “\(value)”.")
        }
        configuration.appearance = appearance
        saysConfiguration = true
      default:
        guard let port = Int(value), (0...65535).contains(port) else {
          throw Failure(description: "--port must be a number from 0 to 65535, not “\(value)”.")
        }
        self.port = port
      }
    }
  }

  private mutating func readEnvironment(_ environment: [String: String]) throws(Failure) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let name = value("SHOJI_DISPLAY") {
      display = try LaunchArguments.display(name, from: "SHOJI_DISPLAY")
    }
    for option in InterfaceOptions.Option.allCases {
      guard let value = value(option.variable) else { continue }
      try interface.take(value, of: option, named: option.variable)
    }
    if let name = value("SHOJI_DEVELOPER_PANEL") {
      developerPanel = try LaunchArguments.developerPanel(name, from: "SHOJI_DEVELOPER_PANEL")
    }
    if let name = value("SHOJI_STATE") {
      restoresState = try LaunchArguments.state(name, from: "SHOJI_STATE")
    }
    if let secret = value("SHOJI_SECRET") {
      guard secret.wholeMatch(of: /[A-Za-z0-9]{16,64}/) != nil else {
        throw Failure(description: "SHOJI_SECRET must be 16 to 64 letters and digits.")
      }
      self.secret = secret
    }
    trailFile = value("SHOJI_TRAIL").map { URL(fileURLWithPath: $0) }
  }

  static let options =
    [
      "--display", "--size", "--scale", "--appearance", "--port", "--host", "--bind", "--developer-panel",
      "--state", "--open", "--help",
    ]
    + InterfaceOptions.Option.allCases.map(\.rawValue)

  private static func host(_ name: String) throws(Failure) -> String {
    guard name.wholeMatch(of: /[A-Za-z0-9]([A-Za-z0-9.\-]{0,251}[A-Za-z0-9])?/) != nil else {
      throw Failure(description: "--host must be a name such as dev.example, without a port, not “\(name)”.")
    }
    return name.lowercased()
  }

  private static func address(_ text: String) throws(Failure) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, parts.allSatisfy({ $0 != nil }) else {
      throw Failure(description: "--bind must be an IPv4 address such as 0.0.0.0, not “\(text)”.")
    }
    return text
  }

  private static func developerPanel(
    _ name: String, from option: String
  ) throws(Failure) -> DeveloperPanel {
    guard let panel = DeveloperPanel(rawValue: name) else {
      throw Failure(description: "\(option) must be off, on or recording, not “\(name)”.")
    }
    return panel
  }

  private static func state(_ name: String, from option: String) throws(Failure) -> Bool {
    guard name == "on" || name == "off" else {
      throw Failure(description: "\(option) must be on or off, not “\(name)”.")
    }
    return name == "on"
  }

  private static func display(_ name: String, from option: String) throws(Failure) -> DisplayKind {
    guard let kind = DisplayKind(rawValue: name) else {
      throw Failure(description: "\(option) must be image, browser or window, not “\(name)”.")
    }
    return kind
  }

  private static func size(_ text: String) throws(Failure) -> CGSize {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...16_384).contains(width), (1...16_384).contains(height)
    else {
      throw Failure(description: "--size must be like 393x852, each side from 1 to 16384, not “\(text)”.")
    }
    return CGSize(width: width, height: height)
  }
}
