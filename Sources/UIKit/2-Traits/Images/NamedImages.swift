import CoreGraphics

/// Finds pictures by name in an app's folders, each once, as long as it is shown or there is room for it.
final class NamedImages: @unchecked Sendable {
  /// Those of the app itself.
  static let app = NamedImages(.app)

  /// Those of a bundle, nil meaning the app's own.
  static func of(_ bundle: Bundle?) -> NamedImages {
    guard let bundle, bundle != .main else { return .app }
    registryLock.lock()
    defer { registryLock.unlock() }
    if let known = registry[bundle.bundleURL] { return known }
    let images = NamedImages(ResourceFolders(bundle: bundle))
    registry[bundle.bundleURL] = images
    return images
  }

  private static let registryLock = NSLock()
  private nonisolated(unsafe) static var registry: [URL: NamedImages] = [:]

  /// The folders in which the images are looked for.
  let folders: ResourceFolders
  private let lock = NSLock()
  /// The images that somebody has.
  private var live: [String: WeakImage] = [:]
  private let kept = BoundedCache<String, UIImage?>(limit: NamedImages.capacity)
  /// The bytes of pixels that are kept of images which nobody has.
  private static let capacity = 32 << 20

  private struct WeakImage {
    weak var image: UIImage?
  }

  init(_ folders: ResourceFolders) {
    self.folders = folders
  }

  /// The picture of a name; nil, and a message saying where was looked, when there is none.
  func image(named name: String) -> UIImage? {
    lock.lock()
    defer { lock.unlock() }
    if let known = live[name]?.image { return known }
    let image = kept.value(for: name, cost: { ($0?.parts.pixels?.byteCount ?? 0) + 256 }) { find(name) }
    if let image { live[name] = WeakImage(image: image) }
    return image
  }

  private func find(_ name: String) -> UIImage? {
    if let set = folders.set(.image, named: name) { return imageOfSet(set, named: name) }
    for folder in folders.folders {
      let variants = NamedImages.files(named: name, in: folder)
      if !variants.isEmpty { return UIImage(variants: ImageVariants(name: name, variants: variants)) }
    }
    warnOnce(
      "there is no image named \"\(name)\". Looked for \(name).imageset in asset catalogs, and for "
        + "the file \(name) (also as .png, .jpg, @2x, @3x), in \(folders.description).")
    return nil
  }

  /// `Contents.json` of an image set.
  private struct ImageSet: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var conditions: AssetEntryConditions

      enum CodingKeys: CodingKey { case filename }

      init(from decoder: any Decoder) throws {
        filename = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
          String.self, forKey: .filename)
        conditions = try AssetEntryConditions(from: decoder)
      }
    }

    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Entry]
    var properties: Properties?
  }

  private func imageOfSet(_ folder: URL, named name: String) -> UIImage? {
    let set: ImageSet
    do {
      set = try AssetCatalog.decode(ImageSet.self, in: folder)
    } catch {
      warnOnce("the image set \"\(name)\" has no readable \(folder.path)/Contents.json: \(error)")
      return nil
    }
    let variants = set.images.compactMap { entry -> ImageVariants.Variant? in
      guard let file = entry.filename else { return nil }
      if let scale = entry.conditions.wrongScale {
        warnOnce(
          "the image set \"\(name)\" has the scale \"\(scale)\" for \(file), which is no number from 0.1x to 100x; "
            + "the file serves every scale.")
      }
      return ImageVariants.Variant(
        file: folder.appendingPathComponent(file), condition: entry.conditions.condition)
    }
    let image = UIImage(variants: ImageVariants(name: name, variants: variants))
    switch set.properties?.intent {
    case "template": return image?.withRenderingMode(.alwaysTemplate)
    case "original": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// The files of a name in a folder: `name`, `name@2x`, `name~ipad` and so on, PNG where the name does not
  /// say.
  static func files(named name: String, in folder: URL) -> [ImageVariants.Variant] {
    let path = name as NSString
    let known = ["png", "jpg", "jpeg"]
    let extensions = known.contains(path.pathExtension.lowercased()) ? [path.pathExtension] : known
    let base = extensions.count == 1 ? path.deletingPathExtension : name
    for ending in extensions {
      var variants: [ImageVariants.Variant] = []
      for (device, idiom) in [("", "universal"), ("~iphone", "iphone"), ("~ipad", "ipad")] {
        for (mark, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
          let file = folder.appendingPathComponent("\(base)\(mark)\(device).\(ending)")
          guard FileManager.default.fileExists(atPath: file.path) else { continue }
          variants.append(.init(file: file, condition: AssetCondition(idiom: idiom, scale: scale)))
        }
      }
      if !variants.isEmpty { return variants }
    }
    return []
  }
}
