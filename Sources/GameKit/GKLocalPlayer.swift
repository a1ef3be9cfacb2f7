import DeviceAccess
@_exported import GameplayKit
@_exported import UIKit

/// The error domain.
public let GKErrorDomain = "GKErrorDomain"
/// An error of Game Center, which is not there: `notSupported` and `notAuthenticated`.
public struct GKError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { GKErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = GKError
    case unknown = 1
    case cancelled
    case communicationsFailure
    case userDenied
    case invalidCredentials
    case notAuthenticated
    case authenticationInProgress
    case invalidPlayer
    case scoreNotSet
    case parentalControlsBlocked
    case playerStatusExceedsMaximumLength
    case playerStatusInvalid
    case matchRequestInvalid = 13
    case underage
    case gameUnrecognized
    case notSupported
    case invalidParameter
    case unexpectedConnection
    case challengeInvalid
    case turnBasedMatchDataTooLarge
    case turnBasedTooManySessions
    case turnBasedInvalidParticipant
    case turnBasedInvalidTurn
    case turnBasedInvalidState
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The cancelled.
  public static var cancelled: Code { .cancelled }
  /// The communications failure.
  public static var communicationsFailure: Code { .communicationsFailure }
  /// The user denied.
  public static var userDenied: Code { .userDenied }
  /// The invalid credentials.
  public static var invalidCredentials: Code { .invalidCredentials }
  /// The not authenticated.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The authentication in progress.
  public static var authenticationInProgress: Code { .authenticationInProgress }
  /// The invalid player.
  public static var invalidPlayer: Code { .invalidPlayer }
  /// The score not set.
  public static var scoreNotSet: Code { .scoreNotSet }
  /// The parental controls blocked.
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  /// The player status exceeds maximum length.
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  /// The player status invalid.
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  /// The match request invalid.
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  /// The underage.
  public static var underage: Code { .underage }
  /// The game unrecognized.
  public static var gameUnrecognized: Code { .gameUnrecognized }
  /// The not supported.
  public static var notSupported: Code { .notSupported }
  /// The invalid parameter.
  public static var invalidParameter: Code { .invalidParameter }
  /// The unexpected connection.
  public static var unexpectedConnection: Code { .unexpectedConnection }
  /// The challenge invalid.
  public static var challengeInvalid: Code { .challengeInvalid }
  /// The turn based match data too large.
  public static var turnBasedMatchDataTooLarge: Code { .turnBasedMatchDataTooLarge }
  /// The turn based too many sessions.
  public static var turnBasedTooManySessions: Code { .turnBasedTooManySessions }
  /// The turn based invalid participant.
  public static var turnBasedInvalidParticipant: Code { .turnBasedInvalidParticipant }
  /// The turn based invalid turn.
  public static var turnBasedInvalidTurn: Code { .turnBasedInvalidTurn }
  /// The turn based invalid state.
  public static var turnBasedInvalidState: Code { .turnBasedInvalidState }
}
extension NSNotification.Name {
  /// The GK player authentication did change notification name.
  public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

/// A player.
open class GKPlayer: NSObject, @unchecked Sendable {
  /// The game player ID.
  open var gamePlayerID: String { "" }
  /// The team player ID.
  open var teamPlayerID: String { "" }
  /// The player ID.
  open var playerID: String { "" }
  /// The display name.
  open var displayName: String { "" }
  /// The alias.
  open var alias: String { "" }
  /// A photo size.
  public enum PhotoSize: Int, Sendable {
    case small = 0
    case normal
  }
}

/// The player of this device, who cannot be known: there is no Game Center here.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()
  /// The local.
  open class var local: GKLocalPlayer { player }
  /// Returns the local player.
  open class func localPlayer() -> GKLocalPlayer { player }
  /// Whether it is authenticated.
  open var isAuthenticated: Bool { false }
  /// Whether it is underage.
  open var isUnderage: Bool { false }
  /// Whether it is multiplayer gaming restricted.
  open var isMultiplayerGamingRestricted: Bool { true }
  /// The handler that is called with `GKError.notSupported` in the turn after it was set.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      FeatureUse.note("GameKit", "Game Center", told: "GKError.notSupported")
      MainThread.later { [self] in authenticateHandler?(nil, GKError(.notSupported)) }
    }
  }
  /// Registers.
  open func register(_ listener: any GKLocalPlayerListener) {}
  /// Unregisters listener.
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Unregisters all listeners.
  open func unregisterAllListeners() {}
  /// Calls the handler with `GKError.notAuthenticated`.
  open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
    MainThread.later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
}
/// A local player listener.
@preconcurrency public protocol GKLocalPlayerListener: AnyObject {}

