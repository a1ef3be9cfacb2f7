// swift-format-ignore-file
import UIKit
#if canImport(ObjectiveC)
import ObjectiveC
#endif

extension EditorController {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }

  override var prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden }

  @objc func overridden() -> String { "editor" }
  @objc func respond(_ sender: Any?) { log.append("respond") }
}

class SpecialController: EditorController {
  override func overridden() -> String { "special " + super.overridden() }
}

@objcMembers class Everything: NSObject {
  var number = 1
  dynamic var observed = 2
  func first() -> String { "first" }
  func second(name: String) -> String { "second \(name)" }
  private func hidden() {}
}

class Screen<Content: UIView>: UIViewController {
  let content = Content.self
  @objc func show(_ text: String) -> String { "\(content) \(text)" }
}

final class LabelScreen: Screen<UILabel> {
  @objc fileprivate func last() -> String { "last" }
}

extension UIViewController {
  @objc func everywhere() -> String { "every \(type(of: self))" }
}

class Lenient: NSObject {
  var values: [String: Any] = [:]
  override func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
  override func value(forUndefinedKey key: String) -> Any? { values[key] }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    values[keyPath ?? ""] = change?[.newKey]
  }
}

private class HiddenDelegate: NSObject, EditorDelegate {
  var log: [String] = []
  func editorDidOpen(_ editor: EditorController) { editor.log.append("opened") }
  func editorDidSave(_ editor: EditorController) { editor.log.append("saved") }
  func editor(_ editor: EditorController, heightFor row: Int) -> Double { Double(row) }
}

func makeDelegate() -> EditorDelegate { HiddenDelegate() }

enum Nest {
  private final class Egg: NSObject { @objc func hatch() -> String { "hatched" } }
  static func make() -> NSObject { Egg() }
}

#if os(iOS) && !targetEnvironment(macCatalyst)
let system = "iOS"
#else
let system = "other"
#endif

#Preview("Round") { RoundView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
#Preview("Editor", traits: .portrait) {
  let editor = EditorController()
  return editor
}
