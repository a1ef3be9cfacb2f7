import Containment
import Foundation
import Synchronization
import TranslationInterface

/// The translated files of modules, so that only what changed is translated again. They are kept in a file,
/// for the next process.
package final class TranslationCache: Sendable {
  private struct Module: Codable {
    var description: ModuleDescription
    var sources: [String: String]
    var files: [String: TranslatedFile]
    /// The translator's index of the module.
    var knowledge: Data?
  }

  private struct Contents: Codable {
    /// The program that wrote them: another one may translate otherwise.
    var program: String
    var modules: [String: Module]
  }

  private let state = Mutex(State())

  package init() {}

  /// The translation of a module's files, in their order.
  func translate(
    _ sources: [SwiftFile], module: ModuleDescription, by translator: any SourceTranslating
  ) -> [TranslatedFile] {
    state.withLock { $0.translate(sources, module: module, by: translator) }
  }

  // MARK: The file

  /// Takes over what a file has, unless something is known already.
  func load(_ file: String, into translator: any SourceTranslating) {
    state.withLock { $0.load(file, into: translator) }
  }

  /// Writes the file where something has changed since it was read. One that cannot be written is only
  /// missed.
  ///
  /// A process that follows a project writes it once: what changes later is not to wait for it.
  func save(_ file: String, from translator: any SourceTranslating) {
    state.withLock { $0.save(file, from: translator) }
  }

  /// The program that runs: its file, with the time at which it was built.
  static let program: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return UUID().uuidString }
    return
      "\(status.st_dev) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()

  /// The translations, and whether the file has them.
  private struct State {
    var modules: [String: Module] = [:]
    var isLoaded = false
    var hasChanged = false
    var isSaved = false

    mutating func translate(
      _ sources: [SwiftFile], module: ModuleDescription, by translator: any SourceTranslating
    ) -> [TranslatedFile] {
      let texts = Dictionary(sources.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
      var files: [String: TranslatedFile] = [:]
      let new: [TranslatedFile]
      if let known = modules[module.name], known.description == module {
        let changed = Set(texts.keys).union(known.sources.keys).filter { texts[$0] != known.sources[$0] }
        files = known.files.filter { texts[$0.key] != nil }
        // Modules that it imports may have changed where it has not.
        new = translator.translate(sources, module: module, changed: changed)
        if !changed.isEmpty || !new.isEmpty { hasChanged = true }
      } else {
        new = translator.translate(sources, module: module)
        hasChanged = true
      }
      for file in new { files[file.path] = file }
      modules[module.name] = Module(description: module, sources: texts, files: files)
      return sources.compactMap { files[$0.path] }
    }

    mutating func load(_ file: String, into translator: any SourceTranslating) {
      guard !isLoaded else { return }
      isLoaded = true
      guard modules.isEmpty, let data = FileManager.default.contents(atPath: file),
        let contents = try? PropertyListDecoder().decode(Contents.self, from: data),
        contents.program == TranslationCache.program
      else { return }
      for module in contents.modules.values {
        // Without its knowledge, the translator would take a module that imports this one for a changed one.
        guard let knowledge = module.knowledge else { continue }
        modules[module.description.name] = module
        translator.restore(
          knowledge, of: module.description,
          files: module.sources.map { SwiftFile(path: $0.key, text: $0.value) })
      }
    }

    mutating func save(_ file: String, from translator: any SourceTranslating) {
      guard hasChanged, !isSaved else { return }
      isSaved = true
      var kept = modules
      for name in kept.keys { kept[name]?.knowledge = translator.knowledge(of: name) }
      guard kept.values.contains(where: { $0.knowledge != nil }) else { return }
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      guard let data = try? encoder.encode(Contents(program: TranslationCache.program, modules: kept)) else {
        return
      }
      let output = OutputFolder(file.folder)
      _ = try? output.write(data, at: output.path(file.fileName))
    }
  }
}

/// The translations of several packages.
package final class TranslationCaches: Sendable {
  private let caches = Mutex<[String: TranslationCache]>([:])

  /// Makes an empty one.
  package init() {}

  /// The translations of the package of a folder.
  package func cache(of folder: String) -> TranslationCache {
    caches.withLock { caches in
      if let known = caches[folder] { return known }
      let cache = TranslationCache()
      caches[folder] = cache
      return cache
    }
  }
}
