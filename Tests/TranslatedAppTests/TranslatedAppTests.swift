import Testing

@testable import UIKit

/// Code as Xcode's users write it, which Shoji's tool has translated: `Translated` is what it makes of `Sources`.
@Suite("Translated code") struct TranslatedAppTests {
  private func result(_ object: NSObject, _ name: String, _ one: Any? = nil, _ other: Any? = nil) -> String? {
    object.perform(Selector(name), with: one, with: other)?.takeUnretainedValue() as? String
  }

  @Test("Selectors have Objective-C's names") func names() {
    let names = EditorController().selectors().map(\.name)
    #expect(
      names == [
        "save", "store:for:", "close:", "join:with:", "convertNumber:", "convert:", "radius", "setRadius:",
        "endEditing:", "resignFirstResponder", "dismissViewControllerAnimated:completion:",
        "scrollViewDidScroll:",
        "editorDidClose", "copy:",
      ])
    #expect(Selector.copy == EditorController().selectors().last)
  }

  @Test("Methods are performed by text") func perform() {
    let editor = EditorController()
    #expect(result(editor, "join:with:", "a", 3) == "a3")
    #expect(result(editor, "convertNumber:", 3) == "number")
    #expect(result(editor, "convert:", "3") == "text")
    editor.perform(Selector("save"))
    editor.perform(Selector("close:"), with: editor)
    #expect(editor.log == ["save", "close"])
    editor.perform(Selector("setRadius:"), with: 9)
    #expect(editor.radius == 9)
    #expect(editor.perform(Selector("isOpen"))?.takeUnretainedValue() as? Bool == true)
    #expect(editor.perform(Selector("nothing")) == nil)
  }

  @Test("Objects respond to what they have") func responds() {
    let editor = EditorController()
    for name in ["save", "store:for:", "everywhere", "overridden", "radius", "setRadius:"] {
      #expect(editor.responds(to: Selector(name)), "\(name)")
    }
    for name in ["nothing", "save:", "number", "hidden"] {
      #expect(!editor.responds(to: Selector(name)), "\(name)")
    }
    #expect(!Everything().responds(to: Selector("hidden")))
    #expect(editor.canPerformAction(Selector("close:"), withSender: nil))
  }

  @Test("Controls call their targets, and the responder chain") func controls() {
    let editor = EditorController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.rootViewController = editor
    window.isHidden = false
    editor.view.addSubview(editor.button)
    #expect(editor.log == ["loaded"])
    editor.button.sendActions(for: .touchUpInside)
    #expect(editor.log == ["loaded", "save", "store", "respond"])
    editor.button.removeTarget(editor, action: Selector("save"), for: .touchUpInside)
    editor.button.addTarget(editor, action: Selector("close:"), for: .valueChanged)
    editor.button.sendActions(for: [.touchUpInside, .valueChanged])
    #expect(editor.log.suffix(3) == ["store", "respond", "close"])
    #expect(UIApplication.shared.sendAction(Selector("close:"), to: nil, from: editor.button, for: nil))
    #expect(!UIApplication.shared.sendAction(Selector("nothing:"), to: nil, from: editor.button, for: nil))
    window.isHidden = true
  }

  @Test("Gestures, timers, notifications and display links call methods by text") func callers() throws {
    let editor = EditorController()
    let gesture = UITapGestureRecognizer(target: editor, action: Selector("tapped:"))
    editor.view.addGestureRecognizer(gesture)
    gesture.state = .ended
    let timer = Timer.scheduledTimer(
      timeInterval: 9, target: editor, selector: Selector("tick:"), userInfo: "now", repeats: true)
    timer.fire()
    timer.invalidate()
    let name = Notification.Name("translated")
    NotificationCenter.default.addObserver(editor, selector: Selector("noticed:"), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.removeObserver(editor)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(editor.log.contains("tick now"))
    #expect(editor.log.filter { $0 == "noticed translated" }.count == 1)
    let link = CADisplayLink(target: editor, selector: Selector("step:"))
    #expect(link.targetTimestamp >= 0)
  }

  @Test("Optional methods are called where they are") func optionalMethods() {
    let editor = EditorController()
    let delegate = makeDelegate()
    editor.delegate = delegate
    #expect(editor.notifyDelegate() == ["3.0", "true", "true", "false"])
    #expect(editor.log == ["opened", "saved", "saved"])
  }

  @Test("Extensions override, and are overridden") func extensions() {
    let special = SpecialController()
    #expect(special.overridden() == "special editor")
    #expect(result(special, "overridden") == "special editor")
    let base: EditorController = special
    #expect(base.overridden() == "special editor")
    #expect(special.prefersStatusBarHidden)
    special.loadViewIfNeeded()
    #expect(special.log == ["loaded"])
  }

  @Test("Generic classes, foreign classes, private and nested ones are reached") func kinds() {
    #expect(result(Screen<UIView>(), "show:", "a") == "UIView a")
    #expect(result(LabelScreen(), "show:", "a") == "UILabel a")
    #expect(result(LabelScreen(), "last") == "last")
    #expect(result(LabelScreen(), "everywhere") == "every LabelScreen")
    #expect(result(UINavigationController(), "everywhere") == "every UINavigationController")
    #expect(result(Nest.make(), "hatch") == "hatched")
    let everything = Everything()
    #expect(result(everything, "first") == "first")
    #expect(result(everything, "secondWithName:", "n") == "second n")
  }

  @Test("Properties are read and set by name") func keys() {
    let editor = EditorController()
    let label = UILabel()
    editor.setValue(label, forKey: "label")
    editor.setValue([UIButton(), UIButton()], forKey: "buttons")
    editor.setValue(12, forKey: "radius")
    editor.setValue(NSNumber(value: true), forKey: "isRound")
    #expect(editor.label === label)
    #expect(editor.buttonCount == 2)
    #expect(editor.radius == 12)
    #expect(editor.isRound)
    #expect(editor.value(forKey: "radius") as? CGFloat == 12)
    let view = RoundView()
    view.setValue(UIColor.red, forKey: "borderColor")
    #expect(view.value(forKey: "borderColor") as? UIColor == .red)
    let first = Document()
    first.next = Document()
    first.setValue("x", forKeyPath: "next.title")
    #expect(first.value(forKeyPath: "next.title") as? String == "x")
    first.setValue(nil, forKeyPath: "next.title")
    #expect(first.next?.title == nil)
    let lenient = Lenient()
    lenient.setValue(1, forKey: "unknown")
    #expect(lenient.value(forKey: "unknown") as? Int == 1)
    #expect(lenient.value(forKey: "other") == nil)
  }

  @Test("Dynamic properties are observed by key path") func observation() {
    let document = Document()
    var log: [String] = []
    var observation: NSKeyValueObservation? = document.observe(\.count, options: [.old, .new, .initial]) {
      log.append("\($1.oldValue ?? -1) \($1.newValue ?? -1)")
    }
    document.count = 4
    document.doubled = 20
    document.setValue(7, forKey: "count")
    #expect(log == ["-1 0", "0 4", "4 10", "10 7"])
    observation?.invalidate()
    document.count = 1
    observation = document.observe(\.doubled, options: [.new]) { log.append("doubled \($1.newValue ?? -1)") }
    log = []
    document.doubled = 4
    document.count = 9
    #expect(log == ["doubled 4"])
    observation = nil
    document.doubled = 6
    #expect(log == ["doubled 4"])
    #expect(observation == nil)
  }

  @Test("Computed properties change with those that affect them") func affected() {
    let document = Document()
    var log: [String] = []
    let observation = document.observe(\.summary, options: [.new]) { log.append($1.newValue ?? "") }
    document.title = "a"
    document.count = 2
    #expect(log == ["a 0", "a 2"])
    observation.invalidate()
  }

  @Test("Longer paths follow their objects") func paths() {
    let (first, second, third) = (Document(), Document(), Document())
    var log: [String?] = []
    let observation = first.observe(\.next?.title, options: [.new]) { log.append($1.newValue ?? nil) }
    second.title = "2"
    first.next = second
    second.title = "two"
    first.next = third
    second.title = "gone"
    third.title = "3"
    #expect(log == ["2", "two", nil, "3"])
    observation.invalidate()
  }

  @Test("Paths of text notify an object") func textPaths() {
    let document = Document()
    let observer = Lenient()
    document.addObserver(observer, forKeyPath: "count", options: [.new], context: nil)
    document.count = 5
    #expect(observer.values["count"] as? Int == 5)
    document.removeObserver(observer, forKeyPath: "count")
    document.count = 6
    #expect(observer.values["count"] as? Int == 5)
    document.willChangeValue(forKey: "count")
    document.didChangeValue(forKey: "count")
  }

  @Test("Handlers may end and begin observations, and set what they observe") func reentrance() {
    let document = Document()
    var seen: [Int] = []
    var observation: NSKeyValueObservation?
    observation = document.observe(\.count, options: [.new]) { document, change in
      seen.append(change.newValue ?? -1)
      if document.count < 3 { document.count += 1 }
      if document.count == 3 { observation?.invalidate() }
    }
    document.count = 1
    document.count = 9
    #expect(seen.contains(1))
    #expect(!seen.contains(9))
    _ = observation
  }

  @Test("Classes have the names that @objc gives them") func classNames() {
    #expect(ObjectiveCMembers.NSClassFromString("Document") == Document.self)
    #expect(ObjectiveCMembers.NSStringFromClass(Document.self) == "Document")
    #expect(ObjectiveCMembers.NSStringFromClass(Everything.self).hasSuffix(".Everything"))
  }

  @Test("Conditions and previews") func rest() throws {
    #expect(system == "iOS")
    #expect(UIPreview.all.map(\.name) == ["Round", "Editor"])
    #expect(UIPreview.all.allSatisfy { $0.file.hasSuffix("Sources/Extensions.swift") })
    #expect(try #require(UIPreview.named("Editor")).makeViewController() is EditorController)
    let controller = try #require(UIPreview.named("Extensions.swift")).makeViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    controller.view.layoutIfNeeded()
    #expect(controller.view.subviews.first?.frame == CGRect(x: 30, y: 80, width: 40, height: 40))
  }
}
