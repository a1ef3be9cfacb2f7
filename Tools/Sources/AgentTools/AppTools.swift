import AgentProtocol
import Containment
import Foundation

/// The tools that run the project's app, end it and read what it logs.
struct AppTools {
  private let session: AgentSession

  /// The tools for a session.
  init(_ session: AgentSession) { self.session = session }

  var all: [Tool] { [run, attach, stop, logs] }

  /// The options of the display and the environment, by the names of arguments.
  private static let options: [(property: ObjectSchema.Property, option: String)] = [
    (.init("size", "string", "the window in points, such as 393x852, the default"), "--size"),
    (
      .init("appearance", ["type": "string", "enum": ["light", "dark"], "description": "light by default"]),
      "--appearance"
    ),
    (
      .init(
        "contentSize", "string",
        "the text size, from extraSmall to accessibilityExtraExtraExtraLarge; large by default"),
      "--content-size"
    ),
    (.init("language", "string", "the language of texts, such as de"), "--language"),
    (.init("locale", "string", "the region of numbers and dates, such as de_AT"), "--locale"),
  ]

  private var run: Tool {
    let own: [ObjectSchema.Property] = [
      .init("product", "string", "the app, where the package or project has several"),
      .init(
        "arguments", ["type": "array", "items": ["type": "string"], "description": "the app's own arguments"]),
      .init(
        "environment",
        ["type": "object", "description": "further variables of the environment, each a string"]),
      .init("recording", "string", "a .jsonl in the project in which the store's actions are recorded"),
      .init("fresh", "boolean", "begin without what the app saved in earlier runs; false by default"),
      .init(
        "pause",
        [
          "type": "number", "minimum": 0, "maximum": 60,
          "description": "the virtual seconds that pass after each act, for animations; 0.5 by default",
        ]),
    ]
    return Tool(
      "run",
      "Builds the app and starts it without a screen; one that runs is ended. Answers with its first screen. Time "
        + "stands still but in the pause after each act, in advance and in wait.",
      input: ObjectSchema(own + Self.options.map(\.property))
    ) { [session] call in
      let built: BuiltApp
      do {
        built = try session.project.build(call.string("product"), call)
      } catch let failure as BuildFailure {
        let result = ProjectTools.result(of: failure)
        session.note(fault: failure)
        return ToolResult(result.content, isError: true)
      }
      session.note(fault: nil)
      try call.checkCancellation()
      call.report(1_000_000, of: nil, "starting \(built.program.lastPathComponent)")
      return try start(built, session, call)
    }
  }

  private func start(_ built: BuiltApp, _ session: AgentSession, _ call: ToolCall) throws -> ToolResult {
    var environment = ["SHOJI_DEVELOPER_PANEL": "recording"]
    for (name, value) in call.arguments["environment"]?.object ?? [:] {
      guard let text = value.string else {
        throw ToolFailure("“environment” of “run” takes strings; \(name) is \(value.kind)")
      }
      // What these name is written to.
      guard !["HOME", "SHOJI_RECORDING", "SHOJI_RESUME"].contains(name), !name.hasPrefix("XDG_") else {
        throw ToolFailure(
          "“environment” of “run” cannot set \(name); “recording” names a file, and the app's home is .build/agent/home"
        )
      }
      environment[name] = text
    }
    if let path = call.string("recording") {
      environment["SHOJI_RECORDING"] = session.folder.place(
        try session.folder.output(path, endings: ["jsonl"]))
    }
    var options = ["--scale", "2"]
    for (property, option) in Self.options {
      if let value = call.string(property.name) { options += [option, value] }
    }
    _ = session.replace(with: nil)?.stop()
    if call.flag("fresh") {
      OutputFile.remove(session.folder.scratch.appendingPathComponent("home").path)
    }
    let app = try AgentApp(
      built, options: options, arguments: call.strings("arguments"), environment: environment,
      folder: session.folder)
    // An app that is replaced is ended by its new one.
    _ = session.replace(with: app, pause: call.number("pause") ?? AgentSession.usualPause)
    let pause = call.number("pause") ?? AgentSession.usualPause
    if pause > 0 { _ = try app.ask(["advance": .number(pause)], call) }
    let tree = try session.look(call).text(limit: CompactTree.usualLength)
    let log = session.newLog(of: app, limit: 600)
    return ToolResult([tree, log].compactMap { $0 }.joined(separator: "\n"))
  }

  private var attach: Tool {
    Tool(
      "attach",
      "Uses the app that shoji run serves, in the place of one of this server's own: a person sees in the browser "
        + "what is done. Time passes by itself there, and shoji run builds and starts the app again after each "
        + "change of the sources. Answers with the screen.",
      input: ObjectSchema([.init("product", "string", "the app, where shoji run serves several")])
    ) { [session] call in
      let product = call.string("product")
      let apps = try session.project.servedApps().filter { product == nil || $0.product == product }
      guard let app = apps.lazy.compactMap({ AgentApp(served: $0, folder: session.folder) }).first else {
        let name = product.map { "\($0) is not" } ?? "no app is"
        throw ToolFailure(
          "\(name) served by shoji run in \(session.folder.url.path); start it there, or call run for one without a screen"
        )
      }
      _ = session.replace(with: nil)?.stop()
      _ = session.replace(with: app)
      let tree = try session.look(call).text(limit: CompactTree.usualLength)
      return ToolResult(
        ["attached to \(app.name)", session.fault, tree].compactMap { $0 }.joined(separator: "\n"))
    }
  }

  private var stop: Tool {
    Tool(
      "stop",
      "Ends the app as a closed window would; one that shoji run serves is left. Says where it hangs if it does not end."
    ) { [session] call in
      let app = try session.app()
      _ = session.replace(with: nil)
      if app.served != nil {
        _ = app.stop()
        return ToolResult("left \(app.name), which goes on")
      }
      return ToolResult(app.stop(showsFrames: true) ?? "\(app.name) has ended")
    }
  }

  private var logs: Tool {
    Tool(
      "logs", "Answers with what the app has logged since the last answer, and how it ended if it did.",
      isReadOnly: true
    ) { [session] call in
      let app = try session.app()
      let log = session.newLog(of: app, limit: 4_000)
      return ToolResult(
        [app.ended?.text, log].compactMap { $0 }.joined(separator: "\n").isEmpty
          ? "nothing new is logged" : [app.ended?.text, log].compactMap { $0 }.joined(separator: "\n"))
    }
  }
}
