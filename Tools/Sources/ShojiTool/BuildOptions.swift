import ArgumentParser
import Foundation
import ShojiToolKit
import SourceTranslation
import Synchronization
import TranslationInterface
import XcodeProjects

/// The options of commands that build a package.
struct BuildOptions: ParsableArguments {
  @Option(help: "The folder of the package; that of the current folder by default.", completion: .directory)
  var packagePath: String?

  @Option(help: "Where to build; the package's .build by default.", completion: .directory)
  var scratchPath: String?

  @Option(
    name: .shortAndLong,
    help: "debug or release; of an Xcode project the name of a configuration. debug by default.")
  var configuration: String?

  @Option(help: "The app of an Xcode project, or a scheme that runs it; needed where it has several.")
  var target: String?

  @Flag(
    help: """
      The project is your own: its manifests, plugins and app may do what you may. Otherwise check, preview, snapshot and \
      mcp keep them within the project's own files, without a network.
      """)
  var trust = false

  @Flag(
    help: """
      Build Shoji from the clone's sources along with the package, as swift build does; otherwise from its Swift SDK, which \
      is made once (shoji sdk).
      """)
  var fromSource = false

  @Option(
    help: "The folder of a Swift SDK of Shoji to build with; that of the clone by default.",
    completion: .directory)
  var sdk: String?

  @Flag(
    help: """
      Build no project whose storyboards and nibs name what is not there, or that needs absent modules; otherwise that is \
      warned of, and the app goes on without it.
      """)
  var strict = false

  /// The SDK to build the package of a folder against; nil for Shoji's sources.
  ///
  /// - Parameter step: Called with each step of the build where it has to be made.
  private func sdk(for folder: URL, step: ((Int, Int) -> Void)? = nil) throws -> SDKBundle? {
    if fromSource { return nil }
    let variables = ProcessInfo.processInfo.environment
    if let sdk = sdk ?? variables["SHOJI_SDK_PATH"] {
      guard let bundle = SDKBundle(at: URL(fileURLWithPath: sdk).standardizedFileURL.path) else {
        throw ToolError(
          "there is no .artifactbundle of Shoji in \(sdk), which --sdk or SHOJI_SDK_PATH names",
          cause: .commandLine)
      }
      try bundle.check(ToolchainInfo())
      return bundle
    }
    guard let (maker, isOurs) = try sdkMaker(for: folder) else { return nil }
    // Who changes the library looks at its examples after each change, and does not wait for an optimized
    // build.
    return isOurs ? maker.existing : try maker.make(step: step)
  }

  /// The maker of the clone's SDK, and whether a folder is one of the clone's own; nil where the folder's
  /// package is built of Shoji's sources.
  private func sdkMaker(for folder: URL) throws -> (SDKMaker, isOurs: Bool)? {
    let variables = ProcessInfo.processInfo.environment
    guard !fromSource, variables["SHOJI_FROM_SOURCE"] == nil, let clone = Clone() else { return nil }
    let (place, root) = (folder.resolvingSymlinksInPath().path, clone.folder.resolvingSymlinksInPath().path)
    // The library itself is made of its sources.
    guard place != root else { return nil }
    return (try SDKMaker(clone), place.hasPrefix(root + "/"))
  }

  /// Whether an SDK has to be made before the package of a folder can be built, which takes minutes.
  private func needsSDK(for folder: URL) throws -> Bool {
    guard sdk == nil, ProcessInfo.processInfo.environment["SHOJI_SDK_PATH"] == nil,
      let (maker, isOurs) = try sdkMaker(for: folder)
    else { return false }
    return !isOurs && maker.existing == nil
  }

  /// The package to build, and the name of its executable. A name that the package does not have is refused
  /// before an SDK is made for it. The parameters are those of
  /// ``site(around:readsManifest:nib:isConfined:builds:step:)``.
  func site(
    building product: String?, around file: URL? = nil, nib: URL? = nil, isConfined: Bool = false
  ) throws -> (site: BuildSite, product: String) {
    if nib == nil, try needsSDK(for: place(around: file)) {
      _ = try site(around: file, isConfined: isConfined, builds: false).product(named: product)
    }
    let site = try site(around: file, nib: nib, isConfined: isConfined)
    return (site, try site.product(named: product))
  }

