import Foundation
import Testing

@testable import ShojiToolKit

/// The questions of `shoji init`, asked by the built tool on a pseudo terminal and by themselves.
struct QuestionnaireTests {
  /// A terminal that remembers, and hands out answers.
  private final class Dialogue: @unchecked Sendable {
    var text = ""
    var answers: [String]

    init(_ answers: [String]) { self.answers = answers }

    var questionnaire: Questionnaire {
      let terminal = Terminal(isInteractive: true, environment: [:]) { self.text += $0 }
      return Questionnaire(
        prompter: Prompter(terminal: terminal) { self.answers.isEmpty ? nil : self.answers.removeFirst() },
        terminal: terminal)
    }
  }

  private func initial() throws -> ProjectOptions {
    ProjectOptions(name: try ProjectName("Suggested"), template: .reactant, shoji: .path("/opt/shoji"))
  }

  private let here = URL(fileURLWithPath: "/home/me/apps")

  @Test func emptyAnswersTakeTheDefaults() throws {
    let dialogue = Dialogue(Array(repeating: "", count: 7))
    let answers = try dialogue.questionnaire.ask(initial(), in: here)
    #expect(try answers == Questionnaire.Answers(options: initial(), usesFolder: true))
    let questions = dialogue.text.split(separator: " [").map {
      $0.split(separator: "]").last.map(String.init) ?? ""
    }
    #expect(
      questions.prefix(6).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Product Name:", "Organization Identifier:", "Enable Reactant UI - Declare UI in XML?",
        "Enable Reactant Live UI Reload?", "Enable Unit Tests?", "Use current path as project root?",
      ])
  }

  @Test func answersAreTakenAndWrongOnesAskedForAgain() throws {
    let dialogue = Dialogue([
      "2fast", "RNotes", "no dots!", "org.example", "maybe", "NO", "False", "n", "yes",
    ])
    let answers = try dialogue.questionnaire.ask(initial(), in: here)
    #expect(answers.options.name.text == "RNotes")
    #expect(answers.options.organization == "org.example")
    #expect(!answers.options.usesXML && !answers.options.hasTests && !answers.usesFolder)
    #expect(dialogue.text.contains("“2fast” cannot be the name of an app"))
    #expect(dialogue.text.contains("The organization identifier must be like com.example"))
    #expect(dialogue.text.contains("Please answer y or n."))
    #expect(dialogue.text.contains("Bundle identifier  org.example.RNotes"))
    #expect(dialogue.text.contains("Output directory   /home/me/apps/RNotes"))
    // Without XML there is nothing to reload.
    #expect(!dialogue.text.contains("Live UI Reload?"))
  }

  @Test func noStartsOver() throws {
    let dialogue = Dialogue(["First", "", "", "", "", "", "n", "Second", "", "", "", "", "", "y"])
    #expect(try dialogue.questionnaire.ask(initial(), in: here).options.name.text == "Second")
  }

  @Test func theEndOfInputEndsTheQuestions() throws {
    let error = #expect(throws: ToolError.self) {
      try Dialogue(["RNotes"]).questionnaire.ask(initial(), in: here)
    }
    #expect(error?.message == "the questions were not answered; nothing was made")
  }

  /// The built tool, in a folder, on a pseudo terminal that `script` makes.
  private func runOnTerminal(_ command: String, in folder: URL, answers: String) throws -> (
    text: String, status: Int32
  ) {
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("shoji")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = ["--quiet", "--return", "--command", "'\(tool.path)' \(command)", "/dev/null"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm", "NO_COLOR": ""]) {
      $1
    }
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(answers.utf8))
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func theToolAsksOnATerminal() throws {
    let folder = try Folder()
    let result = try runOnTerminal(
      "init --no-git", in: folder.url, answers: "Asked\n\n\n\nn\nn\ny\n")
    #expect(result.status == 0, "\(result.text)")
    #expect(result.text.contains("Product Name:"))
    #expect(result.text.contains("\u{1B}[36m==>\u{1B}[0m made Asked"))
    #expect(folder.names == ["Asked"])
    let made = folder.url.appendingPathComponent("Asked").path
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: made).sorted()
        == [".gitignore", ".sourcekit-lsp", "Application", "Package.swift", "README.md"])
  }
}
