// swift-format-ignore-file
import UIKit

@objc protocol Describing: NSObjectProtocol {
  @objc optional var title: String { get }
  @objc optional var subtitle: String? { get }
  @objc optional var count: Int { get }
}

class Describer: NSObject, Describing {
  var title: String { "title" }
  var subtitle: String?
}
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
    return describer?.title != nil || describer!.responds(to: #selector(getter: Describing.title))
  }

  @objc func setColor(_ color: String) {
    undo.registerUndo(withTarget: self, selector: #selector(setColor(_:)), object: self.color)
    self.color = color
  }

  func makeThread() -> Thread { return Thread(target: self, selector: #selector(work(_:)), object: "thread") }
  func detach() { Thread.detachNewThreadSelector(#selector(work(_:)), toTarget: self, with: "detached") }
  func workInBackground() { performSelector(inBackground: #selector(work(_:)), with: "background") }
  @objc nonisolated func work(_ word: String) {
    let isMain = Thread.isMainThread
    DispatchQueue.main.async { self.log.append(word + (isMain ? " main" : "")) }
  }

  override var keyCommands: [UIKeyCommand]? {
    return [
      UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(new), discoverabilityTitle: "New"),
      UIKeyCommand(title: "Close", image: nil, action: #selector(close), input: "w", modifierFlags: .command, propertyList: nil, alternates: [UICommandAlternate(title: "Close All", action: #selector(closeAll), modifierFlags: .alternate)], discoverabilityTitle: "Close it", attributes: [], state: .off),
    ]
  }
  @objc func new() { log.append("new") }
  @objc func close() { log.append("close") }
  @objc func closeAll() { log.append("close all") }

  func save(_ image: UIImage) {
    UIImageWriteToSavedPhotosAlbum(image, self, #selector(image(_:didFinishSavingWithError:contextInfo:)), nil)
  }
  @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {
    log.append(error == nil ? "saved \(image.size.width)" : "failed")
  }
  func saveMovie(_ path: String) {
    UISaveVideoAtPathToSavedPhotosAlbum(path, self, #selector(video(_:didFinishSavingWithError:contextInfo:)), nil)
  }
  @objc func video(_ path: String, didFinishSavingWithError error: NSError?, contextInfo: UnsafeMutableRawPointer?) {
    log.append(error?.domain ?? "saved")
  }
}

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
    return (NSClassFromString(name) as? UIViewController.Type)?.init()
  }
  func guarded(_ name: String) -> UIViewController? {
    guard let type = NSClassFromString(name) as? UIViewController.Type else { return nil }
    return type.init(nibName: nil, bundle: nil)
  }
  func all() -> [UIViewController] { return rows.map { row in row.type.init() } }
  func number(_ type: UIView.Type?) -> Int? { return (type?.init(frame: .zero) as? Badge)?.number }
  func hidden(_ type: UIView.Type?) -> Bool? { return type?.init().isHidden }
  func numbers() -> [Int] { return badges.map { $0.init() }.compactMap { ($0 as? Badge)?.number } }
  func cell(_ type: UITableViewCell.Type, _ name: String) -> UITableViewCell {
    return type.init(style: .subtitle, reuseIdentifier: name)
  }
  func header(_ type: UITableViewHeaderFooterView.Type?) -> String? { return type?.init(reuseIdentifier: "header").reuseIdentifier }
}
class Entry: UITableViewCell {
  var made = ""
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    made = "entry"
  }
  required init?(coder: NSCoder) { fatalError() }
}
