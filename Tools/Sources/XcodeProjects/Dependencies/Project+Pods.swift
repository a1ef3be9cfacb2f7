import Containment
import MarkupReading

extension Project {
  /// Takes over the pods of a `Podfile` beside the project: Shoji's own by their names, others as modules of
  /// their sources.
  mutating func addPods() {
    let file = folder + "/Podfile"
    guard let text = files.text(file) else { return }
    inputs.insert(file)
    let podfile = Podfile(text)
    let lock = files.text(file + ".lock")
    if lock != nil { inputs.insert(file + ".lock") }
    let versions = PodVersions(lock ?? "")
    let installed = files.text(folder + "/Pods/Manifest.lock")
    if let lock, let installed, installed != lock {
      notes.append(
        .note(
          cause: "pods of another lock file",
          "the folder Pods was made for other versions than Podfile.lock names",
          advice: "run pod install where CocoaPods is, and copy Pods here", file: file + ".lock"))
    }
    let parts = podfile.parts
    var added: [String: ProjectTarget] = [:]
    var open: [String] = []
    for index in targets.indices {
      let pods = podfile.pods(of: targets[index].name)
      targets[index].pods = pods.map(\.name)
      for pod in pods where ShojiModules.module(for: pod.name) == nil {
        let name = String(pod.name.prefix { $0 != "/" })
        if added[name] == nil {
          guard let target = podTarget(name, at: pod.path, parts[name] ?? [], versions) else { continue }
          added[name] = target
          open.append(name)
        }
        if !targets[index].dependencies.contains(name) { targets[index].dependencies.append(name) }
      }
    }
    // A pod may need others that the Podfile does not name.
    while let name = open.popLast() {
      guard var target = added[name] else { continue }
      let imports = Set(
        target.sources.flatMap { ImportScanner.imports(in: files.text($0) ?? "").map(\.module) })
      for other in imports.union(target.pods.map { String($0.prefix { $0 != "/" }) }).sorted()
      where other != name && ShojiModules.module(for: other) == nil {
        if added[other] == nil, files.isFolder(folder + "/Pods/" + other),
          let new = podTarget(other, at: nil, parts[other] ?? [], versions)
        {
          added[other] = new
          open.append(other)
        }
        if added[other] != nil { target.dependencies.append(other) }
      }
      added[name] = target
    }
    let known = Set(targets.map(\.name))
    targets += added.values.filter { !known.contains($0.name) }.sorted { $0.name < $1.name }
  }

  /// The module of a pod's sources; nil, and a remark, where there are none.
  ///
  /// - Parameter parts: The parts of the pod that are wanted; its own choice for none.
  private mutating func podTarget(
    _ name: String, at place: String?, _ parts: [String], _ versions: PodVersions
  ) -> ProjectTarget? {
    let version = versions[name].map { " \($0)" } ?? ""
    let place = place.map { path($0, from: folder) } ?? folder + "/Pods/" + name
    guard PathName(name) != nil, files.isFolder(place) else {
      notes.append(
        .note(
          cause: "missing pod",
          "the pod “\(name.printable)”\(version.printable) is not in the folder Pods",
          advice: "run pod install where CocoaPods is, and copy Pods here"))
      return nil
    }
    let installed = folder + "/Pods/Local Podspecs"
    if let spec = Podspec(of: name, in: [place, installed], files: files, inputs: &inputs) {
      return podTarget(spec, parts: parts, at: place)
    }
    var found = TargetFiles()
    for file in files.files(in: place, units: TargetFiles.units) {
      let parts = file.split(separator: "/").dropLast()
      let isAside = parts.contains { part in
        ["Tests", "Example", "Examples", "Demo", "Carthage", "Pods"].contains(part) || part.hasSuffix("Tests")
      }
      if !isAside, file.fileName != "Package.swift" { found.add(place + "/" + file) }
    }
    found.resources.removeAll { !TargetFiles.podResources.contains($0.source.fileExtension) }
    return podTarget(name, module: name, found, at: place)
  }

