import Foundation
import TranslationInterface
import XcodeProjects

extension MirroredProject {
  /// The pieces that builds leave out.
  package var omissionState: OmissionState { read(\.omissionState) }

  /// The imports of modules that are absent, as far as that is known, by modules.
  package var absentImports: [String: [(file: String, line: Int)]] {
    let state = omissionState
    return imports { ShojiModules.absent[$0] != nil || state.absent.contains($0) }
  }

  /// The modules that sources import and that neither the project, Shoji nor the toolchain has.
  package var unknownImports: Set<String> {
    let products = Set(targets.flatMap(\.plainProducts).map(\.name))
    return Set(
      imports {
        !ShojiModules.products.contains($0) && !ShojiModules.toolchain.contains($0) && $0 != "Logging"
          && !products.contains($0)
      }.keys)
  }

  /// The imports of modules that are not the project's own, where they are not asked for.
  private func imports(_ isWanted: (String) -> Bool) -> [String: [(file: String, line: Int)]] {
    let targets = targets
    let own = Set(targets.map(\.module))
    var found: [String: [(file: String, line: Int)]] = [:]
    for file in unique(targets.filter { $0.kind != .tests }.flatMap(\.sources)) {
      guard let text = text(of: file) else { continue }
      for place in ImportScanner.imports(in: text)
      where !own.contains(place.module) && isWanted(place.module)
        && !ImportScanner.asks(for: place.module, in: text)
      { found[place.module, default: []].append((file, place.line)) }
    }
    return found
  }

  private func unique(_ files: [String]) -> [String] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }

  private func text(of file: String) -> String? { read { $0.project.files.text(file) } }

  /// The mark of the imports of unknown modules, and of the files that have pieces that are left out.
  package func stamp(of state: OmissionState) -> String {
    let imports = imports { !ShojiModules.products.contains($0) && !ShojiModules.toolchain.contains($0) }
    let places = imports.flatMap { name, places in places.map { "\(name) \($0.file)" } }.sorted()
    let files = Set(state.omissions.map(\.file)).sorted().map { "\($0) \((text(of: $0) ?? "").hashText)" }
    return (places + files).joined(separator: "\n").hashText
  }

  /// Keeps what builds leave out, and writes the package without it.
  package func leaveOut(_ state: OmissionState) throws {
    try state.write(in: folder.path)
    _ = try writeReport()
  }

  /// Finds what has to be left out because of errors.
  package func omissions(for faults: [SourceFault], known state: OmissionState) -> [Omission] {
    read { $0.omissions(for: faults, known: state) }
  }
}
