@_exported import AudioToolbox
@_exported import CoreMedia
import DeviceAccess
@_exported import Dispatch
@_exported import FoundationNetworking
@_exported import ObjectiveCRuntime
@_exported import QuartzCore

/// The domain of errors of AVFoundation.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
/// The error device key.
public let AVErrorDeviceKey = "AVErrorDeviceKey"
/// The error time key.
public let AVErrorTimeKey = "AVErrorTimeKey"
/// The error file type key.
public let AVErrorFileTypeKey = "AVErrorFileTypeKey"
/// The error media type key.
public let AVErrorMediaTypeKey = "AVErrorMediaTypeKey"

/// An error of AVFoundation.
public struct AVError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { AVFoundationErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = AVError
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case maximumNumberOfSamplesForFileFormatReached = -11813
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case compositionTrackSegmentsNotContiguous = -11824
    case invalidCompositionTrackSegmentDuration = -11825
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case maximumStillImageCaptureRequestsExceeded = -11830
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorized = -11836
    case operationNotSupportedForAsset = -11838
    case decoderTemporarilyUnavailable = -11839
    case encoderTemporarilyUnavailable = -11840
    case invalidVideoComposition = -11841
    case referenceForbiddenByReferencePolicy = -11842
    case serverIncorrectlyConfigured = -11850
    case applicationIsNotAuthorizedToUseDevice = -11852
    case failedToParse = -11853
    case fileTypeDoesNotSupportSampleReferences = -11854
    case undecodableMediaData = -11855
    case airPlayControllerRequiresInternet = -11856
    case operationInterrupted = -11847
    case operationNotAllowed = -11862
    case noLongerPlayable = -11867
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The out of memory.
  public static var outOfMemory: Code { .outOfMemory }
  /// The session not running.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// The device already used by another session.
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  /// The no data captured.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// The session configuration changed.
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  /// The disk full.
  public static var diskFull: Code { .diskFull }
  /// The device was disconnected.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// The media changed.
  public static var mediaChanged: Code { .mediaChanged }
  /// The maximum duration reached.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// The maximum file size reached.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// The media discontinuity.
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  /// The maximum number of samples for file format reached.
  public static var maximumNumberOfSamplesForFileFormatReached: Code {
    .maximumNumberOfSamplesForFileFormatReached
  }
  /// The device not connected.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// The device in use by another application.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// The device locked for configuration by another process.
  public static var deviceLockedForConfigurationByAnotherProcess: Code {
    .deviceLockedForConfigurationByAnotherProcess
  }
  /// The session was interrupted.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// The media services were reset.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The export failed.
  public static var exportFailed: Code { .exportFailed }
  /// The decode failed.
  public static var decodeFailed: Code { .decodeFailed }
  /// The invalid source media.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// The file already exists.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// The composition track segments not contiguous.
  public static var compositionTrackSegmentsNotContiguous: Code { .compositionTrackSegmentsNotContiguous }
  /// The invalid composition track segment duration.
  public static var invalidCompositionTrackSegmentDuration: Code { .invalidCompositionTrackSegmentDuration }
  /// The file format not recognized.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// The file failed to parse.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// The maximum still image capture requests exceeded.
  public static var maximumStillImageCaptureRequestsExceeded: Code {
    .maximumStillImageCaptureRequestsExceeded
  }
  /// The content is protected.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// The no image at time.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// The decoder not found.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// The encoder not found.
  public static var encoderNotFound: Code { .encoderNotFound }
  /// The content is not authorized.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// The application is not authorized.
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  /// The operation not supported for asset.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// The decoder temporarily unavailable.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  /// The encoder temporarily unavailable.
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  /// The invalid video composition.
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  /// The reference forbidden by reference policy.
  public static var referenceForbiddenByReferencePolicy: Code { .referenceForbiddenByReferencePolicy }
  /// The server incorrectly configured.
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  /// The application is not authorized to use device.
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  /// The failed to parse.
  public static var failedToParse: Code { .failedToParse }
  /// The file type does not support sample references.
  public static var fileTypeDoesNotSupportSampleReferences: Code { .fileTypeDoesNotSupportSampleReferences }
  /// The undecodable media data.
  public static var undecodableMediaData: Code { .undecodableMediaData }
  /// The air play controller requires internet.
  public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }
  /// The operation interrupted.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// The operation not allowed.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// The no longer playable.
  public static var noLongerPlayable: Code { .noLongerPlayable }
}

/// Notes that media are not played here, and returns the error that says so.
internal func decoderMissing() -> AVError {
  FeatureUse.note("AVFoundation", "films and sounds", told: "AVError.decoderNotFound")
  return AVError(.decoderNotFound)
}
