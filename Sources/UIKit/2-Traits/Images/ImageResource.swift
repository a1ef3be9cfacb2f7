/// The name of an image set in an asset catalog, as Xcode generates one for each: `.leaf`, `.Brand.star`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names an image set of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color set in an asset catalog, as Xcode generates one for each: `.accent`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a color set of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Makes the image of a set in an asset catalog; one of no size, and a message, where it cannot be read.
  public convenience init(resource: ImageResource) {
    let image = NamedImages.of(resource.bundle).image(named: resource.name)?.resolved(with: .current)
    self.init(parts: image?.parts ?? Parts())
  }
}

extension UIColor {
  /// Makes the color of a set in an asset catalog; a clear one, and a message, where it cannot be read.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) ?? .clear
    self.init(source: color.source)
  }
}
