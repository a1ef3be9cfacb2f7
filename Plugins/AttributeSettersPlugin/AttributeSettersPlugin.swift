import PackagePlugin

/// Makes `AttributeSetters.swift` of module ReactantUI from the tables of the language.
@main struct AttributeSettersPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "AttributeSetters.swift")
    return [
      .buildCommand(
        displayName: "Make the setters of all attributes",
        executable: try context.tool(named: "reactant-ui").url,
        arguments: ["attribute-setters", "--output", output.path], outputFiles: [output])
    ]
  }
}
