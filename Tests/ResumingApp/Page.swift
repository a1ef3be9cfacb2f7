import KatanaStore
import UIKit

/// A numbered page.
final class Page: UIViewController, UITableViewDataSource {
  var onNext: () -> Void = {}
  private let number: Int
  private let store: Store<PagesState>
  private let values = UILabel()
  private var unsubscribe: StoreUnsubscribe?

  init(_ number: Int, store: Store<PagesState>) {
    self.number = number
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = makeField("field")
    let secret = makeField("secret")
    secret.isSecureTextEntry = true
    let code = makeField("code")
    code.textContentType = .oneTimeCode
    let note = UITextView()
    note.accessibilityIdentifier = "note"
    note.text = "A note. "
    note.frame = CGRect(x: 20, y: 240, width: 280, height: 60)
    values.accessibilityIdentifier = "values"
    values.frame = CGRect(x: 20, y: 310, width: 340, height: 24)
    let list = UITableView(frame: CGRect(x: 0, y: 390, width: 375, height: 240))
    list.accessibilityIdentifier = "list"
    list.dataSource = self
    list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let buttons = [
      ("Next", { [unowned self] in onNext() }), ("Count", { [unowned self] in count() }),
      (
        "Break",
        { [unowned self] in
          store.dispatch(Break()); return
        }
      ),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 20 + 110 * index, y: 340, width: 100, height: 40)
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
      view.addSubview(button)
    }
    for (index, part) in [field, secret, code].enumerated() {
      part.frame = CGRect(x: 20, y: 110 + 42 * index, width: 280, height: 36)
    }
    for part in [field, secret, code, note, values, list] { view.addSubview(part) }
    unsubscribe = store.addListener { [weak self] in self?.showValues() }
    showValues()
  }

  private func makeField(_ name: String) -> UITextField {
    let field = UITextField()
    field.accessibilityIdentifier = name
    field.borderStyle = .roundedRect
    return field
  }

  private func count() { store.dispatch(Count()) }

  private func showValues() {
    let state = store.state
    values.text = "depth \(state.depth) visits \(state.visits) count \(state.count) chance \(state.chance)"
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Page \(number), row \(indexPath.row)"
    return cell
  }
}
