import DisplayProtocol

extension LaunchArguments {
  /// Returns what `--help` prints.
  static func help(displays: [DisplayKind] = DisplayKind.all) -> String {
    let names = displays.map(\.name).joined(separator: "|")
    let standard = displays.first.map { "; \($0.name) by default" } ?? ""
    var display = "where the app is shown (also: SHOJI_DISPLAY)\(standard)"
    for kind in displays { display += "\n\(kind.name): \(kind.summary)" }
    let options = displays.flatMap(\.options)
    var entries = [("--display \(names)", display)] + commonOptions
    entries += options.filter { !$0.isVariable }.map { ("\($0.name) \($0.placeholder)", $0.summary) }
    entries += lastOptions
    var parts = [entries.map(entry).joined(separator: "\n")]
    let variables = options.filter(\.isVariable)
    if !variables.isEmpty {
      parts.append(
        "In the environment:\n" + variables.map { entry($0.name, $0.summary) }.joined(separator: "\n"))
    }
    parts += displays.map(\.notes).filter { !$0.isEmpty }
    return parts.joined(separator: "\n\n")
  }

  private static let column = 33

  /// An option and what it is for, in two columns.
  private static func entry(_ usage: String, _ summary: String) -> String {
    let indent = String(repeating: " ", count: column)
    let text = summary.replacingOccurrences(of: "\n", with: "\n" + indent)
    guard usage.count < column - 1 else { return "\(usage)\n\(indent)\(text)" }
    return usage + String(repeating: " ", count: column - usage.count) + text
  }

  private static let commonOptions = [
    ("--size WxH", "the size in points at the start, such as 393x852"),
    ("--scale S", "pixels to a point, such as 2"),
    ("--appearance light|dark", "light or dark at the start"),
    (
      "--safe-area T,L,B,R",
      """
      points that bars and round corners cover at the top, left, bottom and
      right (also: SHOJI_SAFE_AREA), such as 20,0,0,0
      """
    ),
    ("--direction ltr|rtl", "where lines begin (also: SHOJI_DIRECTION)"),
    (
      "--content-size NAME",
      """
      how large text is to be (also: SHOJI_CONTENT_SIZE): extraSmall, small,
      medium, large, … accessibilityExtraExtraExtraLarge
      """
    ),
    (
      "--language NAME",
      """
      the language of the texts that String(localized:) finds, and of the direction of
      lines (also: SHOJI_LANGUAGE), such as de; the system's by default
      """
    ),
    (
      "--locale NAME",
      """
      the language and region of numbers, dates and money (also: SHOJI_LOCALE), such as
      de_AT; by default those of --language, in its most likely region
      """
    ),
    (
      "--keyboard H",
      """
      the height in points of a simulated keyboard that covers the bottom while text is
      edited (also: SHOJI_KEYBOARD), such as 336; 0, the default, for none
      """
    ),
    (
      "--accessibility NAMES",
      """
      what the person asked for (also: SHOJI_ACCESSIBILITY), with commas between:
      reduceMotion, increaseContrast, reduceTransparency, invertColors, forcedColors;
      in a browser its own settings take their place as soon as they change
      """
    ),
  ]

  private static let lastOptions = [
    (
      "--developer-panel off|on|recording",
      """
      whether Ctrl+` opens the developer panel in the page (also:
      SHOJI_DEVELOPER_PANEL); on in debug builds, off in release builds. With
      recording its list of actions begins at the launch, not when it is opened
      """
    ),
    (
      "--state on|off",
      """
      whether the scene's state is saved in the background and at the end, and restored
      at the start (also: SHOJI_STATE); on, but off with --display image
      """
    ),
    ("--open URL", "an address that the app is to open; may be given several times"),
    ("--help", "this text"),
    ("--", "what follows is the app's own"),
  ]
}
