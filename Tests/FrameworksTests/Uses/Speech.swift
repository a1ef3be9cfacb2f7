// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import Speech

/// Compiles: one small use of each name of Speech that apps use. Never called.
@available(*, deprecated)
func useSpeech() {
  do { _ = { () -> SFSpeechAudioBufferRecognitionRequest in SFSpeechAudioBufferRecognitionRequest() } }
  do { _ = { (value: SFSpeechAudioBufferRecognitionRequest) in _ = value.shouldReportPartialResults } }
  do { _ = { (value: SFSpeechRecognitionResult) in _ = value.bestTranscription } }
  do { typealias Use = SFSpeechAudioBufferRecognitionRequest }
  do { typealias Use = SFSpeechRecognitionTask }
  do { typealias Use = SFSpeechRecognizer }
}
