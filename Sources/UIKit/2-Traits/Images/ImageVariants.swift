import CoreGraphics

/// The source of an image's pixels, in the form that a screen needs.
protocol ImageForms: AnyObject, Sendable {
  /// The pixels of the form that suits the traits best, and how many of them there are to a point.
  func best(for traits: UITraitCollection) -> (pixels: CGImage, scale: CGFloat)?
}

/// The forms of one picture in files: the same at several scales, in light and dark, for phones and tablets.
/// Files are decoded when they are chosen. Pixels that are shown nowhere are kept only as far as there is
/// room for them.
final class ImageVariants: ImageForms, @unchecked Sendable {
  /// One form.
  struct Variant: Sendable {
    var file: URL
    var condition: AssetCondition
  }

  /// The picture's name, for messages.
  let name: String
  let variants: [Variant]
  private let lock = NSLock()
  /// The pixels that somebody has, by file.
  private var decoded: [URL: WeakPixels] = [:]
  /// The files that are no pictures.
  private var unreadable: Set<URL> = []
  /// The pixels of all images' files, as far as there is room.
  private static let kept = BoundedCache<URL, CGImage?>(limit: 32 << 20)

  private struct WeakPixels {
    weak var pixels: CGImage?
  }

  init(name: String, variants: [Variant]) {
    self.name = name
    self.variants = variants
  }

  /// The pixels of the form that suits the traits best, and how many of them there are to a point.
  func best(for traits: UITraitCollection) -> (pixels: CGImage, scale: CGFloat)? {
    for variant in ranked(for: traits) {
      if let pixels = pixels(of: variant.file) { return (pixels, variant.condition.scale ?? 1) }
    }
    return nil
  }

  /// The forms from the one that suits best: the right device, then the right appearance, then the right
  /// scale, or else the next larger one.
  private func ranked(for traits: UITraitCollection) -> [Variant] {
    let wanted = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    let isDark = traits.userInterfaceStyle == .dark
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    func misfit(_ condition: AssetCondition) -> [CGFloat] {
      let device: CGFloat = condition.idiom == idiom ? 0 : condition.idiom == "universal" ? 1 : 2
      let appearance: CGFloat = condition.isDark == isDark ? 0 : condition.isDark ? 2 : 1
      let scale = condition.scale ?? wanted
      let distance = scale >= wanted ? scale - wanted : 100 + wanted - scale
      return [appearance == 2 ? 1 : 0, device, appearance, distance]
    }
    return variants.enumerated().map {
      (offset: $0.offset, variant: $0.element, misfit: misfit($0.element.condition))
    }
    .sorted {
      $0.misfit == $1.misfit ? $0.offset < $1.offset : $0.misfit.lexicographicallyPrecedes($1.misfit)
    }
    .map(\.variant)
  }

  private func pixels(of file: URL) -> CGImage? {
    lock.lock()
    defer { lock.unlock() }
    if unreadable.contains(file) { return nil }
    if let known = decoded[file]?.pixels { return known }
    let pixels = ImageVariants.kept.value(for: file, cost: { $0?.byteCount ?? 0 }) {
      ImageFile.decode(file, for: name)
    }
    if let pixels { decoded[file] = WeakPixels(pixels: pixels) } else { unreadable.insert(file) }
    return pixels
  }
}

/// A picture's file.
enum ImageFile {
  /// The file's pixels; nil, and a message, when it cannot be read or is no picture.
  static func decode(_ file: URL, for name: String) -> CGImage? {
    do {
      return try CGImage(data: Data(contentsOf: file))
    } catch {
      warnOnce("the image \"\(name)\" cannot be read from \(file.path): \(error)")
      return nil
    }
  }
}
