import MarkupReading
import TranslationInterface

/// Reads an `.xcodeproj`.
struct XcodeProjectReader {
  let file: String
  let folder: String
  let objects: ProjectObjects
  let configuration: String
  var project: Project
  /// The folders that are synchronized with the disk, the project's own headers, and the names of the targets
  /// by what they make: each target asks for all of them.
  private let synchronized: [String]
  private let headers: [String]
  private let makers: [String: String]
  /// The greatest number of targets.
  static let maximumTargets = 2_000

  /// Reads a project for a configuration; without one, for its debug configuration.
  static func read(_ file: String, configuration: String?, files: ReadableFiles) throws(ProjectError)
    -> Project
  {
    let list = file + "/project.pbxproj"
    guard let bytes = files.bytes(list) else { throw ProjectError("\(list) cannot be read") }
    let objects: ProjectObjects
    do throws(FormatError) { objects = try ProjectObjects(bytes, folder: file.folder) } catch {
      throw ProjectError("\(list):\(error.line): \(error.message)")
    }
    var reader = try XcodeProjectReader(file, objects, configuration, files)
    reader.readPackages()
    try reader.readTargets()
    reader.project.inputs.insert(list)
    reader.project.schemes = Scheme.all(
      in: file, files: files, inputs: &reader.project.inputs, notes: &reader.project.notes)
    return reader.project
  }

  private init(
    _ file: String, _ objects: ProjectObjects, _ wanted: String?, _ files: ReadableFiles
  ) throws(ProjectError) {
    (self.file, self.objects, folder) = (file, objects, file.folder)
    synchronized = objects.objects.keys.filter {
      objects.isa($0) == "PBXFileSystemSynchronizedRootGroup"
    }.sorted()
    // As with Xcode's header maps, every header of the project is found by its name.
    headers = objects.paths.values.filter { $0.fileExtension == "h" && !$0.contains("/Pods/") }.sorted()
    makers = Dictionary(
      objects.strings(objects.root, "targets").compactMap { target in
        objects.string(target, "productReference").map { ($0, objects.string(target, "name") ?? "") }
      }, uniquingKeysWith: { first, _ in first })
    project = Project(name: file.fileBase, file: file, folder: file.folder, files: files)
    project.configurations = objects.configurations
    let all = project.configurations
    if let wanted {
      guard let found = all.first(where: { $0.lowercased() == wanted.lowercased() }) else {
        throw ProjectError(
          "\(file.fileName) has no configuration “\(wanted)”. It has: \(all.joined(separator: ", "))",
          isChoice: true)
      }
      configuration = found
    } else {
      configuration = all.first { $0.lowercased() == "debug" } ?? all.first ?? "Debug"
    }
    project.configuration = configuration
  }

  // MARK: Packages

  private mutating func readPackages() {
    for id in objects.strings(objects.root, "packageReferences") {
      if let package = package(id), !project.packages.contains(package) { project.packages.append(package) }
    }
    // Packages that were dragged into the project stand in a group.
    for (id, place) in objects.paths.sorted(by: { $0.value < $1.value })
    where objects.isa(id) == "PBXFileReference" && project.files.contains(place, isTried: true)
      && project.files.exists(place + "/Package.swift")
    {
      let package = PackageReference(path: place)
      if !project.packages.contains(package) { project.packages.append(package) }
    }
  }

  private func package(_ id: String) -> PackageReference? {
    if objects.isa(id) == "XCLocalSwiftPackageReference" {
      guard let place = objects.string(id, "relativePath").map({ path($0, from: folder) }),
        project.files.admits(package: place)
      else { return nil }
      return PackageReference(path: place)
    }
    guard let url = objects.string(id, "repositoryURL") else { return nil }
    let requirement = objects.objects[id]?["requirement"]
    let minimum = requirement?["minimumVersion"]?.text ?? "0.0.0"
    let wanted: PackageReference.Requirement =
      switch requirement?["kind"]?.text {
      case "upToNextMinorVersion": .upToNextMinor(minimum)
      case "exactVersion": .exact(requirement?["version"]?.text ?? minimum)
      case "versionRange": .range(minimum, requirement?["maximumVersion"]?.text ?? minimum)
      case "branch": .branch(requirement?["branch"]?.text ?? "main")
      case "revision": .revision(requirement?["revision"]?.text ?? "")
      default: .from(minimum)
      }
    return PackageReference(url: url, requirement: wanted)
  }

