// swift-format-ignore-file
#sourceLocation(file: "Tests/TranslatedAppTests/Sources/Editor.swift", line: 1)
// swift-format-ignore-file
import UIKit
import ObjectiveCRuntime 

      protocol EditorDelegate: NSObjectProtocol, AnyObject {
  func editorDidOpen(_ editor: EditorController)
                 func editorDidSave(_ editor: EditorController)
                 func editor(_ editor: EditorController, heightFor row: Int) -> Double
                 func editorDidClose()
}

                class Document: NSObject {
  @_KVO         var count = 0
  @_KVO         var title: String? = nil
  @_KVO         var next: Document? = nil
                var doubled: Int {
    get { let _read = ObjectiveCMembers.willRead(self, "doubled"); defer { _read.end() }; return count * 2 }
    set { let _change = ObjectiveCMembers.willWrite(self, "doubled"); defer { _change.end() }; count = newValue / 2 }
  }
                var summary: String { ObjectiveCMembers.didRead(self, "summary"); return "\(title ?? "") \(count)" }
        class var keyPathsForValuesAffectingSummary: Set<String> { ["title", "count"] }
        enum Kind: Int { case plain, rich }
 fileprivate nonisolated static func _objc1(_ m: ObjectiveCMembers) { m.name("Document", Self.self); m.add(property: "count", get: { (o: Self) in o.count }, set: { (o: Self, v) in o.count = v }); m.add(property: "title", get: { (o: Self) in o.title }, set: { (o: Self, v) in o.title = v }); m.add(property: "next", get: { (o: Self) in o.next }, set: { (o: Self, v) in o.next = v }); m.add(property: "doubled", get: { (o: Self) in o.doubled }, set: { (o: Self, v) in o.doubled = v }); m.add(property: "summary", get: { (o: Self) in o.summary }); m.add(class: "keyPathsForValuesAffectingSummary") { (o: Self.Type) in o.keyPathsForValuesAffectingSummary } } }

