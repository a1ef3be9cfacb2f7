import AVFoundation
import DeviceAccess
import ImageIO
import UIKit

/// The number of a request.
public typealias PHImageRequestID = Int32
/// The invalid image request ID.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The image result is in cloud key.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The image result is degraded key.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The image result request ID key.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// The image cancelled key.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The image error key.
public let PHImageErrorKey = "PHImageErrorKey"
/// The image manager maximum size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// An image content mode.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill
}
extension PHImageContentMode {
  /// The mode that fits.
  public static let `default` = PHImageContentMode.aspectFit
}
/// An image request options version.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0
  case unadjusted
  case original
}
/// An image request options delivery mode.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat
  case fastFormat
}
/// An image request options resize mode.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  case fast
  case exact
}
/// A video request options version.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0
  case original
}
/// A video request options delivery mode.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0
  case highQualityFormat
  case mediumQualityFormat
  case fastFormat
}
/// A handler of progress.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// The options of a request of a picture.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The delivery mode.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The resize mode.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The normalized crop rect.
  open var normalizedCropRect = CGRect.zero
  /// Whether it is network access allowed.
  open var isNetworkAccessAllowed = false
  /// Whether it is synchronous.
  open var isSynchronous = false
  /// The setting allow secondary degraded image.
  open var allowSecondaryDegradedImage = false
  /// The progress handler.
  open var progressHandler: PHAssetImageProgressHandler?
}
/// The video request options.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether it is network access allowed.
  open var isNetworkAccessAllowed = false
  /// The version.
  open var version = PHVideoRequestOptionsVersion.current
  /// The delivery mode.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// The progress handler.
  open var progressHandler: PHAssetImageProgressHandler?
}
/// The live photo request options.
open class PHLivePhotoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether it is network access allowed.
  open var isNetworkAccessAllowed = false
  /// The delivery mode.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
}

/// Gives the pictures of photos; here, each request fails with `PHPhotosError.identifierNotFound`.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  /// Returns the default.
  open class func `default`() -> PHImageManager { manager }

  private func fail(_ isSynchronous: Bool, _ handler: @escaping ([AnyHashable: Any]) -> Void)
    -> PHImageRequestID
  {
    FeatureUse.note("Photos", "pictures of photos", told: "PHPhotosError.identifierNotFound")
    let info: [AnyHashable: Any] = [PHImageErrorKey: PHPhotosError(.identifierNotFound)]
    if isSynchronous { handler(info) } else { MainThread.later { handler(info) } }
    return 1
  }
  /// Requests image.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    fail(options?.isSynchronous == true) { resultHandler(nil, $0) }
  }
  /// Requests image data.
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    fail(options?.isSynchronous == true) { resultHandler(nil, nil, .up, $0) }
  }
  /// Requests image data and orientation.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    fail(options?.isSynchronous == true) { resultHandler(nil, nil, .up, $0) }
  }
  /// Requests live photo.
  @discardableResult open func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    fail(false) { resultHandler(nil, $0) }
  }
  /// Requests AV asset.
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    fail(false) { resultHandler(nil, nil, $0) }
  }
  /// Requests player item.
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    fail(false) { resultHandler(nil, $0) }
  }
  /// Requests export session.
  @discardableResult open func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    fail(false) { resultHandler(nil, $0) }
  }
  /// Cancels image request.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Gives pictures of many photos; here, each request fails.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether it allows caching high quality images.
  open var allowsCachingHighQualityImages = true
  /// Starts caching images.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Stops caching images.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Stops caching images for all assets.
  open func stopCachingImagesForAllAssets() {}
}

/// The asset resource request options.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// Whether it is network access allowed.
  open var isNetworkAccessAllowed = false
  /// The progress handler.
  open var progressHandler: ((Double) -> Void)?
}

/// Gives the files of photos; here, each request fails.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()
  /// Returns the default.
  open class func `default`() -> PHAssetResourceManager { manager }
  /// Writes data.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    MainThread.later { completionHandler(PHPhotosError(.missingResource)) }
  }
  /// Requests data.
  @discardableResult open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
  ) -> Int32 {
    MainThread.later { completionHandler(PHPhotosError(.missingResource)) }
    return 0
  }
}
