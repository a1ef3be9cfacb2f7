import TranslationInterface

/// The translated files of modules, so that only what changed is translated again.
package final class TranslationCache {
  private struct Module {
    var description: ModuleDescription
    var sources: [String: String]
    var files: [String: TranslatedFile]
  }

  private var modules: [String: Module] = [:]

  package init() {}

  /// The translation of a module's files, in their order.
  func translate(
    _ sources: [SourceFile], module: ModuleDescription, by translator: any SourceTranslating
  ) -> [TranslatedFile] {
    let texts = Dictionary(sources.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    var files: [String: TranslatedFile] = [:]
    if let known = modules[module.name], known.description == module {
      let changed = Set(texts.keys).union(known.sources.keys).filter { texts[$0] != known.sources[$0] }
      files = known.files.filter { texts[$0.key] != nil }
      if !changed.isEmpty {
        for file in translator.translate(sources, module: module, changed: changed) {
          files[file.path] = file
        }
      }
    } else {
      for file in translator.translate(sources, module: module) { files[file.path] = file }
    }
    modules[module.name] = Module(description: module, sources: texts, files: files)
    return sources.compactMap { files[$0.path] }
  }
}
