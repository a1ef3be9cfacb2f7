import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Pictures of views at their own size.
  public static var image: Snapshotting { .image() }

  /// Pictures of views.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether `drawHierarchy(in:afterScreenUpdates:)` draws them, which looks
  ///     the same here.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How like a pixel must be to its reference to match, 0…1.
  ///   - size: The size in points; nil for the view's own, or the smallest that its constraints allow.
  ///   - traits: The traits; what they leave out is the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      onMainActor {
        SnapshotHost.show(view, size: size, traits: traits) {
          SnapshotHost.picture(of: $0, traits: traits, drawsHierarchy: drawHierarchyInKeyWindow)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The views in a view, each with its class and frame.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views in a view of a size, each with its class and frame.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { view in
      onMainActor {
        SnapshotHost.show(view, size: size, traits: traits) {
          ViewDescription.lines(of: $0).joined(separator: "\n")
        }
      }
    }
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// Pictures of layers at their own size.
  public static var image: Snapshotting { .image() }

  /// Pictures of layers at their own size.
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How like a pixel must be to its reference to match, 0…1.
  ///   - traits: The traits, of which the scale counts.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { layer in
      onMainActor {
        let all = UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, traits])
        return UIGraphicsImageRenderer(
          bounds: layer.bounds, format: UIGraphicsImageRendererFormat(for: all)
        ).image { layer.render(in: $0.cgContext) }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// Pictures of filled paths.
  public static var image: Snapshotting { .image() }

  /// Pictures of filled paths.
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How like a pixel must be to its reference to match, 0…1.
  ///   - scale: The pixels to a point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
      .pullback { path in
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in path.fill() }
      }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The steps of paths, one a line.
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      func number(_ value: CGFloat) -> String {
        let text = String(format: "%.3f", Double(value))
        return text.contains(".") ? text.trimmingZeros : text
      }
      func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
      return path.cgPath.elements.map { element in
        switch element {
        case .move(let end): "MoveTo \(point(end))"
        case .line(let end): "LineTo \(point(end))"
        case .quadCurve(let end, let control): "QuadCurveTo \(point(control)) \(point(end))"
        case .curve(let end, let first, let second): "CurveTo \(point(first)) \(point(second)) \(point(end))"
        case .close: "Close"
        }
      }.joined(separator: "\n")
    }
  }
}

extension String {
  /// A number without zeros at the end of its fraction; minus zero is zero.
  fileprivate var trimmingZeros: String {
    var text = self
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
