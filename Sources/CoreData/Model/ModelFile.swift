import Foundation
import MarkupReading

/// The folder of a model, with or without versions.
struct ModelFile {
  let url: URL

  init(_ url: URL) { self.url = url }

  /// The names of folders that hold models.
  static let endings = ["momd", "xcdatamodeld", "xcdatamodel", "mom"]

  /// Returns the models of a bundle.
  static func all(in bundle: Bundle) -> [URL] {
    let folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    var found: [URL] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() {
        let url = folder.appendingPathComponent(name)
        guard endings.contains(url.pathExtension),
          !found.contains(where: { $0.lastPathComponent == name })
        else { continue }
        found.append(url)
      }
    }
    return found
  }

  /// Returns the model with a name in bundles.
  static func find(_ name: String, in bundles: [Bundle]) -> URL? {
    for bundle in bundles {
      let all = all(in: bundle)
      for ending in endings {
        if let url = all.first(where: { $0.lastPathComponent == "\(name).\(ending)" }) { return url }
      }
    }
    return nil
  }

  /// Returns the current version.
  func current() throws -> NSManagedObjectModel? {
    if FileManager.default.fileExists(atPath: contents(of: url).path) { return try read(url) }
    let versions = versionFolders()
    let current = currentName().flatMap { name in versions.first { $0.lastPathComponent == name } }
    let own = url.deletingPathExtension().lastPathComponent + ".xcdatamodel"
    let chosen = current ?? versions.first { $0.lastPathComponent == own } ?? versions.last
    return try chosen.flatMap(read)
  }

  /// Returns all versions that can be read.
  func versions() throws -> [NSManagedObjectModel] {
    if FileManager.default.fileExists(atPath: contents(of: url).path) {
      return [try read(url)].compactMap { $0 }
    }
    return versionFolders().compactMap { try? read($0) }
  }

  private func versionFolders() -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map(url.appendingPathComponent).filter { $0.pathExtension == "xcdatamodel" }
  }

  private func currentName() -> String? {
    guard let data = try? Data(contentsOf: url.appendingPathComponent(".xccurrentversion")),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    else { return nil }
    return (list as? [String: Any])?["_XCCurrentVersionName"] as? String
  }

  private func contents(of folder: URL) -> URL { folder.appendingPathComponent("contents") }

  private func read(_ folder: URL) throws -> NSManagedObjectModel? {
    let model = try ModelReader.read(contents(of: folder))
    model.origin = url
    let name = folder.deletingPathExtension().lastPathComponent
    if model.versionIdentifiers.isEmpty { model.versionIdentifiers = [name] }
    return model
  }
}
