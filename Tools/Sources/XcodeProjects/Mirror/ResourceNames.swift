import TranslationInterface

/// The names of images and colors of an app's resources.
struct ResourceNames {
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []
  private let files: ReadableFiles
  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "pdf", "svg", "heic", "webp", "tif", "tiff",
  ]

  /// Reads the catalogs and names among files and folders.
  init(_ sources: [String], files: ReadableFiles) {
    self.files = files
    for source in sources {
      if source.fileExtension == "xcassets" {
        add(catalog: source, prefix: "", depth: 0)
      } else if files.isFolder(source) {
        for name in files.files(in: source) { addFile(name.fileName) }
      } else {
        addFile(source.fileName)
      }
    }
  }

  private mutating func addFile(_ name: String) {
    guard Self.endings.contains(name.fileExtension.lowercased()) else { return }
    var base = String(name.dropLast(name.fileExtension.utf8.count + 1))
    for mark in ["~ipad", "~iphone", "@3x", "@2x", "@1x"] where base.hasSuffix(mark) {
      base.removeLast(mark.count)
    }
    images.formUnion([base, name])
  }

  /// Adds the sets of a catalog's folder. Folders that provide a namespace stand before the names in them.
  private mutating func add(catalog folder: String, prefix: String, depth: Int) {
    guard depth < 16 else { return }
    for name in files.names(in: folder) {
      let place = "\(folder)/\(name)"
      switch name.fileExtension {
      case "imageset", "symbolset": images.insert(prefix + name.dropLast(name.fileExtension.utf8.count + 1))
      case "colorset": colors.insert(prefix + name.dropLast(name.fileExtension.utf8.count + 1))
      case "appiconset", "launchimage", "dataset", "imagestack": continue
      default:
        guard files.isFolder(place) else { continue }
        let contents = files.text(place + "/Contents.json") ?? ""
        let isNamespace = contents.contains(/"provides-namespace"\s*:\s*true/)
        add(catalog: place, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      }
    }
  }
}
