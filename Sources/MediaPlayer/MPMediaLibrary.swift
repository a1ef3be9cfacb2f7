import DeviceAccess
import UIKit

/// The number of an item.
public typealias MPMediaEntityPersistentID = UInt64
/// The media item property title.
public let MPMediaItemPropertyTitle = "title"
/// The media item property artist.
public let MPMediaItemPropertyArtist = "artist"
/// The media item property album title.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The media item property album artist.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The media item property album track number.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The media item property album track count.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The media item property artwork.
public let MPMediaItemPropertyArtwork = "artwork"
/// The media item property composer.
public let MPMediaItemPropertyComposer = "composer"
/// The media item property disc number.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The media item property disc count.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The media item property genre.
public let MPMediaItemPropertyGenre = "genre"
/// The media item property persistent ID.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The media item property playback duration.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The media item property media type.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The media item property asset URL.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The media item property podcast title.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The media item property release date.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The media item property is explicit.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The media playlist property name.
public let MPMediaPlaylistPropertyName = "name"

/// A picture of an item.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  /// The bounds.
  public let bounds: CGRect
  private let handler: (CGSize) -> UIImage
  /// Makes one of the given values.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
  }
  /// Makes one of the given values.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  /// Returns the picture for a size.
  open func image(at size: CGSize) -> UIImage? { handler(size) }
}

/// The media library authorization status.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied
  case restricted
  case authorized
}

/// The person's music; there is none here, and access is denied.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()
  private static let asked = MediaAccess()
  /// Returns the default.
  open class func `default`() -> MPMediaLibrary { library }
  /// Returns the authorization status.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    asked.isDenied ? .denied : .notDetermined
  }
  /// Denies, as there is no library.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    FeatureUse.note("MediaPlayer", "library of music", told: "denied")
    MainThread.later {
      asked.deny()
      handler(.denied)
    }
  }
  /// The last modified date.
  open var lastModifiedDate: Date { .distantPast }
  /// Begins generating library change notifications.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// Ends generating library change notifications.
  open func endGeneratingLibraryChangeNotifications() {}
}

/// A media entity.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  /// The persistent ID.
  open var persistentID: MPMediaEntityPersistentID { 0 }
  /// Returns the value.
  open func value(forProperty property: String) -> Any? { nil }
}

/// One piece of music.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// The title.
  open var title: String? { nil }
  /// The artist.
  open var artist: String? { nil }
  /// The album title.
  open var albumTitle: String? { nil }
  /// The album artist.
  open var albumArtist: String? { nil }
  /// The genre.
  open var genre: String? { nil }
  /// The composer.
  open var composer: String? { nil }
  /// The playback duration.
  open var playbackDuration: TimeInterval { 0 }
  /// The artwork.
  open var artwork: MPMediaItemArtwork? { nil }
  /// The asset URL.
  open var assetURL: URL? { nil }
  /// Whether it is cloud item.
  open var isCloudItem: Bool { false }
  /// Whether it has protected asset.
  open var hasProtectedAsset: Bool { false }
  /// The media type.
  open var mediaType: MPMediaType { .music }
}

/// The kinds of media.
public struct MPMediaType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Makes one of the given values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The music.
  public static let music = MPMediaType(rawValue: 1)
  /// The podcast.
  public static let podcast = MPMediaType(rawValue: 2)
  /// The audio book.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// The any audio.
  public static let anyAudio = MPMediaType(rawValue: 255)
  /// The any video.
  public static let anyVideo = MPMediaType(rawValue: 0xff00)
  /// The any.
  public static let any = MPMediaType(rawValue: .max)
}

/// A media item collection.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The items.
  public let items: [MPMediaItem]
  /// Makes one of the given values.
  public init(items: [MPMediaItem]) { self.items = items }
  /// The count.
  open var count: Int { items.count }
  /// The representative item.
  open var representativeItem: MPMediaItem? { items.first }
}
/// A media playlist.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// The name.
  open var name: String? { nil }
}

/// A question to the library, which has no answers here.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  /// Returns the songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// Returns the albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// Returns the artists.
  open class func artists() -> MPMediaQuery { MPMediaQuery() }
  /// Returns the playlists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
  /// Returns the podcasts.
  open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
  /// The items.
  open var items: [MPMediaItem]? { [] }
  /// The collections.
  open var collections: [MPMediaItemCollection]? { [] }
  /// Adds filter predicate.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {}
  /// Removes filter predicate.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {}
}
/// A media predicate.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
/// A media property predicate.
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  /// Makes one of the given values.
  public convenience init(value: Any?, forProperty property: String) { self.init() }
}

/// Lets a person choose music; there is none, and the controller says so.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
  /// The delegate.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether it allows picking multiple items.
  open var allowsPickingMultipleItems = false
  /// Whether it shows cloud items.
  open var showsCloudItems = true
  /// The prompt.
  open var prompt: String?
  /// Makes one of the given values.
  public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    FeatureUse.note("MediaPlayer", "library of music", told: "nothing was picked")
    MainThread.later { [weak self] in
      MainActor.assumeIsolated { self.map { $0.delegate?.mediaPickerDidCancel($0) } }
    }
  }
}
/// The methods of a media picker controller delegate.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Called by the framework, as Apple documents it.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// Called by the framework, as Apple documents it.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  /// The default of an optional requirement.
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  /// The default of an optional requirement.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A music playback state.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing
  case paused
  case interrupted
  case seekingForward
  case seekingBackward
}

/// Plays the person's music: none.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  /// The system music player.
  public static let systemMusicPlayer = MPMusicPlayerController()
  /// The application music player.
  public static let applicationMusicPlayer = MPMusicPlayerController()
  /// The playback state.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// The now playing item.
  open var nowPlayingItem: MPMediaItem? { nil }
  /// The current playback time.
  open var currentPlaybackTime: TimeInterval = 0
  /// Whether it is prepared to play.
  open var isPreparedToPlay: Bool { false }
  /// Sets queue.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// Sets queue.
  open func setQueue(with query: MPMediaQuery) {}
  /// Sets queue.
  open func setQueue(with storeIDs: [String]) {}
  /// Prepares to play.
  open func prepareToPlay() {}
  /// Plays.
  open func play() {}
  /// Pauses.
  open func pause() {}
  /// Stops.
  open func stop() {}
  /// Skips to next item.
  open func skipToNextItem() {}
  /// Skips to previous item.
  open func skipToPreviousItem() {}
  /// Begins generating playback notifications.
  open func beginGeneratingPlaybackNotifications() {}
  /// Ends generating playback notifications.
  open func endGeneratingPlaybackNotifications() {}
}

/// The slider of a device's volume: a plain one here, which changes nothing.
@preconcurrency @MainActor open class MPVolumeView: UIView {
  /// Whether it shows volume slider.
  open var showsVolumeSlider = true
  /// Whether it shows route button.
  open var showsRouteButton = true
}
