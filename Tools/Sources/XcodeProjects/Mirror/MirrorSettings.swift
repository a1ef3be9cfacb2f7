import Containment

/// The settings of mirrored packages that a project does not have.
package struct MirrorSettings: Sendable, Equatable {
  /// The dependency on Shoji in a manifest.
  package var shojiDependency: String
  /// The name of Shoji's package.
  package var shojiPackage: String
  /// The folder of a clone of Shoji, which knows the versions it depends on.
  package var clone: String?
  /// Whether LLVM's linker is there.
  package var usesLLVMLinker: Bool
  /// The folder of the package of plugins in Shoji's Swift SDK, which packages are built with, so that they
  /// need not name Shoji; nil where they are built with its sources.
  package var sdkPlugins: String?
  /// Whether packages are built with the SDK.
  package var usesSDK: Bool { sdkPlugins != nil }

  /// The dependency of a package whose targets use the plugin.
  var pluginDependency: String {
    sdkPlugins.map { PackageReference(path: $0).dependency } ?? shojiDependency
  }

  /// The use of the plugin that compiles ReactantUI's XML, in a manifest.
  var pluginUsage: String {
    let package = sdkPlugins.map { PackageReference(path: $0).identity } ?? shojiPackage
    return ".plugin(name: \(literal(ShojiModules.plugin)), package: \(literal(package)))"
  }
  /// Whether what needs absent modules is left out; otherwise their imports are errors of the build.
  package var omitsAbsent = false
  /// The folder of the record of what is left out, for packages that share one; nil for the package's own.
  package var omissionFolder: String?
  /// The nib for which the app has a preview; nil for none.
  package var previewedNib: String?

  package init(
    shojiDependency: String, shojiPackage: String = "Shoji", clone: String? = nil,
    usesLLVMLinker: Bool = false
  ) {
    self.shojiDependency = shojiDependency
    self.shojiPackage = shojiPackage
    self.clone = clone
    self.usesLLVMLinker = usesLLVMLinker
  }
}

/// A file of a mirrored package.
package enum MirrorFile: Sendable, Equatable {
  /// A file with a text.
  case text(String)
  /// A link to a file of the project.
  case link(String)
  /// A copy of a file of the project.
  case copy(String)
}

/// A literal of Swift.
func literal(_ text: String) -> String {
  var result = "\""
  for character in text.unicodeScalars {
    switch character {
    case "\\": result += "\\\\"
    case "\"": result += "\\\""
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case _ where String(Character(character)).hasControls:
      result += "\\u{\(String(character.value, radix: 16))}"
    default: result.unicodeScalars.append(character)
    }
  }
  return result + "\""
}
