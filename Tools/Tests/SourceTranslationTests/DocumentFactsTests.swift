import SourceTranslation
import Testing
import TranslationInterface

/// The names of translated code that documents of Interface Builder may use.
@Suite struct DocumentFactsTests {
  private func facts(_ text: String) throws -> DocumentFacts {
    let translator = SourceTranslator()
    let module = ModuleDescription(name: "App", kind: .app)
    _ = translator.translate([SwiftFile(path: "/app/A.swift", text: text)], module: module)
    return try #require(translator.documentFacts(of: "App"))
  }

  @Test func classesHaveOutletsAndActionsWithThoseOfExtensions() throws {
    let found = try facts(
      """
      protocol Shown {}
      class Base: UIViewController { @IBOutlet var header: UIView! }
      @objc(APPList) final class List: Base, Shown {
        @IBOutlet private weak var label: UILabel!
        var count = 0
        static var all: [List] = []
        @IBAction func add(_ sender: Any) {}
        @IBAction func tap(sender: Any, forEvent event: UIEvent) {}
        func reload() {}
        override func viewDidLoad() {}
        class Cell: UITableViewCell {}
      }
      extension List { @objc func later() {}; @IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil } }
      class Plain: Shown {}
      struct Value { @available(*, deprecated) var a = 1 }
      """)
    #expect(found.classes.map(\.name) == ["Base", "List", "List.Cell", "Plain"])
    let list = found.classes[1]
    #expect(list.objectiveCName == "APPList" && list.superclass == "Base" && list.module == "App")
    #expect(list.outlets == ["label"] && list.properties == ["count"])
    #expect(list.actions == ["add:", "tapWithSender:forEvent:", "viewDidLoad", "later", "make:"])
    #expect(list.methods == ["reload"])
    #expect(found.classes[2].superclass == "UITableViewCell" && found.classes[3].superclass == nil)
  }

  @Test func literalsAreFoundWithTheirClass() throws {
    let found = try facts(
      """
      class List: UIViewController {
        func go(_ other: UIViewController, _ name: String) {
          performSegue(withIdentifier: "a", sender: nil)
          self.performSegue(withIdentifier: "b", sender: nil)
          other.performSegue(withIdentifier: "not", sender: nil)
          performSegue(withIdentifier: name, sender: nil)
          let board = UIStoryboard(name: "Main", bundle: nil)
          _ = UIStoryboard(name: "Theirs", bundle: Bundle(for: Other.self))
          _ = board.instantiateViewController(withIdentifier: "c") as? Other
          #if os(macOS)
            performSegue(withIdentifier: "mac", sender: nil)
          #endif
          Bundle.main.loadNibNamed("N", owner: self, options: nil)
          _ = UINib(nibName: "O", bundle: .main)
          _ = Other(nibName: "P", bundle: nil)
          class Inner {}
        }
      }
      extension List.Cell { func x() { performSegue(withIdentifier: "d", sender: "\(1)") } }
      """)
    #expect(
      found.uses.map { "\($0.kind) \($0.name) \($0.typeName ?? "") \($0.line):\($0.column)" } == [
        "segue a List 3:35", "segue b List 4:40", "storyboard Main List 7:37", "controller c List 9:58",
        "nib N List 13:31", "nib O List 14:25", "nib P List 15:25", "segue d List.Cell 19:64",
      ])
  }
}
