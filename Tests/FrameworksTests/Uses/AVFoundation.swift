// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import AVFoundation

/// Compiles: one small use of each name of AVFoundation that apps use. Never called.
@available(*, deprecated)
func useAVFoundation() {
  do { typealias Use = AVCaptureDevice }
  do { _ = AVMediaType.video }
  do { _ = AVCaptureDeviceInput.init(device:) }
  do { typealias Use = AVCaptureDeviceInput }
  do { typealias Use = AVCaptureSession }
  do { _ = AVCaptureSession.addInput(_:) }
  do { _ = AVCaptureSession.addOutput(_:) }
  do { _ = { () -> AVCaptureSession in AVCaptureSession() } }
  do { _ = { (value: AVCaptureVideoPreviewLayer) in _ = value.videoGravity } }
  do { _ = AVCaptureSession.startRunning }
  do { _ = AVLayerVideoGravity.resizeAspectFill }
  do { typealias Use = AVCaptureConnection }
  do { typealias Use = AVCaptureVideoPreviewLayer }
  do { _ = AVAudioSession.sharedInstance }
  do { typealias Use = AVAudioSession }
  do { _ = AVCaptureDevice.default(for:) }
  do { typealias Use = AVPlayer }
  do { _ = AVCaptureDevice.authorizationStatus(for:) }
  do { _ = AVCaptureSession.stopRunning }
  do { _ = AVCaptureVideoPreviewLayer.init(session:) }
  do { _ = { (value: any AVCaptureMetadataOutputObjectsDelegate) in _ = value.metadataOutput(_:didOutput:from:) } }
  do { _ = { () -> AVCaptureMetadataOutput in AVCaptureMetadataOutput() } }
  do { _ = { (value: AVCaptureMetadataOutput) in _ = value.metadataObjectTypes } }
  do { _ = AVCaptureMetadataOutput.setMetadataObjectsDelegate(_:queue:) }
  do { typealias Use = AVCaptureMetadataOutput }
  do { typealias Use = AVCaptureMetadataOutputObjectsDelegate }
  do { typealias Use = AVMetadataMachineReadableCodeObject }
  do { typealias Use = AVMetadataObject }
  do { _ = AVAuthorizationStatus.authorized }
  do { _ = AVCaptureDevice.requestAccess(for:completionHandler:) }
  do { _ = { (value: AVMetadataMachineReadableCodeObject) in _ = value.stringValue } }
  do { _ = AVPlayer.play }
  do { typealias Use = AVAudioPlayer }
  do { _ = AVAuthorizationStatus.notDetermined }
  do { _ = AVCaptureSession.canAddOutput(_:) }
  do { _ = AVPlayer.pause }
  do { typealias Use = AVMediaType }
  do { _ = AVAudioSession.Category.playback }
  do { _ = AVMetadataObject.ObjectType.qr }
  do { _ = { (value: AVAudioPlayer) in value.play() } }
  do { _ = AVAudioSession.setActive(_:options:) }
  do { _ = AVCaptureSession.canAddInput(_:) }
  do { _ = AVAsset.init(url:) }
  do { _ = AVAudioPlayer.init(contentsOf:) }
  do { _ = AVPlayer.init(url:) }
  do { typealias Use = AVAsset }
  do { typealias Use = AVLayerVideoGravity }
  do { _ = AVAuthorizationStatus.denied }
  do { _ = AVCaptureDevice.DeviceType.builtInWideAngleCamera }
  do { _ = { (value: AVCaptureConnection) in _ = value.videoOrientation } }
  do { _ = AVCaptureDevice.lockForConfiguration }
  do { _ = AVCaptureDevice.unlockForConfiguration }
  do { typealias Use = AVURLAsset }
  do { _ = AVAuthorizationStatus.restricted }
  do { _ = AVCaptureVideoOrientation.portrait }
  do { _ = { (value: AVPlayer) in _ = value.currentItem } }
  do { _ = AVPlayer.currentTime }
  do { typealias Use = AVPlayerItem }
  do { _ = AVCaptureDevice.Position.back }
  do { _ = NSNotification.Name.AVPlayerItemDidPlayToEndTime }
  do { _ = { (value: AVAsset) in _ = value.duration } }
  do { _ = AVAudioPlayer.prepareToPlay }
  do { _ = AVAudioPlayer.stop }
  do { _ = AVAudioSession.setCategory(_:mode:options:) }
  do { _ = { (value: AVCaptureSession) in _ = value.isRunning } }
  do { _ = { (value: AVCaptureSession) in _ = value.sessionPreset } }
  do { _ = { (value: AVPlayer) in _ = value.volume } }
  do { _ = AVPlayerItem.Status.failed }
  do { _ = AVPlayerItem.Status.readyToPlay }
  do { _ = AVPlayerItem.Status.unknown }
  do { _ = AVAssetImageGenerator.init(asset:) }
  do { _ = { (value: AVAudioPlayer) in _ = value.isPlaying } }
  do { _ = AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:) }
  do { _ = AVPlayer.init(playerItem:) }
  do { _ = { (value: AVPlayer) in _ = value.rate } }
  do { _ = { (value: AVPlayer) in value.seek(to: CMTime.zero) } }
  do { _ = { (value: AVPlayer) in _ = value.timeControlStatus } }
  do { _ = AVURLAsset.init(url:options:) }
  do { typealias Use = AVAssetImageGenerator }
  do { typealias Use = AVFileType }
  do { typealias Use = AVMetadataObject.ObjectType }
  do { _ = AVAudioSession.interruptionNotification }
  do { _ = AVAudioSessionInterruptionTypeKey }
  do { _ = AVCaptureDevice.Position.front }
  do { _ = { (value: any AVCaptureVideoDataOutputSampleBufferDelegate) in _ = value.captureOutput(_:didOutput:from:) } }
  do { _ = AVAssetExportSession.init(asset:presetName:) }
  do { _ = { (value: AVAssetExportSession) in _ = value.outputFileType } }
  do { _ = { (value: AVAssetExportSession) in _ = value.outputURL } }
  do { _ = { (value: AVAssetExportSession) in _ = value.status } }
  do { _ = { () -> AVAudioEngine in AVAudioEngine() } }
  do { _ = AVAudioEngine.start }
  do { _ = { (value: AVAudioPlayer) in _ = value.delegate } }
  do { _ = AVCaptureSession.commitConfiguration }
  do { _ = { () -> AVCaptureVideoDataOutput in AVCaptureVideoDataOutput() } }
  do { _ = AVCaptureVideoDataOutput.setSampleBufferDelegate(_:queue:) }
  do { _ = { (value: AVCaptureVideoPreviewLayer) in _ = value.connection } }
  do { _ = { (value: AVPlayerItem) in _ = value.duration } }
  do { _ = AVPlayerItem.init(asset:) }
  do { typealias Use = AVAssetExportSession }
  do { typealias Use = AVAudioEngine }
  do { typealias Use = AVAudioPlayerDelegate }
  do { typealias Use = AVAudioSession.InterruptionType }
  do { typealias Use = AVCaptureOutput }
  do { typealias Use = AVCaptureVideoDataOutput }
  do { typealias Use = AVCaptureVideoDataOutputSampleBufferDelegate }
  do { _ = AVAssetExportSession.Status.completed }
  do { _ = AVAudioSession.CategoryOptions.mixWithOthers }
  do { _ = AVAudioSession.InterruptionType.ended }
  do { _ = AVAudioSession.Mode.moviePlayback }
  do { _ = AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation }
  do { _ = AVAudioSession.routeChangeNotification }
  do { _ = AVAudioSessionInterruptionOptionKey }
  do { _ = AVCaptureVideoOrientation.landscapeLeft }
  do { _ = AVCaptureVideoOrientation.landscapeRight }
  do { _ = AVCaptureVideoOrientation.portraitUpsideDown }
  do { _ = AVPlayer.TimeControlStatus.playing }
  do { _ = { (value: any AVAudioPlayerDelegate) in _ = value.audioPlayerDidFinishPlaying(_:successfully:) } }
  do { _ = AVAssetExportSession.exportAsynchronously(completionHandler:) }
  do { _ = AVAssetImageGenerator.copyCGImage(at:actualTime:) }
  do { _ = AVAudioEngine.stop }
  do { _ = { (value: AVAudioPlayer) in _ = value.currentTime } }
  do { _ = { (value: AVAudioPlayer) in _ = value.numberOfLoops } }
  do { _ = AVAudioSession.InterruptionType.init(rawValue:) }
  do { _ = AVAudioSession.setActive(_:options:) }
  do { _ = AVAudioSession.setCategory(_:) }
  do { _ = AVCaptureDevice.DiscoverySession.init(deviceTypes:mediaType:position:) }
  do { _ = AVCaptureDevice.default(_:for:position:) }
  do { _ = AVCaptureSession.beginConfiguration }
  do { _ = AVCaptureSession.removeInput(_:) }
  do { _ = { (value: AVCaptureVideoPreviewLayer) in _ = value.session } }
  do { _ = { (value: AVMetadataMachineReadableCodeObject) in _ = value.type } }
  do { _ = AVPlayer.removeTimeObserver(_:) }
  do { _ = AVPlayer.replaceCurrentItem(with:) }
  do { _ = { (value: AVPlayerItem) in _ = value.observe(\.status) { _, _ in } } }
  do { _ = { (value: AVPlayerItem) in _ = value.asset } }
  do { _ = AVPlayerItem.currentTime }
  do { _ = { (value: AVPlayerItem) in _ = value.status } }
  do { _ = AVURLAsset.init(url:) }
  do { typealias Use = AVAudioSession.InterruptionOptions }
  do { typealias Use = AVAudioSession.Mode }
  do { typealias Use = AVCaptureDevice.DiscoverySession }
  do { typealias Use = AVPlayerLayer }
  do { _ = AVAudioSession.Category.playAndRecord }
  do { _ = AVAudioSession.InterruptionOptions.shouldResume }
  do { _ = AVAudioSession.InterruptionType.began }
  do { _ = AVAudioSession.Mode.default }
  do { _ = AVAudioSession.RouteChangeReason.oldDeviceUnavailable }
  do { _ = AVAudioSessionRouteChangeReasonKey }
  do { _ = AVCaptureDevice.TorchMode.off }
  do { _ = AVFileType.mp4 }
  do { _ = AVLayerVideoGravity.resizeAspect }
  do { _ = AVMediaType.audio }
  do { _ = AVMetadataKey.commonKeyArtwork }
  do { _ = AVMetadataKey.commonKeyTitle }
  do { _ = AVMetadataObject.ObjectType.ean13 }
  do { _ = { (value: AVURLAsset) async throws in _ = try await value.load(.duration) } }
  do { _ = { (value: AVAssetExportSession) in _ = value.timeRange } }
  do { _ = { (value: AVAssetImageGenerator) in _ = value.appliesPreferredTrackTransform } }
  do { _ = { (value: AVAudioEngine) in _ = value.isRunning } }
  do { _ = AVAudioEngine.prepare }
  do { _ = AVAudioPlayer.pause }
  do { _ = AVAudioSession.InterruptionOptions.init(rawValue:) }
  do { _ = { (value: AVAudioSession) in _ = value.outputVolume } }
  do { _ = AVAudioSession.setCategory(_:mode:options:) }
  do { _ = AVAudioSession.setCategory(_:options:) }
  do { _ = { (value: AVCaptureConnection) in _ = value.isVideoOrientationSupported } }
  do { _ = { (value: AVCaptureDevice) in _ = value.torchMode } }
  do { _ = { (value: AVCaptureSession) in _ = value.inputs } }
  do { _ = { (value: AVCaptureSession) in _ = value.outputs } }
  do { _ = AVCaptureVideoPreviewLayer.transformedMetadataObject(for:) }
  do { _ = AVPlayer.seek(to:completionHandler:) }
  do { _ = { (value: AVPlayerLayer) in _ = value.player } }
  do { _ = { (value: AVURLAsset) in _ = value.url } }
  do { typealias Use = AVAudioSession.Category }
  do { typealias Use = AVAudioSession.RouteChangeReason }
  do { typealias Use = AVCaptureSession.Preset }
  do { typealias Use = AVMetadataItem }
  do { _ = AVAssetExportSession.Status.cancelled }
  do { _ = AVAssetExportSession.Status.failed }
  do { _ = AVAudioSession.CategoryOptions.duckOthers }
  do { _ = AVAudioSession.RecordPermission.denied }
  do { _ = AVAudioSession.mediaServicesWereResetNotification }
  do { _ = AVCaptureDevice.DeviceType.builtInDualCamera }
  do { _ = AVCaptureDevice.Position.unspecified }
  do { _ = AVCaptureSession.Preset.photo }
  do { _ = AVMetadataKey.commonKeyArtist }
  do { _ = AVPlayer.TimeControlStatus.waitingToPlayAtSpecifiedRate }
  do { _ = AVVideoCodecKey }
  do { _ = NSNotification.Name.AVPlayerItemPlaybackStalled }
  do { _ = AVMakeRect }
  do { _ = { (value: AVAsset) in _ = value.commonMetadata } }
  do { _ = { (value: AVAsset) in _ = value.tracks } }
  do { _ = { (value: AVAssetExportSession) in _ = value.error } }
  do { _ = AVAssetImageGenerator.generateCGImagesAsynchronously(forTimes:completionHandler:) }
  do { _ = AVAudioEngine.attach(_:) }
  do { _ = AVAudioEngine.connect(_:to:format:) }
  do { _ = { (value: AVAudioEngine) in _ = value.inputNode } }
  do { _ = AVAudioNode.removeTap(onBus:) }
  do { _ = AVAudioPCMBuffer.init(pcmFormat:frameCapacity:) }
  do { _ = { (value: AVAudioPlayer) in _ = value.volume } }
  do { _ = { () -> AVAudioPlayerNode in AVAudioPlayerNode() } }
  do { _ = { (value: AVAudioPlayerNode) in value.play() } }
  do { _ = AVAudioPlayerNode.stop }
  do { _ = AVAudioSession.RouteChangeReason.init(rawValue:) }
  do { _ = AVAudioSession.requestRecordPermission(_:) }
  do { _ = { (value: AVCaptureDevice) in _ = value.autoFocusRangeRestriction } }
  do { _ = { (value: AVCaptureDevice) in _ = value.focusMode } }
  do { _ = { (value: AVCaptureDevice) in _ = value.isAutoFocusRangeRestrictionSupported } }
  do { _ = AVCaptureDevice.isFocusModeSupported(_:) }
  do { _ = { (value: AVCaptureDeviceInput) in _ = value.device } }
  do { _ = { (value: AVCaptureMetadataOutput) in _ = value.availableMetadataObjectTypes } }
  do { _ = { () -> AVCapturePhotoOutput in AVCapturePhotoOutput() } }
  do { _ = { (value: AVCaptureVideoDataOutput) in _ = value.videoSettings } }
  do { _ = { () -> AVPlayer in AVPlayer() } }
  do { _ = AVPlayer.seek(to:toleranceBefore:toleranceAfter:completionHandler:) }
  do { _ = { (value: AVPlayer) in _ = value.status } }
  do { _ = { (value: AVPlayerLayer) in _ = value.videoGravity } }
  do { typealias Use = AVAudioFrameCount }
  do { typealias Use = AVAudioPCMBuffer }
  do { typealias Use = AVAudioPlayerNode }
  do { typealias Use = AVCaptureDevice.TorchMode }
  do { typealias Use = AVCapturePhotoOutput }
  do { typealias Use = AVError }
  do { typealias Use = AVMetadataKey }
}
