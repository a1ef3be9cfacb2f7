import Containment
import Foundation
import MarkupReading
import TranslationInterface

/// The pieces that the builds of a mirrored package leave out, kept beside it for the next build.
package struct OmissionState: Codable, Sendable, Equatable {
  /// The absent modules that sources import.
  package var absent: Set<String> = []
  /// The pieces.
  package var omissions: [Omission] = []
  /// The errors that absent modules bring about where nothing is left out, each with the module.
  package var faults: [Fault] = []
  /// The mark of the files that have such pieces, and of the imports of absent modules; empty before these
  /// were searched for.
  package var stamp = ""
  /// The program that found them: another one may have modules that this one lacks.
  package var program = ""

  /// An error that an absent module brings about.
  package struct Fault: Codable, Sendable, Hashable {
    /// The error.
    package var diagnostic: Diagnostic
    /// The module.
    package var module: String

    package init(_ diagnostic: Diagnostic, module: String) {
      (self.diagnostic, self.module) = (diagnostic, module)
    }
  }

  /// Makes an empty state.
  package init() {}

  private static let file = ".left-out.json"

  /// Reads the state of a package; an empty one where there is none, or one of another program.
  package init(in folder: String, program: String) {
    if let data = FileManager.default.contents(atPath: "\(folder)/\(Self.file)"),
      let kept = try? JSONDecoder().decode(OmissionState.self, from: data), kept.program == program
    {
      self = kept
    }
    self.program = program
  }

  /// Writes the state.
  package func write(in folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let output = OutputFolder(folder, obstacles: .replaced)
    _ = try output.write(encoder.encode(self), at: output.path(Self.file))
  }

  /// The functions that translated code calls for what is left out.
  static let support = """
    import Foundation
    import Synchronization
    private nonisolated let _shojiSaid = Mutex<Set<String>>([])
    @usableFromInline nonisolated func _shojiNotAvailable(_ sentence: String) {
      guard _shojiSaid.withLock({ $0.insert(sentence).inserted }) else { return }
      FileHandle.standardError.write(Data((sentence + "\\n").utf8))
    }
    @usableFromInline nonisolated func _shojiNoValue(_ sentence: String) -> Never { fatalError(sentence) }
    @usableFromInline nonisolated struct _ShojiNotAvailable: LocalizedError {
      @usableFromInline nonisolated let errorDescription: String?
      @usableFromInline nonisolated init(_ sentence: String) { errorDescription = sentence }
    }

    """

  /// The path of the file with these functions in the folder of a module.
  static let supportFile = "Shoji+NotAvailable.swift"
}

extension Omission {
  /// The declaration as a person reads it: `MapController.show`.
  package var shownPlace: String {
    let parts = place.split(separator: "/").map { part in
      let isExtension = part.hasPrefix("extension ")
      let name = (isExtension ? part.dropFirst("extension ".count) : part)
        .prefix { $0 != "(" && $0 != ":" && $0 != "," }
      return isExtension && !place.contains("/") ? "an extension of \(name)" : String(name)
    }
    return parts.prefix(2).joined(separator: ".")
  }
}
