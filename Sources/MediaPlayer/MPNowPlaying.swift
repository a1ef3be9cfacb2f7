import DeviceAccess
@_exported import UIKit

/// The now playing info property elapsed playback time.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The now playing info property playback rate.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The now playing info property default playback rate.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The now playing info property playback queue index.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The now playing info property playback queue count.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The now playing info property chapter number.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The now playing info property chapter count.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The now playing info property is live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The now playing info property media type.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The now playing info property asset URL.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The now playing info property external content identifier.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// The now playing info property playback progress.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The now playing info collection identifier.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
/// A now playing info media type.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none = 0
  case audio
  case video
}
/// A now playing playback state.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing
  case paused
  case stopped
  case interrupted
}

/// The media that the app plays, for the lock screen of a device; kept, and shown nowhere here.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  /// Returns the default.
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  /// The now playing info.
  open var nowPlayingInfo: [String: Any]? {
    didSet { FeatureUse.note("MediaPlayer", "what is playing", told: "kept, and shown nowhere") }
  }
  /// The playback state.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The remote command handler status.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A command of a remote control; none is sent here.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  /// Whether it is enabled.
  open var isEnabled = true
  private var targets:
    [(token: NSObject, handler: ((MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)?)] = []
  /// Keeps a handler, and returns the object by which it is removed.
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    targets.append((token, handler))
    return token
  }
  /// Adds target.
  open func addTarget(_ target: Any, action: Selector) {
    if let target = target as? NSObject { targets.append((target, nil)) }
  }
  /// Removes target.
  open func removeTarget(_ target: Any?) {
    guard let target else { return targets = [] }
    targets.removeAll { $0.token === target as AnyObject }
  }
  /// Removes target.
  open func removeTarget(_ target: Any, action: Selector?) { removeTarget(target) }
  /// Calls the handlers, for tests and for who sends commands.
  package func send(_ event: MPRemoteCommandEvent) -> [MPRemoteCommandHandlerStatus] {
    isEnabled ? targets.compactMap { $0.handler?(event) } : []
  }
}
/// A skip interval command.
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The preferred intervals.
  open var preferredIntervals: [NSNumber] = []
}
/// A change playback rate command.
open class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  /// The supported playback rates.
  open var supportedPlaybackRates: [NSNumber] = []
}
/// A change playback position command.
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
/// A change shuffle mode command.
open class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The current shuffle type.
  open var currentShuffleType = MPShuffleType.off
}
/// A change repeat mode command.
open class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  /// The current repeat type.
  open var currentRepeatType = MPRepeatType.off
}
/// A feedback command.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether it is active.
  open var isActive = false
  /// The localized title.
  open var localizedTitle = ""
  /// The localized short title.
  open var localizedShortTitle = ""
}
/// A rating command.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The minimum rating.
  open var minimumRating: Float = 0
  /// The maximum rating.
  open var maximumRating: Float = 1
}
/// A shuffle type.
public enum MPShuffleType: Int, Sendable {
  case off = 0
  case items
  case collections
}
/// A repeat type.
public enum MPRepeatType: Int, Sendable {
  case off = 0
  case one
  case all
}

/// A command that was sent.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The command.
  public let command: MPRemoteCommand
  /// The timestamp.
  public let timestamp: TimeInterval
  /// Makes an event, for who sends commands.
  package init(command: MPRemoteCommand) {
    (self.command, timestamp) = (command, ProcessInfo.processInfo.systemUptime)
  }
}
/// A skip interval command event.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The interval.
  open var interval: TimeInterval { 0 }
}
/// A seek command event.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The type.
  open var type: MPSeekCommandEventType { .beginSeeking }
}
/// A seek command event type.
public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  case endSeeking
}
/// A change playback rate command event.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The playback rate.
  open var playbackRate: Float { 1 }
}
/// A change playback position command event.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The position time.
  open var positionTime: TimeInterval { 0 }
}

/// The commands of remote controls; none is sent here.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  /// Returns the shared.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// The play command.
  public let playCommand = MPRemoteCommand()
  /// The pause command.
  public let pauseCommand = MPRemoteCommand()
  /// The stop command.
  public let stopCommand = MPRemoteCommand()
  /// The toggle play pause command.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next track command.
  public let nextTrackCommand = MPRemoteCommand()
  /// The previous track command.
  public let previousTrackCommand = MPRemoteCommand()
  /// The seek forward command.
  public let seekForwardCommand = MPRemoteCommand()
  /// The seek backward command.
  public let seekBackwardCommand = MPRemoteCommand()
  /// The skip forward command.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// The skip backward command.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// The change playback rate command.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// The change playback position command.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// The change shuffle mode command.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// The change repeat mode command.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// The rating command.
  public let ratingCommand = MPRatingCommand()
  /// The like command.
  public let likeCommand = MPFeedbackCommand()
  /// The dislike command.
  public let dislikeCommand = MPFeedbackCommand()
  /// The bookmark command.
  public let bookmarkCommand = MPFeedbackCommand()
  /// The enable language option command.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// The disable language option command.
  public let disableLanguageOptionCommand = MPRemoteCommand()
}
