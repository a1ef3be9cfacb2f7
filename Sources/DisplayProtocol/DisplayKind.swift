import CRuntimeSupport
import Synchronization

/// A kind of display that an app can be shown on, as `--display` names it.
///
/// The module of a display declares its kind, and one line registers it before the app is launched:
///
/// ```swift
/// DisplayKind.register(.text)
/// ```
///
/// Module `Displays`, which is linked with every app, registers those of this package.
public struct DisplayKind: Sendable {
  /// The name on the command line, such as `browser`.
  public var name: String
  /// One line for `--help`: where the app is shown.
  public var summary: String
  /// The options of the command line that are for this kind alone.
  public var options: [DisplayOption]
  /// A paragraph for the end of `--help`; empty for none.
  public var notes: String
  /// Whether the state of scenes is saved and restored where the command line does not say.
  public var restoresState: Bool
  /// Makes a display for an app that is launched, or throws why it cannot be made.
  public var makeDisplay: @MainActor @Sendable (DisplayLaunch) throws -> any Display

  /// Describes a kind of display; it has no options and restores state by default.
  public init(
    name: String, summary: String, options: [DisplayOption] = [], notes: String = "",
    restoresState: Bool = true,
    makeDisplay: @escaping @MainActor @Sendable (DisplayLaunch) throws -> any Display
  ) {
    self.name = name
    self.summary = summary
    self.options = options
    self.notes = notes
    self.restoresState = restoresState
    self.makeDisplay = makeDisplay
  }
}

extension DisplayKind {
  private static let registered = Mutex<[DisplayKind]>([])
  /// Called once, by the first who asks which kinds there are.
  private static let linkedDisplays: Void = shoji_register_linked_displays()

  /// The kinds that the app can be shown on, the default first: those that are linked with the process, and
  /// those that it has registered.
  public static var all: [DisplayKind] {
    linkedDisplays
    return registered.withLock { $0 }
  }

  /// Adds a kind, or replaces the one of the same name.
  public static func register(_ kind: DisplayKind) {
    registered.withLock { kinds in
      kinds.removeAll { $0.name == kind.name }
      kinds.append(kind)
    }
  }

  /// Adds the kinds that are linked with every app, before those that the app has registered by itself.
  package static func registerLinked(_ linked: [DisplayKind]) {
    registered.withLock { kinds in
      kinds.insert(contentsOf: linked.filter { kind in !kinds.contains { $0.name == kind.name } }, at: 0)
    }
  }
}

/// An option of the command line, or a variable of the environment, that is for one kind of display alone.
public struct DisplayOption: Sendable {
  /// The option, such as `--port`; without dashes, the name of a variable of the environment.
  public var name: String
  /// The value's name in `--help`, such as `P`.
  public var placeholder: String
  /// The text of `--help`.
  public var summary: String
  /// Returns what is wrong with a value, such as `must be a number from 0 to 65535, not “x”`; nil for a good
  /// one.
  public var fault: @Sendable (String) -> String?

  /// Describes an option.
  public init(
    _ name: String, _ placeholder: String = "", summary: String,
    fault: @escaping @Sendable (String) -> String?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.fault = fault
  }

  /// Whether it is a variable of the environment.
  public var isVariable: Bool { !name.hasPrefix("--") }
}

/// The arguments with which an app's launch makes a display.
public struct DisplayLaunch: Sendable {
  /// The size, scale and appearance at the start.
  public var configuration: DisplayConfiguration
  /// The values of the display's options and variables, by name, in the order of the command line.
  public var values: [String: [String]]
  /// The app's name, for people.
  public var title: String
  /// Whether something starts the app again when it ends, so that who uses it had better wait.
  public var isRestarted: Bool

  /// Describes a launch.
  public init(
    configuration: DisplayConfiguration, values: [String: [String]] = [:], title: String = "",
    isRestarted: Bool = false
  ) {
    self.configuration = configuration
    self.values = values
    self.title = title
    self.isRestarted = isRestarted
  }

  /// The last value of an option or variable; nil where it was not given.
  public subscript(_ option: String) -> String? { values[option]?.last }
}
