import Foundation
import ShojiTestSupport
import Testing

/// A display that neither UIKit nor module `Displays` registers: a module of its own, and one line of the
/// program. The program's application object is of a class of its own, too.
@Suite(.timeLimit(.minutes(1))) struct CustomDisplayTests {
  /// Runs the program with these lines on standard input, and returns what it printed.
  private func run(_ arguments: [String], input: [String] = []) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = BuildFolder.program("TextApp")
    process.arguments = arguments
    let (lines, output) = (Pipe(), Pipe())
    process.standardInput = lines
    process.standardOutput = output
    try process.run()
    try lines.fileHandleForWriting.write(contentsOf: Data(input.map { $0 + "\n" }.joined().utf8))
    try lines.fileHandleForWriting.close()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  @Test func anAppIsShownAndUsedOnADisplayOfAnotherModule() throws {
    let (output, status) = try run(
      ["--display", "text", "--size", "300x200"], input: ["", "tap Count", "tap Count", "tap Nothing"])
    let screens = output.components(separatedBy: ".\n")
    #expect(status == 0)
    try #require(screens.count == 5)
    #expect(screens[0].contains("UILabel Not yet") && screens[0].contains("UIButton Count"))
    #expect(screens[1].contains("UILabel 1 times, 2 touches"))
    #expect(screens[2].contains("UILabel 2 times, 4 touches"))
    #expect(screens[3].hasPrefix("there is no view named \"Nothing\""))
  }

  @Test func helpNamesItAndKeepsTheDefault() throws {
    let (output, status) = try run(["--help"])
    #expect(status == 0)
    #expect(output.contains("--display browser|image|text"))
    #expect(output.contains("browser by default"))
    #expect(output.contains("text: text on standard output"))
  }
}
