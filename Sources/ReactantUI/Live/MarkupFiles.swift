import Foundation
import ReactantUIMarkup

/// The files of the interface: for each the last text without errors, and the errors of the present one.
@MainActor final class MarkupFiles {
  /// The last good component documents by path.
  private(set) var documents: [String: ComponentDocument] = [:]
  /// The last good style sheets by path.
  private(set) var sheets: [String: StyleSheet] = [:]
  /// The last good description of themes; nil for none.
  private(set) var application: ThemeDescription?
  /// The errors of the files' present texts.
  private(set) var errors: [String: [Diagnostic]] = [:]
  /// The scope outside all definitions, with the global styles.
  private(set) var scope = StyleScope(groups: [])
  /// Whether a file that is shared by components has been saved after the app was built.
  private(set) var isChangedSinceBuild = false

  private var texts: [String: [UInt8]] = [:]
  /// The files as they are now, without those that have errors of their own.
  private var parsed: [String: ParsedFile] = [:]
  private var ownErrors: [String: [Diagnostic]] = [:]
  /// The files whose errors were hidden and that have not been saved since.
  private var dismissed: Set<String> = []

  private static let buildDate: Date? = {
    let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return executable.flatMap { modificationDate($0) }
  }()

  private static func modificationDate(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Whether the file has been read.
  func contains(_ path: String) -> Bool { texts[path] != nil }

  /// The text of a file as it was read last.
  func text(_ path: String) -> String? { texts[path].map { String(decoding: $0, as: UTF8.self) } }

  /// The path of the file that defines a component.
  func path(of typeName: String) -> String? {
    documents.sorted { $0.key < $1.key }
      .first { $0.value.definitions.contains { $0.typeName == typeName } }?.key
  }

  /// Reads a file. Returns whether it says something else than when it was read last; its former errors count
  /// as mended until ``link()`` has looked at all files together.
  @discardableResult func read(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let bytes = [UInt8](data)
    guard texts[path] != bytes || dismissed.contains(path) else { return false }
    dismissed.remove(path)
    let isFirst = texts[path] == nil
    texts[path] = bytes
    let file = ParsedFile(bytes, path: path)
    let found = file.diagnostics.filter { $0.severity == .error }
    ownErrors[path] = found.isEmpty ? nil : found
    errors[path] = ownErrors[path]
    if found.isEmpty { parsed[path] = file }
    if isFirst, file.component == nil, let built = Self.buildDate, let saved = Self.modificationDate(path),
      saved > built
    {
      isChangedSinceBuild = true
    }
    return true
  }

  /// Looks at all files together: what refers to something that is not there keeps its last good form.
  func link() {
    let project = MarkupProject(parsed.sorted { $0.key < $1.key }.map(\.value))
    errors = ownErrors
    scope = project.scope
    application = project.themes
    for file in project.files {
      var found: [Diagnostic] = []
      if let document = file.component { found = project.diagnostics(of: document) }
      if let sheet = file.styles { found = project.diagnostics(of: sheet) }
      found.removeAll { $0.severity != .error }
      if ownErrors[file.path] == nil, !found.isEmpty { errors[file.path] = found }
      guard found.isEmpty else { continue }
      if let document = file.component { documents[file.path] = document }
      if let sheet = file.styles { sheets[file.path] = sheet }
    }
    for diagnostic in project.sharedDiagnostics where diagnostic.severity == .error {
      errors[diagnostic.location.file, default: []].append(diagnostic)
    }
    for path in dismissed { errors[path] = nil }
  }

  /// Discards a file that was deleted. Its components stay as they are.
  func remove(_ path: String) {
    texts[path] = nil
    parsed[path] = nil
    ownErrors[path] = nil
    dismissed.remove(path)
    errors[path] = nil
    documents[path] = nil
    sheets[path] = nil
  }

  /// Hides the errors until the files that have them are saved again.
  func clearErrors() {
    dismissed.formUnion(errors.keys)
    errors = [:]
  }

  /// Discards everything.
  func removeAll() {
    for path in texts.keys { remove(path) }
    scope = StyleScope(groups: [])
    application = nil
    isChangedSinceBuild = false
  }
}