  /// The folder that the command is for.
  private func place(around file: URL?) -> URL {
    packagePath.map { URL(fileURLWithPath: $0) } ?? file
      ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  }

  /// The folder of builds with an SDK, which does not have the modules that builds of Shoji's sources have
  /// left.
  ///
  /// - Throws: An error where a link is in its place.
  private func scratch(_ scratch: String?, of folder: URL, with sdk: SDKBundle?) throws -> String? {
    guard sdk != nil else { return scratch }
    let own = (scratch ?? folder.path + "/.build") + "/sdk"
    try ProjectSandbox.checkFolder(own)
    return own
  }

  /// The package to build: that of the folder, or the one made of the project in it.
  ///
  /// - Parameters:
  ///   - readsManifest: Whether the manifest of a project's package is needed.
  ///   - nib: A nib for which a project's app gets a preview.
  ///   - isConfined: Whether the project's programs are kept within bounds unless it is trusted: the person
  ///     has not said to run it.
  ///   - builds: Whether something is built, so that an SDK is needed.
  ///   - omitsAbsent: Whether builds of a project leave out what needs absent modules, unless it is strict.
  ///   - step: Called with each step of the build of an SDK where it has to be made.
  func site(
    around file: URL? = nil, readsManifest: Bool = true, nib: URL? = nil, isConfined: Bool = false,
    builds: Bool = true, omitsAbsent: Bool = true, step: ((Int, Int) -> Void)? = nil
  ) throws -> BuildSite {
    let isConfined = isConfined && !trust
    if isConfined, let warning = ProjectSandbox.warning { BuildOptions.warn(warning) }
    if let packagePath, !FileManager.default.fileExists(atPath: packagePath) {
      throw ToolError("there is no folder \(packagePath), which --package-path names", cause: .commandLine)
    }
    let place = place(around: file)
    let scratch = scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    let hasProject = try MirroredProject.isThere(at: place.standardizedFileURL.path)
    let sdk = try builds && hasProject ? sdk(for: place, step: step) : nil
    let read = try project(
      at: place, nib: nib, sdk: sdk, isTrusted: !isConfined, omitsAbsent: omitsAbsent && !strict)
    if let project = read {
      try project.write()
      let scratch = try self.scratch(scratch, of: project.folder, with: sdk)
      let sandbox =
        try isConfined ? project.sandbox(scratchPath: scratch, clone: Clone()?.folder, sdk: sdk) : nil
      var builder = Builder(
        folder: project.folder, scratchPath: scratch, configuration: project.buildConfiguration, sdk: sdk,
        sandbox: sandbox)
      builder.prepare = { [builder] in
        try Checker(builder, clone: Clone()?.folder).prepareBuild(of: project, isForced: $0)
      }
      let package =
        readsManifest
        ? try project.package(by: builder.manager)
        : SwiftPackage(folder: project.folder, targets: [], executables: [])
      return BuildSite(package: package, builder: builder, project: project)
    }
    if nib != nil {
      throw ToolError(
        "a nib is shown alone only in an Xcode project; write a #Preview that loads it", cause: .commandLine)
    }
    if target != nil {
      throw ToolError("--target is for Xcode projects; a package has products", cause: .commandLine)
    }
    return try packageSite(
      SwiftPackage.root(of: place), scratch: scratch, isConfined: isConfined, builds: builds,
      omitsAbsent: omitsAbsent && !strict, step: step)
  }

