// swift-format-ignore-file
import UIKit

class Clock: NSObject {
  static var log: [String] = []
  @objc static var ticks = 0
  @objc static func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "")") }
  @objc class func reset() { log.append("reset \(self)") }
  @objc class func join(_ one: String, with other: Int) -> String { "\(one)\(other)" }
  @objc static func check(_ text: String) throws -> String {
    if text.isEmpty { throw CocoaError(.featureUnsupported) }
    return text
  }
  @objc static func noticed(_ note: Notification) { log.append("noticed \(note.name.rawValue)") }
  @objc static func tapped(_ sender: Any?) { log.append("tapped") }

  @objc func load() async -> String {
    await Task.yield()
    Clock.log.append("load")
    return "all"
  }
  @objc func load(_ number: Int) async throws -> String {
    await Task.yield()
    if number < 0 { throw CocoaError(.featureUnsupported) }
    return "number \(number)"
  }
  @objc func store(_ text: String) async throws {
    await Task.yield()
    if text.isEmpty { throw CocoaError(.featureUnsupported) }
    Clock.log.append("store \(text)")
  }

  class func selectors() -> [Selector] {
    [
      #selector(Clock.tick(_:)), #selector(reset), #selector(join(_:with:)), #selector(getter: Clock.ticks),
      #selector(Clock.load as (Clock) -> () async -> String), #selector(Clock.store(_:)),
    ]
  }

  static func connect(_ control: UIControl) -> Timer {
    control.addTarget(self, action: #selector(Clock.tapped), for: .touchUpInside)
    NotificationCenter.default.addObserver(
      self, selector: #selector(noticed(_:)), name: Notification.Name("clock"), object: nil)
    return Timer(timeInterval: 5, target: self, selector: #selector(tick), userInfo: "tock", repeats: false)
  }

  static func disconnect(_ control: UIControl) {
    control.removeTarget(self, action: #selector(Clock.tapped), for: .touchUpInside)
    NotificationCenter.default.removeObserver(self)
  }
}

class Stopwatch: Clock {
  override class func reset() {
    super.reset()
    log.append("stopped")
  }
}

extension UIColor {
  @objc static func brand() -> UIColor { .systemTeal }
}

let badges: [UIView.Type] = [Badge.self, UILabel.self, Badge.self]
