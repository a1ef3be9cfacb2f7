import CoreGraphics

/// An asset catalog as Xcode writes it: a folder `Name.xcassets` of image and color sets, each a folder
/// with a `Contents.json`. Read as it is, without compiling.
struct AssetCatalog: Sendable {
  /// The kind of content in a set.
  enum Kind: String {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
  }

  private var sets: [String: URL] = [:]

  /// Reads which sets a catalog has. Folders that provide a namespace name their sets `Folder/Set`.
  init(at folder: URL) {
    collect(in: folder, namespace: "", depth: 0)
  }

  /// The folder of a set, or nil when there is none of that name.
  func folder(of kind: Kind, named name: String) -> URL? {
    sets["\(name).\(kind.rawValue)"]
  }

  /// The greatest number of folders in each other; links may lead around in circles.
  private static let maximumDepth = 16

  private mutating func collect(in folder: URL, namespace: String, depth: Int) {
    guard depth <= AssetCatalog.maximumDepth else { return }
    let contents =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in contents.sorted(by: { $0.path < $1.path }) where entry.hasDirectoryPath {
      if Kind(rawValue: entry.pathExtension) != nil {
        sets[namespace + entry.lastPathComponent] = entry
      } else {
        let provides = AssetCatalog.providesNamespace(entry)
        collect(
          in: entry, namespace: provides ? "\(namespace)\(entry.lastPathComponent)/" : namespace,
          depth: depth + 1)
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    return (try? decode(Contents.self, in: folder))?.properties?.providesNamespace ?? false
  }

  /// The bytes of the longest `Contents.json`.
  private static let longestContents = 4 << 20

  /// Reads a set's `Contents.json`.
  static func decode<Contents: Decodable>(_ type: Contents.Type, in folder: URL) throws -> Contents {
    let file = try FileHandle(forReadingFrom: folder.appendingPathComponent("Contents.json"))
    let data = try file.read(upToCount: longestContents + 1) ?? Data()
    guard data.count <= longestContents else { throw CocoaError(.fileReadTooLarge) }
    return try JSONDecoder().decode(type, from: data)
  }
}

/// The condition under which an entry of a set is used: on which devices, in which appearance.
struct AssetCondition: Hashable, Sendable {
  var idiom = "universal"
  var isDark = false
  /// Pixels to a point; nil where one entry serves every scale.
  var scale: CGFloat?
}

/// An entry's conditions as `Contents.json` writes them.
struct AssetEntryConditions: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var scale: String?
  var appearances: [Appearance]?

  /// The numbers of pixels that a point may have.
  private static let scales = 0.1...100.0

  /// The number of pixels to a point; nil where none is written that may be.
  private var pixelScale: CGFloat? {
    scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }.flatMap {
      AssetEntryConditions.scales.contains($0) ? CGFloat($0) : nil
    }
  }

  /// A scale that is written and is none; nil where there is nothing wrong.
  var wrongScale: String? { pixelScale == nil ? scale.flatMap { $0.isEmpty ? nil : $0 } : nil }

  /// Whether the entry is for people who asked for more contrast.
  var hasMoreContrast: Bool {
    appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false
  }

  var condition: AssetCondition {
    AssetCondition(
      idiom: idiom ?? "universal",
      isDark: appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false,
      scale: pixelScale)
  }
}
