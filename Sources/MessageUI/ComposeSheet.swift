import UIKit

/// The fields of a composer, and its two buttons.
@MainActor final class ComposeSheet: UIViewController {
  private let texts: [(name: String, text: String)]
  private let note: String?
  private let handler: ([String]?) -> Void
  private var fields: [UITextField] = []
  private let body = UITextView()
  private var stack = UIStackView()

  /// Creates a sheet.
  /// - Parameters:
  ///   - title: The title of the bar.
  ///   - texts: The fields with their texts; the last one has several lines.
  ///   - note: A line above the text; nil for none.
  ///   - handler: Called with the texts where the person sends, with nil where they cancel.
  init(
    title: String, texts: [(name: String, text: String)], note: String?,
    handler: @escaping ([String]?) -> Void
  ) {
    (self.texts, self.note, self.handler) = (texts, note, handler)
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.handler(nil) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    for (name, text) in texts.dropLast() { stack.addArrangedSubview(row(name, text)) }
    if let note {
      let label = UILabel()
      label.text = note
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    body.text = texts.last?.text
    body.font = .preferredFont(forTextStyle: .body)
    body.accessibilityLabel = texts.last?.name
    stack.addArrangedSubview(body)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  private func row(_ name: String, _ text: String) -> UIView {
    let label = UILabel()
    label.text = name + ":"
    label.textColor = .secondaryLabel
    label.setContentHuggingPriority(.required, for: .horizontal)
    let field = UITextField()
    field.text = text
    field.accessibilityLabel = name
    fields.append(field)
    let row = UIStackView(arrangedSubviews: [label, field])
    row.spacing = 8
    return row
  }

  private func send() { handler(fields.map { $0.text ?? "" } + [body.text ?? ""]) }
}

extension String {
  /// The text for a query of a `mailto:` or `sms:` address, whose values have no plus signs for spaces.
  var escapedForAddress: String {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~@,")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
