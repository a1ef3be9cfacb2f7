import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The video.
  public static let video = AVMediaType(rawValue: "vide")
  /// The audio.
  public static let audio = AVMediaType(rawValue: "soun")
  /// The text.
  public static let text = AVMediaType(rawValue: "text")
  /// The closed caption.
  public static let closedCaption = AVMediaType(rawValue: "clcp")
  /// The subtitle.
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  /// The timecode.
  public static let timecode = AVMediaType(rawValue: "tmcd")
  /// The metadata.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// The muxed.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// The depth data.
  public static let depthData = AVMediaType(rawValue: "dpth")
  /// The haptic.
  public static let haptic = AVMediaType(rawValue: "hapt")
}
/// A kind of file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The mov.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// The mp4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// The m4v.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// The m4a.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// The mobile3 GPP.
  public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
  /// The caf.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// The wav.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// The aiff.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// The aifc.
  public static let aifc = AVFileType(rawValue: "public.aifc-audio")
  /// The mp3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// The au.
  public static let au = AVFileType(rawValue: "public.au-audio")
  /// The ac3.
  public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
  /// The jpg.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// The dng.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
  /// The heic.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// The heif.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// The tif.
  public static let tif = AVFileType(rawValue: "public.tiff")
}
/// The way in which a picture fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The resize aspect.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The resize aspect fill.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The resize.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
/// A way of compressing pictures.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The h264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// The hevc.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// The jpeg.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// The pro res422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// The pro res4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
  /// The hevc with alpha.
  public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
}
/// A property of media.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The visual.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// The audible.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// The legible.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
  /// The frame based.
  public static let frameBased = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicFrameBased")
}
/// A key of metadata.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The common key title.
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  /// The common key creator.
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  /// The common key subject.
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  /// The common key description.
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  /// The common key publisher.
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  /// The common key contributor.
  public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
  /// The common key creation date.
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  /// The common key last modified date.
  public static let commonKeyLastModifiedDate = AVMetadataKey(rawValue: "lastModifiedDate")
  /// The common key type.
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  /// The common key format.
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  /// The common key identifier.
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
  /// The common key source.
  public static let commonKeySource = AVMetadataKey(rawValue: "source")
  /// The common key language.
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  /// The common key relation.
  public static let commonKeyRelation = AVMetadataKey(rawValue: "relation")
  /// The common key location.
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  /// The common key copyrights.
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  /// The common key album name.
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  /// The common key author.
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  /// The common key artist.
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  /// The common key artwork.
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  /// The common key make.
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  /// The common key model.
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  /// The common key software.
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  /// The id3 metadata key title description.
  public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
  /// The id3 metadata key attached picture.
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")
  /// The i tunes metadata key song name.
  public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "@nam")
  /// The i tunes metadata key artist.
  public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "@ART")
}
/// A name of metadata in all formats.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The common identifier title.
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  /// The common identifier artist.
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  /// The common identifier artwork.
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  /// The common identifier album name.
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  /// The common identifier description.
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
  /// The common identifier creation date.
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
  /// The common identifier location.
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
  /// The quick time metadata content identifier.
  public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
    rawValue: "mdta/com.apple.quicktime.content.identifier")
}
/// A set of keys of metadata.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The common.
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  /// The quick time metadata.
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  /// The i tunes.
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  /// The id3.
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  /// The hls date range.
  public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
}
/// A format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes one of its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes one of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The quick time metadata.
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  /// The i tunes metadata.
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  /// The id3 metadata.
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  /// The iso user data.
  public static let isoUserData = AVMetadataFormat(rawValue: "org.mp4ra")
  /// The unknown.
  public static let unknown = AVMetadataFormat(rawValue: "unknown")
}

/// The video codec key.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The video width key.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The video height key.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The video compression properties key.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The video average bit rate key.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The video quality key.
public let AVVideoQualityKey = "Quality"
/// The video profile level key.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// The video scaling mode key.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// The video max key frame interval key.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The format ID key.
public let AVFormatIDKey = "AVFormatIDKey"
/// The sample rate key.
public let AVSampleRateKey = "AVSampleRateKey"
/// The number of channels key.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The encoder audio quality key.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The encoder bit rate key.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The encoder bit depth hint key.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// The linear PCM bit depth key.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The linear PCM is big endian key.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The linear PCM is float key.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The linear PCM is non interleaved.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The AVURL asset prefer precise duration and timing key.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The AVURL asset reference restrictions key.
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
/// The AVURL asset HTTP cookies key.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// The AVURL asset allows cellular access key.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
/// The asset export preset low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// The asset export preset medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// The asset export preset highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The asset export preset640x480.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// The asset export preset960x540.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// The asset export preset1280x720.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// The asset export preset1920x1080.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// The asset export preset3840x2160.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// The asset export preset apple M4 a.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// The asset export preset passthrough.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// The asset export preset HEVC highest quality.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"

/// The quality of encoded sound.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// Returns the largest rectangle of an aspect ratio in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}

/// A place for an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
