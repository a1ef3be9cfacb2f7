import Foundation

/// The files of a package that is made: those of the template's layers, with what was decided put in.
public struct ProjectFiles {
  /// The contents by path.
  public private(set) var contents: [String: Data] = [:]

  /// Reads the layers of a template. Throws when one cannot be read.
  public init(_ options: ProjectOptions, templates: URL = ProjectFiles.templates) throws {
    var layers = ["common", options.template.rawValue]
    if options.template == .reactant { layers.append(options.usesXML ? "reactant-xml" : "reactant-code") }
    if options.hasTests { layers += ["tests", "tests-\(options.template.rawValue)"] }
    for layer in layers { try add(templates.appendingPathComponent(layer), options) }
    contents["Package.swift"] = Data(options.manifest.utf8)
    if options.shoji == nil, let folder = options.editorSDK {
      let settings = ["swiftPM": ["swiftSDK": SDKBundle.identifier, "swiftSDKsDirectory": folder]]
      contents[".sourcekit-lsp/config.json"] = try JSONSerialization.data(
        withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }
  }

  /// The folder of the tool's templates.
  public static var templates: URL { Bundle.module.resourceURL!.appendingPathComponent("Templates") }

  private mutating func add(_ layer: URL, _ options: ProjectOptions) throws {
    let root = layer.standardizedFileURL.path
    guard let paths = FileManager.default.enumerator(atPath: root) else {
      throw ToolError("the template \(layer.lastPathComponent) is missing at \(root)")
    }
    for case let path as String in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)"))
      // Templates end in `.template`, so that no tool takes them for sources.
      if path.hasSuffix(".template") {
        let text = ProjectFiles.fill(String(decoding: data, as: UTF8.self), options)
        contents[ProjectFiles.fill(String(path.dropLast(9)), options)] = Data(text.utf8)
      } else {
        contents[ProjectFiles.fill(path, options)] = data
      }
    }
  }

  /// Puts in what was decided. A line that ends in `//{{live}}`, `//{{tests}}` or `//{{xml}}` is left out
  /// where that is not wanted.
  static func fill(_ text: String, _ options: ProjectOptions) -> String {
    let conditions = [
      "live": options.reloadsLive && options.usesXML && options.template == .reactant,
      "tests": options.hasTests,
      "xml": options.usesXML && options.template == .reactant,
      "code": !options.usesXML,
    ]
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (name, isWanted) in conditions {
      let mark = "//{{\(name)}}"
      lines = lines.compactMap { line in
        guard line.hasSuffix(mark) else { return line }
        return isWanted ? String(line.dropLast(mark.count)).trimmingTrailingBlanks : nil
      }
    }
    let values = [
      "name": options.name.text, "module": options.name.module, "organization": options.organization,
      "sources": options.sourceFolder,
    ]
    return values.reduce(lines.joined(separator: "\n")) { $0.replacing("{{\($1.key)}}", with: $1.value) }
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