  // MARK: Targets

  private mutating func readTargets() throws(ProjectError) {
    let ids = unique(objects.strings(objects.root, "targets"))
    if ids.count > Self.maximumTargets {
      project.files.exceed("it has more than \(Self.maximumTargets) targets")
    }
    for id in ids {
      // Each target looks through all objects.
      try project.files.check()
      let name = objects.string(id, "name") ?? id
      guard let kind = kind(of: id, name: name) else { continue }
      read(id, name: name, kind: kind)
    }
  }

  /// The use of a target; nil, and a remark, for one that is left out.
  private mutating func kind(of id: String, name: String) -> ModuleDescription.Kind? {
    let type = objects.string(id, "productType") ?? ""
    let prefix = "com.apple.product-type."
    let short = type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type
    let settings = settings(of: id, name: name)
    let platforms = settings.list("SUPPORTED_PLATFORMS") + settings.list("SDKROOT")
    let isForPhone =
      platforms.isEmpty || platforms.contains { $0.hasPrefix("iphone") || $0 == "auto" }
    func leaveOut(_ cause: String, _ what: String) {
      project.notes.append(.note(cause: cause, "the target “\(name)” is left out: \(what)"))
    }
    switch short {
    case "application" where isForPhone: return .app
    case "framework" where isForPhone, "framework.static" where isForPhone, "library.static" where isForPhone,
      "library.dynamic" where isForPhone:
      return .library
    case "bundle.unit-test" where isForPhone: return .tests
    case "application", "framework", "framework.static", "library.static", "library.dynamic",
      "bundle.unit-test":
      leaveOut("another platform", "it is for \(platforms.first ?? "another platform"), not for iOS")
    case "bundle.ui-testing":
      leaveOut(
        "UI test bundle",
        "it is a UI test bundle, which needs Apple's XCUITest; tests with ShojiTestSupport drive apps")
    case _ where short.contains("watch"): leaveOut("watch app", "it is part of a watch app")
    case _ where short.contains("app-extension") || short.contains("extensionkit"):
      leaveOut("app extension", "it is an app extension, which another app would load")
    case _ where short.contains("on-demand-install"), "application.messages":
      leaveOut("app of another kind", "it is an app that another app would load")
    case "bundle": leaveOut("resource bundle", "it is a bundle of resources by itself")
    case "tool": leaveOut("command line tool", "it is a command line tool")
    default:
      leaveOut(
        "target of another kind",
        objects.isa(id) == "PBXAggregateTarget" || objects.isa(id) == "PBXLegacyTarget"
          ? "it runs scripts or other targets" : "its kind “\(short)” is not known here")
    }
    return nil
  }

