import DeviceAccess
@_exported import UIKit

/// The thumbnail error domain.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
/// A thumbnail error.
public struct QLThumbnailError: Error, CustomNSError, Equatable, Sendable {
  /// The codes.
  public enum Code: Int, Sendable {
    case generationFailed = 0
    case savingToURLFailed
    case noCachedThumbnail
    case noCloudThumbnail
    case requestInvalid
    case requestCancelled
  }
  /// The domain.
  public static var errorDomain: String { QLThumbnailErrorDomain }
  /// The code.
  public let code: Code
  /// Makes an error of its code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The code as a number.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
  /// The description.
  public var localizedDescription: String {
    "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }
  /// The generation failed.
  public static var generationFailed: Code { .generationFailed }
  /// The saving to URL failed.
  public static var savingToURLFailed: Code { .savingToURLFailed }
  /// The no cached thumbnail.
  public static var noCachedThumbnail: Code { .noCachedThumbnail }
  /// The no cloud thumbnail.
  public static var noCloudThumbnail: Code { .noCloudThumbnail }
  /// The request invalid.
  public static var requestInvalid: Code { .requestInvalid }
  /// The request cancelled.
  public static var requestCancelled: Code { .requestCancelled }
}
/// Makes small pictures of files; here, each request fails.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  private static let generator = QLThumbnailGenerator()
  /// The shared.
  open class var shared: QLThumbnailGenerator { generator }
  /// A request of a small picture.
  open class Request: NSObject, @unchecked Sendable {
    /// The representation types.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Makes options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The icon.
      public static let icon = RepresentationTypes(rawValue: 1 << 0)
      /// The low quality thumbnail.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
      /// The thumbnail.
      public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
    }
    /// The size.
    public let size: CGSize
    /// The scale.
    public let scale: CGFloat
    /// The representation types.
    public let representationTypes: RepresentationTypes
    /// The minimum dimension.
    open var minimumDimension: CGFloat = 0
    /// The setting icon mode.
    open var iconMode = false
    internal let url: URL
    /// Makes one of the given values.
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
    }
  }
  private func fail(_ handler: @escaping (any Error) -> Void) {
    FeatureUse.note(
      "QuickLookThumbnailing", "small pictures of files", told: "QLThumbnailError.generationFailed")
    MainThread.later { handler(QLThumbnailError(.generationFailed)) }
  }
  /// Calls the handler with `QLThumbnailError.generationFailed`.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { fail { completionHandler(nil, $0) } }
  /// Fails with `QLThumbnailError.generationFailed`.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    throw QLThumbnailError(.generationFailed)
  }
  /// Calls the handler with `QLThumbnailError.generationFailed`.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )? = nil
  ) { fail { updateHandler?(nil, .thumbnail, $0) } }
  /// Cancels.
  open func cancel(_ request: Request) {}
}
/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// A representation type.
  public enum RepresentationType: Int, Sendable {
    case icon = 0
    case lowQualityThumbnail
    case thumbnail
  }
  /// The type.
  open var type: RepresentationType { .icon }
  /// The ui image.
  open var uiImage: UIImage { UIImage() }
  /// The cg image.
  open var cgImage: CGImage? { nil }
}