/// A score; it cannot be reported here.
open class GKScore: NSObject, @unchecked Sendable {
  /// The leaderboard identifier.
  public let leaderboardIdentifier: String
  /// The value.
  open var value: Int64 = 0
  /// The context.
  open var context: UInt64 = 0
  /// The rank.
  open var rank: Int { 0 }
  /// The formatted value.
  open var formattedValue: String? { nil }
  /// Whether it should set default leaderboard.
  open var shouldSetDefaultLeaderboard = false
  /// Makes one of the given values.
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  /// Calls the handler with `GKError.notAuthenticated`.
  open class func report(
    _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    FeatureUse.note("GameKit", "scores and achievements", told: "GKError.notAuthenticated")
    MainThread.later { completionHandler?(GKError(.notAuthenticated)) }
  }
}
/// A leaderboard.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// A time scope.
  public enum TimeScope: Int, Sendable {
    case today = 0
    case week
    case allTime
  }
  /// A player scope.
  public enum PlayerScope: Int, Sendable {
    case global = 0
    case friendsOnly
  }
  /// The identifier.
  open var identifier: String?
  /// The base leaderboard ID.
  open var baseLeaderboardID: String { "" }
  /// The time scope.
  open var timeScope = TimeScope.allTime
  /// The player scope.
  open var playerScope = PlayerScope.global
  /// The range.
  open var range = NSRange(location: 1, length: 25)
  /// The scores.
  open var scores: [GKScore]? { nil }
  /// The local player score.
  open var localPlayerScore: GKScore? { nil }
  /// Calls the handler with `GKError.notAuthenticated`.
  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    MainThread.later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// Calls the handler with `GKError.notAuthenticated`.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { MainThread.later { completionHandler(nil, GKError(.notAuthenticated)) } }
  /// Calls the handler with `GKError.notAuthenticated`.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { MainThread.later { completionHandler(GKError(.notAuthenticated)) } }
}
/// An achievement.
open class GKAchievement: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The percent complete.
  open var percentComplete: Double = 0
  /// Whether it is completed.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// Whether it shows completion banner.
  open var showsCompletionBanner = false
  /// Makes one of the given values.
  public init(identifier: String) { self.identifier = identifier }
  /// Calls the handler with `GKError.notAuthenticated`.
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { GKScore.report([], withCompletionHandler: completionHandler) }
  /// Calls the handler with `GKError.notAuthenticated`.
  open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
    MainThread.later { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  /// Calls the handler with `GKError.notAuthenticated`.
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    GKScore.report([], withCompletionHandler: completionHandler)
  }
}

/// A game center view controller state.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards
  case achievements
  case challenges
  case localPlayerProfile
  case dashboard
}
/// Shows Game Center; here, an empty screen that a person closes.
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
  /// The game center delegate.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// The view state.
  open var viewState = GKGameCenterViewControllerState.default
  /// The leaderboard identifier.
  open var leaderboardIdentifier: String?
  /// The leaderboard time scope.
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
  /// Makes one of the given values.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
  /// Makes one of the given values.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.navigationItem.title = "Game Center"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        self.map { $0.gameCenterDelegate?.gameCenterViewControllerDidFinish($0) }
      })
    viewControllers = [page]
  }
}
/// The methods of a game center controller delegate.
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// The small picture of the player; never shown here.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  /// The shared.
  public static let shared = GKAccessPoint()
  /// Whether it is active.
  open var isActive = false
  /// Whether it is visible.
  open var isVisible: Bool { false }
  /// The setting show highlights.
  open var showHighlights = false
}
