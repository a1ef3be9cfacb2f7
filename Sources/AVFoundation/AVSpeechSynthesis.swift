import DeviceAccess
import Foundation

/// The speech utterance minimum speech rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The speech utterance maximum speech rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The speech utterance default speech rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The place at which speech stops: at once, or after the word.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word
}
/// The quality of a voice.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced
  case premium
}
/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified = 0
  case male
  case female
}

/// A voice; there is none here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Returns nil: there are no voices.
  public init?(language languageCode: String?) { return nil }
  /// Returns nil: there are no voices.
  public init?(identifier: String) { return nil }
  /// Returns the speech voices.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Returns the current language code.
  open class func currentLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
  /// The language.
  open var language: String { "" }
  /// The identifier.
  open var identifier: String { "" }
  /// The name.
  open var name: String { "" }
  /// The quality.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// The gender.
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
}

/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The speech string.
  public let speechString: String
  /// Makes one of the given values.
  public init(string: String) { speechString = string }
  /// Makes one of the given values.
  public convenience init(attributedString string: NSAttributedString) { self.init(string: string.string) }
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch multiplier.
  open var pitchMultiplier: Float = 1
  /// The volume.
  open var volume: Float = 1
  /// The pre utterance delay.
  open var preUtteranceDelay: TimeInterval = 0
  /// The post utterance delay.
  open var postUtteranceDelay: TimeInterval = 0
  /// The setting prefers assistive technology settings.
  open var prefersAssistiveTechnologySettings = false
}

/// Speaks texts. Here each one is cancelled in the next turn, as there are no voices.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it is speaking.
  open var isSpeaking: Bool { false }
  /// Whether it is paused.
  open var isPaused: Bool { false }
  /// Whether it uses application audio session.
  open var usesApplicationAudioSession = true
  /// Speaks.
  open func speak(_ utterance: AVSpeechUtterance) {
    FeatureUse.note("AVFoundation", "speech", told: "each utterance is cancelled")
    MainThread.later { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
  }
  /// Stops speaking.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Pauses speaking.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Continues speaking.
  @discardableResult open func continueSpeaking() -> Bool { false }
}

/// The methods of a speech synthesizer delegate.
@preconcurrency public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Called by the framework, as Apple documents it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called by the framework, as Apple documents it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Called by the framework, as Apple documents it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called by the framework, as Apple documents it.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Called by the framework, as Apple documents it.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// The default of an optional requirement.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// The default of an optional requirement.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// The default of an optional requirement.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// The default of an optional requirement.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  {}
  /// The default of an optional requirement.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// The default of an optional requirement.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
