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

  /// Returns a document of a bundle, read where it was not.
  private func document(_ name: String, _ ext: String, _ bundle: Bundle) -> LoadedDocument? {
    let key = "\(bundle.bundlePath)\n\(name).\(ext)"
    if let known = byFile[key] { return known }
    if absent.contains(key) { return nil }
    guard let url = bundle.url(forResource: name, withExtension: ext) else {
      absent.insert(key)
      return nil
    }
    let read = InterfaceDocument.read(contentsOf: url.path)
    log(read.diagnostics)
    guard let document = read.document else { return nil }
    let loaded = LoadedDocument(document, name: name, bundle: bundle)
    byFile[key] = loaded
    return loaded
  }
}