  private mutating func podTarget(_ name: String, module: String, _ found: TargetFiles, at place: String)
    -> ProjectTarget?
  {
    guard !found.swift.isEmpty else {
      notes.append(
        .note(
          cause: found.foreign.isEmpty ? "missing pod" : "Objective-C",
          "the pod “\(name.printable)” is left out: "
            + (found.foreign.isEmpty ? "it has no sources" : "it is written in Objective-C"), file: place))
      return nil
    }
    let module = String(module.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    var target = ProjectTarget(name: name, module: module, kind: .library)
    target.root = place
    target.sources = found.swift
    target.cSources = found.c
    target.isForeign = true
    target.isPod = true
    target.exportsUIKit = true
    target.resources = found.resources
    return target
  }

  /// The module of a pod as its podspec describes it; nil, and a remark, where that names no Swift files.
  mutating func podTarget(_ spec: Podspec, parts: [String], at place: String) -> ProjectTarget? {
    let parts = spec.parts(named: parts)
    func patterns(_ texts: [String]) -> [FilePattern] { texts.map { FilePattern($0) } }
    let sources = parts.map { (patterns($0.sources), patterns($0.excluded)) }
    let resources = patterns(parts.flatMap(\.resources))
    let bundles = parts.flatMap(\.bundles).map { ($0.key, patterns($0.value)) }
    var found = TargetFiles()
    for file in files.files(in: place, units: TargetFiles.units) {
      let whole = place + "/" + file
      let isSource = sources.contains { included, excluded in
        included.contains { $0.matches(file) } && !excluded.contains { $0.contains(file) }
      }
      let ending = file.fileExtension
      if isSource, ["swift", "c", "h"].contains(ending) || TargetFiles.foreignLanguage(ending) != nil {
        found.add(whole)
      }
      if resources.contains(where: { $0.contains(file) }) {
        found.resources.append(
          ProjectResource(source: whole, destination: TargetFiles.destination(of: whole)))
      }
      for (name, patterns) in bundles where patterns.contains(where: { $0.contains(file) }) {
        guard let bundle = PathName(name + ".bundle") else { continue }
        found.resources.append(
          ProjectResource(
            source: whole, destination: bundle.text + "/" + TargetFiles.destination(of: whole)))
      }
    }
    guard var target = podTarget(spec.name, module: spec.moduleName ?? spec.name, found, at: place) else {
      return nil
    }
    target.pods = unique(parts.flatMap(\.dependencies)).filter { !$0.hasPrefix(spec.name + "/") }
    target.conditions = unique(parts.flatMap(\.conditions))
    if let newest = spec.swiftVersions.max(by: {
      ProjectTarget.languageVersion($0) < ProjectTarget.languageVersion($1)
    }) {
      // A pod for several versions is built as the newest that is not the strictest.
      let modes = spec.swiftVersions.map(ProjectTarget.languageVersion)
      target.languageVersion = modes.contains(5) ? 5 : ProjectTarget.languageVersion(newest)
    }
    return target
  }
}

extension TargetFiles {
  /// The endings of files that a pod without a podspec has for its bundle.
  static let podResources: Set<String> = [
    "xcassets", "png", "jpg", "strings", "ttf", "otf", "bundle", "xib", "storyboard",
  ]
}

extension Project {
  /// Adds the XML files of ReactantUI, which a script of its own compiles, so that a project need not list
  /// them.
  mutating func addMarkup() {
    for index in targets.indices where targets[index].kind == .app && targets[index].markup.isEmpty {
      let target = targets[index]
      let names = target.pods + target.products.map(\.name)
      guard
        names.contains(where: {
          ["Reactant", "ReactantUI", "Hyperdrive"].contains(ShojiModules.module(for: $0))
        })
      else { continue }
      // Those beside the sources: several apps of one folder have theirs in folders of their own.
      let all = unique(
        target.sources.map { source in
          source.path(from: folder)?.split(separator: "/").first.map { "\(folder)/\($0)" } ?? source.folder
        }
      ).filter(files.isFolder)
      let roots = all.filter { root in !all.contains { $0 != root && root.isInside($0) } }
      targets[index].markup = roots.flatMap { root in
        files.files(in: root, units: TargetFiles.units).filter {
          $0.hasSuffix(".ui.xml") || $0.hasSuffix(".styles.xml")
        }.map { "\(root)/\($0)" }
      }
    }
  }
}
