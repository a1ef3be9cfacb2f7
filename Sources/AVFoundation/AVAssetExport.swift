import DeviceAccess
import Foundation
import FoundationNetworking
import ObjectiveCRuntime

/// Makes pictures of media; here, each request fails.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The outcomes of a request.
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed
    case cancelled
  }
  /// The media.
  public let asset: AVAsset
  /// The setting applies preferred track transform.
  open var appliesPreferredTrackTransform = false
  /// The maximum size.
  open var maximumSize = CGSize.zero
  /// The aperture mode.
  open var apertureMode: ApertureMode?
  /// The requested time tolerance before.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The requested time tolerance after.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// The part of pictures that is shown.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes one of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The clean aperture.
    public static let cleanAperture = ApertureMode(rawValue: "cleanAperture")
    /// The production aperture.
    public static let productionAperture = ApertureMode(rawValue: "productionAperture")
    /// The encoded pixels.
    public static let encodedPixels = ApertureMode(rawValue: "encodedPixels")
  }
  /// Makes one of the given values.
  public init(asset: AVAsset) { self.asset = asset }
  /// Fails: nothing decodes media here.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  { throw decoderMissing() }
  /// Calls the handler for each time with an error.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
  ) {
    for value in requestedTimes {
      let time = value.timeValue
      MainThread.later { handler(time, nil, .invalid, .failed, decoderMissing()) }
    }
  }
  /// Calls the handler with an error.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    MainThread.later { handler(nil, .invalid, decoderMissing()) }
  }
  /// Fails: nothing decodes media here.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw decoderMissing()
  }
  /// Cancels all CG image generation.
  open func cancelAllCGImageGeneration() {}
}

/// Writes media into a file; here, it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The states.
  public enum Status: Int, Sendable {
    case unknown = 0
    case waiting
    case exporting
    case completed
    case failed
    case cancelled
  }
  /// The asset.
  public let asset: AVAsset
  /// The preset name.
  public let presetName: String
  /// The output file type.
  open var outputFileType: AVFileType?
  /// The output URL.
  open var outputURL: URL?
  /// The time range.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The metadata.
  open var metadata: [AVMetadataItem]?
  /// Whether it should optimize for network use.
  open var shouldOptimizeForNetworkUse = false
  /// The file length limit.
  open var fileLengthLimit: Int64 = 0
  /// The video composition.
  open var videoComposition: AVVideoComposition?
  /// The audio mix.
  open var audioMix: AVAudioMix?
  /// The status.
  @_KVO public private(set) var status = Status.unknown
  /// The error.
  @_KVO public private(set) var error: (any Error)?
  /// The progress.
  @_KVO public private(set) var progress: Float = 0
  /// Makes a session.
  public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
  /// The supported file types.
  open var supportedFileTypes: [AVFileType] { [] }
  /// The estimated output file length.
  open var estimatedOutputFileLength: Int64 { 0 }
  /// Returns the all export presets.
  open class func allExportPresets() -> [String] { [] }
  /// Exports presets.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  /// Returns the determine compatibility.
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool { false }
  /// Fails, and calls the handler.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    MainThread.later { [self] in
      if status != .cancelled { (error, status) = (decoderMissing(), .failed) }
      handler()
    }
  }
  /// Fails; the status says so.
  open func export() async {
    (error, status) = (decoderMissing(), .failed)
  }
  /// Cancels export.
  open func cancelExport() { status = .cancelled }
}

/// Media that an app puts together; its tracks hold nothing here.
open class AVComposition: AVAsset, @unchecked Sendable {
  /// The natural size.
  open var naturalSize: CGSize { .zero }
}

/// Media that an app puts together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var parts: [AVMutableCompositionTrack] = []
  open override var tracks: [AVAssetTrack] { parts }
  /// Adds mutable track.
  open func addMutableTrack(withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID)
    -> AVMutableCompositionTrack?
  {
    let number =
      preferredTrackID == kCMPersistentTrackID_Invalid
      ? CMPersistentTrackID(parts.count + 1) : preferredTrackID
    let track = AVMutableCompositionTrack(kind: mediaType, number: number)
    parts.append(track)
    return track
  }
  /// Removes track.
  open func removeTrack(_ track: AVCompositionTrack) { parts.removeAll { $0 === track } }
}

/// A track of a composition, which keeps no media here.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

/// A track of a composition that an app puts together; what is inserted fails as media does.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private let kind: AVMediaType
  private let number: CMPersistentTrackID
  private var transform = CGAffineTransform.identity
  internal init(kind: AVMediaType, number: CMPersistentTrackID) { (self.kind, self.number) = (kind, number) }
  open override var mediaType: AVMediaType { kind }
  open override var trackID: CMPersistentTrackID { number }
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  /// Fails: media are not read here.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    throw decoderMissing()
  }
}

/// The way in which tracks become pictures; kept, and not rendered here.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  /// The render size.
  open var renderSize = CGSize.zero
  /// The frame duration.
  open var frameDuration = CMTime.invalid
  /// The instructions.
  open var instructions: [AVVideoCompositionInstruction] = []
}

/// A video composition that an app changes.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {}

/// The layers that are shown over a span of time; kept.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
  /// The time range.
  open var timeRange = CMTimeRange.invalid
  /// The layer instructions.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
}

/// An instruction of a video composition that an app changes.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {}

/// The place and opacity of one track over a span of time; kept.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {}

/// A layer's instruction that an app changes.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable
{
  /// Makes one of the given values.
  public convenience init(assetTrack track: AVAssetTrack) { self.init() }
  /// Sets transform.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Sets opacity.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}

/// The volumes of tracks; kept, and not heard here.
open class AVAudioMix: NSObject, @unchecked Sendable {}
