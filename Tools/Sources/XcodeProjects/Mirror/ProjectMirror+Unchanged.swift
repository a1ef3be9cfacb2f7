extension ProjectMirror {
  /// Whether the package manager builds the same of the project's own files with Shoji's Swift SDK: nothing
  /// of them is translated, made or left out.
  var changesNothing: Bool {
    guard let manifest = project.files.text(project.folder + "/Package.swift"),
      ![".when(platforms", "#if", "os("].contains(where: manifest.contains)
    else { return false }
    var report = Report()
    let files = plan(&report)
    return report.messages.isEmpty
      && targets.allSatisfy { target in
        target.markup.isEmpty && !target.products.contains { ShojiModules.module(for: $0.name) != nil }
          && target.sources.allSatisfy { path in
            files["Sources/\(target.module)/\(translatedPlace(of: path, in: target))"]
              .map { isUntouched($0, of: path) } ?? false
          }
      }
  }

  /// Whether a translated file has nothing but the line that names the person's own one.
  private func isUntouched(_ file: MirrorFile, of path: String) -> Bool {
    guard case .text(let text) = file, let own = project.files.text(path) else { return false }
    if text == own { return true }
    guard text.hasPrefix("#sourceLocation("), let end = text.firstIndex(of: "\n") else { return false }
    return text[text.index(after: end)...] == own
  }
}
