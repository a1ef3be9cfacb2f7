import DeviceAccess
import Foundation

/// Takes photos; here, each request fails.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// A quality prioritization.
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced
    case quality
  }
  /// The available photo codec types.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  /// The available photo pixel format types.
  open var availablePhotoPixelFormatTypes: [OSType] { [] }
  /// The available raw photo pixel format types.
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  /// The supported flash modes.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  /// Whether it is high resolution capture enabled.
  open var isHighResolutionCaptureEnabled = false
  /// Whether it is live photo capture supported.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// Whether it is live photo capture enabled.
  open var isLivePhotoCaptureEnabled = false
  /// Whether it is depth data delivery supported.
  open var isDepthDataDeliverySupported: Bool { false }
  /// Whether it is depth data delivery enabled.
  open var isDepthDataDeliveryEnabled = false
  /// Whether it is portrait effects matte delivery supported.
  open var isPortraitEffectsMatteDeliverySupported: Bool { false }
  /// Whether it is portrait effects matte delivery enabled.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// The max photo quality prioritization.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Whether it is flash scene.
  open var isFlashScene: Bool { false }
  /// Notifies the delegate that the session does not run.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    let resolved = AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID)
    MainThread.later { [self] in
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: AVError(.sessionNotRunning))
    }
  }
  /// Sets prepared photo settings array.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { MainThread.later { completionHandler(false, AVError(.sessionNotRunning)) } }
  }
}

/// The settings of a photo.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// The unique ID.
  public let uniqueID: Int64
  /// The format.
  public let format: [String: Any]?
  /// Makes the default settings.
  public convenience override init() { self.init(format: nil) }
  /// Makes one of the given values.
  public init(format: [String: Any]?) {
    self.format = format
    uniqueID = .random(in: 1...Int64.max)
  }
  /// Makes one of the given values.
  public convenience init(from photoSettings: AVCapturePhotoSettings) {
    self.init(format: photoSettings.format)
  }
  /// The flash mode.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether it is auto still image stabilization enabled.
  open var isAutoStillImageStabilizationEnabled = true
  /// Whether it is high resolution photo enabled.
  open var isHighResolutionPhotoEnabled = false
  /// Whether it is auto red eye reduction enabled.
  open var isAutoRedEyeReductionEnabled = false
  /// Whether it is depth data delivery enabled.
  open var isDepthDataDeliveryEnabled = false
  /// Whether it is portrait effects matte delivery enabled.
  open var isPortraitEffectsMatteDeliveryEnabled = false
  /// The photo quality prioritization.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// The preview photo format.
  open var previewPhotoFormat: [String: Any]?
  /// The embedded thumbnail photo format.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  /// The available preview photo pixel format types.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  /// The live photo movie file URL.
  open var livePhotoMovieFileURL: URL?
  /// The metadata.
  open var metadata: [String: Any] = [:]
}

/// The settings by which a photo is taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  /// The unique ID.
  public let uniqueID: Int64
  internal init(uniqueID: Int64) { self.uniqueID = uniqueID }
  /// The photo dimensions.
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  /// Whether it is flash enabled.
  open var isFlashEnabled: Bool { false }
}

/// A photo; none is taken here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  /// The timestamp.
  open var timestamp: CMTime { .invalid }
  /// Whether it is raw photo.
  open var isRawPhoto: Bool { false }
  /// The pixel buffer.
  open var pixelBuffer: CVPixelBuffer? { nil }
  /// The metadata.
  open var metadata: [String: Any] { [:] }
  /// Returns the file data representation.
  open func fileDataRepresentation() -> Data? { nil }
  /// Returns the cg image representation.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// The resolved settings.
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings(uniqueID: 0) }
  /// The photo count.
  open var photoCount: Int { 0 }
}

/// The methods of a capture photo capture delegate.
@preconcurrency public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called by the framework, as Apple documents it.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called by the framework, as Apple documents it.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called by the framework, as Apple documents it.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Called by the framework, as Apple documents it.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// The default of an optional requirement.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// The default of an optional requirement.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// The default of an optional requirement.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// The default of an optional requirement.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  /// The default of an optional requirement.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// Takes pictures, by the older interface; here, each request fails.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  /// The output settings.
  open var outputSettings: [AnyHashable: Any] = [:]
  /// Whether it is high resolution still image output enabled.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Whether it is capturing still image.
  open var isCapturingStillImage: Bool { false }
  /// Calls the handler with the error that the session does not run.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    MainThread.later { handler(nil, AVError(.sessionNotRunning)) }
  }
  /// Returns the jpeg still image NS data representation.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}
