import DeviceAccess
import Foundation
import ObjectiveCRuntime

/// Joins cameras and microphones with outputs. Without a device it does not run.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// A quality of pictures.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The photo.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// The high.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// The medium.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// The low.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// The cif352x288.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// The vga640x480.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// The hd1280x720.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// The hd1920x1080.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// The hd4 k3840x2160.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The i frame960x540.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// The i frame1280x720.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// The input priority.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  /// An interruption reason.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient
    case videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps
    case videoDeviceNotAvailableDueToSystemPressure
  }
  /// The session preset.
  open var sessionPreset = Preset.high
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// The connections.
  open private(set) var connections: [AVCaptureConnection] = []
  /// Whether it is running.
  @_KVO public private(set) var isRunning = false
  /// Whether it is interrupted.
  @_KVO public private(set) var isInterrupted = false
  /// Whether it uses application audio session.
  open var usesApplicationAudioSession = true
  /// The setting automatically configures application audio session.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// The setting automatically configures capture device for wide color.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  /// Returns whether it can set session preset.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether it can add input.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds input.
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  /// Removes input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether it can add output.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds output.
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  /// Removes output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Adds input with no connections.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Adds output with no connections.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Returns whether it can add connection.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  /// Adds connection.
  open func addConnection(_ connection: AVCaptureConnection) { connections.append(connection) }
  /// Removes connection.
  open func removeConnection(_ connection: AVCaptureConnection) {
    connections.removeAll { $0 === connection }
  }
  /// Begins configuration.
  open func beginConfiguration() {}
  /// Commits configuration.
  open func commitConfiguration() {}
  /// Does not start, and notifies of the error that a device is missing.
  open func startRunning() {
    FeatureUse.note("AVFoundation", "capture", told: "the session does not run (AVError.deviceNotConnected)")
    MainThread.later { [self] in
      NotificationCenter.default.post(
        name: .AVCaptureSessionRuntimeError, object: self,
        userInfo: [AVCaptureSessionErrorKey: AVError(.deviceNotConnected)])
    }
  }
  /// Stops running.
  open func stopRunning() {}
}

/// A session of several cameras; not supported here.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether it is multi cam supported.
  open class var isMultiCamSupported: Bool { false }
}

/// A source of a session's data.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  /// The ports.
  open var ports: [Port] { [] }
  /// One stream of an input.
  open class Port: NSObject, @unchecked Sendable {
    /// The media type.
    open var mediaType: AVMediaType { .video }
    /// Whether it is enabled.
    open var isEnabled = false
  }
}

/// A camera or microphone as an input.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The device.
  public let device: AVCaptureDevice
  /// Fails: the device is not connected.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.deviceNotConnected)
  }
}

/// An input of metadata that an app gives.
open class AVCaptureMetadataInput: AVCaptureInput, @unchecked Sendable {}

/// The orientation of pictures.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft
}
/// The strength by which shaking of the camera is taken out.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off = 0
  case standard
  case cinematic
  case cinematicExtended
  case auto = -1
}

/// The way from an input to an output.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// The output.
  open private(set) weak var output: AVCaptureOutput?
  /// The input ports.
  public let inputPorts: [AVCaptureInput.Port]
  /// Makes one of the given values.
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
    inputPorts = ports
    super.init()
    self.output = output
  }
  /// Whether it is enabled.
  open var isEnabled = true
  /// Whether it is active.
  open var isActive: Bool { false }
  /// The audio channels.
  open var audioChannels: [AVCaptureAudioChannel] { [] }
  /// Whether it is video orientation supported.
  open var isVideoOrientationSupported: Bool { false }
  /// The video orientation.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// The video rotation angle.
  open var videoRotationAngle: CGFloat = 0
  /// Returns whether it is video rotation angle supported.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  /// Whether it is video mirroring supported.
  open var isVideoMirroringSupported: Bool { false }
  /// Whether it is video mirrored.
  open var isVideoMirrored = false
  /// The setting automatically adjusts video mirroring.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether it is video stabilization supported.
  open var isVideoStabilizationSupported: Bool { false }
  /// The preferred video stabilization mode.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// The active video stabilization mode.
  open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  /// The video scale and crop factor.
  open var videoScaleAndCropFactor: CGFloat = 1
  /// The video max scale and crop factor.
  open var videoMaxScaleAndCropFactor: CGFloat { 1 }
}

/// The level of a channel of a connection; silent here.
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
  /// The average power level.
  open var averagePowerLevel: Float { -160 }
  /// The peak hold level.
  open var peakHoldLevel: Float { -160 }
}

/// Shows what a session captures: nothing, here.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
  /// Makes one of the given values.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Makes one of the given values.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
  /// The session.
  open var session: AVCaptureSession?
  /// The video gravity.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way to the layer; nil, as there is no camera.
  open var connection: AVCaptureConnection? { nil }
  /// Whether it is previewing.
  open var isPreviewing: Bool { false }
  /// Returns the capture device point converted.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
  }
  /// Returns the layer point converted.
  open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
    CGPoint(
      x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
  }
  /// Returns the metadata output rect converted.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let (first, last) = (
      captureDevicePointConverted(fromLayerPoint: rectInLayerCoordinates.origin),
      captureDevicePointConverted(
        fromLayerPoint: CGPoint(x: rectInLayerCoordinates.maxX, y: rectInLayerCoordinates.maxY))
    )
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
  /// Returns the layer rect converted.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }
  /// Returns the transformed metadata object.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
