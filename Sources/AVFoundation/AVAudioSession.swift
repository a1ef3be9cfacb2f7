import DeviceAccess
import Foundation

/// The audio session interruption type key.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The audio session interruption option key.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The audio session interruption reason key.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The audio session route change reason key.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The audio session route change previous route key.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The audio session silence secondary audio hint type key.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"

/// The app's settings of sound. They are kept; there is no way in or out for sound here.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The way in which an app uses sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The ambient.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// The solo ambient.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// The playback.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// The record.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// The play and record.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// The multi route.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// The kind of use within a category.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The default.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// The voice chat.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// The game chat.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// The video recording.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// The measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// The movie playback.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// The video chat.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// The spoken audio.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// The voice prompt.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  /// A way of sound in or out.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The built in mic.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The built in speaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The built in receiver.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// The headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// The headset mic.
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    /// The line in.
    public static let lineIn = Port(rawValue: "LineIn")
    /// The line out.
    public static let lineOut = Port(rawValue: "LineOut")
    /// The bluetooth A2 DP.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// The bluetooth HFP.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// The bluetooth LE.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// The car audio.
    public static let carAudio = Port(rawValue: "CarAudio")
    /// The air play.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// The HDMI.
    public static let HDMI = Port(rawValue: "HDMIOutput")
    /// The usb audio.
    public static let usbAudio = Port(rawValue: "USBAudio")
  }
  /// The options of a category.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Makes one of the given values.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The mix with others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// The duck others.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// The allow bluetooth.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// The allow bluetooth HFP.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// The default to speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// The interrupt spoken audio and mix with others.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// The allow bluetooth A2 DP.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// The allow air play.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    /// The override muted microphone interruption.
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
  }
  /// The set active options.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The notify others on deactivation.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
  }
  /// The interruption options.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The should resume.
    public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
  }
  /// An interruption type.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began
  }
  /// A route change reason.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable
    case oldDeviceUnavailable
    case categoryChange
    case override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory
    case routeConfigurationChange
  }
  /// A silence secondary audio hint type.
  public enum SilenceSecondaryAudioHintType: UInt, Sendable {
    case end = 0
    case begin
  }
  /// A port override.
  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x73706b72
  }
  /// A route sharing policy.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default` = 0
    case longFormAudio
    case independent
    case longFormVideo
  }
  /// A record permission.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756e6474
    case denied = 0x64656e79
    case granted = 0x67726e74
  }
  /// The ways of taking a second setting.
  public enum IOType: UInt, Sendable {
    case notSpecified = 0
    case aggregated
  }

  /// The interruption notification.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// The route change notification.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// The media services were lost notification.
  public static let mediaServicesWereLostNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereLostNotification")
  /// The media services were reset notification.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  /// The silence secondary audio hint notification.
  public static let silenceSecondaryAudioHintNotification = Notification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")

  private static let shared = AVAudioSession()
  /// Returns the one object.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// The category.
  open private(set) var category = Category.soloAmbient
  /// The mode.
  open private(set) var mode = Mode.default
  /// The category options.
  open private(set) var categoryOptions: CategoryOptions = []
  /// The route sharing policy.
  open private(set) var routeSharingPolicy = RouteSharingPolicy.default
  /// The record permission.
  open private(set) var recordPermission = RecordPermission.undetermined
  /// The available categories.
  open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }
  /// The available modes.
  open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio] }

  /// Sets category.
  open func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default, options: [])
  }
  /// Sets category.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: mode, options: options)
  }
  /// Keeps the settings.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  /// Sets category.
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
    routeSharingPolicy = policy
  }
  /// Sets mode.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Notes that there is no sound; there is nothing to activate or to fail.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    if active { FeatureUse.note("AVFoundation", "sound", told: "the route has no outputs") }
  }
  /// Denies, as nothing records here.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    FeatureUse.note("AVFoundation", "access to cameras and microphones", told: "denied")
    MainThread.later { [self] in
      recordPermission = .denied
      response(false)
    }
  }
  /// Returns the override output audio port.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Sets preferred input.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  /// Sets preferred sample rate.
  open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
  /// Sets preferred IO buffer duration.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    preferredIOBufferDuration = duration
  }
  /// Sets allow haptics and system sounds during recording.
  open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
  /// The preferred sample rate.
  open private(set) var preferredSampleRate: Double = 0
  /// The preferred IO buffer duration.
  open private(set) var preferredIOBufferDuration: TimeInterval = 0
  /// The preferred input.
  open var preferredInput: AVAudioSessionPortDescription? { nil }
  /// The current route.
  public let currentRoute = AVAudioSessionRouteDescription()
  /// The available inputs.
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  /// Whether it is input available.
  open var isInputAvailable: Bool { false }
  /// Whether it is other audio playing.
  open var isOtherAudioPlaying: Bool { false }
  /// The setting secondary audio should be silenced hint.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// The output volume.
  open var outputVolume: Float { 0 }
  /// The sample rate.
  open var sampleRate: Double { 0 }
  /// The input number of channels.
  open var inputNumberOfChannels: Int { 0 }
  /// The output number of channels.
  open var outputNumberOfChannels: Int { 0 }
  /// The input latency.
  open var inputLatency: TimeInterval { 0 }
  /// The output latency.
  open var outputLatency: TimeInterval { 0 }
  /// The io buffer duration.
  open var ioBufferDuration: TimeInterval { 0 }
}

/// The ways that sound takes: none, here.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// The inputs.
  open var inputs: [AVAudioSessionPortDescription] { [] }
  /// The outputs.
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A way of sound in or out.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  /// The port type.
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  /// The port name.
  open var portName: String { "" }
  /// The uid.
  open var uid: String { "" }
}

/// Whether an app may record; the later name of the session's methods.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// A record permission.
  public enum recordPermission: Int, Sendable {
    case undetermined = 0x756e6474
    case denied = 0x64656e79
    case granted = 0x67726e74
  }
  /// The shared.
  public static let shared = AVAudioApplication()
  /// The permission, of the session.
  open var recordPermission: recordPermission { recordPermission_ }
  private var recordPermission_: AVAudioApplication.recordPermission {
    AVAudioSession.sharedInstance().recordPermission == .denied ? .denied : .undetermined
  }
  /// Denies, as nothing records here.
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    AVAudioSession.sharedInstance().requestRecordPermission(response)
  }
  /// Denies, as nothing records here.
  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { done in
      AVAudioSession.sharedInstance().requestRecordPermission { done.resume(returning: $0) }
    }
  }
}
