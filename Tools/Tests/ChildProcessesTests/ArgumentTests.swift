import Containment
import Foundation
import Testing

@testable import ChildProcesses

/// Words that programs are given.
@Suite struct ArgumentTests {
  @Test(arguments: [
    "", "-", "--upload-pack=touch /tmp/x;", "-c", "--", "@/etc/passwd", "a\nb", "a\rb", "a\0b", "\u{1B}[2J",
    "a\u{7F}",
    "\u{202E}gnp.exe", "a\u{2028}b", "\u{200B}", "\u{FEFF}a", "\u{85}",
  ])
  func aForeignWordThatCouldBeSomethingElseIsRefused(word: String) {
    let error = #expect(throws: ChildProcessError.self) { try Argument(word: word) }
    // A message shows it on one line.
    #expect(error?.message.unicodeScalars.allSatisfy { !$0.altersLine } == true)
  }

  @Test(arguments: ["App", "main", "1.2.3", "a-b", "über", "日本", "a b", "https://github.com/a/b", "x@y"])
  func aNameIsGivenAsItIs(word: String) throws {
    #expect(try Argument(word: word).text == word)
  }

  @Test func aPathIsAbsolute() throws {
    #expect(try Argument(path: "/a/-b").text == "/a/-b")
    for path in ["", "a", "-a", "./a", "~/a", "/a\0b"] {
      #expect(throws: ChildProcessError.self) { try Argument(path: path) }
    }
    #expect(try Argument(listing: "/a/list").text == "@/a/list")
    #expect(throws: ChildProcessError.self) { try Argument(listing: "list") }
  }

  @Test func aValueStaysBehindItsOption() throws {
    #expect(try Argument.option("--name", "--other").text == "--name=--other")
    #expect(throws: ChildProcessError.self) { try Argument.option("--name", "a\0b") }
    #expect(try Argument(own: "--anything").text == "--anything")
    #expect(throws: ChildProcessError.self) { try Argument(own: "a\0b") }
  }

  @Test func aLongTextIsCutInMessages() {
    #expect((String(repeating: "x", count: 10_000)).printable.count == 201)
  }
}
