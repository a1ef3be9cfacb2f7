import DeviceAccess
import Foundation

/// A number of frames.
public typealias AVAudioFrameCount = UInt32
/// A place in a stream of sound.
public typealias AVAudioFramePosition = Int64
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The number of an input or output of a node.
public typealias AVAudioNodeBus = Int
/// A block that is given what goes through a node.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
/// A handler that is called without arguments.
public typealias AVAudioNodeCompletionHandler = () -> Void

/// The type of the numbers that samples of sound are.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32
  case pcmFormatFloat64
  case pcmFormatInt16
  case pcmFormatInt32
}
/// The audio player node buffer options.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The loops.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
  /// The interrupts.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
  /// The interrupts at loop.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}
/// The moment at which a player's node reports that a buffer is done.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed = 0
  case dataRendered
  case dataPlayedBack
}

/// A form of sound: frames a second and channels.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// The sample rate.
  public let sampleRate: Double
  /// The channel count.
  public let channelCount: AVAudioChannelCount
  /// The common format.
  public let commonFormat: AVAudioCommonFormat
  /// Whether it is interleaved.
  public let isInterleaved: Bool
  /// Makes a form without channels, as of a device that has no sound.
  public override init() {
    (sampleRate, channelCount, commonFormat, isInterleaved) = (0, 0, .otherFormat, false)
    super.init()
  }
  /// Makes one of the given values.
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard channels > 0, sampleRate > 0 else { return nil }
    (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, format, interleaved)
  }
  /// Makes one of the given values.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }
  /// Makes one of the given values.
  public convenience init?(settings: [String: Any]) {
    let rate =
      (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? settings[AVSampleRateKey] as? Double ?? 0
    let channels =
      (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? (settings[AVNumberOfChannelsKey] as? Int)
      .map { UInt32($0) } ?? 0
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: rate, channels: channels, interleaved: false)
  }
  /// Whether it is standard.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// The settings.
  open var settings: [String: Any] {
    [
      AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
      AVFormatIDKey: kAudioFormatLinearPCM,
    ]
  }
  internal var bytesPerSample: Int { [.pcmFormatFloat64: 8, .pcmFormatInt16: 2][commonFormat] ?? 4 }
}

/// A moment in a stream of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The sample time.
  public let sampleTime: AVAudioFramePosition
  /// The sample rate.
  public let sampleRate: Double
  /// The host time.
  public let hostTime: UInt64
  /// Makes one of the given values.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
  }
  /// Makes one of the given values.
  public init(hostTime: UInt64) { (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime) }
  /// Whether it is host time valid.
  open var isHostTimeValid: Bool { hostTime != 0 }
  /// Whether it is sample time valid.
  open var isSampleTimeValid: Bool { sampleRate != 0 }
}

/// A buffer of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// The format.
  public let format: AVAudioFormat
  internal init(format: AVAudioFormat) { self.format = format }
}

/// A buffer of samples.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// The frame capacity.
  public let frameCapacity: AVAudioFrameCount
  /// The frame length.
  open var frameLength: AVAudioFrameCount = 0
  private let memory: UnsafeMutableRawPointer
  private let channels: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// Makes a buffer of zeros; nil for a form without channels.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let (bytes, overflows) = Int(frameCapacity).multipliedReportingOverflow(by: format.bytesPerSample)
    let count = Int(format.channelCount)
    guard (1...64).contains(count), !overflows, bytes < 1 << 28 else { return nil }
    self.frameCapacity = frameCapacity
    memory = .allocate(byteCount: max(bytes * count, 1), alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes * count)
    channels = .allocate(capacity: count)
    for index in 0..<count { (channels + index).initialize(to: memory + index * bytes) }
    super.init(format: format)
  }
  deinit {
    memory.deallocate()
    channels.deallocate()
  }
  /// The stride.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  /// The float channel data.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    data(.pcmFormatFloat32, as: Float.self)
  }
  /// The int16 channel data.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    data(.pcmFormatInt16, as: Int16.self)
  }
  /// The int32 channel data.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
    data(.pcmFormatInt32, as: Int32.self)
  }
  private func data<Sample>(_ kind: AVAudioCommonFormat, as: Sample.Type) -> UnsafePointer<
    UnsafeMutablePointer<Sample>
  >? {
    guard format.commonFormat == kind else { return nil }
    return UnsafeRawPointer(channels).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
  }
}

