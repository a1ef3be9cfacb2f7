import DisplayProtocol
import QuartzCore

/// What an app was asked on its command line about the display. Other arguments are the app's own.
struct LaunchArguments: Equatable {
  /// Where the app is shown.
  enum DisplayKind: String, CaseIterable {
    case image, browser, window
  }

  /// Why the command line cannot be followed.
  struct Failure: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  var display: DisplayKind?
  var configuration = DisplayConfiguration()
  var interface = InterfaceOptions()
  var port = 0
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
    --port P                         the port the browser display listens on; any free one by default
    --help                           this text

    With --display image the app reads one JSON request a line from standard input and answers each with
    one line on standard output: {"tree": true}, {"tap": "New Game"}, {"snapshot": "board.png"} and so on.
    """

  /// Reads a command line without the program's name, and the environment.
  init(_ arguments: [String], environment: [String: String]) throws(Failure) {
    if let name = environment["SHOJI_DISPLAY"], !name.isEmpty {
      display = try LaunchArguments.display(name, from: "SHOJI_DISPLAY")
    }
    for option in InterfaceOptions.Option.allCases {
      guard let value = environment[option.variable], !value.isEmpty else { continue }
      try interface.take(value, of: option, named: option.variable)
    }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard LaunchArguments.options.contains(option) else { continue }
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
      case "--display": display = try LaunchArguments.display(value, from: option)
      case "--size": configuration.size = try LaunchArguments.size(value)
      case "--scale":
        guard let scale = Double(value), scale >= 0.5, scale <= 8 else {
          throw Failure(description: "--scale must be a number from 0.5 to 8, not “\(value)”.")
        }
        configuration.scale = CGFloat(scale)
      case "--appearance":
        guard let appearance = Appearance(rawValue: value) else {
          throw Failure(description: "--appearance must be light or dark, not “\(value)”.")
        }
        configuration.appearance = appearance
      default:
        guard let port = Int(value), (0...65535).contains(port) else {
          throw Failure(description: "--port must be a number from 0 to 65535, not “\(value)”.")
        }
        self.port = port
      }
    }
  }

  private static let options =
    ["--display", "--size", "--scale", "--appearance", "--port", "--help"]
    + InterfaceOptions.Option.allCases.map(\.rawValue)

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