class EditorController: UIViewController {
            weak var label: UILabel!
            private var buttons: [UIButton]!
                 var radius: CGFloat = 4
                 var isRound: Bool = false
  weak var delegate: EditorDelegate?
  var log: [String] = []
  let tapGesture = UITapGestureRecognizer(target: nil, action: Selector("tapped:", EditorController.tapped(_:)))
  lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: Selector("save", EditorController.save), for: .touchUpInside)
    button.addTarget(self, action: Selector("store:for:", EditorController.store(_:for:)), for: .touchUpInside)
    button.addTarget(nil, action: Selector(("respond:")), for: .touchUpInside)
    return button
  }()

  var buttonCount: Int { buttons.count }

        func save() { log.append("save") }
        private func store(_ sender: UIButton, for event: UIEvent?) { log.append("store") }
            func close(_ sender: Any?) { log.append("close") }
        private func tapped(_ gesture: UITapGestureRecognizer) { log.append("tapped") }
        func join(_ one: String, with other: Int) -> String { "\(one)\(other)" }
        func convert(_ text: String) -> String { "text" }
                        func convert(_ number: Int) -> String { "number" }
        func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "")") }
        func step(_ link: CADisplayLink) { log.append("step") }
        func noticed(_ note: Notification) { log.append("noticed \(note.name.rawValue)") }
        func isOpen() -> Bool { true }

  func selectors() -> [Selector] {
    [
      Selector("save", EditorController.save), Selector("store:for:", EditorController.store), Selector("close:", EditorController.close(_:)), Selector("join:with:", EditorController.join(_:with:)),
      Selector("convertNumber:", EditorController.convert as @MainActor (EditorController) -> (Int) -> String), Selector("convert:", EditorController.convert(_:) as @MainActor (EditorController) -> (String) -> String),
      Selector("radius", getter: \EditorController.radius), Selector("setRadius:", setter: \EditorController.radius), Selector("endEditing:", UIView.endEditing(_:)),
      Selector("resignFirstResponder", UIResponder.resignFirstResponder).unlabeled, Selector("dismissViewControllerAnimated:completion:", UIViewController.dismiss(animated:completion:)),
      Selector("scrollViewDidScroll:", UIScrollViewDelegate.scrollViewDidScroll(_:)), Selector(named: "editorDidClose", in: { (o: any EditorDelegate) in o.editorDidClose }),
      Selector("copy:", UIResponderStandardEditActions.copy(_:)),
    ]
  }

  func notifyDelegate() -> [String] {
    delegate?.editorDidOpen(self)
    delegate?.editorDidSave__optional?(self)
    delegate?.editorDidClose_optional?()
    var results = ["\(delegate?.editor__heightFor_optional?(self,            3) ?? -1)", "\(delegate?.editorDidClose_optional == nil)"]
    if let save = delegate?.editorDidSave__optional { save(self) }
    results.append("\(delegate?.responds(to: Selector(named: "editorDidSave:", in: { (o: any EditorDelegate) in o.editorDidSave(_:) })) ?? false)")
    results.append("\(delegate?.responds(to: Selector(named: "editorDidClose", in: { (o: any EditorDelegate) in o.editorDidClose })) ?? false)")
    return results
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("close:", EditorController.close(_:)) || super.canPerformAction(action, withSender: sender)
  }
 override func viewDidLoad() { _extension_EditorController_viewDidLoad() }; override var prefersStatusBarHidden: Bool { _extension_EditorController_prefersStatusBarHidden }; func overridden() -> String { _extension_EditorController_overridden() }; fileprivate nonisolated static func _objc3(_ m: ObjectiveCMembers) { m.add(property: "label", get: { (o: Self) in o.label }, set: { (o: Self, v) in o.label = v }); m.add(property: "buttons", get: { (o: Self) in o.buttons }, set: { (o: Self, v) in o.buttons = v }); m.add(property: "radius", get: { (o: Self) in o.radius }, set: { (o: Self, v) in o.radius = v }); m.add(property: "isRound", get: { (o: Self) in o.isRound }, set: { (o: Self, v) in o.isRound = v }); m.add("save") { (o: Self) in o.save() }; m.add("store:for:") { (o: Self, a0: UIButton, a1: UIEvent?) in o.store(a0, for: a1) }; m.add("close:") { (o: Self, a0: Any?) in o.close(a0) }; m.add("tapped:") { (o: Self, a0: UITapGestureRecognizer) in o.tapped(a0) }; m.add("join:with:") { (o: Self, a0: String, a1: Int) in o.join(a0, with: a1) }; m.add("convert:") { (o: Self, a0: String) in o.convert(a0) }; m.add("convertNumber:") { (o: Self, a0: Int) in o.convert(a0) }; m.add("tick:") { (o: Self, a0: Timer) in o.tick(a0) }; m.add("step:") { (o: Self, a0: CADisplayLink) in o.step(a0) }; m.add("noticed:") { (o: Self, a0: Notification) in o.noticed(a0) }; m.add("isOpen") { (o: Self) in o.isOpen() } } }

              class RoundView: UIView {
                 var borderColor: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }
 fileprivate nonisolated static func _objc4(_ m: ObjectiveCMembers) { m.add(property: "borderColor", get: { (o: Self) in o.borderColor }, set: { (o: Self, v) in o.borderColor = v }) } }
extension EditorDelegate { func editorDidSave(_ editor: EditorController) { ObjectiveCMembers.unimplemented(self, "editorDidSave:") }; var editorDidSave__optional: ((EditorController) -> Void)? { ObjectiveCMembers.implements(self, "editorDidSave:") ? { self.editorDidSave($0) } : nil }; func editor(_ editor: EditorController, heightFor row: Int) -> Double { ObjectiveCMembers.unimplemented(self, "editor:heightFor:") }; var editor__heightFor_optional: ((EditorController, Int) -> Double)? { ObjectiveCMembers.implements(self, "editor:heightFor:") ? { self.editor($0, heightFor: $1) } : nil }; func editorDidClose() { ObjectiveCMembers.unimplemented(self, "editorDidClose") }; var editorDidClose_optional: (() -> Void)? { ObjectiveCMembers.implements(self, "editorDidClose") ? { self.editorDidClose() } : nil } }
private nonisolated func _objcFile() { ObjectiveCMembers.register { m in Document._objc1(m); EditorController._objc3(m); RoundView._objc4(m) } }
private enum _ObjCFile { @section(".init_array") @used static nonisolated let start: @convention(c) () -> Void = _objcFile }
