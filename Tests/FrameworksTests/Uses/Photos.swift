// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import Photos

/// Compiles: one small use of each name of Photos that apps use. Never called.
@available(*, deprecated)
func usePhotos() {
  do { typealias Use = PHPhotoLibrary }
  do { _ = PHAuthorizationStatus.authorized }
  do { _ = PHAuthorizationStatus.denied }
  do { _ = PHAuthorizationStatus.notDetermined }
  do { _ = PHPhotoLibrary.authorizationStatus() as PHAuthorizationStatus }
  do { _ = PHPhotoLibrary.requestAuthorization(_:) }
  do { typealias Use = PHAsset }
  do { _ = PHAuthorizationStatus.restricted }
  do { _ = PHImageManager.default }
  do { typealias Use = PHImageManager }
  do { _ = PHAuthorizationStatus.limited }
  do { _ = { () -> PHFetchOptions in PHFetchOptions() } }
  do { typealias Use = PHFetchOptions }
  do { _ = PHAssetMediaType.image }
  do { _ = PHImageContentMode.aspectFill }
  do { _ = PHAssetCollection.fetchAssetCollections(with:subtype:options:) }
  do { _ = { (value: PHFetchResult<PHAsset>) in _ = value.firstObject } }
  do { _ = PHImageManager.requestImage(for:targetSize:contentMode:options:resultHandler:) }
  do { _ = { (value: PHImageRequestOptions) in _ = value.deliveryMode } }
  do { _ = { () -> PHImageRequestOptions in PHImageRequestOptions() } }
  do { _ = PHPhotoLibrary.shared }
  do { typealias Use = PHAssetCollection }
  do { typealias Use = PHImageRequestOptions }
  do { _ = PHAssetMediaType.video }
  do { _ = { (value: PHFetchOptions) in _ = value.predicate } }
  do { _ = { (value: PHFetchOptions) in _ = value.sortDescriptors } }
  do { _ = { (value: PHFetchResult<PHAsset>) in value.enumerateObjects { _, _, _ in } } }
  do { _ = { (value: PHImageRequestOptions) in _ = value.isNetworkAccessAllowed } }
  do { _ = PHPhotoLibrary.performChanges(_:) }
  do { typealias Use = PHAssetChangeRequest }
  do { typealias Use = PHFetchResult }
  do { _ = PHAssetCollectionSubtype.any }
  do { _ = PHAssetCollectionType.album }
  do { _ = PHAssetCollectionType.smartAlbum }
  do { _ = PHImageRequestOptionsDeliveryMode.highQualityFormat }
  do { _ = PHAsset.fetchAssets(in:options:) }
  do { _ = PHAsset.fetchAssets(withLocalIdentifiers:options:) }
  do { _ = { (value: PHAsset) in _ = PHAssetResource.assetResources(for: value) } }
  do { _ = { (value: PHImageRequestOptions) in _ = value.isSynchronous } }
  do { typealias Use = PHAssetMediaType }
  do { typealias Use = PHAssetResource }
  do { typealias Use = PHAuthorizationStatus }
  do { _ = PHAssetCollectionSubtype.smartAlbumUserLibrary }
  do { _ = { (value: PHAsset) in _ = value.localIdentifier } }
  do { _ = { (value: PHAsset) in _ = value.mediaType } }
  do { _ = PHAssetChangeRequest.creationRequestForAsset(from:) }
  do { _ = PHAssetCollectionChangeRequest.addAssets(_:) }
  do { _ = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle:) }
  do { _ = PHAssetCollectionChangeRequest.init(for:) }
  do { _ = PHImageManager.cancelImageRequest(_:) }
  do { _ = PHImageManager.requestImageData(for:options:resultHandler:) }
  do { _ = { (value: PHImageRequestOptions) in _ = value.resizeMode } }
  do { _ = PHPhotoLibrary.authorizationStatus(for:) }
  do { _ = PHPhotoLibrary.requestAuthorization(for:) }
  do { typealias Use = PHAssetCollectionChangeRequest }
  do { typealias Use = PHImageRequestID }
}
