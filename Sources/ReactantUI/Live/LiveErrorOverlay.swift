import UIKit

/// A window in front of all others that lists the mistakes in the files of the interface, and is hidden while
/// there are none.
@MainActor final class LiveErrorOverlay {
  /// Called when the person dismisses the list.
  var onDismiss: (() -> Void)?

  private let window: UIWindow
  private let controller = LiveErrorController()

  init(over other: UIWindow) {
    window = UIWindow(frame: other.bounds)
    window.windowLevel = UIWindow.Level(UIWindow.Level.alert.rawValue + 100)
    controller.onDismiss = { [weak self] in self?.onDismiss?() }
  }

  /// Whether the list is on the screen.
  var isShown: Bool { !window.isHidden }

  /// The view with the list, for tests.
  var view: UIView { controller.view }

  /// Shows the mistakes of all files, in order of their paths; hides the window where there are none.
  func show(_ errors: [LiveError]) {
    if errors.isEmpty {
      guard isShown else { return }
      window.isHidden = true
      window.rootViewController = nil
      controller.show([])
    } else {
      controller.show(errors)
      guard !isShown else { return }
      window.frame = UIScreen.main.bounds
      window.rootViewController = controller
      window.isHidden = false
    }
  }

  /// Hides the window for good.
  func close() {
    show([])
  }
}

/// The list of mistakes: per file the message, its place and the line, on red, with a button to dismiss it.
@MainActor final class LiveErrorController: UIViewController {
  var onDismiss: (() -> Void)?

  private var errors: [LiveError] = []
  private let scroll = UIScrollView()
  private let list = UIStackView()
  private let dismissButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)
    view.accessibilityIdentifier = "ReactantLiveUI.errors"
    overrideUserInterfaceStyle = .dark

    list.axis = .vertical
    list.spacing = 10
    scroll.alwaysBounceVertical = true
    scroll.indicatorStyle = .white
    dismissButton.setTitle("Dismiss (ESC)", for: .normal)
    dismissButton.setTitleColor(.white, for: .normal)
    dismissButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    dismissButton.backgroundColor = UIColor(white: 1, alpha: 0.1)
    dismissButton.layer.cornerRadius = 16
    dismissButton.addAction(UIAction { [weak self] _ in self?.onDismiss?() }, for: .touchUpInside)
    addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.onDismiss?() })

    for part in [scroll, list, dismissButton] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scroll)
    scroll.addSubview(list)
    view.addSubview(dismissButton)
    let safe = view.safeAreaLayoutGuide
    let third = dismissButton.widthAnchor.constraint(equalTo: safe.widthAnchor, multiplier: 1 / 3)
    third.priority = .defaultHigh
    // On wide screens lines stay short enough to be read.
    let fill = list.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40)
    fill.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: dismissButton.topAnchor, constant: -16),
      list.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 40),
      list.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
      list.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor),
      list.widthAnchor.constraint(lessThanOrEqualToConstant: 760), fill,
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      dismissButton.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      dismissButton.heightAnchor.constraint(equalToConstant: 48), third,
      dismissButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
      dismissButton.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
      dismissButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
    ])
    fillList()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  /// Replaces the list; an unchanged one stays as it is, with its scroll position.
  func show(_ errors: [LiveError]) {
    guard errors != self.errors else { return }
    self.errors = errors
    if isViewLoaded { fillList() }
  }

  private func fillList() {
    for old in list.arrangedSubviews { old.removeFromSuperview() }
    for (index, error) in errors.enumerated() {
      if index > 0 { list.addArrangedSubview(divider()) }
      list.addArrangedSubview(row(error))
    }
  }

  private func divider() -> UIView {
    let line = UIView()
    line.backgroundColor = .white
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    return line
  }

  private func row(_ error: LiveError) -> UIView {
    let row = UIStackView()
    row.axis = .vertical
    row.spacing = 6
    row.addArrangedSubview(label(error.message, .boldSystemFont(ofSize: 16), indent: 0))
    row.addArrangedSubview(label("in: " + error.place, .systemFont(ofSize: 14), indent: 10))
    if let excerpt = error.excerpt {
      row.addArrangedSubview(code(excerpt))
    }
    return row
  }

  private func label(_ text: String, _ font: UIFont, indent: CGFloat) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = .white
    label.numberOfLines = 0
    return inset(label, UIEdgeInsets(top: 0, left: indent, bottom: 0, right: 0))
  }

  private func code(_ excerpt: String) -> UIView {
    let label = UILabel()
    label.text = excerpt
    label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    label.textColor = .white
    label.numberOfLines = 0
    label.lineBreakMode = .byClipping
    let box = inset(label, UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10))
    box.backgroundColor = UIColor(white: 0, alpha: 0.25)
    box.layer.cornerRadius = 8
    box.clipsToBounds = true
    return inset(box, UIEdgeInsets(top: 2, left: 10, bottom: 0, right: 0))
  }

  private func inset(_ view: UIView, _ insets: UIEdgeInsets) -> UIView {
    let box = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: insets.top),
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: insets.left),
      view.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -insets.right),
      view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -insets.bottom),
    ])
    return box
  }
}
