// swift-format-ignore-file
import UIKit
import ObjectiveC.runtime

@objc protocol EditorDelegate: NSObjectProtocol {
  func editorDidOpen(_ editor: EditorController)
  @objc optional func editorDidSave(_ editor: EditorController)
  @objc optional func editor(_ editor: EditorController, heightFor row: Int) -> Double
  @objc optional func editorDidClose()
}

@objc(Document) class Document: NSObject {
  @objc dynamic var count = 0
  @objc dynamic var title: String?
  @objc dynamic var next: Document?
  @objc dynamic var doubled: Int {
    get { count * 2 }
    set { count = newValue / 2 }
  }
  @objc dynamic var summary: String { "\(title ?? "") \(count)" }
  @objc class var keyPathsForValuesAffectingSummary: Set<String> { ["title", "count"] }
  @objc enum Kind: Int { case plain, rich }
}

class EditorController: UIViewController {
  @IBOutlet weak var label: UILabel!
  @IBOutlet private var buttons: [UIButton]!
  @IBInspectable var radius: CGFloat = 4
  @IBInspectable var isRound: Bool = false
  weak var delegate: EditorDelegate?
  var log: [String] = []
  let tapGesture = UITapGestureRecognizer(target: nil, action: #selector(EditorController.tapped(_:)))
  lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    button.addTarget(self, action: #selector(store(_:for:)), for: .touchUpInside)
    button.addTarget(nil, action: Selector(("respond:")), for: .touchUpInside)
    return button
  }()

  var buttonCount: Int { buttons.count }

  @objc func save() { log.append("save") }
  @objc private func store(_ sender: UIButton, for event: UIEvent?) { log.append("store") }
  @IBAction func close(_ sender: Any?) { log.append("close") }
  @objc private func tapped(_ gesture: UITapGestureRecognizer) { log.append("tapped") }
  @objc func join(_ one: String, with other: Int) -> String { "\(one)\(other)" }
  @objc func convert(_ text: String) -> String { "text" }
  @objc(convertNumber:) func convert(_ number: Int) -> String { "number" }
  @objc func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "")") }
  @objc func step(_ link: CADisplayLink) { log.append("step") }
  @objc func noticed(_ note: Notification) { log.append("noticed \(note.name.rawValue)") }
  @objc func isOpen() -> Bool { true }

  func selectors() -> [Selector] {
    [
      #selector(save), #selector(store), #selector(self.close(_:)), #selector(EditorController.join(_:with:)),
      #selector(convert as (EditorController) -> (Int) -> String), #selector(self.convert(_:) as (String) -> String),
      #selector(getter: radius), #selector(setter: EditorController.radius), #selector(UIView.endEditing(_:)),
      #selector(UIResponder.resignFirstResponder), #selector(UIViewController.dismiss(animated:completion:)),
      #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)), #selector(EditorDelegate.editorDidClose),
      #selector(UIResponderStandardEditActions.copy(_:)),
    ]
  }

  func notifyDelegate() -> [String] {
    delegate?.editorDidOpen(self)
    delegate?.editorDidSave?(self)
    delegate?.editorDidClose?()
    var results = ["\(delegate?.editor?(self, heightFor: 3) ?? -1)", "\(delegate?.editorDidClose == nil)"]
    if let save = delegate?.editorDidSave { save(self) }
    results.append("\(delegate?.responds(to: #selector(EditorDelegate.editorDidSave(_:))) ?? false)")
    results.append("\(delegate?.responds(to: #selector(EditorDelegate.editorDidClose)) ?? false)")
    return results
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #selector(close(_:)) || super.canPerformAction(action, withSender: sender)
  }
}

@IBDesignable class RoundView: UIView {
  @IBInspectable var borderColor: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }
}
