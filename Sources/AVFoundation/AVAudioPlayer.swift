import DeviceAccess
import Foundation

/// Returns the error of a file of sound that is not there or that nothing decodes.
private func unreadable(_ url: URL?) -> NSError {
  let isMissing = url.map { $0.isFileURL && !FileManager.default.fileExists(atPath: $0.path) } ?? false
  if !isMissing {
    FeatureUse.note("AVFoundation", "files of sound", told: "the type of file is not supported")
  }
  return NSError(domain: NSOSStatusErrorDomain, code: isMissing ? 2_003_334_207 : 1_954_115_647)
}

/// Plays a file of sound. Nothing decodes any here: to make a player fails with the code of an unsupported
/// file type, 'typ?'.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Fails: nothing decodes sound here.
  public init(contentsOf url: URL) throws { throw unreadable(url) }
  /// Fails: nothing decodes sound here.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws { throw unreadable(url) }
  /// Fails: nothing decodes sound here.
  public init(data: Data) throws { throw unreadable(nil) }
  /// Fails: nothing decodes sound here.
  public init(data: Data, fileTypeHint utiString: String?) throws { throw unreadable(nil) }
  /// Makes a player of nothing.
  public override init() { super.init() }
  /// The delegate.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The volume.
  open var volume: Float = 1
  /// The pan.
  open var pan: Float = 0
  /// The rate.
  open var rate: Float = 1
  /// The setting enable rate.
  open var enableRate = false
  /// The number of loops.
  open var numberOfLoops = 0
  /// Whether it is metering enabled.
  open var isMeteringEnabled = false
  /// The current time.
  open var currentTime: TimeInterval = 0
  /// Whether it is playing.
  open var isPlaying: Bool { false }
  /// The duration.
  open var duration: TimeInterval { 0 }
  /// The device current time.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The number of channels.
  open var numberOfChannels: Int { 0 }
  /// The url.
  open var url: URL? { nil }
  /// The data.
  open var data: Data? { nil }
  /// The settings.
  open var settings: [String: Any] { [:] }
  /// The format.
  open var format: AVAudioFormat { AVAudioFormat() }
  /// Prepares to play.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Plays.
  @discardableResult open func play() -> Bool { false }
  /// Plays.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  /// Pauses.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Sets volume.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Updates meters.
  open func updateMeters() {}
  /// Returns the average power.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the peak power.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The methods of a audio player delegate.
@preconcurrency public protocol AVAudioPlayerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called by the framework, as Apple documents it.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  /// Called by the framework, as Apple documents it.
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  /// The default of an optional requirement.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// The default of an optional requirement.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  /// The default of an optional requirement.
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  /// The default of an optional requirement.
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}

/// Records sound into a file; here, nothing does.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The url.
  public let url: URL
  /// The settings.
  public let settings: [String: Any]
  /// Makes one of the given values.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
  /// Makes one of the given values.
  public convenience init(url: URL, format: AVAudioFormat) throws {
    try self.init(url: url, settings: format.settings)
  }
  /// The delegate.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether it is metering enabled.
  open var isMeteringEnabled = false
  /// Whether it is recording.
  open var isRecording: Bool { false }
  /// The current time.
  open var currentTime: TimeInterval { 0 }
  /// The device current time.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// Returns false: there is no microphone.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Returns false: there is no microphone.
  @discardableResult open func record() -> Bool {
    FeatureUse.note("AVFoundation", "recording", told: "record() returned false")
    return false
  }
  /// Returns false: there is no microphone.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Pauses.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Deletes recording.
  @discardableResult open func deleteRecording() -> Bool { false }
  /// Updates meters.
  open func updateMeters() {}
  /// Returns the average power.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the peak power.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The methods of a audio recorder delegate.
@preconcurrency public protocol AVAudioRecorderDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Called by the framework, as Apple documents it.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// The default of an optional requirement.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// The default of an optional requirement.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
