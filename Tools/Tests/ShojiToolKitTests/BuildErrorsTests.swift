import Foundation
import Testing

@testable import ShojiToolKit

/// The compiler's errors in the output of a build.
@Suite struct BuildErrorsTests {
  private let folder = URL(fileURLWithPath: "/tmp/Package")

  @Test("Each error is named once, by its file in the package, its place and its message")
  func errors() {
    let output = """
      [3/5] Compiling App Screen.swift
      /tmp/Package/Sources/App/Screen.swift:3:7: error: cannot find 'x' in scope
      2 | func f() {
      3 |   y = x + 1
        |       |- error: cannot find 'x' in scope
        |       `- note: did you mean 'z'?
      4 | }
        | `- note: not at this line

      /tmp/Package/Sources/App/Screen.swift:3:7: error: cannot find 'x' in scope
      /tmp/Package/Sources/App/Screen.swift:9:1: warning: never used
      /other/View.swift:12:30: error: expected ': error: <b>'
      error: fatalError
      """
    #expect(
      BuildErrors(in: output, folder: folder).text == """
        Sources/App/Screen.swift:3:7: cannot find 'x' in scope
            y = x + 1
                ^
            did you mean 'z'?
        /other/View.swift:12:30: expected ': error: <b>'
        """)
  }

  @Test("Of output without a place the end is shown, and of many errors the first")
  func others() {
    #expect(
      BuildErrors(in: "one\n\nerror: no such module", folder: folder).text == "one\nerror: no such module")
    let many = (1...70).map { "/a.swift:\($0):1: error: wrong" }.joined(separator: "\n")
    let lines = BuildErrors(in: many, folder: folder).text.split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "and 50 more")
  }

  @Test func whatIsBuiltElsewhereIsNamedAsThePersonsOwn() {
    let builder = Builder(
      folder: URL(fileURLWithPath: "/cache/App/Package"), shownFolder: URL(fileURLWithPath: "/home/App"))
    let text =
      "/cache/App/Package/Sources/A.swift:1:2: error\n/cache/App/Package/.build/sdk/B.swift:3:4: error\n"
    #expect(
      builder.withShownPaths(text)
        == "/home/App/Sources/A.swift:1:2: error\n/cache/App/Package/.build/sdk/B.swift:3:4: error\n")
    #expect(Builder(folder: URL(fileURLWithPath: "/a")).withShownPaths("/a/b") == "/a/b")
  }

  @Test func excerptsHaveTheLinesOfTheOwnFile() {
    let output = """
      warning: you may be able to install gtk: prohibited flag(s): -pthread
      /p/A.swift:9:5: error: no such thing
      9  | before
      10 | here
         |     `- error: no such thing
      11 | behind
      /p/A.swift:100:1: warning: odd
       99 | a
      100 | b
          | `- warning: odd
      /p/B.swift:3:1: note: without an excerpt
      [12/40] Compiling A
      """
    #expect(
      BuildOutput.readable(output) == """
        /p/A.swift:9:5: error: no such thing
        8  | before
        9  | here
           |     `- error: no such thing
        10 | behind
        /p/A.swift:100:1: warning: odd
         99 | a
        100 | b
            | `- warning: odd
        /p/B.swift:3:1: note: without an excerpt
        [12/40] Compiling A
        """)
    let errors = BuildErrors(in: BuildOutput.readable(output), folder: URL(fileURLWithPath: "/p"))
    #expect(errors.text == "A.swift:9:5: no such thing\n    here\n        ^")
    for count in 0..<output.count { _ = BuildOutput.readable(String(output.prefix(count))) }
  }
}
