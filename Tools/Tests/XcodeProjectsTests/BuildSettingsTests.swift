import Testing

@testable import XcodeProjects

@Suite struct BuildSettingsTests {
  private func settings(_ layers: [String: String]...) -> BuildSettings {
    var settings = BuildSettings(.init(configuration: "Debug"))
    for layer in layers { settings.add(layer) }
    return settings
  }

  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME:c99extidentifier}", "My_App"), ("$(NAME:rfc1034identifier)", "My-App"),
    ("$(NAME:upper:c99extidentifier)", "MY_APP"), ("$(NAME:quote)", "\"My App\""), ("x$(NONE)y", "xy"),
    ("$(NONE:default=$(NAME:lower))", "my app"),
    ("$(FILE:file) $(FILE:base) $(FILE:dir) $(FILE:suffix)", "b.txt b /a/ .txt"),
    ("$(A_$(KEY))", "nested"), ("$(SELF)", "1 2"), ("$", "$"), ("$(", "$("), ("$(NAME", "$(NAME"),
    ("5$ $x", "5$ $x"),
    ("$(LOOP)", ""), ("$(PATH:standardizepath)", "/a/c"), ("$(2)", ""),
  ]) func variablesHaveValues(text: String, value: String) {
    let settings = settings(
      ["NAME": "My App", "FILE": "/a/b.txt", "KEY": "B", "A_B": "nested", "SELF": "1", "PATH": "/a/b/../c"],
      ["SELF": "$(SELF) 2", "LOOP": "$(POOL)", "POOL": "$(LOOP)"])
    #expect(settings.expand(text) == value)
  }

  @Test func layersInheritFromTheOnesBelow() {
    let settings = settings(["A": "1"], ["A": "$(inherited) 2"], ["B": "x"], ["A": "${inherited} 3"])
    #expect(settings["A"] == "1 2 3")
  }

  @Test(arguments: [
    ("A[sdk=iphonesimulator*]", true), ("A[sdk=iphoneos*]", false), ("A[sdk=*]", true),
    ("A[arch=arm64]", false),
    ("A[config=Debug]", true), ("A[config=Release]", false), ("A[sdk=iphone*][arch=x86_64]", true),
    ("A[sdk=iphone*,arch=arm64]", false), ("A[color=red]", false),
  ]) func conditionsDecide(key: String, holds: Bool) {
    #expect(settings(["A": "0", key: "1"])["A"] == (holds ? "1" : "0"))
  }

  @Test func wordsAreThoseOfAShell() {
    #expect(BuildSettings.words(#"-D A "b c" d\ e 'f "g"' """#) == ["-D", "A", "b c", "d e", "f \"g\"", ""])
  }

  @Test func doublingValuesAreBounded() {
    var layer: [String: String] = [:]
    for number in 0..<60 { layer["V\(number)"] = "$(V\(number + 1))$(V\(number + 1))" }
    layer["V60"] = String(repeating: "x", count: 1_000)
    #expect(settings(layer)["V0"].utf8.count <= 1 << 18)
  }

  @Test func configurationFilesIncludeOthers() {
    let files = [
      "/p/a.xcconfig":
        "#include \"sub/b.xcconfig\"\n#include? \"none.xcconfig\"\n#include \"gone.xcconfig\"\nA = $(inherited) 2 // note\nURL = http:/$()/host\nC[sdk=iphone*] = x=y\nLONG = a \\\n b\n",
      "/p/sub/b.xcconfig": "A = 1\n#include \"../a.xcconfig\"\nB = yes;\n",
    ]
    var missing: [String] = []
    let settings = ConfigurationFile.settings(of: "/p/a.xcconfig", missing: &missing) { files[$0] }
    #expect(
      settings == [
        "A": "1 2", "B": "yes;", "URL": "http:/$()/host", "C[sdk=iphone*]": "x=y", "LONG": "a  b",
      ])
    #expect(missing == ["/p/gone.xcconfig"])
  }
}
