// swift-format-ignore-file
#sourceLocation(file: "Tests/TranslatedAppTests/Sources/Extensions.swift", line: 1)
// swift-format-ignore-file
import UIKit
#if true                 
import ObjectiveCRuntime
#endif

extension EditorController {
           func _extension_EditorController_viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }

           var _extension_EditorController_prefersStatusBarHidden: Bool { !super.prefersStatusBarHidden }

        func _extension_EditorController_overridden() -> String { "editor" }
        func respond(_ sender: Any?) { log.append("respond") }
 fileprivate nonisolated static func _objc0(_ m: ObjectiveCMembers) { m.add("overridden") { (o: Self) in o.overridden() }; m.add("respond:") { (o: Self, a0: Any?) in o.respond(a0) } } }

class SpecialController: EditorController {
  override func overridden() -> String { "special " + super.overridden() }
}

             class Everything: NSObject {
  var number = 1
  @_KVO         var observed = 2
  func first() -> String { "first" }
  func second(name: String) -> String { "second \(name)" }
  private func hidden() {}
 fileprivate nonisolated static func _objc2(_ m: ObjectiveCMembers) { m.add(property: "number", get: { (o: Self) in o.number }, set: { (o: Self, v) in o.number = v }); m.add(property: "observed", get: { (o: Self) in o.observed }, set: { (o: Self, v) in o.observed = v }); m.add("first") { (o: Self) in o.first() }; m.add("secondWithName:") { (o: Self, a0: String) in o.second(name: a0) } } }

class Screen<Content: UIView>: UIViewController {
  let content = Content.self
        func show(_ text: String) -> String { "\(content) \(text)" }
 fileprivate nonisolated static func _objc3(_ m: ObjectiveCMembers) { m.add("show:") { (o: Self, a0: String) in o.show(a0) } } }

final class LabelScreen: Screen<UILabel> {
        fileprivate func last() -> String { "last" }
 fileprivate nonisolated static func _objc4(_ m: ObjectiveCMembers) { m.add("last") { (o: Self) in o.last() } } }

extension UIViewController {
        func everywhere() -> String { "every \(type(of: self))" }
 fileprivate nonisolated static func _objc5(_ m: ObjectiveCMembers) { m.add("everywhere") { (o: Self) in o.everywhere() } } }

class Lenient: NSObject {
  var values: [String: Any] = [:]
           func setValue(_ value: Any?, forUndefinedKey key: String) { values[key] = value }
           func value(forUndefinedKey key: String) -> Any? { values[key] }
           func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    values[keyPath ?? ""] = change?[.newKey]
  }
 fileprivate nonisolated static func _objc6(_ m: ObjectiveCMembers) { m.add("setValue:forUndefinedKey:") { (o: Self, a0: Any?, a1: String) in o.setValue(a0, forUndefinedKey: a1) }; m.add("valueForUndefinedKey:") { (o: Self, a0: String) in o.value(forUndefinedKey: a0) }; m.add("observeValueForKeyPath:of:change:context:") { (o: Self, a0: String?, a1: Any?, a2: [NSKeyValueChangeKey: Any]?, a3: UnsafeMutableRawPointer?) in o.observeValue(forKeyPath: a0, of: a1, change: a2, context: a3) } } }

private class HiddenDelegate: NSObject, EditorDelegate {
  var log: [String] = []
  func editorDidOpen(_ editor: EditorController) { editor.log.append("opened") }
  func editorDidSave(_ editor: EditorController) { editor.log.append("saved") }
  func editor(_ editor: EditorController, heightFor row: Int) -> Double { Double(row) }
 fileprivate nonisolated static func _objc7(_ m: ObjectiveCMembers) { m.add("editorDidOpen:") { (o: Self, a0: EditorController) in o.editorDidOpen(a0) }; m.add("editorDidSave:") { (o: Self, a0: EditorController) in o.editorDidSave(a0) }; m.add("editor:heightFor:") { (o: Self, a0: EditorController, a1: Int) in o.editor(a0, heightFor: a1) } } }

func makeDelegate() -> EditorDelegate { HiddenDelegate() }

enum Nest {
  private final class Egg: NSObject {       func hatch() -> String { "hatched" } ; fileprivate nonisolated static func _objc9(_ m: ObjectiveCMembers) { m.add("hatch") { (o: Self) in o.hatch() } } }
  static func make() -> NSObject { Egg() }
 fileprivate nonisolated static func _objc8(_ m: ObjectiveCMembers) { Egg._objc9(m) } }

#if true    && !false                         
let system = "iOS"
#else
let system = "other"
#endif

@MainActor private let _preview10 = UIPreview("Round") { RoundView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
@MainActor private let _preview11 = UIPreview("Editor", traits: .portrait) {
  let editor = EditorController()
  return editor
}
private nonisolated protocol _ObjC3 { static func _objc3(_ m: ObjectiveCMembers) }
extension Screen: nonisolated _ObjC3 {}
private nonisolated protocol _ObjC5 { static func _objc5(_ m: ObjectiveCMembers) }
extension UIViewController: nonisolated _ObjC5 {}
private nonisolated func _objcFile() { ObjectiveCMembers.register { m in EditorController._objc0(m); Everything._objc2(m); m.probe { ($0 as? any _ObjC3.Type)?._objc3($1) }; LabelScreen._objc4(m); m.probe { ($0 as? any _ObjC5.Type)?._objc5($1) }; Lenient._objc6(m); HiddenDelegate._objc7(m); Nest._objc8(m); m.add(preview: { _preview10 }); m.add(preview: { _preview11 }) } }
private enum _ObjCFile { @section(".init_array") @used static nonisolated let start: @convention(c) () -> Void = _objcFile }
