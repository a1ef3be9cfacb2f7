import TranslationInterface

/// Reads an app of Swift Playgrounds: a folder whose `Package.swift` describes an iOS application. The
/// manifest is read as text: it imports a module that only Apple's tools have.
enum PlaygroundReader {
  static func read(_ folder: String, configuration: String?, files: ReadableFiles) throws(ProjectError)
    -> Project
  {
    let manifest = folder + "/Package.swift"
    guard let text = files.text(manifest) else { throw ProjectError("\(manifest) cannot be read") }
    let call: ManifestCall
    do throws(FormatError) { call = try ManifestReader.package(in: text) } catch {
      throw ProjectError("\(manifest):\(error.line): \(error.message)")
    }
    let name = call["name"]?.string ?? folder.fileBase
    var project = Project(name: name, file: folder, folder: folder, files: files)
    project.inputs.insert(manifest)
    project.configurations = ["Debug", "Release"]
    let wanted = configuration ?? "Debug"
    guard let found = project.configurations.first(where: { $0.lowercased() == wanted.lowercased() }) else {
      throw ProjectError(
        "\(folder.fileName) has no configuration “\(wanted)”. It has: Debug, Release", isChoice: true)
    }
    project.configuration = found
    project.readPackages(call, folder)
    let products = call["products"]?.calls.filter { $0.name == "iOSApplication" } ?? []
    for product in products { project.readApp(product, call, folder) }
    guard !project.targets.isEmpty else {
      throw ProjectError("\(manifest) describes no .iOSApplication with a target")
    }
    return project
  }
}

extension Project {
  fileprivate mutating func readPackages(_ call: ManifestCall, _ folder: String) {
    for dependency in call["dependencies"]?.calls ?? [] where dependency.name == "package" {
      if let place = dependency["path"]?.string {
        let place = path(place, from: folder)
        if files.admits(package: place) { packages.append(PackageReference(path: place)) }
      } else if let url = dependency["url"]?.string {
        packages.append(PackageReference(url: url, requirement: dependency.requirement))
      }
    }
  }

  fileprivate mutating func readApp(_ product: ManifestCall, _ call: ManifestCall, _ folder: String) {
    let targets = call["targets"]?.calls ?? []
    let names = product["targets"]?.strings ?? []
    guard let own = targets.first(where: { names.contains($0["name"]?.string ?? "") }),
      let name = own["name"]?.string
    else { return }
    let title = product["name"]?.string ?? name
    let module = name.moduleName
    var target = ProjectTarget(name: title, module: module, kind: .app)
    target.root = folder
    target.isOptimized = configuration == "Release"
    readFiles(of: &target, own, folder)
    readSettings(of: &target, own, call)
    target.infoPlist = .dictionary(infoPlist(of: product, call, title: title, module: module, folder))
    self.targets.append(target)
  }

  private func readFiles(of target: inout ProjectTarget, _ own: ManifestCall, _ folder: String) {
    let place = path(own["path"]?.string ?? "Sources/\(own["name"]?.string ?? "")", from: folder)
    let excluded = (own["exclude"]?.strings ?? []).map { path($0, from: place) } + [folder + "/Package.swift"]
    var found = TargetFiles()
    for name in files.files(in: place, units: TargetFiles.units) {
      let file = path(name, from: place)
      if !excluded.contains(where: { file.isInside($0) }) { found.add(file) }
    }
    target.sources = found.swift
    target.cSources = found.c
    target.headerFolders = unique(found.headers.map(\.folder))
    target.markup = found.markup
    // A folder that is processed loses its inner folders; one that is copied keeps them.
    let rules = own["resources"]?.calls ?? []
    let processed = rules.filter { $0.name == "process" }.compactMap { $0.first?.string }.map {
      path($0, from: place)
    }
    let copied = rules.filter { $0.name == "copy" }.compactMap { $0.first?.string }.map {
      path($0, from: place)
    }
    target.resources =
      found.resources.filter { resource in
        !copied.contains { resource.source.isInside($0) }
          && (processed.contains { resource.source.isInside($0) }
            || resource.source.fileExtension == "xcassets")
      } + copied.map { ProjectResource(source: $0, destination: $0.fileName) }
  }

