import UIKit

/// A screen of one framework: what it shows, buttons, and the last answer below them.
class FrameworkScreen: UIViewController {
  class var framework: String { "" }
  class var purpose: String { "" }
  class var symbol: String { "square" }

  private let stack = UIStackView()
  private let answer = UILabel()

  required init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError("screens are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Self.framework
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemGroupedBackground
    let scroll = UIScrollView()
    for part in [scroll, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(stack)
    stack.axis = .vertical
    stack.spacing = 12
    let width = stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 480), width,
    ])
    let heading = UILabel()
    heading.text = Self.purpose
    heading.textColor = .secondaryLabel
    heading.numberOfLines = 0
    add(heading)
    answer.numberOfLines = 0
    answer.font = .preferredFont(forTextStyle: .headline)
    answer.accessibilityIdentifier = "answer"
    fill()
    add(answer)
  }

  /// Adds the screen's own views.
  func fill() {}

  func add(_ view: UIView) { stack.addArrangedSubview(view) }

  func add(_ view: UIView, height: CGFloat) {
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    add(view)
  }

  func addButton(_ title: String, _ action: @escaping () -> Void) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.cornerStyle = .large
    add(UIButton(configuration: configuration, primaryAction: UIAction { _ in action() }))
  }

  /// Shows an answer.
  func show(_ text: String) { answer.text = text }

  func show(_ error: any Error) { show(error.localizedDescription) }
}
