import CoreGraphics

extension UIImage {
  /// Finds a picture among the app's resources: in an asset catalog (`.xcassets`), else as a file `name`,
  /// `name@2x` or `name@3x`, PNG or JPEG. Looked for beside the executable, in SwiftPM's resource folders
  /// there, and in a folder `Executable.app`. The picture follows light and dark and the screen's scale.
  ///
  /// Nil where there is none; a message on standard error says where was looked.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture in a bundle, nil meaning the app's own, in the form that suits the traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = NamedImages.of(bundle).image(named: name) else { return nil }
    self.init(parts: image.resolved(with: traitCollection ?? .current).parts)
  }

  /// Finds a picture in a bundle, nil meaning the app's own, with a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = NamedImages.of(bundle).image(named: name)?.resolved(with: .current) else { return nil }
    self.init(parts: (configuration.map { image.withConfiguration($0) } ?? image).parts)
  }

  /// Reads a PNG or JPEG file. `@2x` or `@3x` at the end of its name says the scale; where the file itself is
  /// missing, one with such an end beside it is read. Nil, and a message, when it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    let file = URL(fileURLWithPath: path)
    if FileManager.default.fileExists(atPath: path) {
      guard let pixels = ImageFile.decode(file, for: file.lastPathComponent) else { return nil }
      let base = file.deletingPathExtension().lastPathComponent
      let scale: CGFloat = base.hasSuffix("@2x") ? 2 : base.hasSuffix("@3x") ? 3 : 1
      self.init(cgImage: pixels, scale: scale, orientation: .up)
      return
    }
    let variants = NamedImages.files(named: file.lastPathComponent, in: file.deletingLastPathComponent())
    guard let best = ImageVariants(name: path, variants: variants).best(for: .current) else {
      warnOnce("there is no image file at \(path).")
      return nil
    }
    self.init(cgImage: best.pixels, scale: best.scale, orientation: .up)
  }

  /// A picture of many forms, in the one that suits the current traits; nil when none can be read.
  convenience init?(variants: ImageVariants) {
    guard let best = variants.best(for: .current) else { return nil }
    self.init(parts: Parts(pixels: best.pixels, scale: best.scale, forms: variants))
  }

  /// The form of the picture that suits the traits.
  func resolved(with traits: UITraitCollection) -> UIImage {
    guard let best = parts.forms?.best(for: traits), best.pixels !== parts.pixels else { return self }
    return changing {
      $0.pixels = best.pixels
      $0.scale = best.scale
    }
  }
}
