// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import AVKit

/// Compiles: one small use of each name of AVKit that apps use. Never called.
@available(*, deprecated)
func useAVKit() {
  do { typealias Use = AVPlayerViewController }
  do { _ = { (value: AVPlayerViewController) in _ = value.player } }
  do { _ = { () -> AVPlayerViewController in AVPlayerViewController() } }
  do { _ = { (value: AVPictureInPictureController) in _ = value.isPictureInPictureActive } }
  do { _ = AVPictureInPictureController.isPictureInPictureSupported }
  do { _ = AVPictureInPictureController.stopPictureInPicture }
  do { typealias Use = AVPictureInPictureController }
  do { typealias Use = AVPictureInPictureControllerDelegate }
  do { _ = { (value: any AVPictureInPictureControllerDelegate) in _ = value.pictureInPictureController(_:failedToStartPictureInPictureWithError:) } }
  do { _ = { (value: any AVPictureInPictureControllerDelegate) in _ = value.pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:) } }
  do { _ = { (value: any AVPictureInPictureControllerDelegate) in _ = value.pictureInPictureControllerDidStartPictureInPicture(_:) } }
  do { _ = { (value: any AVPictureInPictureControllerDelegate) in _ = value.pictureInPictureControllerDidStopPictureInPicture(_:) } }
  do { _ = { (value: AVPictureInPictureController) in _ = value.delegate } }
  do { _ = AVPictureInPictureController.init(playerLayer:) }
  do { _ = { (value: AVPictureInPictureController) in _ = value.isPictureInPicturePossible } }
  do { _ = AVPictureInPictureController.startPictureInPicture }
  do { _ = { (value: any AVPictureInPictureControllerDelegate) in _ = value.pictureInPictureControllerWillStartPictureInPicture(_:) } }
  do { _ = { (value: any AVPictureInPictureControllerDelegate) in _ = value.pictureInPictureControllerWillStopPictureInPicture(_:) } }
  do { _ = { (value: AVPictureInPictureController) in _ = value.requiresLinearPlayback } }
  do { _ = { (value: AVPlayerViewController) in _ = value.canStartPictureInPictureAutomaticallyFromInline } }
  do { _ = { (value: AVPlayerViewController) in _ = value.contentOverlayView } }
  do { _ = { (value: AVPlayerViewController) in _ = value.showsPlaybackControls } }
  do { _ = { (value: AVPlayerViewController) in _ = value.updatesNowPlayingInfoCenter } }
  do { _ = { (value: AVPictureInPictureController) in _ = value.observe(\.isPictureInPicturePossible) { _, _ in } } }
  do { typealias Use = AVRoutePickerView }
}
