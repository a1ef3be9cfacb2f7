import UIKit

/// A request to change the library. No block that makes one is called here, since access is denied.
open class PHChangeRequest: NSObject, @unchecked Sendable {}

/// Something that a request will make.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A request to make, change or delete photos.
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
  /// Returns the creation request for asset.
  open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
  /// Returns the creation request for asset from image.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
  /// Returns the creation request for asset from video.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
  /// Deletes assets.
  open class func deleteAssets(_ assets: any NSFastEnumeration) {}
  /// Makes one of the given values.
  public convenience init(for asset: PHAsset) { self.init() }
  /// The placeholder for created asset.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// The creation date.
  open var creationDate: Date?
  /// Whether it is favorite.
  open var isFavorite = false
  /// Whether it is hidden.
  open var isHidden = false
  /// Returns the revert asset content to original.
  open func revertAssetContentToOriginal() {}
  /// Makes a request.
  public required override init() { super.init() }
  private class func make() -> Self { self.init() }
}

/// A request to make a photo of several files.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  /// Returns the for asset.
  open class func forAsset() -> Self { self.init() }
  /// Returns whether it supports asset resource types.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
  /// Adds resource.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds resource.
  open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?)
  {}
}
/// The asset resource creation options.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// The original filename.
  open var originalFilename: String?
  /// The uniform type identifier.
  open var uniformTypeIdentifier: String?
  /// Whether it should move file.
  open var shouldMoveFile = false
}

/// A request to make, change or delete albums.
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
  /// Returns the creation request for asset collection.
  open class func creationRequestForAssetCollection(withTitle title: String) -> Self { self.init() }
  /// Deletes asset collections.
  open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
  /// Makes one of the given values.
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
  /// Makes one of the given values.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init()
  }
  /// The placeholder for created asset collection.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
  /// The title.
  open var title = ""
  /// Adds assets.
  open func addAssets(_ assets: any NSFastEnumeration) {}
  /// Removes assets.
  open func removeAssets(_ assets: any NSFastEnumeration) {}
  /// Inserts assets.
  open func insertAssets(_ assets: any NSFastEnumeration, at indexes: IndexSet) {}
  /// Removes assets.
  open func removeAssets(at indexes: IndexSet) {}
  /// Makes a request.
  public required override init() { super.init() }
}
