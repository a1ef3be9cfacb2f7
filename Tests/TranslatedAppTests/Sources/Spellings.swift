// swift-format-ignore-file
import UIKit
import os.log

class Dealer: NSObject {
  var log: [String] = []
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("awake")
  }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func setValuesForKeys(_ keyedValues: [String: Any]) {
    log.append("several")
    super.setValuesForKeys(keyedValues)
  }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { log.append(key) }
  override class var accessInstanceVariablesDirectly: Bool { return !super.accessInstanceVariablesDirectly }
  override class func description() -> String { return "deals " + super.description() }
  override func responds(to aSelector: Selector!) -> Bool {
    return aSelector == Selector(("anything")) || super.responds(to: aSelector)
  }
}

class Cheat: Dealer {
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("cheated")
  }
}

class Plain: NSObject { var log: [String] = [] }
class Late: Plain {}
extension Late {
  override func awakeFromNib() {
    super.awakeFromNib()
    log.append("late")
  }
}

class Ring: CALayer {
  @NSManaged var progress: CGFloat
  @NSManaged var tint: UIColor?
  override class func needsDisplay(forKey key: String) -> Bool {
    return key == #keyPath(progress) || super.needsDisplay(forKey: key)
  }
}

@objc protocol Hearing: AnyObject {
  @objc func hear(_ note: Notification)
}
extension Hearing where Self: UIViewController {
  func listen() {
    NotificationCenter.default.addObserver(self, selector: #selector(hear(_:)), name: Notification.Name("Hearing"), object: nil)
  }
}
class Listener: UIViewController, Hearing {
  typealias Block = @convention(block) (Int) -> Void
  var heard = 0
  @objc var block: Block?
  @objc func hear(_ note: Notification) { heard += 1 }
  let colors: [Selector] = [#selector(getter: view.backgroundColor), #selector(setter: title)]
  var version: String? { return Bundle.main.object(forInfoDictionaryKey: kCFBundleVersionKey as String) as? String }
}

@propertyWrapper struct Clamped {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 9) } }
}
class Dial: NSObject {
  @objc @Clamped dynamic var level: Int = 1
  @objc dynamic class var steps: Int { return 10 }
}

#if DEBUG
let isDebug = true
#else
let isDebug = false
#endif
