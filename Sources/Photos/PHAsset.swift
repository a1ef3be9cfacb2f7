import DeviceAccess
import UIKit

/// An asset media type.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image
  case video
  case audio
}
/// The special kinds of photos.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Makes one of the given values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The photo panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// The photo HDR.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// The photo screenshot.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// The photo live.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// The photo depth effect.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// The video streamed.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// The video high frame rate.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// The video timelapse.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}
/// An asset source type.
public struct PHAssetSourceType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Makes one of the given values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The type user library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  /// The type cloud shared.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  /// The typei tunes synced.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}
/// An asset playback style.
public enum PHAssetPlaybackStyle: Int, Sendable {
  case unsupported = 0
  case image
  case imageAnimated
  case livePhoto
  case video
  case videoLooping
}
/// An asset edit operation.
public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content
  case properties
}
/// An asset collection type.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum
  case moment
}
/// An asset collection subtype.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent
  case albumSyncedFaces
  case albumSyncedAlbum
  case albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas
  case smartAlbumVideos
  case smartAlbumFavorites
  case smartAlbumTimelapses
  case smartAlbumAllHidden
  case smartAlbumRecentlyAdded
  case smartAlbumBursts
  case smartAlbumSlomoVideos
  case smartAlbumUserLibrary
  case smartAlbumSelfPortraits
  case smartAlbumScreenshots
  case smartAlbumDepthEffect
  case smartAlbumLivePhotos
  case smartAlbumAnimated
  case smartAlbumLongExposures
  case any = 9223372036854775807
}
/// A collection list type.
public enum PHCollectionListType: Int, Sendable {
  case momentList = 1
  case folder
  case smartFolder
}
/// A collection list subtype.
public enum PHCollectionListSubtype: Int, Sendable {
  case momentListCluster = 1
  case momentListYear
  case regularFolder = 100
  case smartFolderEvents = 200
  case smartFolderFaces
  case any = 9223372036854775807
}

/// Something in the library.
open class PHObject: NSObject, @unchecked Sendable {
  /// The local identifier.
  open var localIdentifier: String { "" }
}

/// The result of a request to the library: nothing, here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// The count.
  open var count: Int { 0 }
  /// The first object.
  open var firstObject: ObjectType? { nil }
  /// The last object.
  open var lastObject: ObjectType? { nil }
  /// The object at a place. There is none, so that each place is out of bounds, as on iOS.
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("PHFetchResult has no object at \(index): it is empty.")
  }
  /// The object at a place. There is none, so that each place is out of bounds, as on iOS.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Containses.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// Returns the index.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Returns the objects.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  /// Enumerates objects.
  open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Enumerates objects.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  /// Returns the count of assets.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

/// The options of a question to the library; kept.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  /// The predicate.
  open var predicate: NSPredicate?
  /// The sort descriptors.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The setting include hidden assets.
  open var includeHiddenAssets = false
  /// The setting include all burst assets.
  open var includeAllBurstAssets = false
  /// The include asset source types.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// The fetch limit.
  open var fetchLimit = 0
  /// Whether it wants incremental change details.
  open var wantsIncrementalChangeDetails = true
}

/// A photo or film of the library.
open class PHAsset: PHObject, @unchecked Sendable {
  private static func none<Object>() -> PHFetchResult<Object> {
    FeatureUse.note("Photos", "photos and albums", told: "there are none")
    return PHFetchResult()
  }
  /// Fetches assets.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { none() }
  /// Fetches assets.
  open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > { none() }
  /// Fetches assets.
  open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { none() }
  /// Fetches assets.
  open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { none() }
  /// Fetches key assets.
  open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>?
  { none() }
  /// Fetches assets.
  open class func fetchAssets(withALAssetURLs assetURLs: [URL], options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > { none() }
  /// The media type.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The media subtypes.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The source type.
  open var sourceType: PHAssetSourceType { [] }
  /// The playback style.
  open var playbackStyle: PHAssetPlaybackStyle { .unsupported }
  /// The pixel width.
  open var pixelWidth: Int { 0 }
  /// The pixel height.
  open var pixelHeight: Int { 0 }
  /// The creation date.
  open var creationDate: Date? { nil }
  /// The modification date.
  open var modificationDate: Date? { nil }
  /// The duration.
  open var duration: TimeInterval { 0 }
  /// Whether it is favorite.
  open var isFavorite: Bool { false }
  /// Whether it is hidden.
  open var isHidden: Bool { false }
  /// The setting represents burst.
  open var representsBurst: Bool { false }
  /// The burst identifier.
  open var burstIdentifier: String? { nil }
  /// Returns whether it can perform.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
}

/// A collection.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The localized title.
  open var localizedTitle: String? { nil }
  /// Whether it can contain assets.
  open var canContainAssets: Bool { false }
  /// Whether it can contain collections.
  open var canContainCollections: Bool { false }
  /// Fetches top level user collections.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
  /// Fetches collections.
  open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?)
    -> PHFetchResult<PHCollection>
  { PHFetchResult() }
}

/// An album of the library.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The asset collection type.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The asset collection subtype.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .any }
  /// The estimated asset count.
  open var estimatedAssetCount: Int { 0 }
  /// The start date.
  open var startDate: Date? { nil }
  /// The end date.
  open var endDate: Date? { nil }
  /// Fetches asset collections.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    FeatureUse.note("Photos", "photos and albums", told: "there are none")
    return PHFetchResult()
  }
  /// Fetches asset collections.
  open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAssetCollection>
  { PHFetchResult() }
  /// Fetches asset collections containing.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  /// Returns the transient asset collection.
  open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
    PHAssetCollection()
  }
}
/// A collection list.
open class PHCollectionList: PHCollection, @unchecked Sendable {
  /// Fetches collection lists.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}

/// An asset resource type.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video
  case audio
  case alternatePhoto
  case fullSizePhoto
  case fullSizeVideo
  case adjustmentData
  case adjustmentBasePhoto
  case pairedVideo
  case fullSizePairedVideo
  case adjustmentBasePairedVideo
  case adjustmentBaseVideo
}

/// A file of a photo or film.
open class PHAssetResource: NSObject, @unchecked Sendable {
  /// Returns the asset resources.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  /// Returns the asset resources.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
  /// The type.
  open var type: PHAssetResourceType { .photo }
  /// The asset local identifier.
  open var assetLocalIdentifier: String { "" }
  /// The original filename.
  open var originalFilename: String { "" }
  /// The uniform type identifier.
  open var uniformTypeIdentifier: String { "" }
}

/// A photo that moves for a moment.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// The size.
  open var size: CGSize { .zero }
  /// Calls the handler without a photo.
  @discardableResult open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> Int32 {
    MainThread.later { resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)]) }
    return 0
  }
}
/// The live photo info error key.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
/// The live photo info is degraded key.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The live photo info cancelled key.
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"
