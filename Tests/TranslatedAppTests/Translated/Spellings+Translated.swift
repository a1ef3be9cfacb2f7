// swift-format-ignore-file
import ObjectiveCRuntime
#sourceLocation(file: "Tests/TranslatedAppTests/Sources/Spellings.swift", line: 1)
// swift-format-ignore-file
import UIKit
import os    

class Dealer: NSObject {
  var log: [String] = []
  @MainActor func awakeFromNib() {
    ()                  
    log.append("awake")
  }
  @MainActor func prepareForInterfaceBuilder() { ()                                 }
           func setValuesForKeys(_ keyedValues: [String: Any]) {
    log.append("several")
    super.setValuesForKeys(keyedValues)
  }
           func setValue(_ value: Any?, forUndefinedKey key: String) { log.append(key) }
           class var accessInstanceVariablesDirectly: Bool { return !true                                  }
           class func description() -> String { return "deals " + String(reflecting: self) }
           func responds(to aSelector: Selector!) -> Bool {
    return aSelector == Selector(("anything")) || super.responds(to: aSelector)
  }
 fileprivate nonisolated static func _objc0(_ m: ObjectiveCMembers) { m.add("awakeFromNib") { (o: Self) in o.awakeFromNib() }; m.add("setValue:forUndefinedKey:") { (o: Self, a0: Any?, a1: String) in o.setValue(a0, forUndefinedKey: a1) } } }

class Cheat: Dealer {
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("cheated")
  }
}

class Plain: NSObject { var log: [String] = [] }
class Late: Plain {}
extension Late {
  @MainActor func awakeFromNib() {
    ()                  
    log.append("late")
  }
 fileprivate nonisolated static func _objc4(_ m: ObjectiveCMembers) { m.add("awakeFromNib") { (o: Self) in o.awakeFromNib() } } }

class Ring: CALayer {
             var progress: CGFloat { get { value(forKey: "progress") as? CGFloat ?? 0 } set { setValue(newValue, forKey: "progress") } }
             var tint: UIColor? { get { value(forKey: "tint") as? UIColor } set { setValue(newValue, forKey: "tint") } }
  override class func needsDisplay(forKey key: String) -> Bool {
    return key == "progress"         || super.needsDisplay(forKey: key)
  }
 fileprivate nonisolated static func _objc5(_ m: ObjectiveCMembers) { m.add(property: "progress", get: { (o: Self) in o.progress }, set: { (o: Self, v) in o.progress = v }); m.add(property: "tint", get: { (o: Self) in o.tint }, set: { (o: Self, v) in o.tint = v }) } }

      protocol Hearing: AnyObject {
        func hear(_ note: Notification)
}
extension Hearing where Self: UIViewController {
  func listen() {
    NotificationCenter.default.addObserver(self, selector: Selector(named: "hear:", in: { (o: any Hearing) in o.hear(_:) }), name: Notification.Name("Hearing"), object: nil)
  }
}
class Listener: UIViewController, Hearing {
  typealias Block =                    (Int) -> Void
  var heard = 0
        var block: Block?
        func hear(_ note: Notification) { heard += 1 }
  let colors: [Selector] = [Selector("backgroundColor"), Selector("setTitle:", setter: \Listener.title)]
  var version: String? { return Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion"   as String) as? String }
 fileprivate nonisolated static func _objc8(_ m: ObjectiveCMembers) { m.add(property: "block", get: { (o: Self) in o.block }, set: { (o: Self, v) in o.block = v }); m.add("hear:") { (o: Self, a0: Notification) in o.hear(a0) } } }

@propertyWrapper struct Clamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 9) } }
}
class Dial: NSObject {
        @Clamped         var level: Int = 1
                class var steps: Int { return 10 }
 fileprivate nonisolated static func _objc10(_ m: ObjectiveCMembers) { m.add(property: "level", get: { (o: Self) in o.level }, set: { (o: Self, v) in o.level = v }); m.add(class: "steps") { (o: Self.Type) in o.steps } } }

#if false
let isDebug = true
#else
let isDebug = false
#endif
private nonisolated func _objcFile() { ObjectiveCMembers.register { m in Dealer._objc0(m); Late._objc4(m); Ring._objc5(m); Listener._objc8(m); Dial._objc10(m) } }
private enum _ObjCFile { @section(".init_array") @used static nonisolated let start: @convention(c) () -> Void = _objcFile }
