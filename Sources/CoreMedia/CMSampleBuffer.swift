@_exported import CoreAudioTypes
@_exported import CoreVideo
@_exported import Foundation

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
/// The number of a sample.
public typealias CMItemCount = Int

/// Samples of sound or pictures. No device of this kind makes any here.
public final class CMSampleBuffer: @unchecked Sendable {
  /// The picture.
  public let imageBuffer: CVImageBuffer?
  /// The time at which it is shown.
  public let presentationTimeStamp: CMTime
  /// The duration.
  public let duration: CMTime
  /// The format description.
  public let formatDescription: CMFormatDescription?

  /// Makes one of a picture.
  public init(
    imageBuffer: CVImageBuffer?, presentationTimeStamp: CMTime = .invalid, duration: CMTime = .invalid,
    formatDescription: CMFormatDescription? = nil
  ) {
    (self.imageBuffer, self.presentationTimeStamp) = (imageBuffer, presentationTimeStamp)
    (self.duration, self.formatDescription) = (duration, formatDescription)
  }
  /// Whether it is valid.
  public var isValid: Bool { true }
  /// The setting data readiness.
  public var dataReadiness: Bool { true }
  /// The num samples.
  public var numSamples: Int { imageBuffer == nil ? 0 : 1 }
}

/// The kinds and properties of samples.
public final class CMFormatDescription: @unchecked Sendable {
  /// The media type.
  public let mediaType: FourCharCode
  /// The media sub type.
  public let mediaSubType: FourCharCode
  /// The dimensions.
  public let dimensions: CMVideoDimensions
  /// Makes one of the given values.
  public init(
    mediaType: FourCharCode, mediaSubType: FourCharCode, dimensions: CMVideoDimensions = CMVideoDimensions()
  ) {
    (self.mediaType, self.mediaSubType, self.dimensions) = (mediaType, mediaSubType, dimensions)
  }
}

/// The video format description.
public typealias CMVideoFormatDescription = CMFormatDescription
/// The audio format description.
public typealias CMAudioFormatDescription = CMFormatDescription
/// A code of four letters for a kind of media.
public typealias CMMediaType = FourCharCode
/// The media type video.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// The media type audio.
public let kCMMediaType_Audio: CMMediaType = 0x736f_756e
/// The video codec type H264.
public let kCMVideoCodecType_H264: FourCharCode = 0x6176_6331
/// The video codec type HEVC.
public let kCMVideoCodecType_HEVC: FourCharCode = 0x6876_6331
/// The video codec type JPEG.
public let kCMVideoCodecType_JPEG: FourCharCode = 0x6a70_6567

/// A size in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  /// The width.
  public var width: Int32 = 0
  /// The height.
  public var height: Int32 = 0
  /// Makes an empty size.
  public init() {}
  /// Makes one of the given values.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

/// A clock, the host's.
public final class CMClock: @unchecked Sendable {
  /// The host time clock.
  public static let hostTimeClock = CMClock()
  /// The time since the host started.
  public var time: CMTime {
    CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000)
  }
}

/// Returns the clock get host time clock.
public func CMClockGetHostTimeClock() -> CMClock { .hostTimeClock }
/// Returns the clock get time.
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }
/// Returns the sample buffer get image buffer.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.imageBuffer }
/// Returns the sample buffer get presentation time stamp.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}
/// Returns the sample buffer get duration.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns the sample buffer get format description.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  sbuf.formatDescription
}
/// Returns the sample buffer get num samples.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.numSamples }
/// Returns the sample buffer is valid.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { sbuf.isValid }
/// Returns the sample buffer data is ready.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { sbuf.dataReadiness }
/// Returns the format description get media type.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }
/// Returns the format description get media sub type.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
  desc.mediaSubType
}
/// Returns the video format description get dimensions.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions
{ videoDesc.dimensions }
