// swift-format-ignore-file
import ObjectiveCRuntime
#sourceLocation(file: "Tests/TranslatedAppTests/Sources/Calls.swift", line: 1)
// swift-format-ignore-file
import UIKit

      protocol Describing: NSObjectProtocol, AnyObject {
                                          
                                              
                                       
}

class Describer: NSObject, Describing {
  var title: String { "title" }
  var subtitle: String?
 fileprivate nonisolated static func _objc1(_ m: ObjectiveCMembers) { m.add(property: "title", get: { (o: Self) in o.title }); m.add(property: "subtitle", get: { (o: Self) in o.subtitle }, set: { (o: Self, v) in o.subtitle = v }) } }
class Silent: NSObject, Describing {}

/// Calls by selector, as apps have written them for years.
class Caller: UIViewController {
  var log: [String] = []
  weak var describer: Describing?
  var color = "white"
  let undo = UndoManager()

  var words: String { describer?.title ?? "no title" }
  var subtitle: String { (describer?.subtitle ?? "no subtitle") ?? "nil" }
  var count: Int { return describer?.count ?? -1 }
  var hasTitle: Bool {
    if let title = describer?.title { return !title.isEmpty }
    return describer?.title != nil || describer!.responds(to: Selector("title"))
  }

        func setColor(_ color: String) {
    undo.registerUndo(withTarget: self, selector: Selector("setColor:", Caller.setColor(_:)), object: self.color)
    self.color = color
  }

  func makeThread() -> Thread { return Thread(target: self, selector: Selector("work:", Caller.work(_:)), object: "thread") }
  func detach() { Thread.detachNewThreadSelector(Selector("work:", Caller.work(_:)), toTarget: self, with: "detached") }
  func workInBackground() { performSelector(inBackground: Selector("work:", Caller.work(_:)), with: "background") }
        nonisolated func work(_ word: String) {
    let isMain = Thread.isMainThread
    DispatchQueue.main.async { self.log.append(word + (isMain ? " main" : "")) }
  }

  override var keyCommands: [UIKeyCommand]? {
    return [
      UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("new", Caller.new), discoverabilityTitle: "New"),
      UIKeyCommand(title: "Close", image: nil, action: Selector("close", Caller.close), input: "w", modifierFlags: .command, propertyList: nil, alternates: [UICommandAlternate(title: "Close All", action: Selector("closeAll", Caller.closeAll), modifierFlags: .alternate)], discoverabilityTitle: "Close it", attributes: [], state: .off),
    ]
  }
        func new() { log.append("new") }
        func close() { log.append("close") }
        func closeAll() { log.append("close all") }

  func save(_ image: UIImage) {
    UIImageWriteToSavedPhotosAlbum(image, self, Selector("image:didFinishSavingWithError:contextInfo:", Caller.image(_:didFinishSavingWithError:contextInfo:)), nil)
  }
        func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
    log.append(error == nil ? "saved \(image.size.width)" : "failed")
  }
  func saveMovie(_ path: String) {
    UISaveVideoAtPathToSavedPhotosAlbum(path, self, Selector("video:didFinishSavingWithError:contextInfo:", Caller.video(_:didFinishSavingWithError:contextInfo:)), nil)
  }
        func video(_ path: String, didFinishSavingWithError error: NSError?, contextInfo: UnsafeMutableRawPointer?) {
    log.append(error?.domain ?? "saved")
  }
 fileprivate nonisolated static func _objc3(_ m: ObjectiveCMembers) { m.add("setColor:") { (o: Self, a0: String) in o.setColor(a0) }; m.add("work:") { (o: Self, a0: String) in o.work(a0) }; m.add("new") { (o: Self) in o.new() }; m.add("close") { (o: Self) in o.close() }; m.add("closeAll") { (o: Self) in o.closeAll() }; m.add("image:didFinishSavingWithError:contextInfo:") { (o: Self, a0: UIImage, a1: Error?, a2: UnsafeRawPointer) in o.image(a0, didFinishSavingWithError: a1, contextInfo: a2) }; m.add("video:didFinishSavingWithError:contextInfo:") { (o: Self, a0: String, a1: NSError?, a2: UnsafeMutableRawPointer?) in o.video(a0, didFinishSavingWithError: a1, contextInfo: a2) } } }

class Detail: UIViewController {
  var log = "none"
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    log = "detail"
  }
  required init?(coder: NSCoder) { fatalError() }
}
class Badge: UIView {
  var number = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    number = 7
  }
  required init?(coder: NSCoder) { fatalError() }
}

struct Screens {
  struct Row { let title: String; let type: UIViewController.Type }
  let rows = [Row(title: "a", type: Detail.self), Row(title: "b", type: UITableViewController.self)]

  func named(_ name: String) -> UIViewController? {
    return ObjectiveCMembers.make((ObjectiveCMembers.NSClassFromString(name) as? UIViewController.Type))
  }
  func guarded(_ name: String) -> UIViewController? {
    guard let type = ObjectiveCMembers.NSClassFromString(name) as? UIViewController.Type else { return nil }
    return ObjectiveCMembers.make(type, nibName: nil, bundle: nil)
  }
  func all() -> [UIViewController] { return rows.map { row in ObjectiveCMembers.make(row.type) } }
  func number(_ type: UIView.Type?) -> Int? { return (ObjectiveCMembers.make(type, frame: .zero) as? Badge)?.number }
  func hidden(_ type: UIView.Type?) -> Bool? { return ObjectiveCMembers.make(type)?.isHidden }
  func numbers() -> [Int] { return badges.map { ObjectiveCMembers.make($0) }.compactMap { ($0 as? Badge)?.number } }
  func cell(_ type: UITableViewCell.Type, _ name: String) -> UITableViewCell {
    return ObjectiveCMembers.make(type, style: .subtitle, reuseIdentifier: name)
  }
  func header(_ type: UITableViewHeaderFooterView.Type?) -> String? { return ObjectiveCMembers.make(type, reuseIdentifier: "header")?.reuseIdentifier }
}
class Entry: UITableViewCell {
  var made = ""
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made = "entry"
  }
  required init?(coder: NSCoder) { fatalError() }
}
extension Describing { var title: (String)? { ObjectiveCMembers.optionalValue(self, "title") }; var subtitle: (String?)? { ObjectiveCMembers.optionalValue(self, "subtitle") }; var count: (Int)? { ObjectiveCMembers.optionalValue(self, "count") } }
private nonisolated func _objcFile() { ObjectiveCMembers.register { m in Describer._objc1(m); Caller._objc3(m) } }
private enum _ObjCFile { @section(".init_array") @used static nonisolated let start: @convention(c) () -> Void = _objcFile }
