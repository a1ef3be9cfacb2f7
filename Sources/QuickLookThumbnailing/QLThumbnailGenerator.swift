import DeviceAccess
import PDFKit
@_exported import UIKit

/// The domain of the errors of thumbnails.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// An error of thumbnails.
public struct QLThumbnailError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { QLThumbnailErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = QLThumbnailError
    case generationFailed = 0
    case savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
  }
}

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// The kinds of pictures.
  public enum RepresentationType: Int, Sendable { case icon = 0, lowQualityThumbnail, thumbnail }
  /// The picture.
  public let uiImage: UIImage
  /// The kind: one of the contents.
  open var type: RepresentationType { .thumbnail }
  /// The bitmap.
  open var cgImage: CGImage? { uiImage.cgImage }
  init(_ image: UIImage) { uiImage = image }
}

/// Makes small pictures of files: of pictures and PDFs.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// A file of which a picture is wanted.
  open class Request: NSObject, @unchecked Sendable {
    /// The kinds of pictures that are wanted.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// The value as it is stored.
      public let rawValue: UInt
      /// Creates a value of a stored one.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The value `icon`.
      public static let icon = RepresentationTypes(rawValue: 1)
      /// The value `lowQualityThumbnail`.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
      /// The value `thumbnail`.
      public static let thumbnail = RepresentationTypes(rawValue: 4)
      /// The value `all`.
      public static let all = RepresentationTypes(rawValue: .max)
    }
    /// The size, in points.
    public let size: CGSize
    /// The pixels to a point.
    public let scale: CGFloat
    /// The kinds of pictures.
    public let representationTypes: RepresentationTypes
    /// The smallest side; kept.
    open var minimumDimension: CGFloat = 0
    /// Whether the picture looks like an icon; kept.
    open var iconMode = false
    let file: URL
    /// Creates a request.
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (file, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
    }
  }

  /// The generator of the app.
  public static let shared = QLThumbnailGenerator()

  private func make(_ request: Request) -> QLThumbnailRepresentation? {
    let pixels = CGSize(
      width: request.size.width * request.scale, height: request.size.height * request.scale)
    switch request.file.pathExtension.lowercased() {
    case "pdf":
      return PDFDocument(url: request.file)?.page(at: 0).map {
        QLThumbnailRepresentation($0.thumbnail(of: pixels, for: .cropBox))
      }
    case "png", "jpg", "jpeg":
      guard let data = try? Data(contentsOf: request.file), let image = try? CGImage(data: data) else {
        return nil
      }
      let factor = min(pixels.width / CGFloat(image.width), pixels.height / CGFloat(image.height), 1)
      let small = image.resized(
        width: max(1, Int(CGFloat(image.width) * factor)), height: max(1, Int(CGFloat(image.height) * factor))
      )
      return small.map {
        QLThumbnailRepresentation(UIImage(cgImage: $0, scale: request.scale, orientation: .up))
      }
    default: return nil
    }
  }

  /// Makes the best picture, and calls the handler on another thread.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { [self] in
      let made = make(request)
      if made == nil {
        FeatureUse.note("QuickLookThumbnailing", "other files", told: "QLThumbnailError.generationFailed")
      }
      completionHandler(made, made == nil ? QLThumbnailError(.generationFailed) : nil)
    }
  }
  /// Makes the best picture.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    guard let made = make(request) else { throw QLThumbnailError(.generationFailed) }
    return made
  }
  /// Makes a picture, and calls the handler on another thread.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (
        QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?
      ) -> Void
    )? = nil
  ) {
    generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) }
  }
  /// Cancels a request: it is done at once.
  open func cancel(_ request: Request) {}
}
