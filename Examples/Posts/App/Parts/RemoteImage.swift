import Katana
import UIKit

/// An image view that fetches its image, and remembers the images that were fetched last.
final class RemoteImageView: UIImageView {
  private static let images: NSCache<NSString, UIImage> = {
    let images = NSCache<NSString, UIImage>()
    images.countLimit = 60
    return images
  }()

  private var task: URLSessionTask?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    backgroundColor = .systemGray6
  }

  required init?(coder: NSCoder) {
    fatalError("A RemoteImageView is made in code.")
  }

  /// The image's path on the server.
  var path: String? {
    didSet { if path != oldValue { fetch() } }
  }

  private func fetch() {
    task?.cancel()
    task = nil
    image = path.flatMap { Self.images.object(forKey: $0 as NSString) }
    guard image == nil, let path else { return }
    task = PostsClient.local.load(path) { [weak self] result in
      guard case .success(let data) = result, let image = UIImage(data: data) else { return }
      Self.images.setObject(image, forKey: path as NSString)
      // The view may show another post by now.
      if self?.path == path { self?.image = image }
    }
  }
}

/// A ``RemoteImageView`` in a description.
struct RemoteImage: NodeDescription {
  typealias NativeView = RemoteImageView

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?
    var path: String
    var cornerRadius: CGFloat

    init(path: String, cornerRadius: CGFloat, key: Any) {
      self.path = path
      self.cornerRadius = cornerRadius
      setKey(key)
    }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.key == rhs.key && lhs.path == rhs.path
        && lhs.cornerRadius == rhs.cornerRadius
    }
  }

  var props: Props

  static func applyPropsToNativeView(
    props: Props, state: EmptyState, view: RemoteImageView,
    update: @escaping (EmptyState) -> Void, node: AnyNode
  ) {
    view.frame = props.frame
    view.layer.cornerRadius = props.cornerRadius
    view.path = props.path
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    []
  }
}
