// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreMedia

/// Compiles: one small use of each name of CoreMedia that apps use. Never called.
@available(*, deprecated)
func useCoreMedia() {
  do { typealias Use = CMTime }
  do { _ = CMTime.zero }
  do { _ = CMTime.init(seconds:preferredTimescale:) }
  do { _ = CMTimeGetSeconds }
  do { typealias Use = CMSampleBuffer }
  do { _ = CMTimeMake }
  do { _ = CMSampleBufferGetImageBuffer }
  do { typealias Use = CMTimeRange }
  do { _ = CMTime.invalid }
  do { _ = CMTimeMakeWithSeconds }
  do { _ = { (value: CMTime) in _ = value.seconds } }
  do { _ = CMTimeRange.init(start:duration:) }
  do { _ = CMTimeScale(600) }
  do { typealias Use = CMTimeScale }
  do { _ = kCMPersistentTrackID_Invalid }
  do { _ = CMTimeAdd }
  do { _ = CMTimeRangeMake }
  do { _ = { () -> CMTime in CMTime() } }
  do { _ = CMTime.init(value:timescale:) }
}