  private func readSettings(of target: inout ProjectTarget, _ own: ManifestCall, _ call: ManifestCall) {
    for setting in own["swiftSettings"]?.calls ?? [] where setting.applies(in: configuration) {
      switch setting.name {
      case "define": target.conditions += [setting.first?.string].compactMap { $0 }.filter(\.isIdentifier)
      case "enableUpcomingFeature":
        target.features += [setting.first?.string].compactMap { $0 }.filter(\.isIdentifier)
      case "swiftLanguageMode": target.languageVersion = setting.first?.name == "v6" ? 6 : 5
      case "defaultIsolation":
        target.defaultIsolation = setting.first?.name == "nil" ? .nonisolated : .mainActor
      default: break
      }
    }
    if !target.isOptimized { target.conditions.append("DEBUG") }
    let modes = call["swiftLanguageModes"] ?? call["swiftLanguageVersions"]
    if let mode = modes?.elements.first,
      ["v6", "version6"].contains(mode.name) || mode.string == "6" || mode.first?.string == "6"
    {
      target.languageVersion = 6
    }
    for dependency in own["dependencies"]?.elements ?? [] {
      if let name = dependency.string ?? dependency["name"]?.string {
        target.products.append(ProductReference(name: name, package: dependency["package"]?.string))
      }
    }
  }

  /// The entries of the app's `Info.plist`, as Swift Playgrounds would write it.
  private mutating func infoPlist(
    of product: ManifestCall, _ call: ManifestCall, title: String, module: String, _ folder: String
  ) -> [String: PropertyValue] {
    let version = product["displayVersion"]?.string ?? "1.0"
    var list: [String: PropertyValue] = [
      "CFBundleDevelopmentRegion": .string(call["defaultLocalization"]?.string ?? "en"),
      "CFBundleDisplayName": .string(title), "CFBundleExecutable": .string(module),
      "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundleName": .string(title),
      "CFBundlePackageType": .string("APPL"), "CFBundleShortVersionString": .string(version),
      "CFBundleVersion": .string(product["bundleVersion"]?.string ?? "1"),
    ]
    // Those under a condition count as well: the run time asks for the kind of device.
    let orientations = (product["supportedInterfaceOrientations"]?.elements ?? []).map(\.name)
      .filter { !$0.isEmpty }.map { "UIInterfaceOrientation" + $0.prefix(1).uppercased() + $0.dropFirst() }
    if !orientations.isEmpty {
      list["UISupportedInterfaceOrientations"] = .array(orientations.map { .string($0) })
    }
    if let identifier = product["bundleIdentifier"]?.string {
      list["CFBundleIdentifier"] = .string(identifier)
    }
    if let additional = product["additionalInfoPlistContentFilePath"]?.string,
      let bytes = files.bytes(path(additional, from: folder)),
      let more = try? PropertyListFile.read(bytes).entries
    {
      inputs.insert(path(additional, from: folder))
      list.merge(more) { $1 }
    }
    return list
  }
}

extension ManifestCall {
  /// The requirement of a package's version.
  var requirement: PackageReference.Requirement {
    if let version = self["from"]?.string { return .from(version) }
    if let version = self["exact"]?.string { return .exact(version) }
    if let branch = self["branch"]?.string { return .branch(branch) }
    if let revision = self["revision"]?.string { return .revision(revision) }
    for argument in arguments.map(\.value) {
      if let low = argument.string, let high = argument.rangeEnd { return .range(low, high) }
      let inner = argument["from"]?.string ?? argument.first?.string
      switch argument.name {
      case "upToNextMajor": return .from(inner ?? "0.0.0")
      case "upToNextMinor": return .upToNextMinor(inner ?? "0.0.0")
      case "exact": return .exact(inner ?? "0.0.0")
      case "branch": return .branch(inner ?? "main")
      case "revision": return .revision(inner ?? "")
      default: break
      }
    }
    return .from("0.0.0")
  }

  /// Whether a setting's condition lets it apply.
  func applies(in configuration: String) -> Bool {
    guard let when = arguments.map(\.value).first(where: { $0.name == "when" }) else { return true }
    if let wanted = when["configuration"]?.name, wanted.lowercased() != configuration.lowercased() {
      return false
    }
    guard let platforms = when["platforms"]?.elements, !platforms.isEmpty else { return true }
    return platforms.contains { ["iOS", "linux"].contains($0.name) }
  }
}
