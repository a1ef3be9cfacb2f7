import Foundation
import ShojiTestSupport

/// A Katana app that comes back by the recording of its run when sources change, and says where an edited
/// reducer differs.
final class ReducerScenario: ToolRun, @unchecked Sendable {
  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let file = try sources.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains(old) else { throw Failure(description: "\(name) does not contain \(old)") }
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  override func play() async throws {
    let url = try await address()
    let page = try await Chromium.shared(scale: 1).newPage()
    try await page.setSize(CGSize(width: 320, height: 568), scale: 1)
    try await page.open(url)
    try await expect("Hello World!", on: page)
    try await page.run("window.isSameTab = true")
    for _ in 0..<3 { try await press("Greet", on: page) }
    try await expect("Hello 3 times!", on: page)

    step("a text changes: the app comes back with the state to which its actions led")
    try edit("CounterState.swift", "times!", "times over!")
    try await expect("Hello 3 times over!", on: page, seconds: 120)
    try await expectSameTab(page, url)
    guard !output.contains("[Replay]") else { throw Failure(description: "something differs") }

    step("a reducer changes: the tool names the first action and the field that differ")
    try edit("CounterState.swift", "state.count += action.payload", "state.count += 2 * action.payload")
    try await wait("the tool names the difference", seconds: 120) { self.output.contains("[Replay]") }
    let line = output.split(separator: "\n").first { $0.contains("[Replay]") } ?? ""
    // A dispatch that a description was given has no place in the sources.
    let expected =
      #/\[Replay\] kept 0 of 3 actions: action 1, \w+\.IncrementCounter, at .* s: \/count is 2, but was recorded as 1/#
    guard line.contains(expected) else { throw Failure(description: "the tool says: \(line)") }
    // What differs does not count: the app is where it was before the first press.
    try await expect("Hello World!", on: page)
    try await press("Greet", on: page)
    try await expect("Hello 2 times over!", on: page)
    try await expectSameTab(page, url)

    step("the tool ends, and the app with it")
    process.terminate()
    try await wait("the tool and the app end", seconds: 20) { !self.process.isRunning && self.apps.isEmpty }
    await page.close()
  }
}
