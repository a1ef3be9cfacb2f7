// swift-format-ignore-file
import ObjectiveCRuntime
#sourceLocation(file: "Tests/TranslatedAppTests/Sources/Clock.swift", line: 1)
// swift-format-ignore-file
import UIKit

class Clock: NSObject {
  static var log: [String] = []
        static var ticks = 0
        static func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "")") }
        class func reset() { log.append("reset \(self)") }
        class func join(_ one: String, with other: Int) -> String { "\(one)\(other)" }
        static func check(_ text: String) throws -> String {
    if text.isEmpty { throw CocoaError(.featureUnsupported) }
    return text
  }
        static func noticed(_ note: Notification) { log.append("noticed \(note.name.rawValue)") }
        static func tapped(_ sender: Any?) { log.append("tapped") }

        func load() async -> String {
    await Task.yield()
    Clock.log.append("load")
    return "all"
  }
        func load(_ number: Int) async throws -> String {
    await Task.yield()
    if number < 0 { throw CocoaError(.featureUnsupported) }
    return "number \(number)"
  }
        func store(_ text: String) async throws {
    await Task.yield()
    if text.isEmpty { throw CocoaError(.featureUnsupported) }
    Clock.log.append("store \(text)")
  }

  class func selectors() -> [Selector] {
    [
      Selector(named: "tick:", bound: Clock.tick(_:)), Selector(named: "reset", bound: Clock.reset), Selector(named: "join:with:", bound: Clock.join(_:with:)), Selector("ticks"),
      Selector("loadWithCompletionHandler:", Clock.load as @MainActor (Clock) -> () async -> String), Selector("store:completionHandler:", Clock.store(_:)),
    ]
  }

  static func connect(_ control: UIControl) -> Timer {
    control.addTarget(self, action: Selector(named: "tapped:", bound: Clock.tapped), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self, selector: Selector(named: "noticed:", bound: Clock.noticed(_:)), name: Notification.Name("clock"), object: nil)
    return Timer(timeInterval: 5, target: self, selector: Selector(named: "tick:", bound: Clock.tick), userInfo: "tock", repeats: false)
  }

  static func disconnect(_ control: UIControl) {
    control.removeTarget(self, action: Selector(named: "tapped:", bound: Clock.tapped), for: .touchUpInside)
    NotificationCenter.default.removeObserver(self)
  }
 fileprivate nonisolated static func _objc0(_ m: ObjectiveCMembers) { m.add(class: "ticks") { (o: Self.Type) in o.ticks }; m.add(class: "tick:") { (o: Self.Type, a0: Timer) in o.tick(a0) }; m.add(class: "reset") { (o: Self.Type) in o.reset() }; m.add(class: "join:with:") { (o: Self.Type, a0: String, a1: Int) in o.join(a0, with: a1) }; m.add(class: "check:error:") { (o: Self.Type, a0: String) in try? o.check(a0) }; m.add(class: "noticed:") { (o: Self.Type, a0: Notification) in o.noticed(a0) }; m.add(class: "tapped:") { (o: Self.Type, a0: Any?) in o.tapped(a0) }; m.add(async: "loadWithCompletionHandler:") { (o: Self) in await o.load() }; m.add(async: "load:completionHandler:") { (o: Self, a0: Int) in try await o.load(a0) }; m.add(async: "store:completionHandler:") { (o: Self, a0: String) in try await o.store(a0) } } }

class Stopwatch: Clock {
  override class func reset() {
    super.reset()
    log.append("stopped")
  }
}

extension UIColor {
        static func brand() -> UIColor { .systemTeal }
 fileprivate nonisolated static func _objc2(_ m: ObjectiveCMembers) { m.add(class: "brand") { (o: Self.Type) in o.brand() } } }

let badges: [UIView.Type] = [Badge.self, UILabel.self, Badge.self]
private nonisolated protocol _ObjC2 { static func _objc2(_ m: ObjectiveCMembers) }
extension UIColor: nonisolated _ObjC2 {}
private nonisolated func _objcFile() { ObjectiveCMembers.register { m in Clock._objc0(m); m.probe { ($0 as? any _ObjC2.Type)?._objc2($1) } } }
private enum _ObjCFile { @section(".init_array") @used static nonisolated let start: @convention(c) () -> Void = _objcFile }