/// A file of sound; none can be read or written here.
open class AVAudioFile: NSObject, @unchecked Sendable {
  private static func unsupported() -> NSError {
    FeatureUse.note("AVFoundation", "files of sound", told: "the type of file is not supported")
    return NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_954_115_647)
  }
  /// Fails: nothing decodes sound here.
  public init(forReading fileURL: URL) throws { throw Self.unsupported() }
  /// Fails: nothing decodes sound here.
  public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    throw Self.unsupported()
  }
  /// Fails: nothing encodes sound here.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw Self.unsupported() }
  /// The length.
  open var length: AVAudioFramePosition { 0 }
  /// The frame position.
  open var framePosition: AVAudioFramePosition = 0
  /// The file format.
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  /// The processing format.
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  /// Reads.
  open func read(into buffer: AVAudioPCMBuffer) throws { throw Self.unsupported() }
  /// Writes.
  open func write(from buffer: AVAudioPCMBuffer) throws { throw Self.unsupported() }
}

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine.
  open private(set) weak var engine: AVAudioEngine?
  /// The number of inputs.
  open var numberOfInputs: Int { 1 }
  /// The number of outputs.
  open var numberOfOutputs: Int { 1 }
  /// The last render time.
  open var lastRenderTime: AVAudioTime? { nil }
  /// Resets.
  open func reset() {}
  /// Returns the input format.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Returns the output format.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Keeps nothing: no sound goes through a node here.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Removes tap.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  internal func attach(to engine: AVAudioEngine?) { self.engine = engine }
}

/// A part of an engine that leads to the machine's sound, which there is none of here.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {}
/// The way in: of no channels, here.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {
  /// The volume.
  open var volume: Float = 1
  /// The pan.
  open var pan: Float = 0
}
/// The part of an engine by which sound leaves it.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}
/// A part of an engine that adds its inputs.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// The output volume.
  open var outputVolume: Float = 1
  /// The volume.
  open var volume: Float = 1
  /// The pan.
  open var pan: Float = 0
}
/// A part of an engine that changes sound; its settings are kept.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
/// An effect on the speed of sound; its settings are kept.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// The setting bypass.
  open var bypass = false
}
/// An effect that changes rate and pitch apart; its settings are kept.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// The rate.
  open var rate: Float = 1
  /// The pitch.
  open var pitch: Float = 0
  /// The overlap.
  open var overlap: Float = 8
}
/// An effect that changes rate and pitch together; its settings are kept.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  /// The rate.
  open var rate: Float = 1
}
/// An effect on sound as it passes; its settings are kept.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// The setting bypass.
  open var bypass = false
}
/// The echo of a room; its settings are kept.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  /// The wet dry mix.
  open var wetDryMix: Float = 0
}
/// A delayed copy of the sound; its settings are kept.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  /// The delay time.
  open var delayTime: TimeInterval = 1
  /// The feedback.
  open var feedback: Float = 50
  /// The wet dry mix.
  open var wetDryMix: Float = 100
}
/// An equalizer; its bands are kept.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
  /// The global gain.
  open var globalGain: Float = 0
}

/// Plays buffers and files; silent here.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// The volume.
  open var volume: Float = 1
  /// The pan.
  open var pan: Float = 0
  /// Whether it is playing.
  open var isPlaying: Bool { false }
  /// Plays.
  open func play() {}
  /// Plays.
  open func play(at when: AVAudioTime?) {}
  /// Pauses.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Plays nothing; the handler is not called, as nothing is played.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil)
  {}
  /// Plays nothing; the handler is not called, as nothing is played.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// Plays nothing; the handler is not called, as nothing is played.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// Plays nothing; the handler is not called, as nothing is played.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  /// Returns the node time.
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  /// Returns the player time.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// Moves sound through nodes. It cannot be started here, as there is no output.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The input node.
  public let inputNode = AVAudioInputNode()
  /// The output node.
  public let outputNode = AVAudioOutputNode()
  /// The main mixer node.
  public let mainMixerNode = AVAudioMixerNode()
  /// The attached nodes.
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  /// Whether it is running.
  open var isRunning: Bool { false }
  /// Whether it is auto shutdown enabled.
  open var isAutoShutdownEnabled = false
  /// Attaches.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.attach(to: self)
  }
  /// Detaches.
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.attach(to: nil)
  }
  /// Connects.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Connects.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  /// Disconnects node input.
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Disconnects node output.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Prepares.
  open func prepare() {}
  /// Fails with `kAudioUnitErr_FailedInitialization`: there is no output.
  open func start() throws {
    FeatureUse.note("AVFoundation", "AVAudioEngine", told: "start() failed with the error -10875")
    throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10_875)
  }
  /// Pauses.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Resets.
  open func reset() {}
}

extension NSNotification.Name {
  /// The AV audio engine configuration change.
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
