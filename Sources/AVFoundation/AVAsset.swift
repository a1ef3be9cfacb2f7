import DeviceAccess
import Foundation
import FoundationNetworking
import ObjectiveCRuntime

/// The states of a property that is loaded.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0
  case loading
  case loaded
  case failed
  case cancelled
}

/// A property of a kind of media that is loaded asynchronously.
open class AVPartialAsyncProperty<Root: AnyObject>: @unchecked Sendable {
  internal init() {}
}

/// A property of a kind of media that is loaded asynchronously, with its type.
public final class AVAsyncProperty<Root: AnyObject, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable
{}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// The duration.
  public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
  /// The tracks.
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
  /// The metadata.
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
  /// The common metadata.
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
  /// The is playable.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  /// The is exportable.
  public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  /// The is readable.
  public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  /// The has protected content.
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
  /// The creation date.
  public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty() }
  /// The preferred transform.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  /// The natural size.
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
  /// The preferred transform.
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
  /// The nominal frame rate.
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
  /// The time range.
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
}

/// Media that can be loaded piece by piece; here, none can.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
  /// Fails: media are not read here.
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    throw decoderMissing()
  }
  /// Fails: media are not read here.
  public func load<First, Second>(
    _ first: AVAsyncProperty<Self, First>, _ second: AVAsyncProperty<Self, Second>
  ) async throws -> (First, Second) { throw decoderMissing() }
  /// Fails for every property.
  public func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
    outError?.pointee = decoderMissing() as NSError
    return .failed
  }
  /// Calls the handler; every property has failed.
  public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil)
  {
    if let handler { MainThread.later(handler) }
  }
}

/// Media. Here they have no tracks and no length, since nothing decodes them.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// Makes empty media.
  public override init() { super.init() }
  /// Makes media of an address.
  public convenience init(url URL: URL) {
    self.init()
    address = URL
  }
  internal var address: URL?
  /// The duration.
  open var duration: CMTime { .indefinite }
  /// The preferred rate.
  open var preferredRate: Float { 1 }
  /// The preferred volume.
  open var preferredVolume: Float { 1 }
  /// The preferred transform.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The tracks.
  open var tracks: [AVAssetTrack] { [] }
  /// Returns the track.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }
  /// Returns the tracks.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  /// Fails: media are not read here.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    throw decoderMissing()
  }
  /// The metadata.
  open var metadata: [AVMetadataItem] { [] }
  /// The common metadata.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// The available metadata formats.
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  /// Returns the metadata.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  /// The creation date.
  open var creationDate: AVMetadataItem? { nil }
  /// The lyrics.
  open var lyrics: String? { nil }
  /// Whether it is playable.
  open var isPlayable: Bool { false }
  /// Whether it is exportable.
  open var isExportable: Bool { false }
  /// Whether it is readable.
  open var isReadable: Bool { false }
  /// Whether it is composable.
  open var isComposable: Bool { false }
  /// Whether it has protected content.
  open var hasProtectedContent: Bool { false }
  /// The setting provides precise duration and timing.
  open var providesPreciseDurationAndTiming: Bool { false }
  /// Cancels loading.
  open func cancelLoading() {}
}

/// Media of an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The url.
  public let url: URL
  /// Makes media of an address.
  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
  /// Makes one of the given values.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
    address = URL
  }
  /// The resource loader.
  open var resourceLoader: AVAssetResourceLoader { loader }
  private let loader = AVAssetResourceLoader()
  /// The kinds of files that are read: none.
  open class func audiovisualTypes() -> [AVFileType] { [] }
  /// Returns the audiovisual MIME types.
  open class func audiovisualMIMETypes() -> [String] { [] }
  /// Returns whether it is playable extended MIME type.
  open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool { false }
}

/// The object by which an app loads media itself; never asked here.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  /// Sets delegate.
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?)
  { self.delegate = delegate }
  /// The delegate.
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
}

/// A request of media to be loaded.
open class AVAssetResourceLoadingRequest: NSObject {
  /// The request.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Whether it is finished.
  open var isFinished: Bool { false }
  /// Whether it is cancelled.
  open var isCancelled: Bool { false }
  /// Finishes loading.
  open func finishLoading() {}
  /// Finishes loading.
  open func finishLoading(with error: (any Error)?) {}
}

/// The methods of a asset resource loader delegate.
@preconcurrency public protocol AVAssetResourceLoaderDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// Called by the framework, as Apple documents it.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
  /// The default of an optional requirement.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  /// The default of an optional requirement.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// One picture or sound of media.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
  /// The asset.
  open weak var asset: AVAsset? { nil }
  /// The track ID.
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  /// The media type.
  open var mediaType: AVMediaType { .video }
  /// The format descriptions.
  open var formatDescriptions: [Any] { [] }
  /// Whether it is playable.
  open var isPlayable: Bool { false }
  /// Whether it is enabled.
  open var isEnabled: Bool { false }
  /// The time range.
  open var timeRange: CMTimeRange { .zero }
  /// The natural time scale.
  open var naturalTimeScale: CMTimeScale { 0 }
  /// The estimated data rate.
  open var estimatedDataRate: Float { 0 }
  /// The natural size.
  open var naturalSize: CGSize { .zero }
  /// The preferred transform.
  open var preferredTransform: CGAffineTransform { .identity }
  /// The nominal frame rate.
  open var nominalFrameRate: Float { 0 }
  /// The min frame duration.
  open var minFrameDuration: CMTime { .invalid }
  /// The language code.
  open var languageCode: String? { nil }
}

/// One fact about media.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The identifier.
  open var identifier: AVMetadataIdentifier? { nil }
  /// The common key.
  open var commonKey: AVMetadataKey? { nil }
  /// The key.
  open var key: Any? { nil }
  /// The key space.
  open var keySpace: AVMetadataKeySpace? { nil }
  /// The value.
  open var value: Any? { nil }
  /// The string value.
  open var stringValue: String? { value as? String }
  /// The number value.
  open var numberValue: NSNumber? { value as? NSNumber }
  /// The date value.
  open var dateValue: Date? { value as? Date }
  /// The data value.
  open var dataValue: Data? { value as? Data }
  /// The extended language tag.
  open var extendedLanguageTag: String? { nil }
  /// The time.
  open var time: CMTime { .invalid }
  /// The duration.
  open var duration: CMTime { .invalid }
  /// Returns the metadata items.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] {
    metadataItems.filter { $0.identifier == identifier }
  }
  /// Returns the metadata items.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let common = key as? AVMetadataKey
    return metadataItems.filter {
      (common == nil || $0.commonKey == common) && (keySpace == nil || $0.keySpace == keySpace)
    }
  }
}

/// A fact about media that an app makes.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var values:
    (identifier: AVMetadataIdentifier?, key: Any?, space: AVMetadataKeySpace?, value: Any?, language: String?)
  open override var identifier: AVMetadataIdentifier? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  open override var key: Any? {
    get { values.key }
    set { values.key = newValue }
  }
  open override var commonKey: AVMetadataKey? { values.key as? AVMetadataKey }
  open override var keySpace: AVMetadataKeySpace? {
    get { values.space }
    set { values.space = newValue }
  }
  open override var value: Any? {
    get { values.value }
    set { values.value = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { values.language }
    set { values.language = newValue }
  }
}
