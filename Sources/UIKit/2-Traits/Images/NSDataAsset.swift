import CoreGraphics

/// The data of a data set in an app's asset catalog (`Name.dataset`).
public final class NSDataAsset: NSObject {
  /// The name in the catalog.
  public let name: String
  /// The data.
  public let data: Data
  /// The uniform type identifier of the data, as the catalog has it; `public.data` where it has none.
  public let typeIdentifier: String

  private struct Contents: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var idiom: String?
      var type: String?

      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case type = "universal-type-identifier"
      }
    }
    var data: [Entry]
  }

  /// Finds a data set in the app; nil, and a message saying where was looked, when there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds a data set in a bundle; nil, and a message saying where was looked, when there is none.
  public init?(name: String, bundle: Bundle) {
    let folders = NamedImages.of(bundle).folders
    guard let folder = folders.set(.data, named: name) else {
      warnOnce(
        "there is no data set named \"\(name)\". Looked for \(name).dataset in \(folders.description).")
      return nil
    }
    do {
      let entries = try AssetCatalog.decode(Contents.self, in: folder).data.filter { $0.filename != nil }
      let entry = entries.first { $0.idiom == nil || $0.idiom == "universal" } ?? entries.first
      guard let entry, let file = entry.filename else {
        warnOnce("the data set \(folder.path) names no file in its Contents.json.")
        return nil
      }
      data = try Data(contentsOf: folder.appendingPathComponent(file))
      typeIdentifier = entry.type ?? "public.data"
      self.name = name
    } catch {
      warnOnce("the data set \(folder.path) cannot be read: \(error.localizedDescription)")
      return nil
    }
    super.init()
  }
}
