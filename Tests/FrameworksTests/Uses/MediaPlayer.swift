// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import MediaPlayer

/// Compiles: one small use of each name of MediaPlayer that apps use. Never called.
@available(*, deprecated)
func useMediaPlayer() {
  do { _ = MPMediaItemPropertyArtist }
  do { _ = MPMediaItemPropertyPlaybackDuration }
  do { _ = MPMediaItemPropertyTitle }
  do { _ = MPNowPlayingInfoPropertyElapsedPlaybackTime }
  do { _ = MPNowPlayingInfoPropertyPlaybackRate }
  do { _ = MPNowPlayingInfoCenter.default }
  do { _ = { (value: MPNowPlayingInfoCenter) in _ = value.nowPlayingInfo } }
  do { typealias Use = MPNowPlayingInfoCenter }
  do { _ = MPMediaItemPropertyArtwork }
  do { _ = MPRemoteCommandHandlerStatus.success }
  do { _ = MPMediaItemArtwork.init(boundsSize:requestHandler:) }
  do { _ = MPRemoteCommand.addTarget(handler:) }
  do { _ = MPRemoteCommandCenter.shared }
  do { typealias Use = MPMediaItemArtwork }
  do { typealias Use = MPRemoteCommandCenter }
  do { _ = { (value: MPChangePlaybackPositionCommandEvent) in _ = value.positionTime } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.playCommand } }
  do { typealias Use = MPChangePlaybackPositionCommandEvent }
  do { _ = MPRemoteCommandHandlerStatus.commandFailed }
  do { _ = MPRemoteCommand.removeTarget(_:) }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.changePlaybackPositionCommand } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.nextTrackCommand } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.pauseCommand } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.previousTrackCommand } }
  do { _ = { (value: MPRemoteCommand) in _ = value.isEnabled } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.skipBackwardCommand } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.skipForwardCommand } }
  do { typealias Use = MPRemoteCommandHandlerStatus }
  do { _ = MPMediaItemPropertyAlbumTitle }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.togglePlayPauseCommand } }
  do { _ = MPNowPlayingInfoMediaType.audio }
  do { _ = MPNowPlayingInfoMediaType.video }
  do { _ = MPNowPlayingInfoPropertyMediaType }
  do { _ = { (value: MPChangePlaybackRateCommandEvent) in _ = value.playbackRate } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.seekBackwardCommand } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.seekForwardCommand } }
  do { _ = { (value: MPRemoteCommandCenter) in _ = value.stopCommand } }
  do { _ = { (value: MPSkipIntervalCommand) in _ = value.preferredIntervals } }
  do { _ = { (value: MPSkipIntervalCommandEvent) in _ = value.interval } }
  do { typealias Use = MPChangePlaybackRateCommandEvent }
  do { typealias Use = MPNowPlayingInfoMediaType }
  do { typealias Use = MPRemoteCommand }
  do { typealias Use = MPRemoteCommandEvent }
  do { typealias Use = MPSkipIntervalCommandEvent }
}
