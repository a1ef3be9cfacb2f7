import Logging

/// The library's loggers, one for each subsystem.
///
/// Their lines go to standard error from the level on that `SHOJI_LOG` names, in the format that `os.Logger`
/// has. An app that calls swift-log's `LoggingSystem.bootstrap` before it starts receives them in its own
/// handler instead.
package enum Log {
  /// Launching, scenes, and properties that are ignored.
  package static let app = logger("app")
  /// Controllers and what they present.
  package static let controllers = logger("controllers")
  /// Touches, gestures and keys.
  package static let input = logger("input")
  /// Constraints and the passes of layout.
  package static let layout = logger("layout")
  /// Layers and their animations.
  package static let animation = logger("animation")
  /// Fonts and text.
  package static let text = logger("text")
  /// The displays.
  package static let display = logger("display")
  /// The server behind the browser's page.
  package static let browser = logger("browser")
  /// Stores of Katana and their side effects.
  package static let store = logger("store")
  /// Files in which the library saves what an app keeps.
  package static let saving = logger("saving")
  /// Recordings of runs, and their replays.
  package static let recording = logger("recording")
  /// Nodes of Katana UI.
  package static let nodes = logger("nodes")
  /// Sequences of RxSwift.
  package static let reactive = logger("reactive")

  private static func logger(_ category: String) -> Logger {
    let label = "shoji.\(category)"
    let logger = Logger(label: label)
    guard logger.handler is StreamLogHandler else { return logger }
    return Logger(label: label) { _ in LineLogHandler(place: "shoji:\(category)") }
  }
}

/// A handler that writes events as lines of ``LogOutput``.
struct LineLogHandler: LogHandler {
  /// The subsystem and the category.
  let place: String
  var metadata: Logger.Metadata = [:]
  private var ownLevel: Logger.Level?

  init(place: String) {
    self.place = place
  }

  /// The least severe level that is written: the output's, unless one was set.
  var logLevel: Logger.Level {
    get { ownLevel ?? LogOutput.current.level }
    set { ownLevel = newValue }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let output = LogOutput.current
    guard output.writes(event.level.severity) else { return }
    let values = metadata.merging(event.metadata ?? [:]) { $1 }
    let suffix = values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    output.log("\(event.level)", at: place, "\(event.message)\(suffix)")
  }
}

extension Logger.Level {
  /// The level's place on the scale of ``LogOutput``.
  fileprivate var severity: Int {
    switch self {
    case .trace, .debug: 0
    case .info: 1
    case .notice, .warning: 2
    case .error: 3
    case .critical: 4
    }
  }
}

extension LogOutput {
  /// The least severe of swift-log's levels that is written.
  fileprivate var level: Logger.Level {
    [.trace, .info, .notice, .error, .critical].first { $0.severity >= threshold ?? .max } ?? .critical
  }
}
