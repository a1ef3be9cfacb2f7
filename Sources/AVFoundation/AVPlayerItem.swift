import DeviceAccess
import Foundation
import FoundationNetworking
import ObjectiveCRuntime

/// Media that a player plays. Here it fails with `AVError.decoderNotFound` in the turn after a player has
/// taken it.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The status.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay
    case failed
  }
  /// The asset.
  public let asset: AVAsset
  /// The status.
  @_KVO public private(set) var status = Status.unknown
  /// The error.
  @_KVO public private(set) var error: (any Error)?
  /// The duration.
  @_KVO public private(set) var duration = CMTime.indefinite
  /// The loaded time ranges.
  @_KVO public private(set) var loadedTimeRanges: [NSValue] = []
  /// The seekable time ranges.
  @_KVO public private(set) var seekableTimeRanges: [NSValue] = []
  /// The timed metadata.
  @_KVO public private(set) var timedMetadata: [AVMetadataItem]?
  /// The presentation size.
  @_KVO public private(set) var presentationSize = CGSize.zero
  /// Whether it is playback likely to keep up.
  @_KVO public private(set) var isPlaybackLikelyToKeepUp = false
  /// Whether it is playback buffer empty.
  @_KVO public private(set) var isPlaybackBufferEmpty = true
  /// Whether it is playback buffer full.
  @_KVO public private(set) var isPlaybackBufferFull = false
  /// The tracks.
  open var tracks: [AVPlayerItemTrack] { [] }
  /// The automatically loaded asset keys.
  public let automaticallyLoadedAssetKeys: [String]
  /// The forward playback end time.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// The reverse playback end time.
  open var reversePlaybackEndTime = CMTime.invalid
  /// The preferred forward buffer duration.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The preferred peak bit rate.
  open var preferredPeakBitRate: Double = 0
  /// The preferred maximum resolution.
  open var preferredMaximumResolution = CGSize.zero
  /// Whether it can use network resources for live streaming while paused.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// The audio time pitch algorithm.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// The video composition.
  open var videoComposition: AVVideoComposition?
  /// The audio mix.
  open var audioMix: AVAudioMix?
  /// The external metadata.
  open var externalMetadata: [AVMetadataItem] = []
  /// Whether it can play fast forward.
  open var canPlayFastForward: Bool { false }
  /// Whether it can play reverse.
  open var canPlayReverse: Bool { false }
  /// Whether it can step forward.
  open var canStepForward: Bool { false }
  /// Whether it can step backward.
  open var canStepBackward: Bool { false }
  /// The outputs.
  open private(set) var outputs: [AVPlayerItemOutput] = []
  private var isLoading = false

  /// Makes one of the given values.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Makes one of the given values.
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  /// Makes one of the given values.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    (self.asset, self.automaticallyLoadedAssetKeys) = (asset, automaticallyLoadedAssetKeys ?? [])
    super.init()
    AVPlayer.registerProperties()
  }

  /// Returns the current time.
  open func currentTime() -> CMTime { .zero }
  /// Returns the current date.
  open func currentDate() -> Date? { nil }
  /// Seeks.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    if let completionHandler { MainThread.later { completionHandler(false) } }
  }
  /// Seeks.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
  /// Cancels pending seeks.
  open func cancelPendingSeeks() {}
  /// Steps.
  open func step(byCount stepCount: Int) {}
  /// Adds.
  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  /// Removes.
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  /// Returns the access log.
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  /// Returns the error log.
  open func errorLog() -> AVPlayerItemErrorLog? { nil }

  /// Begins to load; the item fails in the next turn.
  internal func load() {
    guard !isLoading else { return }
    isLoading = true
    MainThread.later { [self] in
      error = missingFile ?? decoderMissing()
      status = .failed
    }
  }

  private var missingFile: (any Error)? {
    guard let url = asset.address, url.isFileURL, !FileManager.default.fileExists(atPath: url.path) else {
      return nil
    }
    return URLError(.fileDoesNotExist, userInfo: [NSURLErrorKey: url])
  }

  /// Notifies of a failure, when a player was asked to play.
  internal func failToPlay() {
    MainThread.later { [self] in
      NotificationCenter.default.post(
        name: .AVPlayerItemFailedToPlayToEndTime, object: self,
        userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error ?? decoderMissing()])
    }
  }
}

/// The player item failed to play to end time error key.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
  /// The AV player item did play to end time.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// The AV player item failed to play to end time.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// The AV player item playback stalled.
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  /// The AV player item time jumped.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  /// The AV player item new access log entry.
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
  /// The AV player item new error log entry.
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}

extension AVPlayerItem {
  /// The did play to end time notification.
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  /// The failed to play to end time notification.
  public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
  /// The playback stalled notification.
  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
  /// The time jumped notification.
  public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
}

/// A way of changing speed without changing pitch.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The time domain.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// The spectral.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The varispeed.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

/// A track of an item. Items have none here, as no media can be decoded.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  /// The asset track.
  open var assetTrack: AVAssetTrack? { nil }
  /// Whether it is enabled.
  open var isEnabled = true
}
/// An output that gives an item's samples; none come here.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}
/// Gives pictures of an item: none, here.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// Makes one of the given values.
  public init(pixelBufferAttributes: [String: Any]? = nil) {}
  /// Returns whether it has new pixel buffer.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  /// Copies pixel buffer.
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}
/// The log of an item's connections; there is none here.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {}
/// The log of an item's errors; there is none here.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {}

/// Shows a player's pictures: nothing, here.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
  /// The player.
  open var player: AVPlayer?
  /// The video gravity.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it is ready for display.
  open var isReadyForDisplay: Bool { false }
  /// The video rect.
  open var videoRect: CGRect { .zero }
  /// The pixel buffer attributes.
  open var pixelBufferAttributes: [String: Any]?
}
