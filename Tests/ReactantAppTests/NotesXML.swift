// What the XML of the notes app is compiled to, in short.
import Hyperdrive

extension NoteCell {
  struct Styles {}
}

extension NoteCell: ReactantUI {
  var __rui: any ReactantUIContainer { reactantUIContainer { NoteCellXML(target: self) } }
}

extension MainRootView: ReactantUI {
  var __rui: any ReactantUIContainer { reactantUIContainer { MainRootViewXML(target: self) } }
}

extension MainRootView: RootView {}

extension NoteModificationRootView: ReactantUI {
  var __rui: any ReactantUIContainer { reactantUIContainer { NoteModificationRootViewXML(target: self) } }
}

extension NoteModificationRootView: RootView {}

class XMLContainer<Target: UIView>: ReactantUIContainer {
  unowned let target: Target
  var xmlPath: String { "" }
  var typeName: String { "\(Target.self)" }
  static var destroyed: Int {
    get { destructions }
    set { destructions = newValue }
  }

  init(target: Target) { self.target = target }
  func setupReactantUI() {}
  func updateReactantUI() {}
  static func destroyReactantUI(target: UIView) { destructions += 1 }
}

var destructions = 0

final class MainRootViewXML: XMLContainer<MainRootView> {
  override func setupReactantUI() {
    let table = target.noteTableView
    target.addSubview(table)
    NSLayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: target.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: target.trailingAnchor),
      table.topAnchor.constraint(equalTo: target.topAnchor),
      table.bottomAnchor.constraint(equalTo: target.bottomAnchor),
    ])
  }
}

final class NoteCellXML: XMLContainer<NoteCell> {
  override func setupReactantUI() {
    let (title, preview) = (target.title, target.preview)
    title.font = .boldSystemFont(ofSize: 20)
    preview.font = .systemFont(ofSize: 14)
    preview.numberOfLines = 2
    target.children(title, preview)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: target.leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: target.trailingAnchor, constant: -8),
      title.topAnchor.constraint(equalTo: target.topAnchor, constant: 6),
      preview.leadingAnchor.constraint(equalTo: target.leadingAnchor, constant: 10),
      preview.trailingAnchor.constraint(equalTo: target.trailingAnchor, constant: -10),
      preview.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      preview.bottomAnchor.constraint(lessThanOrEqualTo: target.bottomAnchor, constant: -6),
    ])
  }
}

final class NoteModificationRootViewXML: XMLContainer<NoteModificationRootView> {
  override func setupReactantUI() {
    let (title, body) = (target.titleTextField, target.bodyTextView)
    title.placeholder = "Title"
    body.font = .systemFont(ofSize: 16)
    target.children(title, body)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: target.leadingAnchor, constant: 24),
      title.trailingAnchor.constraint(equalTo: target.trailingAnchor, constant: -24),
      title.topAnchor.constraint(equalTo: target.topAnchor, constant: 24),
      body.leadingAnchor.constraint(equalTo: target.leadingAnchor, constant: 20),
      body.trailingAnchor.constraint(equalTo: target.trailingAnchor, constant: -20),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
      body.bottomAnchor.constraint(equalTo: target.bottomAnchor, constant: -24),
    ])
  }
}
