import Foundation
import PackagePlugin

/// Makes Swift of the `*.ui.xml` and `*.styles.xml` files of a target, and of the description of its themes,
/// a file `*.hyperdrive.xml` or `Application.xml`.
///
/// Every file has a command of its own, so that a change to one component builds that one again. Global
/// styles and the description of the themes go into all components, and a change to these builds all of
/// them.
@main struct ReactantUIPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let root = target.directoryURL.path
    let files = xmlFiles(of: module).sorted { $0.path < $1.path }
    let components = files.filter { $0.lastPathComponent.hasSuffix(".ui.xml") }
    let styles = files.filter { $0.lastPathComponent.hasSuffix(".styles.xml") }
    let applications = files.filter {
      $0.lastPathComponent == "Application.xml" || $0.lastPathComponent.hasSuffix(".hyperdrive.xml")
    }
    guard !components.isEmpty || !styles.isEmpty || !applications.isEmpty else { return [] }

    let tool = try context.tool(named: "reactant-ui").url
    let directory = context.pluginWorkDirectoryURL
    let common = styles + applications
    var commands: [Command] = []
    var taken: Set<String> = []
    for file in components + styles {
      var name = file.lastPathComponent
      // Files of one name in different folders have outputs of different names.
      var number = 2
      while !taken.insert(name.lowercased()).inserted {
        name = "\(number).\(file.lastPathComponent)"
        number += 1
      }
      let output = directory.appending(path: "\(name).swift")
      let others = common.filter { $0 != file }
      commands.append(
        .buildCommand(
          displayName: "Make Swift of \(file.lastPathComponent)", executable: tool,
          arguments: ["generate", "--output", output.path] + others.flatMap { ["--with", $0.path] } + [
            file.path
          ],
          inputFiles: [file] + others, outputFiles: [output]))
    }
    let shared = directory.appending(path: "ReactantUI.swift")
    commands.append(
      .buildCommand(
        displayName: "Make the entry to live reload of \(target.name)", executable: tool,
        arguments: ["shared", "--output", shared.path, "--root", root]
          + (components + common).map(\.path),
        inputFiles: components + common, outputFiles: [shared]))
    return commands
  }

  /// Returns the XML files that the target knows, excluded ones left out.
  private func xmlFiles(of module: any SourceModuleTarget) -> [URL] {
    module.sourceFiles.map(\.url).filter { $0.pathExtension == "xml" }
  }
}
