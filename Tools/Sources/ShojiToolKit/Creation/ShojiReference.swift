import Foundation

/// The reference of a package to Shoji.
public enum ShojiReference: Equatable, Sendable {
  /// By the folder of a clone.
  case path(String)
  /// By an address, from a version on; the branch `main` without one.
  case url(String, version: String?)

  /// The reference that the options of a command request; without any the clone that the tool was built from,
  /// or throws where that is not known.
  public init(url: String?, version: String?, clone: URL?, project: URL) throws(ToolError) {
    if let url {
      guard url.wholeMatch(of: /(https?|ssh|git|file):\/\/[^\s"\\]+|[^\s"\\:]+@[^\s"\\]+:[^\s"\\]+/) != nil
      else {
        throw ToolError(
          "--shoji-url must be an address such as https://host/shoji.git, not “\(url)”",
          cause: .commandLine)
      }
      if let version, version.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?/) == nil {
        throw ToolError(
          "--shoji-version must be a version such as 1.2.0, not “\(version)”",
          cause: .commandLine)
      }
      self = .url(url, version: version)
      return
    }
    guard version == nil else { throw ToolError("--shoji-version needs --shoji-url", cause: .commandLine) }
    guard let clone else {
      throw ToolError(
        "the tool does not know where Shoji is; run scripts/shoji from a clone, or give --shoji-url")
    }
    self = .path(ShojiReference.path(from: project, to: clone))
  }

  /// The dependency in a manifest.
  public var dependency: String {
    switch self {
    case .path(let path): ".package(name: \"Shoji\", path: \(quoted(path)))"
    case .url(let url, let version?): ".package(url: \(quoted(url)), from: \(quoted(version)))"
    case .url(let url, nil): ".package(url: \(quoted(url)), branch: \"main\")"
    }
  }

  /// The package's name where a product of it is named.
  public var package: String {
    guard case .url(let url, _) = self else { return "Shoji" }
    let last = url.split(whereSeparator: { "/:".contains($0) }).last.map(String.init) ?? "Shoji"
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The path of a clone from a project: relative for one inside the clone, else absolute.
  static func path(from project: URL, to clone: URL) -> String {
    let from = project.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let to = clone.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    guard from.count > to.count, Array(from.prefix(to.count)) == to else {
      return clone.resolvingSymlinksInPath().standardizedFileURL.path
    }
    return Array(repeating: "..", count: from.count - to.count).joined(separator: "/")
  }
}

/// A literal of Swift.
func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