  /// The package of a folder, to build; with packages made of libraries that know nothing of Shoji.
  private func packageSite(
    _ root: URL, scratch: String?, isConfined: Bool, builds: Bool, omitsAbsent: Bool,
    step: ((Int, Int) -> Void)?
  ) throws -> BuildSite {
    let configuration = configuration ?? "debug"
    guard ["debug", "release"].contains(configuration) else {
      throw ToolError("--configuration must be debug or release, not “\(configuration)”", cause: .commandLine)
    }
    let sdk = try builds ? sdk(for: root, step: step) : nil
    if fromSource, FileAccess.text(root.path + "/Package.swift")?.contains("Shoji") == false {
      BuildOptions.warn(
        "\(root.path) does not name Shoji, and --from-source builds only what it names; without it, the package is built with "
          + "Shoji's Swift SDK")
    }
    let given = scratch
    let scratch = try self.scratch(given, of: root, with: sdk)
    let sandbox: @Sendable (URL, [String]) throws -> ProjectSandbox? = { folder, readable in
      guard isConfined else { return nil }
      return try ProjectSandbox(
        package: folder, project: root, scratch: scratch, clone: Clone()?.folder,
        readable: readable + (sdk.map { [$0.folder] } ?? []))
    }
    let own = try sandbox(root, [])
    if let mirrored = try MirroredPackage(
      root, configuration: configuration, scratchPath: scratch, clone: Clone()?.folder,
      isTrusted: !isConfined, omitsAbsent: omitsAbsent, translator: translator, sdk: sdk, sandbox: sandbox)
    {
      try mirrored.write()
      var builder = Builder(
        folder: mirrored.folder, scratchPath: try self.scratch(given, of: mirrored.folder, with: sdk),
        configuration: configuration, shownFolder: root,
        sdk: sdk, sandbox: try sandbox(mirrored.folder, [mirrored.libraryFolder]))
      builder.prepare = { [builder] in
        try Checker(builder, clone: Clone()?.folder).prepareBuild(of: mirrored, isForced: $0)
      }
      return BuildSite(
        package: try mirrored.package(by: builder.manager), builder: builder, mirrored: mirrored)
    }
    let builder = Builder(
      folder: root, scratchPath: scratch, configuration: configuration, sdk: sdk, sandbox: own)
    let package = try SwiftPackage(reading: root, by: builder.manager)
    return BuildSite(package: package, builder: builder, project: nil)
  }

  /// Prints a warning once.
  private static func warn(_ text: String) {
    guard warned.withLock({ $0.insert(text).inserted }) else { return }
    Terminal.standardError.warn(text)
  }

  private static let warned = Mutex<Set<String>>([])

  /// The project of Xcode or Swift Playgrounds at a place; nil for a package.
  ///
  /// - Parameters:
  ///   - sdk: The SDK to build against; nil for Shoji's sources.
  ///   - isTrusted: Whether it may read what lies outside of it.
  ///   - omitsAbsent: Whether builds leave out what needs absent modules.
  func project(
    at place: URL, nib: URL? = nil, sdk: SDKBundle? = nil, isTrusted: Bool, omitsAbsent: Bool = true
  ) throws(ToolError) -> MirroredProject? {
    try MirroredProject(
      at: place.standardizedFileURL.path, target: target, configuration: configuration,
      clone: Clone()?.folder, nib: nib, sdk: sdk, isTrusted: isTrusted, isStrict: strict,
      omitsAbsent: omitsAbsent, translator: translator)
  }
}

/// The translator of the sources of Xcode's users.
let translator: any SourceTranslating = SourceTranslator()

/// A package to build, with the project that it was made of.
struct BuildSite {
  var package: SwiftPackage
  var builder: Builder
  var project: MirroredProject?
  /// The package's libraries, where some know nothing of Shoji.
  var mirrored: MirroredPackage?

  /// The folder in which tests run.
  var testFolder: URL { project?.projectFolder ?? package.folder }

