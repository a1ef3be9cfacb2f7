import Testing

@testable import BrowserDisplay

/// The page's modules are served joined.
struct ScriptBundleTests {
  private func join(_ files: [String: String], keepsTests: Bool = false, addresses: [String: String] = [:])
    -> (text: String, modules: [String])
  {
    let bundle = ScriptBundle(
      "main.js", of: files.mapValues { Array($0.utf8) }, keepsTests: keepsTests, addresses: addresses)
    return (String(decoding: bundle.bytes, as: UTF8.self), bundle.modules)
  }

  @Test func eachModuleComesOnceAndAfterThoseItImports() {
    let bundle = join([
      "main.js": "import {a} from './a.js';\nimport {\n  b, c,\n} from './b.js';\na(b);\n",
      "a.js":
        "import {b} from './b.js';\n/** What it does. */\nexport function a() {\n  // A reason.\n  b();\n}\n",
      "b.js": "import {TabMessage} from './wire.js';\nexport const b = () => TabMessage.key;\n",
    ])
    #expect(bundle.text == "const b=()=>'k';function a(){b()}a(b);")
    #expect(bundle.modules == ["b.js", "a.js", "main.js"])
  }

  @Test func whatAModuleExportsCanBeImportedLater() {
    let bundle = join([
      "main.js": "import {b} from './b.js';\nexport function a() { b(); }\n",
      "b.js": "export function b() {}\n",
    ])
    #expect(bundle.text == "function b(){}export function a(){b()}")
  }

  @Test func whatIsForTestsIsLeftOut() {
    let files = ["main.js": "a();\n// <tests>\nb();\n// </tests>\nc();\n"]
    #expect(join(files).text == "a();c();")
    #expect(join(files, keepsTests: true).text == "a();b();c();")
  }

  @Test func whatIsImportedLaterIsFoundByItsHash() {
    let bundle = join(["main.js": "later('./a.js').then(b);\n"], addresses: ["a.js": "123.js"])
    #expect(bundle.text == "later('./123.js').then(b);")
  }

  /// The document's script ends where the parser says, not where a text in it does.
  @Test func nothingInThePagesScriptOrStylesEndsThem() {
    for text in [PageFiles.bytes(of: "client.css"), Array(Page(title: "").script.bytes.readableBytesView)] {
      let text = String(decoding: text, as: UTF8.self).lowercased()
      for end in ["</script", "</style", "<!--", "\r", "\0"] { #expect(!text.contains(end)) }
    }
  }

  /// The modules of a page share one scope when they are joined, and what is fetched later has nothing of
  /// them.
  @Test func thePagesModulesKeepTheRules() throws {
    let declaration = try Regex<(Substring, name: Substring)>(
      #"^(?:async )?(?:const|let|function|class) (?<name>\w+)"#
    ).anchorsMatchLineEndings()
    var entries: [String: [String]] = [:]
    for entry in [
      "main.js", "drawing.js", "editor.js", "files.js", "focus.js", "replay.js", "status.js", "webkit.js",
      "panel.js",
    ] {
      let bundle = ScriptBundle(entry, of: PageFiles.all)
      entries[entry] = bundle.modules
      var names: [Substring] = []
      for module in bundle.modules {
        let text = String(decoding: PageFiles.all[module]!, as: UTF8.self).replacing("export ", with: "")
        names += text.matches(of: declaration).map(\.name)
      }
      #expect(
        names.count == Set(names).count, "\(entry): \(names.filter { n in names.count { $0 == n } > 1 })")
      let exports = String(decoding: bundle.bytes, as: UTF8.self).matches(of: #/(?:^|[;{}\n])export /#)
      #expect(exports.count == (["main.js", "panel.js"].contains(entry) ? 0 : 1))
      for module in bundle.modules {
        let lines = PageFiles.all[module]!.split(separator: UInt8(ascii: "\n"))
        for line in lines.map({ String(decoding: $0, as: UTF8.self) })
        where !line.drop(while: { $0 == " " }).hasPrefix("/") {
          #expect(
            line.firstMatch(of: #/[^:'"`] // /#) == nil,
            "\(module): a line that is joined ends with a comment")
        }
      }
    }
    for entry in ["drawing.js", "editor.js", "files.js", "focus.js", "replay.js", "status.js", "webkit.js"] {
      #expect(Set(entries[entry]!).isDisjoint(with: entries["main.js"]!))
    }
  }
}