  private mutating func settings(of id: String, name: String) -> BuildSettings {
    var settings = BuildSettings(.init(configuration: configuration))
    settings.add([
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": file.fileBase,
      "PROJECT_FILE_PATH": file, "TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": configuration,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PLATFORM_NAME": "iphonesimulator",
      "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator", "arch": "x86_64", "PODS_ROOT": folder + "/Pods",
      "DEVELOPMENT_LANGUAGE": objects.string(objects.root, "developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ])
    for place in [objects.root, id] {
      let (own, file) = objects.settings(of: place, configuration: configuration)
      if let file {
        var missing: [String] = []
        settings.add(
          ConfigurationFile.settings(of: file, missing: &missing) { path in
            project.inputs.insert(path)
            return project.files.text(path)
          })
        for path in missing where !path.contains("/Pods/") {
          let note = Diagnostic.note(
            cause: "missing configuration file", "\(path) cannot be read; its settings are missing",
            file: path)
          if !project.notes.contains(note) { project.notes.append(note) }
        }
      }
      settings.add(own)
    }
    return settings
  }

  private mutating func read(_ id: String, name: String, kind: ModuleDescription.Kind) {
    let settings = settings(of: id, name: name)
    var target = ProjectTarget(
      name: name, module: settings.expand("$(PRODUCT_MODULE_NAME:c99extidentifier)"), kind: kind)
    target.root = folder
    target.apply(settings, folder: folder)
    let files = files(of: id)
    target.sources = unique(files.swift)
    target.cSources = unique(files.c)
    target.markup = unique(files.markup)
    target.headerFolders = headerFolders(files, settings)
    target.resources = unique(files.resources)
    readInfoPlist(of: &target, settings)
    noteForeign(files.foreign, of: name)
    target.dependencies = dependencies(of: id)
    target.products = products(of: id)
    if kind == .tests {
      let host = settings["TEST_HOST"].split(separator: "/").last.map(String.init)
      target.host = settings["TEST_TARGET_NAME"].isEmpty ? host : settings["TEST_TARGET_NAME"]
    }
    project.targets.append(target)
  }

  /// The folders in which C finds headers.
  private func headerFolders(_ files: TargetFiles, _ settings: BuildSettings) -> [String] {
    let own = (files.headers + headers).filter { project.files.contains($0) }
    let places = settings.list("HEADER_SEARCH_PATHS") + settings.list("USER_HEADER_SEARCH_PATHS")
    let folders = places.map { place in
      path(place.hasSuffix("/**") ? String(place.dropLast(3)) : place, from: folder)
    }
    // Such paths often lead to a developer's tools; those say nothing.
    let searched = folders.filter { project.files.contains($0, isTried: true) && project.files.isFolder($0) }
    return unique(own.map(\.folder) + searched.filter { !$0.contains("/Pods/") })
  }

  private mutating func noteForeign(_ files: [String], of name: String) {
    let groups = Dictionary(grouping: unique(files)) { TargetFiles.foreignLanguage($0.fileExtension) ?? "" }
    for (language, files) in groups.sorted(by: { $0.key < $1.key }) {
      let names = files.map(\.fileName).sorted()
      project.notes.append(
        .note(
          cause: language,

          "\(names.count == 1 ? "a file" : "\(names.count) files") of “\(name)” in \(language) "
            + "\(names.count == 1 ? "is" : "are") left out: \(names.prefix(5).joined(separator: ", "))"
            + (names.count > 5 ? " and more" : ""),
          advice: "write what the app needs of it in Swift or C", file: files.sorted().first))
    }
  }

  private mutating func readInfoPlist(of target: inout ProjectTarget, _ settings: BuildSettings) {
    var list: PropertyValue?
    let name = settings["INFOPLIST_FILE"]
    if !name.isEmpty {
      let file = path(name, from: folder)
      project.inputs.insert(file)
      target.resources.removeAll { $0.source == file }
      if let bytes = project.files.bytes(file) {
        do throws(FormatError) { list = try PropertyListFile.read(bytes) } catch {
          project.notes.append(
            .note(
              cause: "unreadable Info.plist", "\(file):\(error.line): \(error.message)", file: file))
        }
      } else if !settings.isOn("GENERATE_INFOPLIST_FILE") {
        project.notes.append(
          .note(cause: "missing Info.plist", "\(file) cannot be read", file: file))
      }
    }
    target.infoPlist = InfoPlist.make(from: list, settings, kind: target.kind)
  }

  // MARK: Files

  private func files(of id: String) -> TargetFiles {
    var files = TargetFiles()
    for phase in objects.strings(id, "buildPhases") {
      let isa = objects.isa(phase)
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase"].contains(isa) else {
        continue
      }
      for build in objects.strings(phase, "files") where objects.isForPhone(build) {
        guard let reference = objects.string(build, "fileRef") else { continue }
        add(reference, isResource: isa == "PBXResourcesBuildPhase", to: &files)
      }
    }
    for group in synchronized { addSynchronized(group, for: id, to: &files) }
    return files
  }

  private func add(_ reference: String, isResource: Bool, to files: inout TargetFiles) {
    switch objects.isa(reference) {
    case "PBXVariantGroup", "PBXGroup":
      // The variants of one file, each in the folder of its language; groups in groups are none of them.
      for child in objects.strings(reference, "children") where objects.isa(child) == "PBXFileReference" {
        add(child, isResource: isResource, to: &files)
      }
    case "PBXFileReference", "XCVersionGroup":
      guard let place = objects.paths[reference], !place.isEmpty else { return }
      let type =
        objects.string(reference, "lastKnownFileType") ?? objects.string(reference, "explicitFileType")
      if type == "folder" || isResource {
        files.resources.append(
          ProjectResource(source: place, destination: TargetFiles.destination(of: place)))
      } else {
        files.add(place)
      }
    default: break
    }
  }

  /// Adds the files of a folder that is synchronized with the disk, as far as they are a target's.
  private func addSynchronized(_ group: String, for id: String, to files: inout TargetFiles) {
    guard let place = objects.paths[group], !place.isEmpty else { return }
    let owns = objects.strings(id, "fileSystemSynchronizedGroups").contains(group)
    var exceptions: Set<String> = []
    for set in objects.strings(group, "exceptions") {
      let target = objects.string(set, "target")
      let phase = objects.string(set, "buildPhase")
      let isOwn =
        target == id || (phase.map { objects.strings(id, "buildPhases").contains($0) } ?? false)
      guard isOwn else { continue }
      exceptions.formUnion(objects.strings(set, "membershipExceptions").map(standardizedPath))
      for (name, filters) in objects.object(set)["platformFiltersByRelativePath"]?.entries ?? [:]
      where owns && !filters.texts.isEmpty && !filters.texts.contains("ios") {
        exceptions.insert(standardizedPath(name))
      }
    }
    guard owns || !exceptions.isEmpty else { return }
    let folders = objects.strings(group, "explicitFolders").map(standardizedPath)
    for folder in folders where owns != exceptions.contains(folder) {
      files.resources.append(
        ProjectResource(source: path(folder, from: place), destination: folder.fileName))
    }
    for name in project.files.files(in: place, units: TargetFiles.units)
    where !folders.contains(where: { name.isInside($0) }) {
      let isException = exceptions.contains(name) || exceptions.contains { name.isInside($0) }
      if owns != isException { files.add(path(name, from: place)) }
    }
  }

  // MARK: Dependencies

  private func dependencies(of id: String) -> [String] {
    var names: [String] = []
    for dependency in objects.strings(id, "dependencies") where objects.isForPhone(dependency) {
      if let target = objects.string(dependency, "target"), let name = objects.string(target, "name") {
        names.append(name)
      } else if let proxy = objects.string(dependency, "targetProxy"),
        let name = objects.string(proxy, "remoteInfo")
      {
        names.append(name)
      } else if let name = objects.string(dependency, "name") {
        names.append(name)
      }
    }
    // What is linked is needed, also where nobody said so.
    for build in linked(by: id) {
      if let reference = objects.string(build, "fileRef"),
        let name = makers[reference] ?? neighbor(reference)
      {
        names.append(name)
      }
    }
    return unique(names)
  }

  /// Returns the target of another project of the workspace that makes a linked product.
  private func neighbor(_ reference: String) -> String? {
    let product = objects.string(reference, "path").flatMap { $0.isEmpty ? nil : $0.fileName.fileBase }
    switch objects.isa(reference) {
    case "PBXReferenceProxy":
      return objects.string(reference, "remoteRef").flatMap { objects.string($0, "remoteInfo") } ?? product
    case "PBXFileReference" where objects.string(reference, "sourceTree") == "BUILT_PRODUCTS_DIR":
      return product
    default: return nil
    }
  }

  private func linked(by id: String) -> [String] {
    objects.strings(id, "buildPhases").filter { objects.isa($0) == "PBXFrameworksBuildPhase" }
      .flatMap { objects.strings($0, "files") }.filter(objects.isForPhone)
  }

  private func products(of id: String) -> [ProductReference] {
    let ids =
      objects.strings(id, "packageProductDependencies")
      + linked(by: id).compactMap { objects.string($0, "productRef") }
    return unique(
      ids.compactMap { product in
        guard let name = objects.string(product, "productName"), !name.hasPrefix("plugin:") else {
          return nil
        }
        let package = objects.string(product, "package").flatMap(package)
        return ProductReference(name: name, package: package?.location)
      })
  }
}

/// The elements in their order, each once.
func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