  /// The folders of the tests' sources, none of which is the whole project.
  var testFolders: [String] {
    let root = testFolder.resolvingSymlinksInPath().path
    let folders =
      project.map { project in
        project.targets.filter { $0.kind == .tests }.flatMap(\.sources).map(\.folder)
      }
      ?? package.targets.filter { $0.type == "test" }.map { "\(root)/\($0.path ?? "Tests/\($0.name)")" }
    let real = Set(
      folders.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path })
    return real.filter { folder in
      folder.hasPrefix(root + "/") && !folder.split(separator: "/").contains(".git")
        && !FileManager.default.fileExists(atPath: folder + "/.git")
    }.sorted()
  }

  /// The snapshots that differed in the last run of the tests.
  var failedPictures: FailedPictures {
    FailedPictures(
      project: testFolder,
      builtIn: builder.scratchPath.map { URL(fileURLWithPath: $0) }
        ?? builder.folder.appendingPathComponent(".build"))
  }

  /// The name of the executable: the one that is named, the project's app, or the only one.
  func product(named name: String?) throws -> String {
    if name == nil, let project {
      guard let app = project.appModule else {
        throw ToolError("\(project.projectFolder.path) has no app to run")
      }
      return app
    }
    return try package.executable(named: name)
  }

  /// The app's own arguments: those of its scheme, and those of the command line.
  func arguments(_ own: [String]) -> [String] {
    let known = project?.arguments ?? []
    // Behind the mark, the run time leaves them all to the app.
    return known.isEmpty ? own : own + (own.contains("--") ? [] : ["--"]) + known
  }

  /// Builds an executable and gives its file.
  func build(_ product: String) throws -> URL {
    let terminal = Terminal.standardError
    try project?.checkDocuments(toBuild: product)
    terminal.say("building \(product)")
    try builder.build(product, terminal: terminal)
    let program = try builder.program(product)
    return try project?.finish(program) ?? program
  }
}

/// The options of a picture.
struct PictureOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: "The picture's file, which ends in .png, .pdf or .svg.", completion: .file())
  var output: String

  @OptionGroup var look: DisplayOptions

  func validate() throws {
    guard ["png", "pdf", "svg"].contains((output as NSString).pathExtension.lowercased()) else {
      throw ValidationError("--output must end in .png, .pdf or .svg, not “\(output)”.")
    }
  }

  var file: URL { URL(fileURLWithPath: output).standardizedFileURL }

  /// Starts a program, runs a script's requests, and takes the picture.
  ///
  /// - Parameter sandbox: The bounds of what the program may touch; nil for what the person may.
  func take(
    of program: URL, arguments: [String] = [], environment: [String: String] = [:], script: String? = nil,
    within sandbox: ProjectSandbox? = nil
  ) throws {
    defer { sandbox?.finish() }
    let steps = try script.map { path in
      do { return try String(contentsOfFile: path, encoding: .utf8) } catch {
        throw ToolError("there is no script \(path) to read", cause: .commandLine)
      }
    }
    let app = try DrivenProcess(
      program, display: look.display, arguments: arguments, environment: environment,
      confinement: sandbox?.prepared())
    if environment["SHOJI_PREVIEW"] != nil { try app.checkPreview() } else { try app.ask(#"{"tree": true}"#) }
    if let steps, let script { try app.run(script: steps, named: script) }
    try app.snapshot(file)
    let words = app.errorOutput
    if !words.isEmpty { Terminal.standardError.print(words) }
    try app.quit()
    print(file.path)
  }
}

/// The options of the display that an app is shown on.
struct DisplayOptions: ParsableArguments {
  @Option(help: "The size in points.")
  var size = "393x852"

  @Option(help: "Pixels to a point.")
  var scale = 2.0

  @Option(help: "light or dark.")
  var appearance = "light"

  func validate() throws {
    guard size.wholeMatch(of: /[0-9.]+x[0-9.]+/) != nil else {
      throw ValidationError("--size must be like 393x852, not “\(size)”.")
    }
    guard (0.5...8).contains(scale) else { throw ValidationError("--scale must be a number from 0.5 to 8.") }
    guard ["light", "dark"].contains(appearance) else {
      throw ValidationError("--appearance must be light or dark, not “\(appearance)”.")
    }
  }

  var display: DrivenProcess.Display {
    var display = DrivenProcess.Display()
    (display.size, display.scale, display.appearance) = (size, scale, appearance)
    return display
  }
}
