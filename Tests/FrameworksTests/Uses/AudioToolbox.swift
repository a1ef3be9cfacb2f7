// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import AudioToolbox

/// Compiles: one small use of each name of AudioToolbox that apps use. Never called.
@available(*, deprecated)
func useAudioToolbox() {
  do { _ = AudioServicesPlaySystemSound }
  do { typealias Use = SystemSoundID }
  do { _ = kSystemSoundID_Vibrate }
  do { _ = SystemSoundID(1_007) }
  do { _ = AudioServicesPlayAlertSound }
  do { _ = kAudioFormatMPEG4AAC }
  do { _ = AudioServicesCreateSystemSoundID }
}
