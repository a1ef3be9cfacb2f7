import Foundation

/// Whether the target's inputs are texts of a grammar.
let isText = target != "mirrors"

private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "projects"

/// Called by libFuzzer with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let all = Array(UnsafeBufferPointer(start: bytes, count: count))
  switch target {
  case "projects": fuzzProject(all)
  case "settings": fuzzSettings(decodeText(all))
  case "catalogs": fuzzCatalog(all)
  case "manifests": fuzzManifest(decodeText(all))
  case "mirrors": MirrorFuzzer.fuzz(all)
  default: fatalError("there is no target \(target)")
  }
  return 0
}

/// Reads a project file and all that its objects name, as a list, and as XML.
private func fuzzProject(_ bytes: [UInt8]) {
  let text = decodeText(bytes)
  if let list = try? OldStylePropertyList.read(text) {
    // What was read is written as XML, and read as it was.
    let written = PropertyListFile.write(list)
    if !hasControls(text) { precondition((try? PropertyListFile.read(Array(written.utf8))) == list) }
  }
  if let objects = try? ProjectObjects(text, folder: "/p") {
    precondition(objects.paths.count <= objects.objects.count)
    for id in objects.objects.keys {
      _ = objects.settings(of: id, configuration: "Debug")
      _ = objects.isForPhone(id)
    }
  }
  _ = try? WorkspaceReader.references(text, folder: "/p")
  _ = try? PropertyListFile.read(bytes)
}

/// Whether a text has characters that XML cannot hold, or that its readers change.
private func hasControls(_ text: String) -> Bool {
  text.contains("\\") || text.utf8.contains { $0 < 32 && $0 != 10 } || text.contains("\u{FFFD}")
}

/// Reads a configuration file, and evaluates its settings; what variables make of them is bounded.
private func fuzzSettings(_ text: String) {
  var missing: [String] = []
  let settings = ConfigurationFile.settings(of: "/a", missing: &missing) { $0 == "/a" ? text : nil }
  var layers = BuildSettings(.init(configuration: "Debug"))
  layers.add(["A": "$(B) $(inherited)", "B": "${A:default=b}"])
  layers.add(settings)
  layers.add(settings.mapValues { "$(inherited) " + $0 })
  for name in layers.names.sorted().prefix(8) {
    precondition(layers[name].utf8.count <= 1 << 22)
    _ = layers.list(name)
  }
  _ = layers.expand(text)
}

/// Reads tables and catalogs of strings.
private func fuzzCatalog(_ bytes: [UInt8]) {
  let text = decodeText(bytes)
  _ = try? OldStylePropertyList.readStrings(text)
  guard let reader = try? StringCatalogReader(text), let catalog = reader.catalog else { return }
  // A converted catalog converts to nothing.
  let again = try! StringCatalogReader(catalog)
  precondition(again.tables.isEmpty)
  precondition(again.catalog == nil)
}

/// Reads a manifest, a Podfile, and imports.
private func fuzzManifest(_ text: String) {
  _ = try? ManifestReader.package(in: text)
  let podfile = Podfile(text)
  for name in podfile.targets.keys { _ = podfile.pods(of: name) }
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
  precondition(ImportScanner.imports(in: text).allSatisfy { (1...lines).contains($0.line) })
  _ = BridgingHeader.reduce(text, from: "/p", text: { _ in nil }) { _ in nil }
}
