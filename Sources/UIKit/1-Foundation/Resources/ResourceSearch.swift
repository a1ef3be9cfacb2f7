import CoreGraphics

/// Finds files in folders of resources, as a bundle does: in the folder or one below it, else in those of the
/// languages that the person prefers.
struct ResourceSearch: Sendable {
  /// The folders, in the order in which they are searched.
  let folders: [URL]
  /// The languages that are looked for, the preferred one first, where none is asked for.
  var languages: [String] = LanguagePreference.order

  /// The file of a name and an extension, of which one may be missing: any file with the extension, or the
  /// name as it is.
  func first(
    _ name: String?, _ ext: String?, in subfolder: String? = nil, language: String? = nil
  ) -> URL? {
    guard let name, !name.isEmpty else {
      guard let ext, !ext.isEmpty else { return nil }
      return all(ext, in: subfolder, language: language).first
    }
    let file = (ext ?? "").isEmpty ? name : name + (ext!.hasPrefix(".") ? ext! : "." + ext!)
    for folder in places(subfolder, language) {
      let url = folder.appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return nil
  }

  /// All files with an extension, or all of them, by name; of files of one name the first that is found.
  func all(_ ext: String?, in subfolder: String? = nil, language: String? = nil) -> [URL] {
    var (found, names): ([URL], Set<String>) = ([], [])
    let wanted = ext.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    for folder in places(subfolder, language) {
      let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in contents.sorted() where wanted.isEmpty || (name as NSString).pathExtension == wanted {
        if names.insert(name).inserted { found.append(folder.appendingPathComponent(name)) }
      }
    }
    return found
  }

  /// The languages that have folders.
  var localizations: [String] {
    let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
    return Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }).sorted()
  }

  /// The folders in which files of a subfolder may lie.
  private func places(_ subfolder: String?, _ language: String?) -> [URL] {
    folders.flatMap { folder in
      let own = language == nil ? [folder] : []
      let localized = (language.map { [$0] } ?? languages).map {
        folder.appendingPathComponent($0 + ".lproj")
      }
      return (own + localized).map { place in
        (subfolder ?? "").isEmpty ? place : place.appendingPathComponent(subfolder!)
      }
    }
  }
}

/// The order in which folders of languages are searched.
enum LanguagePreference {
  /// The languages that the person prefers: that of `--language`, else the system's.
  static let preferred: [String] = {
    if let language = ProcessInfo.processInfo.environment["SHOJI_LANGUAGE"], !language.isEmpty {
      return [language]
    }
    return Locale.preferredLanguages
  }()

  /// The preferred languages, each with those that stand for it, and those in which apps are written.
  static var order: [String] { preferred.flatMap(fallbacks) + ["Base", "en"] }

  /// A language and those that stand for it: `de-AT`, `de`.
  static func fallbacks(_ language: String) -> [String] {
    let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }
}
