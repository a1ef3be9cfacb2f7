import DeviceAccess
import Foundation
import ObjectiveCRuntime

/// Whether an app may use a camera or microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
}

/// A camera or microphone; there is none here, as on a device that lacks them.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// A position.
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back
    case front
  }
  /// A flash mode.
  public enum FlashMode: Int, Sendable {
    case off = 0
    case on
    case auto
  }
  /// A torch mode.
  public enum TorchMode: Int, Sendable {
    case off = 0
    case on
    case auto
  }
  /// A focus mode.
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus
    case continuousAutoFocus
  }
  /// An exposure mode.
  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose
    case continuousAutoExposure
    case custom
  }
  /// A white balance mode.
  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance
    case continuousAutoWhiteBalance
  }
  /// An auto focus range restriction.
  public enum AutoFocusRangeRestriction: Int, Sendable {
    case none = 0
    case near
    case far
  }
  /// A kind of device.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The built in wide angle camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The built in telephoto camera.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The built in ultra wide camera.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// The built in dual camera.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// The built in dual wide camera.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// The built in triple camera.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The built in true depth camera.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The built in li DAR depth camera.
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// The built in microphone.
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// The built in duo camera.
    public static let builtInDuoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
    /// The microphone.
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    /// The external.
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// The continuity camera.
    public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
  }

  private static let answered = MutexSet()

  /// Returns denied once the app has asked, as nothing can be allowed here.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    answered.contains(mediaType.rawValue) ? .denied : .notDetermined
  }
  /// Denies, since there is no device.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    FeatureUse.note("AVFoundation", "access to cameras and microphones", told: "denied")
    MainThread.later {
      answered.insert(mediaType.rawValue)
      handler(false)
    }
  }
  /// Denies, since there is no device.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { done in requestAccess(for: mediaType) { done.resume(returning: $0) } }
  }
  /// Returns nil: there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { missing() }
  /// Returns nil: there is no device.
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  { missing() }
  /// Returns the devices.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Returns the devices.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// The user preferred camera.
  open class var userPreferredCamera: AVCaptureDevice? { nil }
  /// The system preferred camera.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }
  /// Makes one of the given values.
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  private static func missing() -> AVCaptureDevice? {
    FeatureUse.note("AVFoundation", "cameras and microphones", told: "there is no device")
    return nil
  }

  /// The unique ID.
  open var uniqueID: String { "" }
  /// The model ID.
  open var modelID: String { "" }
  /// The localized name.
  open var localizedName: String { "" }
  /// The device type.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// The position.
  open var position: Position { .unspecified }
  /// Whether it is connected.
  open var isConnected: Bool { false }
  /// Whether it is suspended.
  open var isSuspended: Bool { true }
  /// The formats.
  open var formats: [Format] { [] }
  /// The active format.
  open var activeFormat = Format()
  /// The active video min frame duration.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// The active video max frame duration.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// Returns whether it has media type.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Returns whether it supports session preset.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Fails: the device is not connected.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Unlocks for configuration.
  open func unlockForConfiguration() {}
  /// Whether it has flash.
  open var hasFlash: Bool { false }
  /// Whether it is flash available.
  open var isFlashAvailable: Bool { false }
  /// The flash mode.
  open var flashMode = FlashMode.off
  /// Whether it has torch.
  open var hasTorch: Bool { false }
  /// Whether it is torch available.
  open var isTorchAvailable: Bool { false }
  /// Whether it is torch active.
  open var isTorchActive: Bool { false }
  /// The torch level.
  open var torchLevel: Float { 0 }
  /// The torch mode.
  open var torchMode = TorchMode.off
  /// Returns whether it is torch mode supported.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Sets torch mode on.
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  /// Returns whether it is flash mode supported.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// The focus mode.
  open var focusMode = FocusMode.locked
  /// Returns whether it is focus mode supported.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether it is focus point of interest supported.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// The focus point of interest.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether it is adjusting focus.
  open var isAdjustingFocus: Bool { false }
  /// Whether it is auto focus range restriction supported.
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  /// The auto focus range restriction.
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  /// Whether it is smooth auto focus supported.
  open var isSmoothAutoFocusSupported: Bool { false }
  /// Whether it is smooth auto focus enabled.
  open var isSmoothAutoFocusEnabled = false
  /// Whether it is subject area change monitoring enabled.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// The lens position.
  open var lensPosition: Float { 0 }
  /// The exposure mode.
  open var exposureMode = ExposureMode.locked
  /// Returns whether it is exposure mode supported.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether it is exposure point of interest supported.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// The exposure point of interest.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether it is adjusting exposure.
  open var isAdjustingExposure: Bool { false }
  /// The exposure target bias.
  open var exposureTargetBias: Float { 0 }
  /// The min exposure target bias.
  open var minExposureTargetBias: Float { 0 }
  /// The max exposure target bias.
  open var maxExposureTargetBias: Float { 0 }
  /// Sets exposure target bias.
  open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  /// The white balance mode.
  open var whiteBalanceMode = WhiteBalanceMode.locked
  /// Returns whether it is white balance mode supported.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Whether it is low light boost supported.
  open var isLowLightBoostSupported: Bool { false }
  /// The setting automatically enables low light boost when available.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  /// The video zoom factor.
  open var videoZoomFactor: CGFloat = 1
  /// The min available video zoom factor.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The max available video zoom factor.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// Whether it is ramping video zoom.
  open var isRampingVideoZoom: Bool { false }
  /// Returns the ramp.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Cancels video zoom ramp.
  open func cancelVideoZoomRamp() {}
  /// Whether it is virtual device.
  open var isVirtualDevice: Bool { false }
  /// The constituent devices.
  open var constituentDevices: [AVCaptureDevice] { [] }

  /// A form of pictures.
  open class Format: NSObject, @unchecked Sendable {
    /// The media type.
    open var mediaType: AVMediaType { .video }
    /// The format description.
    public let formatDescription = CMFormatDescription(mediaType: kCMMediaType_Video, mediaSubType: 0)
    /// The video supported frame rate ranges.
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    /// The video field of view.
    open var videoFieldOfView: Float { 0 }
    /// The video max zoom factor.
    open var videoMaxZoomFactor: CGFloat { 1 }
    /// Whether it is video HDR supported.
    open var isVideoHDRSupported: Bool { false }
    /// Whether it is video binned.
    open var isVideoBinned: Bool { false }
  }

  /// Looks for devices, and finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// Makes one of the given values.
    public convenience init(
      deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) {
      self.init()
      FeatureUse.note("AVFoundation", "cameras and microphones", told: "there is no device")
    }
    /// The devices.
    open var devices: [AVCaptureDevice] { [] }
    /// The supported multi cam device sets.
    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
  }
}

/// A span of frames a second.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  /// The min frame rate.
  open var minFrameRate: Double { 0 }
  /// The max frame rate.
  open var maxFrameRate: Double { 0 }
  /// The min frame duration.
  open var minFrameDuration: CMTime { .invalid }
  /// The max frame duration.
  open var maxFrameDuration: CMTime { .invalid }
}

extension NSNotification.Name {
  /// The AV capture device was connected.
  public static let AVCaptureDeviceWasConnected = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  /// The AV capture device was disconnected.
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  /// The AV capture device subject area did change.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// The AV capture session runtime error.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// The AV capture session did start running.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// The AV capture session did stop running.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// The AV capture session was interrupted.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// The AV capture session interruption ended.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  /// The AV capture input port format description did change.
  public static let AVCaptureInputPortFormatDescriptionDidChange = NSNotification.Name(
    "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
/// The capture session error key.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The capture session interruption reason key.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
