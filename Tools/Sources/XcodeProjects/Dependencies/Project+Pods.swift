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
    var added: [String: ProjectTarget] = [:]
    var open: [String] = []
    for index in targets.indices {
      let pods = podfile.pods(of: targets[index].name)
      targets[index].pods = pods.map(\.name)
      for pod in pods where ShojiModules.module(for: pod.name) == nil {
        let name = String(pod.name.prefix { $0 != "/" })
        if added[name] == nil {
          guard let target = podTarget(name, at: pod.path, versions) else { continue }
          added[name] = target
          open.append(name)
        }
        targets[index].dependencies.append(name)
      }
    }
    // A pod may need others that the Podfile does not name.
    while let name = open.popLast() {
      guard var target = added[name] else { continue }
      let imports = Set(
        target.sources.flatMap { ImportScanner.imports(in: files.text($0) ?? "").map(\.module) })
      for other in imports.sorted()
      where other != name && ShojiModules.module(for: other) == nil
        && files.isFolder(folder + "/Pods/" + other)
      {
        if added[other] == nil, let new = podTarget(other, at: nil, versions) {
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
  private mutating func podTarget(
    _ name: String, at place: String?, _ versions: PodVersions
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
    var found = TargetFiles()
    for file in files.files(in: place, units: TargetFiles.units) {
      let parts = file.split(separator: "/").dropLast()
      let isAside = parts.contains { part in
        ["Tests", "Example", "Examples", "Demo", "Carthage", "Pods"].contains(part) || part.hasSuffix("Tests")
      }
      if !isAside, file.fileName != "Package.swift" { found.add(place + "/" + file) }
    }
    guard !found.swift.isEmpty else {
      notes.append(
        .note(
          cause: found.foreign.isEmpty ? "missing pod" : "Objective-C",
          "the pod “\(name)” is left out: "
            + (found.foreign.isEmpty ? "it has no sources" : "it is written in Objective-C"), file: place))
      return nil
    }
    let module = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    var target = ProjectTarget(name: name, module: module, kind: .library)
    target.root = place
    target.sources = found.swift
    target.isForeign = true
    target.exportsUIKit = true
    target.resources = found.resources.filter {
      ["xcassets", "png", "jpg", "strings", "ttf", "otf", "bundle"].contains($0.source.fileExtension)
    }
    return target
  }
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
