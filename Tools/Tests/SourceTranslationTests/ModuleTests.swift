import Foundation
import Testing
import TranslationInterface

@testable import SourceTranslation

@Suite("Modules of several files") struct ModuleTests {
  private let module = ModuleDescription(
    name: "App", kind: .app, conditions: ["DEBUG"], dependencies: ["Kit", "UIKit"])

  private func file(_ name: String, _ text: String) -> SwiftFile {
    SwiftFile(path: "/App/\(name).swift", text: text)
  }

  @Test("A class has the overrides of extensions in other files") func overrides() {
    let files = [
      file("A", "class A: UIViewController {\n}\n"),
      file("B", "extension A {\n  override func viewDidLoad() {}\n}\n"),
    ]
    let result = SourceTranslator().translate(files, module: module)
    #expect(result[0].text.contains("override func viewDidLoad() { _extension_A_viewDidLoad() }"))
    #expect(result[1].text.contains("func _extension_A_viewDidLoad() {}"))
    #expect(!result[1].text.contains("override"))
  }

  @Test("Selectors, superclasses and key paths are found in other files") func names() {
    let files = [
      file("A", "@objcMembers class A: NSObject { @objc(put:) func store(_ a: Int) {} }"),
      file("B", "class B: A { func go() { use(#selector(store), #keyPath(B.text)) }; var text = \"\" }"),
      file("C", "func go(b: B) { use(#selector(B.store(_:)), b.observe(\\.count) { _, _ in }) }"),
      file("D", "extension B { @objc dynamic var count: Int { 1 } }"),
    ]
    let result = SourceTranslator().translate(files, module: module)
    #expect(result[1].text.contains("Selector(\"put:\", B.store)"))
    #expect(result[1].text.contains("m.add(property: \"text\""))
    #expect(result[2].text.contains("Selector(\"put:\", B.store(_:))"))
    #expect(result.allSatisfy { $0.messages.isEmpty })
  }

  @Test("Optional methods of a module's protocols are known where it is imported") func dependencies() {
    let translator = SourceTranslator()
    let kit = ModuleDescription(name: "Kit", kind: .library)
    _ = translator.translate(
      [
        SwiftFile(
          path: "/Kit/P.swift", text: "@objc public protocol P { @objc optional func done(_ a: Int) }")
      ],
      module: kit)
    let result = translator.translate(
      [
        file("A", "class A: NSObject, Kit.P { func done(_ a: Int) {} }\nfunc go(p: P) { p.done?(1) }")
      ],
      module: module)
    #expect(result[0].text.contains("p.done__optional?(1)"))
    #expect(result[0].text.contains("m.add(\"done:\")"))
  }

  @Test("A changed body has only its own file translated again") func oneFile() {
    let translator = SourceTranslator()
    var files = (0..<20).map { file("F\($0)", "class F\($0): NSObject { @objc func go() { use(\($0)) } }") }
    let first = translator.translate(files, module: module)
    files[3].text = files[3].text.replacing("use(3)", with: "use(33)")
    let second = translator.translate(files, module: module, changed: [files[3].path])
    #expect(second.map(\.path) == [files[3].path])
    #expect(second[0].text == first[3].text.replacing("use(3)", with: "use(33)"))
  }

  @Test("A changed declaration has all files translated that may name it") func declaration() {
    let translator = SourceTranslator()
    var files = [
      file("A", "class A: NSObject { @objc func go() {} }"), file("B", "let a = #selector(A.go)"),
    ]
    _ = translator.translate(files, module: module)
    files[0].text = "class A: NSObject { @objc func go(_ b: Int) {} }"
    let second = translator.translate(files, module: module, changed: [files[0].path])
    #expect(second.first { $0.path.hasSuffix("B.swift") }?.text.contains("\"go:\"") == true)
    let fresh = SourceTranslator().translate(files, module: module)
    #expect(Set(second.map(\.text)) == Set(fresh.map(\.text)))
  }

  @Test("Variables and functions of other files hold and give classes") func classesOfOtherFiles() {
    let files = [
      file(
        "Use",
        """
        let a = screens[0].init()
        let b = screens.map { $0.init() }
        let c = chosen().init()
        let d = Row.all.first?.type.init()
        let e = values.init()
        """),
      file(
        "Globals",
        """
        let screens: [UIViewController.Type] = []
        func chosen() -> UIView.Type { UIView.self }
        struct Row { static let all = [Row](); var type: UIView.Type }
        let values: Row.Type = Row.self
        """),
    ]
    let text = SourceTranslator().translate(files, module: module)[0].text
    for line in [
      "let a = ObjectiveCMembers.make(screens[0])", "let b = screens.map { ObjectiveCMembers.make($0) }",
      "let c = ObjectiveCMembers.make(chosen())", "let d = ObjectiveCMembers.make(Row.all.first?.type)",
      "let e = values.init()",
    ] {
      #expect(text.contains(line))
    }
  }

  @Test("A module of 10,000 lines takes a time in proportion to it") func large() {
    let type = """
      class Screen#: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @objc dynamic var count = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
        }
        @objc private func tap(_ sender: UIButton) {
          count += 1
          label.text = "\\(count)"
        }
      }

      """
    let text = String(repeating: type, count: 8)
    let files = (0..<104).map { file("S\($0)", text.replacing("#:", with: "\($0):")) }
    var translator = SourceTranslator()
    let clock = ContinuousClock()
    let whole = clock.measure { #expect(translator.translate(files, module: module).count == 104) }
    let one = clock.measure {
      #expect(translator.translate(files, module: module, changed: [files[0].path]).count == 1)
    }
    print("a module of 10,000 lines: \(whole), one of its files again: \(one)")
    #expect(whole < .seconds(20))
    #expect(one < .seconds(5))
    translator = SourceTranslator()
  }

  @Test("DEBUG is what the project says", arguments: [["DEBUG"], ["RELEASE"]]) func debug(
    conditions: [String]
  ) {
    let module = ModuleDescription(name: "App", kind: .app, conditions: conditions)
    let text = """
      class A: NSObject {
        #if DEBUG && !RELEASE
        @objc func test() {}
        #elseif !DEBUG
        @objc func use() {}
        #endif
        #if DEBUGGING
        #endif
      }

      """
    let result = SourceTranslator().translate([file("A", text)], module: module)[0].text
    let isDebug = conditions == ["DEBUG"]
    #expect(result.contains("m.add(\"test\")") == isDebug)
    #expect(result.contains("m.add(\"use\")") != isDebug)
    #expect(result.contains(isDebug ? "#if DEBUG && !RELEASE\n" : "#if false && !RELEASE\n"))
    #expect(
      result.contains(isDebug ? "#elseif !DEBUG\n" : "#elseif !false\n") && result.contains("#if DEBUGGING\n")
    )
  }

  @Test("The first line names any path") func paths() {
    let path = "/a \"b\"/ü\\n.swift"
    let result = SourceTranslator().translate([SwiftFile(path: path, text: "let a = 1\n")], module: module)
    #expect(result[0].text == "#sourceLocation(file: \"/a \\\"b\\\"/ü\\\\n.swift\", line: 1)\nlet a = 1\n")
  }
}
