import Foundation
import ShojiTestSupport

// Follows `shoji run` as a person does who works on an app: a tab of a real browser stays open while sources change, builds
// fail and the app is killed. Called by scripts/test-tool with the tool, the package and the place to build.

let arguments = CommandLine.arguments
guard arguments.count == 4 else { fail("usage: ToolScenario TOOL PACKAGE SCRATCH-PATH") }
let scenario = try RunScenario(
  tool: URL(fileURLWithPath: arguments[1]), package: URL(fileURLWithPath: arguments[2]),
  scratchPath: arguments[3])
do {
  try await scenario.play()
} catch {
  scenario.end()
  fail("\(error)\nThe tool wrote:\n\(scenario.output)")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}
