import DeviceAccess
@_exported import UIKit

/// The recording error domain.
public let RPRecordingErrorDomain = "com.apple.ReplayKit.RPRecordingErrorDomain"
/// An error of recordings of the screen.
public struct RPRecordingError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { RPRecordingErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The codes.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = RPRecordingError
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
    case insufficientStorage = -5805
    case interrupted = -5806
    case contentResize = -5807
  }
  /// The unknown.
  public static var unknown: Code { .unknown }
  /// The user declined.
  public static var userDeclined: Code { .userDeclined }
  /// The disabled.
  public static var disabled: Code { .disabled }
  /// The failed to start.
  public static var failedToStart: Code { .failedToStart }
  /// The failed.
  public static var failed: Code { .failed }
  /// The insufficient storage.
  public static var insufficientStorage: Code { .insufficientStorage }
  /// The interrupted.
  public static var interrupted: Code { .interrupted }
  /// The content resize.
  public static var contentResize: Code { .contentResize }
}
/// Records the screen; not available here.
@preconcurrency @MainActor open class RPScreenRecorder: NSObject {
  private static let recorder = RPScreenRecorder()
  /// Returns the shared.
  open class func shared() -> RPScreenRecorder { recorder }
  /// The delegate.
  open weak var delegate: (any RPScreenRecorderDelegate)?
  /// Whether it is available.
  open var isAvailable: Bool {
    FeatureUse.note("ReplayKit", "recording of the screen", told: "isAvailable is false")
    return false
  }
  /// Whether it is recording.
  open var isRecording: Bool { false }
  /// Whether it is microphone enabled.
  open var isMicrophoneEnabled = false
  /// Whether it is camera enabled.
  open var isCameraEnabled = false
  /// The camera preview view.
  open var cameraPreviewView: UIView? { nil }
  /// Calls the handler with `RPRecordingError.disabled`.
  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    MainThread.later { handler?(RPRecordingError(.disabled)) }
  }
  /// Calls the handler with `RPRecordingError.disabled`.
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    MainThread.later { handler?(nil, RPRecordingError(.disabled)) }
  }
  /// Calls the handler: there is nothing to discard.
  open func discardRecording(handler: @escaping () -> Void) { MainThread.later(handler) }
}
/// The methods of a screen recorder delegate.
@preconcurrency @MainActor public protocol RPScreenRecorderDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
  /// Called by the framework, as Apple documents it.
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?)
}

extension RPScreenRecorderDelegate {
  /// The default of an optional requirement.
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
  /// The default of an optional requirement.
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  ) {}
}
/// A preview view controller.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
  /// The preview controller delegate.
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
/// The methods of a preview view controller delegate.
@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}

extension RPPreviewViewControllerDelegate {
  /// The default of an optional requirement.
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}
