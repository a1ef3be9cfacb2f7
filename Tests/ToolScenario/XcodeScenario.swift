import Foundation
import ShojiTestSupport

/// An Xcode project whose sources and resources change while its app runs.
final class XcodeScenario: ToolRun, @unchecked Sendable {
  private var files: [String: Data] = [:]

  override func prepare() throws { files = try contents() }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let file = package.appendingPathComponent(name)
    let text = try String(contentsOf: file, encoding: .utf8)
    guard text.contains(old) else { throw Failure(description: "\(name) does not contain \(old)") }
    try write(name, text.replacing(old, with: new))
  }

  private func write(_ name: String, _ text: String) throws {
    let data = Data(text.utf8)
    try data.write(to: package.appendingPathComponent(name))
    files[name] = data
  }

  override func play() async throws {
    let url = try await address()
    let page = try await Chromium.shared(scale: 1).newPage()
    try await page.setSize(CGSize(width: 393, height: 700), scale: 1)
    try await page.open(url)
    try await expect("Sencha", on: page)
    try await page.run("window.isSameTab = true")

    step("a source changes")
    try edit("Teatime/Model/Tea.swift", "min · ", "minutes · ")
    try await expect("2 minutes · 75 °C", on: page, seconds: 120)

    step("a resource changes")
    try edit("Teatime/Teas/teas.json", "Sencha", "Gyokuro")
    try await expect("Gyokuro", on: page, seconds: 120)

    step("a file is added to the synchronized folder, and used")
    try write("Teatime/Model/Word.swift", "let wordOfTheDay = \"Enjoy\"\n")
    try edit("Teatime/Model/Tea.swift", "degrees) °C\"", "degrees) °C, \\(wordOfTheDay)\"")
    try await expect("2 minutes · 75 °C, Enjoy", on: page, seconds: 120)
    try await expectSameTab(page, url)

    step("a source does not compile: the app stays, and the error names the file")
    try edit("Teatime/Model/Word.swift", "let wordOfTheDay", "let wordOfTheDay: Int")
    try await wait("the error is printed", seconds: 120) {
      self.output.contains("Word.swift:1:") && self.output.contains("the app that runs is the last one")
    }
    try await expect("Gyokuro", on: page)

    step("the tool ends, and nothing of the project is changed")
    process.terminate()
    try await wait("the tool and the app end", seconds: 20) { !self.process.isRunning && self.apps.isEmpty }
    guard try contents() == files else { throw Failure(description: "files of the project have changed") }
    await page.close()
  }
}
