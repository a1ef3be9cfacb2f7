import Foundation

/// Makes Swift that compiles with Shoji of Swift as Xcode's users write it.
public protocol SourceTranslating: Sendable {
  /// Translates the files of one module. The paths are those of the person's own files.
  ///
  /// - Returns: One file for each one given, in the same order; lines are where they were.
  func translate(_ files: [SwiftFile], module: ModuleDescription) -> [TranslatedFile]

  /// Translates the files of a module again of which only some have changed since the last call for the
  /// module, or none: modules that it imports may have.
  ///
  /// - Parameter changed: The paths of the changed, added and removed ones.
  /// - Returns: The files whose translation may have changed, in any order.
  func translate(_ files: [SwiftFile], module: ModuleDescription, changed: Set<String>) -> [TranslatedFile]

  /// Returns what documents of Interface Builder may name of a module that was translated; nil where the
  /// translator knows no module.
  func documentFacts(of module: String) -> DocumentFacts?

  /// Returns what the translator knows of a module, to be kept for another process; nil where it knows
  /// nothing that is worth it.
  func knowledge(of module: String) -> Data?

  /// Takes over what another process knew of a module. What cannot be read is left out.
  ///
  /// - Parameter files: The files of which it was known.
  func restore(_ knowledge: Data, of module: ModuleDescription, files: [SwiftFile])

  /// Returns a file as it is built without absent modules: their imports are those of what they export, and
  /// pieces are blanked or say that they are not available. No line moves.
  func omitting(_ omissions: [Omission], from file: SwiftFile, absent: AbsentModules) -> SwiftFile

  /// Returns the pieces that have to be left out because of errors that absent modules bring about: none for
  /// errors with other reasons.
  ///
  /// - Parameters:
  ///   - faults: The compiler's errors.
  ///   - files: The files of all modules, as they were written.
  ///   - known: The pieces that are left out already.
  func omissions(
    for faults: [SourceFault], in files: [SwiftFile], known: [Omission], absent: AbsentModules
  ) -> [Omission]
}

extension SourceTranslating {
  /// Knows no module.
  public func documentFacts(of module: String) -> DocumentFacts? { nil }

  /// Keeps nothing.
  public func knowledge(of module: String) -> Data? { nil }

  /// Takes over nothing.
  public func restore(_ knowledge: Data, of module: ModuleDescription, files: [SwiftFile]) {}

  /// Leaves nothing out.
  public func omitting(_ omissions: [Omission], from file: SwiftFile, absent: AbsentModules) -> SwiftFile {
    file
  }

  /// Finds nothing.
  public func omissions(
    for faults: [SourceFault], in files: [SwiftFile], known: [Omission], absent: AbsentModules
  ) -> [Omission] { [] }

  /// Translates all files again where one has changed.
  public func translate(_ files: [SwiftFile], module: ModuleDescription, changed: Set<String>)
    -> [TranslatedFile]
  {
    changed.isEmpty ? [] : translate(files, module: module)
  }
}

/// A translator that passes text through.
public struct IdentityTranslator: SourceTranslating {
  /// Makes the translator.
  public init() {}

  /// Returns the files as they are.
  public func translate(_ files: [SwiftFile], module: ModuleDescription) -> [TranslatedFile] {
    files.map { TranslatedFile(path: $0.path, text: $0.text) }
  }
}
