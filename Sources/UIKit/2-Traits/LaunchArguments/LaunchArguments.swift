import DisplayProtocol
import Inspection
import QuartzCore

/// The display options given on an app's command line. Other arguments are the app's own.
struct LaunchArguments: Equatable {
  /// Whether the developer panel may be opened.
  enum DeveloperPanel: String, CaseIterable {
    case off, on
    /// It may, and the history of actions begins with the launch rather than when it is opened.
    case recording

    /// Applies whether panels may be opened.
    @MainActor func apply() {
      Inspector.shared.isAllowed = self != .off
      if self == .recording { Inspector.shared.recordFromLaunch() }
    }
  }

  /// The reason the command line cannot be followed.
  struct Failure: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  /// The name of the kind of display to show the app on; nil for the default.
  var display: String?
  var configuration = DisplayConfiguration()
  var interface = InterfaceOptions()
  /// The values of the displays' own options and variables, by name.
  var displayValues: [String: [String]] = [:]
  /// Whether the display's size, scale or appearance was given.
  var specifiesConfiguration = false
  /// The setting requested for the developer panel; nil for on in debug builds and off in release builds.
  var developerPanel: DeveloperPanel?
  /// Whether the state of scenes is saved and restored; `nil` for what the kind of
  /// display has by default.
  var restoresState: Bool?
  /// The addresses that the app is to open.
  var urls: [URL] = []
  /// Options that neither UIKit nor the app declares.
  var unknownOptions: [String] = []
  var requestsHelp = false

  /// Reads a command line without the program's name, and the environment. Options in `ownOptions` are the
  /// app's, those of all displays are known.
  init(
    _ arguments: [String], environment: [String: String], ownOptions: [String] = [],
    displays: [DisplayKind] = DisplayKind.all
  ) throws(Failure) {
    try readEnvironment(environment, displays: displays)
    let displayOptions = displays.flatMap(\.options).filter { !$0.isVariable }
    var rest = arguments[...]
    while let argument = rest.popFirst(), argument != "--" {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let displayOption = displayOptions.first { $0.name == option }
      guard displayOption != nil || LaunchArguments.options.contains(option) else {
        if option.hasPrefix("--"), !ownOptions.contains(option) { unknownOptions.append(option) }
        continue
      }
      if option == "--help" {
        requestsHelp = true
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw Failure(description: "\(option) needs a value. --help lists the options.")
      }
      if let displayOption {
        try set(value, of: displayOption)
        continue
      }
      if let option = InterfaceOptions.Option(rawValue: option) {
        try interface.set(value, of: option, named: option.rawValue)
        continue
      }
      switch option {
      case "--developer-panel":
        developerPanel = try LaunchArguments.developerPanel(value, from: option)
      case "--state": restoresState = try LaunchArguments.state(value, from: option)
      case "--open":
        guard let url = URL(string: value), url.scheme != nil else {
          throw Failure(description: "--open must be an address such as example://page, not “\(value)”.")
        }
        urls.append(url)
      case "--display": display = try LaunchArguments.display(value, from: option, displays: displays)
      case "--size":
        configuration.size = try LaunchArguments.size(value)
        specifiesConfiguration = true
      case "--scale":
        guard let scale = Double(value), scale >= 0.5, scale <= 8 else {
          throw Failure(description: "--scale must be a number from 0.5 to 8, not “\(value)”.")
        }
        configuration.scale = CGFloat(scale)
        specifiesConfiguration = true
      case "--appearance":
        guard let appearance = Appearance(rawValue: value) else {
          throw Failure(description: "--appearance must be light or dark, not “\(value)”.")
        }
        configuration.appearance = appearance
        specifiesConfiguration = true
      default: break
      }
    }
  }

  private mutating func set(_ value: String, of option: DisplayOption) throws(Failure) {
    if let fault = option.fault(value) { throw Failure(description: "\(option.name) \(fault).") }
    displayValues[option.name, default: []].append(value)
  }

  private mutating func readEnvironment(
    _ environment: [String: String], displays: [DisplayKind]
  ) throws(Failure) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let name = value("SHOJI_DISPLAY") {
      display = try LaunchArguments.display(name, from: "SHOJI_DISPLAY", displays: displays)
    }
    for option in InterfaceOptions.Option.allCases {
      guard let value = value(option.variable) else { continue }
      try interface.set(value, of: option, named: option.variable)
    }
    if let name = value("SHOJI_DEVELOPER_PANEL") {
      developerPanel = try LaunchArguments.developerPanel(name, from: "SHOJI_DEVELOPER_PANEL")
    }
    if let name = value("SHOJI_STATE") {
      restoresState = try LaunchArguments.state(name, from: "SHOJI_STATE")
    }
    for variable in displays.flatMap(\.options) where variable.isVariable {
      if let value = value(variable.name) { try set(value, of: variable) }
    }
  }

  /// The options that every app takes on every display.
  static let options =
    [
      "--display", "--size", "--scale", "--appearance", "--developer-panel", "--state", "--open", "--help",
    ]
    + InterfaceOptions.Option.allCases.map(\.rawValue)

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

  private static func display(
    _ name: String, from option: String, displays: [DisplayKind]
  ) throws(Failure) -> String {
    guard displays.contains(where: { $0.name == name }) else {
      let names = displays.map(\.name).formatted(.list(type: .or).locale(Locale(identifier: "en_US")))
      throw Failure(
        description: displays.isEmpty
          ? "\(option): no display is linked with this app. Depend on the product UIKit of package Shoji."
          : "\(option) must be \(names), not “\(name)”.")
    }
    return name
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
