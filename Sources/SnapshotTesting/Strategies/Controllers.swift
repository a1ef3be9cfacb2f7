import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Pictures of controllers at the size of their views.
  public static var image: Snapshotting { .image() }

  /// Pictures of controllers on a device.
  /// - Parameters:
  ///   - config: The device.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How like a pixel must be to its reference to match, 0…1.
  ///   - size: The size in points; nil for the device's.
  ///   - traits: Traits that go before the device's.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = ViewImageConfig(safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
    return pictures(config, traits, precision, perceptualPrecision, drawsHierarchy: false)
  }

  /// Pictures of controllers.
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Whether `drawHierarchy(in:afterScreenUpdates:)` draws them, which looks
  ///     the same here.
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How like a pixel must be to its reference to match, 0…1.
  ///   - size: The size in points; nil for that of the view.
  ///   - traits: The traits; what they leave out is the screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    pictures(
      ViewImageConfig(size: size), traits, precision, perceptualPrecision,
      drawsHierarchy: drawHierarchyInKeyWindow)
  }

  private static func pictures(
    _ config: ViewImageConfig, _ traits: UITraitCollection, _ precision: Float, _ perceptual: Float,
    drawsHierarchy: Bool
  ) -> Snapshotting {
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptual, scale: all.displayScale
    ).pullback { controller in
      onMainActor {
        SnapshotHost.show(controller, on: config, traits: traits) {
          SnapshotHost.picture(of: $0, traits: all, drawsHierarchy: drawsHierarchy)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controllers in a controller, each with its state and the class of its view.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      onMainActor {
        SnapshotHost.show(controller, on: ViewImageConfig()) { _ in
          ViewDescription.lines(of: controller).joined(separator: "\n")
        }
      }
    }
  }

  /// The views in a controller's view, each with its class and frame.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views in a controller's view on a device, each with its class and frame.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let config = ViewImageConfig(safeArea: config.safeArea, size: size ?? config.size, traits: config.traits)
    return SimplySnapshotting.lines.pullback { controller in
      onMainActor {
        SnapshotHost.show(controller, on: config, traits: traits) {
          ViewDescription.lines(of: $0).joined(separator: "\n")
        }
      }
    }
  }
}
