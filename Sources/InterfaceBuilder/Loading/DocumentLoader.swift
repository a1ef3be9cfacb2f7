import Foundation
import InterfaceDocuments
import UIKit

/// The documents that were read, by file: each is read once.
@MainActor final class DocumentLoader: StoryboardLoader {
  static let shared = DocumentLoader()

  private var byFile: [String: LoadedDocument] = [:]
  private var absent: Set<String> = []

  func storyboard(named name: String, in bundle: Bundle) -> (any StoryboardContents)? {
    document(name, "storyboard", bundle).map(StoryboardDocument.init)
  }

  func nib(named name: String, in bundle: Bundle) -> (any InterfaceNib)? {
    for suffix in Self.deviceSuffixes {
      if let found = document(name + suffix, "xib", bundle) { return NibDocument(found) }
    }
    return nil
  }

  func nib(data: Data, in bundle: Bundle) -> (any InterfaceNib)? {
    let read = InterfaceDocument.read(data, path: "data.xib")
    log(read.diagnostics)
    return read.document.map { NibDocument(LoadedDocument($0, name: "data", bundle: bundle)) }
  }

  private static var deviceSuffixes: [String] {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? ["~ipad", ""] : ["~iphone", ""]
  }

  /// Takes another text of the files of a name. Returns the documents before and after.
  func reload(_ fileName: String, from path: String) -> [(old: LoadedDocument, new: LoadedDocument)] {
    let all = byFile
    return all.compactMap { key, old in
      guard old.file?.lastPathComponent == fileName else { return nil }
      let read = InterfaceDocument.read(contentsOf: path)
      log(read.diagnostics)
      guard let document = read.document else { return nil }
      let new = LoadedDocument(document, name: old.name, bundle: old.bundle, file: old.file)
      byFile[key] = new
      return (old, new)
    }
  }

  /// Returns a file that came into a bundle's folder after the bundle was read.
  private static func file(_ name: String, _ ext: String, _ bundle: Bundle) -> URL? {
    guard let folder = bundle.resourceURL else { return nil }
    return ["", "Base.lproj/"].map { folder.appendingPathComponent("\($0)\(name).\(ext)") }.first {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// Returns a document of a bundle, read where it was not.
  private func document(_ name: String, _ ext: String, _ bundle: Bundle) -> LoadedDocument? {
    let key = "\(bundle.bundlePath)\n\(name).\(ext)"
    if let known = byFile[key] { return known }
    if absent.contains(key) { return nil }
    guard let url = bundle.url(forResource: name, withExtension: ext) ?? Self.file(name, ext, bundle) else {
      absent.insert(key)
      return nil
    }
    let read = InterfaceDocument.read(contentsOf: url.path)
    log(read.diagnostics)
    guard let document = read.document else { return nil }
    let loaded = LoadedDocument(document, name: name, bundle: bundle, file: url)
    byFile[key] = loaded
    LiveDocuments.current.watch(url)
    return loaded
  }
}
