import Foundation

/// The lasting part of a scene: its identity, its configuration and its saved state.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a session's scenes.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes a role of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window on the screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A window on an external display that nobody touches; there are none here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The session's scene while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the session's scenes.
  public let role: Role
  /// The configuration that the session's scene was made with.
  open internal(set) var configuration: UISceneConfiguration
  /// The session's name, the same at the next launch.
  public let persistentIdentifier: String
  /// The activity that restores the scene's state; set from the saved state before the scene connects.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the app's own, such as strings, numbers, dates and data. Saved with the scene's state.
  open var userInfo: [String: Any]?

  init(role: Role, persistentIdentifier: String) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The classes that a scene is made with.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The configuration's name; `nil` for the first of its role.
  public let name: String?
  /// The purpose of the scenes.
  public let role: UISceneSession.Role
  /// The scene's class, a subclass of ``UIWindowScene``; `nil`, the default, is ``UIWindowScene`` itself.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate. Where it is `nil`, the default, the class that the `Info.plist` names
  /// takes its place, else the one named `SceneDelegate` in the app delegate's module.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene's window shows; where it is `nil`, the default, the
  /// Info.plist may name one.
  open var storyboard: UIStoryboard?
  /// Whether this is the answer of an app delegate that does not choose a configuration.
  var isUnanswered = false

  /// Makes a configuration without classes, which are then those of the Info.plist's configuration of that
  /// name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
