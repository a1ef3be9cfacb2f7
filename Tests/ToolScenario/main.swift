import Foundation
import ShojiTestSupport

// Follows `shoji run` as a person does who works on an app: a tab of a real browser stays open while sources
// change, builds fail and the app is killed. Called by scripts/test-tool with the scenario, the tool, the
// package and the place to build.

let arguments = CommandLine.arguments
let scenarios: [String: ToolRun.Type] = [
  "run": RunScenario.self, "reducer": ReducerScenario.self, "xcode": XcodeScenario.self,
  "displays": DisplaysScenario.self,
]
guard arguments.count >= 5, let type = scenarios[arguments[1]] else {
  ToolRun.end(saying: "usage: ToolScenario run|reducer|xcode|displays TOOL PACKAGE SCRATCH-PATH [DETAIL...]")
}
let scenario = try type.init(
  tool: URL(fileURLWithPath: arguments[2]), package: URL(fileURLWithPath: arguments[3]),
  scratchPath: arguments[4], details: Array(arguments.dropFirst(5)))
scenario.limitTime()
do {
  try await scenario.play()
} catch {
  scenario.fail("\(error)")
}
