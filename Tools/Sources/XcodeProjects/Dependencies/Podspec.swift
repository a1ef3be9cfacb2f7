import Foundation
import MarkupReading

/// A pod's own description, read as text: a program in Ruby, which is not run, or JSON.
package struct Podspec: Sendable, Equatable {
  /// A pod, or a part of one (`subspec`).
  package struct Part: Sendable, Equatable {
    /// The patterns of files that are compiled.
    package var sources: [String] = []
    /// The patterns of files that are not.
    package var excluded: [String] = []
    /// The patterns of files that the app's bundle has.
    package var resources: [String] = []
    /// The patterns of files of bundles, by these bundles' names.
    package var bundles: [String: [String]] = [:]
    /// The pods and parts that it needs.
    package var dependencies: [String] = []
    /// The parts that stand for all, as far as there are such.
    package var standard: [String] = []
    /// The active compilation conditions.
    package var conditions: [String] = []
  }

  /// The pod's name.
  package private(set) var name = ""
  /// The module's name, where it is another one.
  package private(set) var moduleName: String?
  /// The versions of Swift.
  package private(set) var swiftVersions: [String] = []
  /// The parts by their paths, such as `Core/Views`; the pod itself by an empty one.
  package private(set) var parts: [String: Part] = ["": Part()]

  /// The greatest number of parts, and of parts in each other.
  private static let maximumParts = 500

  /// Reads a podspec; nil for a text that names no pod.
  ///
  /// - Parameter isJSON: Whether it is in JSON.
  package init?(_ text: String, isJSON: Bool) {
    if isJSON {
      guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
        return nil
      }
      add(value, at: "", depth: 0)
    } else {
      var reader = PodspecReader(text)
      reader.read(into: &self)
    }
    guard !name.isEmpty else { return nil }
  }

  /// Reads the podspec of a pod in the first folder that has one; nil where none can be read.
  init?(of name: String, in folders: [String], files: ReadableFiles, inputs: inout Set<String>) {
    for folder in folders {
      for (ending, isJSON) in [("podspec", false), ("podspec.json", true)] {
        let place = "\(folder)/\(name).\(ending)"
        guard files.contains(place, isTried: true), let text = files.text(place) else { continue }
        inputs.insert(place)
        guard let spec = Podspec(text, isJSON: isJSON), spec.name == name else { continue }
        self = spec
        return
      }
    }
    return nil
  }

  /// The parts that are built where some are named; the pod's own for none. What they need of the pod comes
  /// with them.
  package func parts(named names: [String]) -> [Part] {
    var (open, seen): ([String], [String]) = ([], [])
    func add(_ path: String) {
      guard parts[path] != nil, !seen.contains(path) else { return }
      seen.append(path)
      open.append(path)
    }
    for name in names.isEmpty ? [""] : names { add(name) }
    while let path = open.popLast() {
      // A part has what those around it have.
      var around = path
      while !around.isEmpty {
        around = around.parent
        if !seen.contains(around) { seen.append(around) }
      }
      for other in parts[path]?.dependencies ?? [] where other.hasPrefix(name + "/") {
        add(String(other.dropFirst(name.count + 1)))
      }
      let inner = parts.keys.filter { !$0.isEmpty && $0.parent == path }.sorted()
      let standard = parts[path]?.standard ?? []
      let wanted = standard.map { path.isEmpty ? $0 : "\(path)/\($0)" }
      for part in inner where wanted.isEmpty || wanted.contains(part) { add(part) }
    }
    return seen.sorted().compactMap { parts[$0] }
  }

  // MARK: Reading

  mutating func set(_ attribute: String, _ value: PodspecValue, at path: String) {
    guard parts[path] != nil || parts.count < Self.maximumParts else { return }
    switch attribute {
    case "name" where path.isEmpty: name = value.texts.first ?? ""
    case "module_name" where path.isEmpty: moduleName = value.texts.first
    case "swift_version", "swift_versions": swiftVersions += value.texts
    case "source_files":
      parts[path, default: Part()].sources += value.texts
      parts[path, default: Part()].excluded += value.excluded
    case "exclude_files": parts[path, default: Part()].excluded += value.texts
    case "resource", "resources": parts[path, default: Part()].resources += value.texts
    case "resource_bundle", "resource_bundles":
      parts[path, default: Part()].bundles.merge(value.entries, uniquingKeysWith: +)
    case "dependency": parts[path, default: Part()].dependencies += value.texts.prefix(1)
    case "default_subspec", "default_subspecs": parts[path, default: Part()].standard += value.texts
    case "pod_target_xcconfig", "xcconfig", "user_target_xcconfig":
      let settings = value.entries.mapValues { $0.joined(separator: " ") }
      var found = BuildSettings.words(settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "")
      let flags = BuildSettings.words(settings["OTHER_SWIFT_FLAGS"] ?? "")
      for (index, flag) in flags.enumerated() {
        if flag == "-D", flags.indices.contains(index + 1) { found.append(flags[index + 1]) }
        if flag.hasPrefix("-D"), flag != "-D" { found.append(String(flag.dropFirst(2))) }
      }
      parts[path, default: Part()].conditions += found.filter(\.isIdentifier)
    default: break
    }
  }

  mutating func addPart(_ path: String) {
    if parts[path] == nil, parts.count < Self.maximumParts { parts[path] = Part() }
  }

  /// Takes over a dictionary of JSON.
  private mutating func add(_ value: [String: Any], at path: String, depth: Int) {
    guard depth < 16 else { return }
    addPart(path)
    for (key, entry) in value.sorted(by: { $0.key < $1.key }) {
      switch (key, entry) {
      case ("ios", let inner as [String: Any]): add(inner, at: path, depth: depth + 1)
      case ("subspecs", let inner as [[String: Any]]):
        for part in inner {
          guard let name = part["name"] as? String else { continue }
          var rest = part
          rest["name"] = nil
          add(rest, at: path.isEmpty ? name : "\(path)/\(name)", depth: depth + 1)
        }
      case ("dependencies", let names as [String: Any]):
        parts[path]?.dependencies += names.keys.sorted()
      default: set(key, Self.value(entry), at: path)
      }
    }
  }

  private static func value(_ entry: Any) -> PodspecValue {
    func texts(_ entry: Any) -> [String] {
      (entry as? String).map { [$0] } ?? (entry as? [Any])?.compactMap { $0 as? String } ?? []
    }
    return PodspecValue(texts: texts(entry), entries: (entry as? [String: Any])?.mapValues(texts) ?? [:])
  }
}

extension String {
  /// The path around a part's; an empty one for an outermost part.
  fileprivate var parent: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
