import CoreGraphics

extension UICalendarView {
  /// The size of a decoration.
  public nonisolated enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Between small and large.
    case medium = 1
    /// As large as the room below a day's number.
    case large = 2

    /// The height of an image, in points.
    var pointSize: CGFloat { [9, 12, 15][rawValue] }
    /// The diameter of a disc, in points.
    var disc: CGFloat { [5, 7, 9][rawValue] }
  }

  /// A mark below a day's number: a disc, an image, or a view.
  @preconcurrency @MainActor open class Decoration: NSObject {
    private enum Content {
      case disc(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(@MainActor () -> UIView)
    }

    private let content: Content

    private init(_ content: Content) {
      self.content = content
      super.init()
    }

    /// Makes a gray disc of medium size.
    public override convenience init() { self.init(.disc(nil, .medium)) }

    /// Makes an image, `circle.fill` without one, in a color, gray without one.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(image == nil ? .disc(color, size) : .image(image, color, size))
    }

    /// Makes a view by a closure, which is called each time the day is shown. The view's size is its fitting
    /// size, at most the room below the number.
    public convenience init(customViewProvider: @escaping @MainActor () -> UIView) {
      self.init(.view(customViewProvider))
    }

    /// A disc in a color, gray without one.
    public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.disc(color, size))
    }

    /// An image, a disc without one, in a color, gray without one.
    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// A view that a closure makes each time the day is shown.
    public class func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Makes the view that shows the decoration.
    func makeView() -> UIView {
      switch content {
      case .disc(let color, let size):
        let disc = SizedDecoration(size: CGSize(width: size.disc, height: size.disc))
        disc.backgroundColor = color ?? .systemGray
        disc.layer.cornerRadius = size.disc / 2
        return disc
      case .image(let image, let color, let size):
        let symbol = UIImage.SymbolConfiguration(pointSize: size.pointSize)
        let picture = UIImageView(image: image?.withConfiguration(symbol))
        picture.tintColor = color ?? .systemGray
        picture.contentMode = .scaleAspectFit
        picture.accessibilityElementsHidden = true
        return picture
      case .view(let make): return make()
      }
    }
  }
}

/// A part of a fixed size.
@MainActor private final class SizedDecoration: UIView {
  private let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init(frame: CGRect(origin: .zero, size: size))
    becomeDecoration()
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
