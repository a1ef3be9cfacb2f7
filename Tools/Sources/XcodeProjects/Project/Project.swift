import Containment
import MarkupReading
import TranslationInterface

/// A project as its files describe it for one configuration.
package struct Project: Sendable, Equatable {
  /// The project's name.
  package var name: String
  /// The file or folder that was read.
  package var file: String
  /// The folder that the project lies in.
  package var folder: String
  /// The names of the configurations, the default one first.
  package var configurations: [String] = []
  /// The configuration that was read.
  package var configuration = "Debug"
  /// The targets that can be built here, in the project's order.
  package var targets: [ProjectTarget] = []
  /// The schemes, those of the project before those of persons.
  package var schemes: [Scheme] = []
  /// The products of a package of libraries.
  package var products: [LibraryProduct] = []
  /// The packages that targets use.
  package var packages: [PackageReference] = []
  /// The remarks about what was left out.
  package var notes: [Diagnostic] = []
  /// The files besides sources whose change changes the project.
  package var inputs: Set<String> = []
  /// The files that it may read.
  package var files: ReadableFiles

  /// Describes a project that reads files.
  package init(name: String, file: String, folder: String, files: ReadableFiles) {
    (self.name, self.file, self.folder, self.files) = (name, file, folder, files)
  }

  /// The apps.
  package var apps: [ProjectTarget] { targets.filter { $0.kind == .app } }
}

/// A target that is built here.
package struct ProjectTarget: Sendable, Equatable {
  /// The target's name.
  package var name: String
  /// The name of its module: letters, digits and `_`, at most 100 bytes.
  package let module: String
  /// Its use.
  package var kind: ModuleDescription.Kind
  /// The absolute paths of its Swift files.
  package var sources: [String] = []
  /// The absolute paths of its C files.
  package var cSources: [String] = []
  /// The folders of its headers.
  package var headerFolders: [String] = []
  /// The header whose declarations Swift sees.
  package var bridgingHeader: String?
  /// The macros of C, such as `LIMIT=3`.
  package var cDefinitions: [String] = []
  /// The files that its bundle has.
  package var resources: [ProjectResource] = []
  /// The absolute paths of ReactantUI's XML files.
  package var markup: [String] = []
  /// The contents of its Info.plist.
  package var infoPlist: PropertyValue = .dictionary([:])
  /// The active compilation conditions.
  package var conditions: [String] = []
  /// The isolation of declarations that name none.
  package var defaultIsolation = ModuleDescription.DefaultIsolation.nonisolated
  /// The language version: 5 or 6.
  package var languageVersion = 5
  /// The compiler's features of later versions that are on.
  package var features: [String] = []
  /// Whether Swift names the sets of its asset catalogs.
  package var hasAssetSymbols = true
  /// Whether these names are members of `UIImage` and `UIColor`, too.
  package var hasAssetSymbolExtensions = false
  /// The names of the targets that it needs.
  package var dependencies: [String] = []
  /// The products of packages that it uses.
  package var products: [ProductReference] = []
  /// The products of packages that are used as they are.
  package var plainProducts: [ProductReference] = []
  /// The names of its pods.
  package var pods: [String] = []
  /// Whether the compiler optimizes.
  package var isOptimized = false
  /// The app that a test bundle runs in.
  package var host: String?
  /// Whether it comes from a package or pod.
  package var isForeign = false
  /// Whether its resources are found by `Bundle.module`.
  package var hasOwnBundle: Bool { isForeign && !isPod }
  /// Whether it comes from a pod, whose resources are the app's.
  package var isPod = false
  /// Whether who imports it has UIKit: CocoaPods makes headers of pods that import it.
  package var exportsUIKit = false
  /// The folder that its sources lie below.
  package var root = ""

  package init(name: String, module: String, kind: ModuleDescription.Kind) {
    // A module is a folder, a word of the compiler and a part of files' names.
    (self.name, self.module, self.kind) = (name, module.moduleName, kind)
  }

  /// Whether anything of it is compiled.
  var hasFiles: Bool { !sources.isEmpty || !cSources.isEmpty || !markup.isEmpty }
}

/// A file or folder of a bundle.
package struct ProjectResource: Sendable, Hashable {
  /// The absolute path in the project.
  package var source: String
  /// The path in the bundle.
  package var destination: String

  package init(source: String, destination: String) {
    (self.source, self.destination) = (source, destination)
  }
}

/// A product of a package.
package struct ProductReference: Sendable, Hashable {
  /// The product's name.
  package var name: String
  /// The package's path or address; nil where the project does not say.
  package var package: String?
}

/// A library of a package, with the modules that are its.
package struct LibraryProduct: Sendable, Equatable {
  /// The product's name.
  package var name: String
  /// The names of its modules.
  package var targets: [String]
}

/// A package that a project names.
package struct PackageReference: Sendable, Hashable {
  /// The requirement of a version.
  package enum Requirement: Sendable, Hashable {
    case from(String)
    case upToNextMinor(String)
    case exact(String)
    case range(String, String)
    case branch(String)
    case revision(String)
  }

  /// The absolute path of its folder; nil for one by address.
  package var path: String?
  /// The address.
  package var url: String?
  /// The requirement; nil for one by path.
  package var requirement: Requirement?

  /// The path or the address.
  package var location: String { path ?? url ?? "" }

  /// The name that the package manager gives it.
  package var identity: String {
    let name = location.fileName
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}

extension Diagnostic {
  /// A remark about something that is left out here.
  ///
  /// - Parameter file: The file that it is about; nil for the project.
  static func note(
    cause: String, _ message: String, advice: String? = nil, file: String? = nil
  ) -> Diagnostic {
    // It has names of a stranger's.
    Diagnostic(
      .note, at: SourceLocation(file: file ?? "", line: 1, column: 1), message.withoutControls,
      cause: cause.withoutControls, advice: advice)
  }
}

/// The error of a project that cannot be read, or of a choice in it that cannot be followed.
package struct ProjectError: Error, Equatable, CustomStringConvertible {
  /// The message.
  package var message: String
  /// Whether the command line asks for what is not there.
  package var isChoice = false
  /// The message.
  package var description: String { message }

  package init(_ message: String, isChoice: Bool = false) {
    (self.message, self.isChoice) = (message.withoutControls, isChoice)
  }
}
