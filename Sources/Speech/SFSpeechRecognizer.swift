@_exported import AVFoundation
import DeviceAccess
@_exported import Foundation

/// The speech recognizer authorization status.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied
  case restricted
  case authorized
}
/// A speech recognition task state.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running
  case finishing
  case canceling
  case completed
}
/// A speech recognition task hint.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation
  case search
  case confirmation
}

/// Recognizes speech; not available here.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// Returns the supported locales.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Returns the authorization status.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
  /// Calls the handler: recognition is restricted.
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    FeatureUse.note("Speech", "recognition", told: "restricted; isAvailable is false")
    MainThread.later { handler(.restricted) }
  }
  /// The locale.
  public let locale: Locale
  /// Makes one of the current language, which is not available.
  ///
  /// `SFSpeechRecognizer()` is optional, as Apple's: the argument stands in for none, since an initializer
  /// without arguments could not be so over that of `NSObject`.
  public convenience init?(_ unused: Void = ()) { self.init(language: .current) }
  private init(language: Locale) { locale = language }
  /// Makes one of a language, which is not available.
  public convenience init?(locale: Locale) { self.init(language: locale) }
  /// Whether it is available.
  open var isAvailable: Bool { false }
  /// Whether it supports on device recognition.
  open var supportsOnDeviceRecognition = false
  /// The delegate.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The default task hint.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue.
  open var queue = OperationQueue.main
  /// Calls the handler with the error of a recognizer that is not available.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    MainThread.later {
      resultHandler(
        nil,
        NSError(
          domain: "kLSRErrorDomain", code: 300,
          userInfo: [NSLocalizedDescriptionKey: "Failed to initialize recognizer"]))
    }
    return SFSpeechRecognitionTask()
  }
  /// Returns the recognition task.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    MainThread.later { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
    return task
  }
}
/// The methods of a speech recognizer delegate.
@preconcurrency public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  /// The default of an optional requirement.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}
/// The methods of a speech recognition task delegate.
@preconcurrency public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  /// Called by the framework, as Apple documents it.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
}

extension SFSpeechRecognitionTaskDelegate {
  /// The default of an optional requirement.
  public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  {}
  /// The default of an optional requirement.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
}
/// A speech recognition request.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Whether it should report partial results.
  open var shouldReportPartialResults = true
  /// The setting requires on device recognition.
  open var requiresOnDeviceRecognition = false
  /// The setting adds punctuation.
  open var addsPunctuation = false
  /// The task hint.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The contextual strings.
  open var contextualStrings: [String] = []
}
/// A speech audio buffer recognition request.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Appends.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Appends audio sample buffer.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
  /// Ends audio.
  open func endAudio() {}
}
/// A speech URL recognition request.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The url.
  public let url: URL
  /// Makes one of the given values.
  public init(url URL: URL) { url = URL }
}
/// A speech recognition task.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// The state.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Whether it is finishing.
  open var isFinishing: Bool { false }
  /// Whether it is cancelled.
  open var isCancelled: Bool { false }
  /// The error.
  open var error: (any Error)? { nil }
  /// Finishes.
  open func finish() {}
  /// Cancels.
  open func cancel() {}
}
/// A speech recognition result.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The best transcription.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// The transcriptions.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether it is final.
  open var isFinal: Bool { true }
}
/// A transcription.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The formatted string.
  open var formattedString: String { "" }
  /// The segments.
  open var segments: [SFTranscriptionSegment] { [] }
}
/// A transcription segment.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The substring.
  open var substring: String { "" }
  /// The timestamp.
  open var timestamp: TimeInterval { 0 }
  /// The duration.
  open var duration: TimeInterval { 0 }
  /// The confidence.
  open var confidence: Float { 0 }
}
