import Foundation
import MarkupReading

/// The answer of `shoji check` in the Static Analysis Results Interchange Format (SARIF 2.1.0, OASIS), as
/// hosts of repositories show it beside the lines.
public enum SARIFReport {
  private struct Log: Encodable {
    let version = "2.1.0"
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var runs: [Run]

    private enum CodingKeys: String, CodingKey {
      case version
      case schema = "$schema"
      case runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }

  private struct Tool: Encodable {
    struct Driver: Encodable {
      let name = "shoji check"
      let version = Version.current
      var rules: [Rule]
    }
    var driver: Driver
  }

  /// A cause.
  private struct Rule: Encodable {
    var id: String
    var help: Message?
  }

  private struct Message: Encodable {
    var text: String
  }

  private struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]

    init(_ diagnostic: Diagnostic, from folder: String) {
      ruleId = diagnostic.cause
      level = diagnostic.severity.rawValue
      message = Message(text: diagnostic.notes.reduce(diagnostic.message) { "\($0)\n\($1)" })
      locations = [Location(diagnostic.location, from: folder)]
    }
  }

  private struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable { var uri: String }
      struct Region: Encodable { var startLine, startColumn: Int }
      var artifactLocation: Artifact
      var region: Region
    }
    var physicalLocation: Physical

    init(_ location: SourceLocation, from folder: String) {
      let isInside = location.file.hasPrefix(folder + "/")
      let path = isInside ? String(location.file.dropFirst(folder.count + 1)) : location.file
      let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
      physicalLocation = Physical(
        artifactLocation: Physical.Artifact(uri: isInside ? uri : "file://" + uri),
        region: Physical.Region(startLine: max(1, location.line), startColumn: max(1, location.column)))
    }
  }

  /// The report, with each cause as a rule whose help is the advice.
  ///
  /// - Parameter folder: The folder that paths are shown from.
  public static func text(_ diagnostics: [Diagnostic], from folder: String) -> String {
    let rules = DiagnosticGroup.groups(of: diagnostics).map { group in
      Rule(id: group.cause, help: group.advice.map { Message(text: $0) })
    }
    let results = diagnostics.sorted { ($0.location, $0.cause) < ($1.location, $1.cause) }.map {
      Result($0, from: folder)
    }
    let log = Log(runs: [Run(tool: Tool(driver: Tool.Driver(rules: rules)), results: results)])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
