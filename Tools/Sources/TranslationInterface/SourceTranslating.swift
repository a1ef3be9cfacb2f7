/// Makes Swift that compiles with Shoji of Swift as Xcode's users write it.
public protocol SourceTranslating: Sendable {
  /// Translates the files of one module. The paths are those of the person's own files.
  ///
  /// - Returns: One file for each one given, in the same order; lines are where they were.
  func translate(_ files: [SourceFile], module: ModuleDescription) -> [TranslatedFile]

  /// Translates the files of a module again of which only some have changed since the last call for the
  /// module.
  ///
  /// - Parameter changed: The paths of the changed, added and removed ones.
  /// - Returns: The files whose translation may have changed, in any order.
  func translate(_ files: [SourceFile], module: ModuleDescription, changed: Set<String>) -> [TranslatedFile]

  /// Returns what documents of Interface Builder may name of a module that was translated; nil where the
  /// translator knows no module.
  func documentFacts(of module: String) -> DocumentFacts?
}

extension SourceTranslating {
  /// Knows no module.
  public func documentFacts(of module: String) -> DocumentFacts? { nil }

  /// Translates all files again.
  public func translate(_ files: [SourceFile], module: ModuleDescription, changed: Set<String>)
    -> [TranslatedFile]
  {
    translate(files, module: module)
  }
}

/// A translator that passes text through.
public struct IdentityTranslator: SourceTranslating {
  /// Makes the translator.
  public init() {}

  /// Returns the files as they are.
  public func translate(_ files: [SourceFile], module: ModuleDescription) -> [TranslatedFile] {
    files.map { TranslatedFile(path: $0.path, text: $0.text) }
  }
}
