import DeviceAccess
@_exported import Foundation

/// The core haptics error domain.
public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"
/// An error of Core Haptics. Engines cannot be made here: `notSupported`.
public struct CHHapticError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { CoreHapticsErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = CHHapticError
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899
  }
  /// The engine not running.
  public static var engineNotRunning: Code { .engineNotRunning }
  /// The operation not permitted.
  public static var operationNotPermitted: Code { .operationNotPermitted }
  /// The engine start timeout.
  public static var engineStartTimeout: Code { .engineStartTimeout }
  /// The not supported.
  public static var notSupported: Code { .notSupported }
  /// The server init failed.
  public static var serverInitFailed: Code { .serverInitFailed }
  /// The server interrupted.
  public static var serverInterrupted: Code { .serverInterrupted }
  /// The invalid pattern player.
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  /// The invalid pattern data.
  public static var invalidPatternData: Code { .invalidPatternData }
  /// The invalid pattern dictionary.
  public static var invalidPatternDictionary: Code { .invalidPatternDictionary }
  /// The invalid audio session.
  public static var invalidAudioSession: Code { .invalidAudioSession }
  /// The invalid parameter type.
  public static var invalidParameterType: Code { .invalidParameterType }
  /// The invalid event type.
  public static var invalidEventType: Code { .invalidEventType }
  /// The invalid event time.
  public static var invalidEventTime: Code { .invalidEventTime }
  /// The invalid event duration.
  public static var invalidEventDuration: Code { .invalidEventDuration }
  /// The invalid audio resource.
  public static var invalidAudioResource: Code { .invalidAudioResource }
  /// The resource not available.
  public static var resourceNotAvailable: Code { .resourceNotAvailable }
  /// The bad event entry.
  public static var badEventEntry: Code { .badEventEntry }
  /// The bad parameter entry.
  public static var badParameterEntry: Code { .badParameterEntry }
  /// The invalid time.
  public static var invalidTime: Code { .invalidTime }
  /// The file not found.
  public static var fileNotFound: Code { .fileNotFound }
  /// The insufficient power.
  public static var insufficientPower: Code { .insufficientPower }
  /// The unknown error.
  public static var unknownError: Code { .unknownError }
  /// The memory error.
  public static var memoryError: Code { .memoryError }
}
/// The capabilities of the hardware: none, here.
public protocol CHHapticDeviceCapability: AnyObject {
  /// Whether it supports haptics.
  var supportsHaptics: Bool { get }
  /// Whether it supports audio.
  var supportsAudio: Bool { get }
}
private final class NoHaptics: NSObject, CHHapticDeviceCapability, Sendable {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
/// Plays patterns that are felt; not supported here.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  /// Returns the capabilities for hardware.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    FeatureUse.note("CoreHaptics", "haptics", told: "supportsHaptics is false")
    return NoHaptics()
  }
  /// A stopped reason.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended
    case idleTimeout
    case notifyWhenFinished
    case engineDestroyed
    case gameControllerDisconnect
    case systemError = -1
  }
  /// A finished action.
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }
  /// Fails with `CHHapticError.notSupported`.
  public init(_ unused: Void = ()) throws { throw CHHapticError(.notSupported) }
  /// The stopped handler.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// The reset handler.
  open var resetHandler: () -> Void = {}
  /// The setting plays haptics only.
  open var playsHapticsOnly = false
  /// Whether it is muted for audio.
  open var isMutedForAudio = false
  /// Whether it is auto shutdown enabled.
  open var isAutoShutdownEnabled = false
  /// The current time.
  open var currentTime: TimeInterval { 0 }
  /// Starts.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Starts.
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    MainThread.later { completionHandler?(CHHapticError(.notSupported)) }
  }
  /// Stops.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    MainThread.later { completionHandler?(nil) }
  }
  /// Makes player.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Makes advanced player.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Plays pattern.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Notifies when players finished.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
}
/// A haptic pattern player.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Called by the framework, as Apple documents it.
  func start(atTime time: TimeInterval) throws
  /// Called by the framework, as Apple documents it.
  func stop(atTime time: TimeInterval) throws
  /// Called by the framework, as Apple documents it.
  func cancel() throws
}
/// A haptic advanced pattern player.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Called by the framework, as Apple documents it.
  func pause(atTime time: TimeInterval) throws
  /// Called by the framework, as Apple documents it.
  func resume(atTime time: TimeInterval) throws
}
/// A haptic event.
open class CHHapticEvent: NSObject, @unchecked Sendable {
  /// An event type.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The haptic transient.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// The haptic continuous.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// The audio continuous.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// The audio custom.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }
  /// A parameter ID.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The haptic intensity.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// The haptic sharpness.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// The attack time.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// The decay time.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// The release time.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// The sustained.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// The audio volume.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
  }
  /// The type.
  public let type: EventType
  /// The event parameters.
  open var eventParameters: [CHHapticEventParameter]
  /// The relative time.
  open var relativeTime: TimeInterval
  /// The duration.
  open var duration: TimeInterval
  /// Makes one of the given values.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
  }
}
/// A haptic event parameter.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
  /// The parameter ID.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float
  /// Makes one of the given values.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
/// A haptic dynamic parameter.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {}
/// A haptic parameter curve.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {}
/// A haptic pattern.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  private let events: [CHHapticEvent]
  /// Makes one of the given values.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
  /// Makes one of the given values.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
  /// The duration.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
