import CoreGraphics
import Foundation

/// The font files that tabs may request, by their content.
struct FontAssetCache {
  private var assets: [URL: FontAsset] = [:]
  private var files: [String: URL] = [:]

  /// The file for a font, as the client loads it. Throws when the font, or one that stands for it, is
  /// missing.
  mutating func asset(for font: Font) throws -> FontAsset {
    let file = try FontLibrary.shared.face(for: font).url
    if let known = assets[file] { return known }
    let bytes = try Data(contentsOf: file, options: .mappedIfSafe)
    let name = bytes.withUnsafeBytes { ContentHash.hex($0) } + "." + file.pathExtension.lowercased()
    let asset = FontAsset(family: "f\(assets.count)", address: "f/\(name)")
    assets[file] = asset
    files[name] = file
    return asset
  }

  /// The file of a name.
  subscript(name: String) -> URL? { files[name] }
}
