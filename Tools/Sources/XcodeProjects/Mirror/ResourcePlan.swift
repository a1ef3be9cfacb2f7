import Containment
import Foundation
import MarkupReading

/// Plans the files of a bundle: folders are folders, and files links to the project's own.
enum ResourcePlan {
  static func add(
    _ resource: ProjectResource, of project: ReadableFiles, in folder: String,
    to files: inout [String: MirrorFile],
    _ notes: inout [Diagnostic], isOwn: Bool
  ) {
    func put(_ file: MirrorFile, _ name: String) {
      // What an app has of its own goes before what comes with its frameworks.
      if isOwn || files["\(folder)/\(name)"] == nil { files["\(folder)/\(name)"] = file }
    }
    let source = resource.source
    guard project.exists(source) else {
      notes.append(
        .note(cause: "missing file", "\(source), a resource, is missing", file: source))
      return
    }
    switch source.fileExtension {
    case "xcdatamodeld", "xcdatamodel":
      // A model is read as it is, under the name of a compiled one.
      let name = "\(source.fileBase).\(source.fileExtension == "xcdatamodel" ? "mom" : "momd")"
      let hidden = project.exists(source + "/.xccurrentversion") ? [".xccurrentversion"] : []
      for file in Set(project.files(in: source) + hidden) {
        put(.link("\(source)/\(file)"), "\(name)/\(file)")
      }
    case "xcstrings": addCatalog(resource, of: project, put, &notes)
    case "strings", "stringsdict":
      // The run time reads text in UTF-8.
      let bytes = project.bytes(source) ?? []
      if bytes.starts(with: "bplist".utf8), let list = try? PropertyListFile.read(bytes) {
        put(.text(PropertyListFile.write(list)), resource.destination)
        return
      }
      let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      put(isWide ? .text(decodeText(bytes)) : .link(source), resource.destination)
    case _ where project.isFolder(source):
      for name in project.files(in: source) {
        put(.link("\(source)/\(name)"), "\(resource.destination)/\(name)")
      }
    default: put(.link(source), resource.destination)
    }
  }

  private static func addCatalog(
    _ resource: ProjectResource, of project: ReadableFiles, _ put: (MirrorFile, String) -> Void,
    _ notes: inout [Diagnostic]
  ) {
    do throws(FormatError) {
      let reader = try StringCatalogReader(project.text(resource.source) ?? "")
      put(reader.catalog.map { .text($0) } ?? .link(resource.source), resource.destination)
      for (language, table) in reader.tables {
        guard language.isLanguage else {
          notes.append(
            .note(
              cause: "unreadable string catalog",
              "\(resource.source) names a language “\(language.printable)”, which is none",
              file: resource.source))
          continue
        }
        let name = "\(language).lproj/\(resource.source.fileBase).stringsdict"
        put(.text(PropertyListFile.write(table)), name)
      }
    } catch {
      notes.append(
        .note(
          cause: "unreadable string catalog", "\(resource.source): \(error.message)",
          file: resource.source))
    }
  }

  /// Whether a file is a document of Interface Builder.
  static func isDocument(_ path: String) -> Bool { ["storyboard", "xib"].contains(path.fileExtension) }

  /// A text that differs when a file of a bundle does: the bundle itself has only links to them.
  ///
  /// - Parameter hasLiveDocuments: Whether the app that runs shows changed documents itself, so that they are
  ///   left out.
  static func digest(
    of resources: [ProjectResource], files: ReadableFiles, hasLiveDocuments: Bool
  ) -> String {
    var lines: [String] = []
    func add(_ file: String) {
      if hasLiveDocuments, isDocument(file) {
        lines.append(file)
        return
      }
      var status = stat()
      guard files.contains(file), stat(file, &status) == 0 else { return }
      lines.append("\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(file)")
    }
    for resource in resources {
      if files.isFolder(resource.source) {
        for name in files.files(in: resource.source) { add(resource.source + "/" + name) }
      } else {
        add(resource.source)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
