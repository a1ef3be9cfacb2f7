import Testing

@Suite("The functions of scripts")
struct ScriptFunctionTests {
  private func lines(_ text: String) -> [String] {
    ScriptFunctions(in: text).all.map { "\($0.line)-\($0.line + $0.length - 1)" }
  }

  @Test(
    "Functions of every form are found, with their lines",
    arguments: [
      ("function a() {\n}", ["1-2"]), ("async function* a(\n  b,\n) {\n}", ["1-4"]),
      ("const a = b => {\n};", ["1-2"]), ("const a = (\n  b,\n) => {\n};", ["1-4"]),
      ("const a = async () =>\n  b\n    .c();", ["1-3"]), ("const a = () => ({\n  b: 1,\n});", ["1-3"]),
      ("call(b => b\n  + 1, c =>\n  d);", ["1-2", "2-3"]), ("const a = b => c =>\n  d;", ["1-2", "1-2"]),
      ("class A {\n  #b = 1;\n  c() {\n  }\n}", ["3-4"]),
      ("class A extends B {\n  static async #b(c) {\n  }\n}", ["2-3"]),
      (
        "class A {\n  get b() { return 1; }\n  set b(c) {\n  }\n  constructor() {\n  }\n}",
        ["2-2", "3-4", "5-6"]
      ),
      ("class A {\n  #b = c => {\n  };\n}", ["2-3"]),
      ("export const a = {\n  b(c) {\n  },\n  [d.e]: f => {\n  },\n};", ["2-3", "4-5"]),
      ("function a(b = () => {\n}) {\n}", ["1-2", "1-3"]), ("(() => {\n})();", ["1-2"]),
      ("function a({b}, [c]) {\n  const d = () => {\n  };\n}", ["2-3", "1-4"]),
    ])
  func functionsAreFound(text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test(
    "Statements, classes and plain blocks are no functions",
    arguments: [
      "if (a) {\n} else if (b) {\n} else {\n}", "for (const a of b()) {\n}", "for await (const a of b) {\n}",
      "while (a()) {\n}", "do {\n} while (a);", "switch (a) {\n  case 1: {\n  }\n}",
      "try {\n} catch (a) {\n} finally {\n}",
      "try {\n} catch {\n}", "{\n  a();\n}", "class A {\n  b = {\n  };\n}", "const a = {\n  b: (1),\n};",
      "label: {\n}",
    ])
  func othersAreNone(text: String) {
    #expect(lines(text) == [])
  }

  @Test(
    "Brackets in texts, templates, regular expressions and comments count for nothing",
    arguments: [
      "'}'", "\"{(\"", "'\\'}'", "`}`", "`{\\`}`", "`${b ? `}${c}` : '}'}`", "`${{b: 1}.b}{`", "/[/}]{/",
      "/\\/}/", "b / 2 / c",
      "(b) / 2 / (c)", "b[0] / 2", "'' // }", "/* } */ b", "typeof /}/",
    ])
  func literalsAreSkipped(literal: String) {
    #expect(lines("function a() {\n  return \(literal)\n  ;\n}\nb();\nfunction c() {\n}") == ["1-4", "6-7"])
  }

  @Test("A regular expression after a condition is skipped, and a template of several lines is counted")
  func placesOfLiterals() {
    #expect(lines("function a() {\n  if (b) /}/.test(c);\n}") == ["1-3"])
    #expect(lines("const a = () => {\n  `\n  }\n`;\n};") == ["1-5"])
  }
}
