import CoreGraphics

/// The source of an image's pixels, in the form that a screen needs.
protocol ImageForms: AnyObject, Sendable {
  /// The pixels of the form that suits the traits best, and how many of them there are to a point.
  func best(for traits: UITraitCollection) -> (pixels: CGImage, scale: CGFloat)?
}

/// The forms of one picture in files: the same at several scales, in light and dark, for phones and tablets.
/// Files are decoded when they are chosen; drawings (PDF, SVG) serve every scale. Pixels that are shown
/// nowhere are kept only as far as there is room for them.
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
  private var decoded: [Source: WeakPixels] = [:]
  /// The files that are no pictures.
  private var unreadable: Set<Source> = []
  /// The pixels of all images' files, as far as there is room.
  private static let kept = BoundedCache<Source, CGImage?>(limit: 32 << 20)

  /// A file, and for a drawing the pixels to a point.
  private struct Source: Hashable {
    var file: URL
    var scale: CGFloat?
  }

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
      let isDrawing = VectorFormat(fileExtension: variant.file.pathExtension) != nil
      let scale = isDrawing ? min(max(wantedScale(traits), 1), 4) : variant.condition.scale ?? 1
      let source = Source(file: variant.file, scale: isDrawing ? scale : nil)
      if let pixels = pixels(of: source) { return (pixels, scale) }
    }
    return nil
  }

  private func wantedScale(_ traits: UITraitCollection) -> CGFloat {
    traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
  }

  /// The forms from the one that suits best: the right device, then the right appearance, then the right
  /// scale, or else the next larger one.
  private func ranked(for traits: UITraitCollection) -> [Variant] {
    let wanted = wantedScale(traits)
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

  private func pixels(of source: Source) -> CGImage? {
    lock.lock()
    defer { lock.unlock() }
    if unreadable.contains(source) { return nil }
    if let known = decoded[source]?.pixels { return known }
    let pixels = ImageVariants.kept.value(for: source, cost: { $0?.byteCount ?? 0 }) {
      ImageFile.decode(source.file, for: name, scale: source.scale ?? 1)
    }
    if let pixels { decoded[source] = WeakPixels(pixels: pixels) } else { unreadable.insert(source) }
    return pixels
  }
}

/// A picture's file.
enum ImageFile {
  /// The file's pixels, those of a drawing at a scale; nil, and a message, when it cannot be read or is no
  /// picture.
  static func decode(_ file: URL, for name: String, scale: CGFloat = 1) -> CGImage? {
    do {
      if let format = VectorFormat(fileExtension: file.pathExtension) {
        return try format.draw(Data(contentsOf: file), scale: scale)
      }
      return try CGImage(data: Data(contentsOf: file))
    } catch {
      warnOnce("the image \"\(name)\" cannot be read from \(file.path): \(error)")
      return nil
    }
  }
}
