import Foundation

/// A manifest as the package manager evaluates it (`swift package dump-package`).
package struct ManifestDescription: Sendable {
  /// The same as a manifest that is written as plain values.
  let call: ManifestCall

  /// Reads what the package manager prints; nil for what is no such description.
  package init?(_ data: Data) {
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else { return nil }
    call = manifest.call
  }
}

private typealias CallArgument = ManifestCall.Argument

private func text(_ text: String) -> ManifestCall { .string(text, rangeEnd: nil) }

private func texts(_ all: [String]) -> ManifestCall { .list(all.map(text)) }

/// An argument of a text; none for nil.
private func argument(_ label: String?, _ value: String?) -> [CallArgument] {
  value.map { [CallArgument(label: label, value: text($0))] } ?? []
}

private struct Manifest: Decodable {
  var name: String
  var dependencies: [Dependency]
  var products: [Product]
  var targets: [Target]
  var swiftLanguageVersions: [String]?

  var call: ManifestCall {
    let modes = (swiftLanguageVersions ?? []).map { ManifestCall.call("v" + $0, []) }
    return .call(
      "Package",
      argument("name", name) + [
        CallArgument(label: "products", value: .list(products.map(\.call))),
        CallArgument(label: "dependencies", value: .list(dependencies.map(\.call))),
        CallArgument(label: "targets", value: .list(targets.map(\.call))),
      ] + (modes.isEmpty ? [] : [CallArgument(label: "swiftLanguageModes", value: .list(modes))]))
  }
}

private struct Dependency: Decodable {
  struct Local: Decodable {
    var path: String
    var nameForTargetDependencyResolutionOnly: String?
  }
  struct Remote: Decodable {
    struct Location: Decodable {
      struct Address: Decodable { var urlString: String }
      var remote: [Address]?
      var local: [String]?
    }
    struct Range: Decodable {
      var lowerBound: String
      var upperBound: String
    }
    struct Requirement: Decodable {
      var range: [Range]?
      var exact: [String]?
      var branch: [String]?
      var revision: [String]?
    }
    var location: Location
    var nameForTargetDependencyResolutionOnly: String?
    var requirement: Requirement
  }
  var fileSystem: [Local]?
  var sourceControl: [Remote]?

  /// The call that names the package; one without arguments for a package of a registry, which keeps its
  /// place in the list.
  var call: ManifestCall {
    if let local = fileSystem?.first {
      return .call(
        "package",
        argument("name", local.nameForTargetDependencyResolutionOnly) + argument("path", local.path))
    }
    guard let remote = sourceControl?.first,
      let address = remote.location.remote?.first?.urlString ?? remote.location.local?.first
    else { return .call("package", []) }
    let needed = remote.requirement
    let range = needed.range?.first.map {
      [CallArgument(label: nil, value: .string($0.lowerBound, rangeEnd: $0.upperBound))]
    }
    return .call(
      "package",
      argument("name", remote.nameForTargetDependencyResolutionOnly) + argument("url", address)
        + (range ?? []) + argument("exact", needed.exact?.first)
        + argument("branch", needed.branch?.first) + argument("revision", needed.revision?.first))
  }
}

private struct Product: Decodable {
  var name: String
  var type: [String: Kind?]
  var targets: [String]

  struct Kind: Decodable { init(from decoder: any Decoder) {} }

  var call: ManifestCall {
    .call(
      type.keys.first ?? "library",
      argument("name", name) + [CallArgument(label: "targets", value: texts(targets))])
  }
}

private struct Target: Decodable {
  struct Resource: Decodable {
    var path: String
    var rule: [String: Product.Kind?]
  }
  struct Setting: Decodable {
    struct Condition: Decodable {
      var config: String?
      var platformNames: [String]?
    }
    struct Value: Decodable {
      var word: String?

      init(from decoder: any Decoder) throws {
        // Others have lists, or nothing.
        word = try? decoder.container(keyedBy: Key.self).decode(String.self, forKey: .value)
      }

      enum Key: String, CodingKey { case value = "_0" }
    }
    var tool: String
    var kind: [String: Value]
    var condition: Condition?
  }
  struct Use: Decodable {
    /// The names of a product or a target, and of its package.
    struct Name: Decodable {
      var text: String?
      init(from decoder: any Decoder) { text = try? decoder.singleValueContainer().decode(String.self) }
    }
    var byName: [Name]?
    var target: [Name]?
    var product: [Name]?
    var plugin: [Name]?

    var call: ManifestCall? {
      let found = [("byName", byName), ("target", target), ("product", product), ("plugin", plugin)]
      guard let (kind, names) = found.first(where: { $0.1 != nil }), let names, let name = names.first?.text
      else { return nil }
      let package = ["product", "plugin"].contains(kind) && names.count > 1 ? names[1].text : nil
      return .call(kind, argument("name", name) + argument("package", package))
    }
  }
  var name: String
  var type: String
  var path: String?
  var exclude: [String]?
  var sources: [String]?
  var resources: [Resource]?
  var settings: [Setting]?
  var dependencies: [Use]?
  var pluginUsages: [Use]?

  private static let kinds = [
    "regular": "target", "executable": "executableTarget", "test": "testTarget", "plugin": "plugin",
    "macro": "macro", "system": "systemLibrary", "binary": "binaryTarget",
  ]

  var call: ManifestCall {
    var all = argument("name", name) + argument("path", path)
    all.append(CallArgument(label: "dependencies", value: .list((dependencies ?? []).compactMap(\.call))))
    all.append(CallArgument(label: "exclude", value: texts(exclude ?? [])))
    if let sources { all.append(CallArgument(label: "sources", value: texts(sources))) }
    let resources = (resources ?? []).map { resource in
      ManifestCall.call(resource.rule.keys.first ?? "process", argument(nil, resource.path))
    }
    all.append(CallArgument(label: "resources", value: .list(resources)))
    let settings = (settings ?? []).filter { $0.tool == "swift" }.compactMap(\.call)
    all.append(CallArgument(label: "swiftSettings", value: .list(settings)))
    all.append(CallArgument(label: "plugins", value: .list((pluginUsages ?? []).compactMap(\.call))))
    return .call(Target.kinds[type] ?? type, all)
  }
}

extension Target.Setting {
  fileprivate var call: ManifestCall? {
    guard let (name, value) = kind.first else { return nil }
    // The package manager writes the platforms' names in lowercase.
    let names = ["ios": "iOS"]
    let platforms = (condition?.platformNames ?? []).map { ManifestCall.call(names[$0] ?? $0, []) }
    var when: [CallArgument] = []
    if let configuration = condition?.config {
      when.append(CallArgument(label: "configuration", value: .call(configuration, [])))
    }
    if !platforms.isEmpty { when.append(CallArgument(label: "platforms", value: .list(platforms))) }
    return .call(
      name,
      argument(nil, value.word) + (when.isEmpty ? [] : [CallArgument(label: nil, value: .call("when", when))])
    )
  }
}
