import PackagePlugin

/// Makes the setters of modules ReactantUI and InterfaceBuilder from the table of UIKit's properties.
@main struct AttributeSettersPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let isReactant = target.name == "ReactantUI"
    let name = isReactant ? "AttributeSetters.swift" : "UIKitProperties+All.swift"
    let output = context.pluginWorkDirectoryURL.appending(path: name)
    return [
      .buildCommand(
        displayName: "Make the setters of all attributes",
        executable: try context.tool(named: "reactant-ui").url,
        arguments: [isReactant ? "attribute-setters" : "interface-setters", "--output", output.path],
        outputFiles: [output])
    ]
  }
}
