import DeviceAccess
@_exported import UIKit

/// The domain of Link Presentation's errors.
public let LPErrorDomain = "LPErrorDomain"

/// An error of Link Presentation.
public struct LPError: FrameworkError {
  /// The domain of the framework's errors.
  public static var _nsErrorDomain: String { LPErrorDomain }
  /// The error as Foundation keeps it: domain, code, and `userInfo`.
  public let _nsError: NSError
  /// Makes an error of Foundation's.
  public init(_nsError: NSError) { self._nsError = _nsError }
  /// The kinds of errors.
  public enum Code: Int, FrameworkErrorCode {
    /// The error.
    public typealias _ErrorType = LPError
    case unknown = 1
    case metadataFetchFailed
    case metadataFetchCancelled
    case metadataFetchTimedOut
    case metadataFetchNotAllowed
  }
}

/// The metadata of a page, as the app fills it in.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The page's address.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The icon.
  open var iconProvider: NSItemProvider?
  /// The picture.
  open var imageProvider: NSItemProvider?
  /// The film.
  open var videoProvider: NSItemProvider?
  /// The film's address.
  open var remoteVideoURL: URL?

  /// Creates empty metadata.
  public override init() {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
    (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
    return copy
  }
}

/// Gets the metadata of a page: not available. A page of the app's own choice is not fetched behind its back.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Whether pictures are fetched too; true by default. Kept.
  open var shouldFetchSubresources = true
  /// The longest time, in seconds. Kept.
  open var timeout: TimeInterval = 30

  /// Creates a provider.
  public override init() {}

  /// Gets the metadata of a page: it fails.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    FeatureUse.note("LinkPresentation", "metadata of a page", told: "LPError.metadataFetchFailed")
    DispatchQueue.global().async { completionHandler(nil, LPError(.metadataFetchFailed)) }
  }
  /// Gets the metadata of a page: it fails.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    FeatureUse.note("LinkPresentation", "metadata of a page", told: "LPError.metadataFetchFailed")
    throw LPError(.metadataFetchFailed)
  }
  /// Cancels: nothing is under way.
  open func cancel() {}
}

/// Shows a page's title and address.
@preconcurrency @MainActor open class LPLinkView: UIView {
  /// The metadata that is shown.
  open var metadata: LPLinkMetadata { didSet { show() } }
  private let title = UILabel()
  private let address = UILabel()

  /// Creates a view of an address.
  public convenience init(url URL: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = URL
    self.init(metadata: metadata)
  }

  /// Creates a view of metadata.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    backgroundColor = .systemGray5
    layer.cornerRadius = 12
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    address.font = .preferredFont(forTextStyle: .caption1)
    address.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, address])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    show()
  }

  /// Creates one.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }

  private func show() {
    title.text = metadata.title
    title.isHidden = metadata.title == nil
    address.text = (metadata.url ?? metadata.originalURL)?.host
  }
}
