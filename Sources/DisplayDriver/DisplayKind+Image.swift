import DisplayProtocol

extension DisplayKind {
  /// Pixels and a tree without a screen, for a program that speaks the driver's language on standard input and
  /// output.
  public static var image: DisplayKind {
    DisplayKind(
      name: "image", summary: "no screen: pixels and a tree, used by the driver's requests",
      notes: """
        With --display image the app reads one JSON request a line from standard input and answers each with
        one line on standard output. A TARGET is an identifier, a label or visible text; {"text": …, "index": n}
        to pick among several; or {"x": …, "y": …}.

        \(DriverLanguage.help)
        """,
      restoresState: false
    ) { launch in
      try DrivenDisplay(configuration: launch.configuration)
    }
  }
}
