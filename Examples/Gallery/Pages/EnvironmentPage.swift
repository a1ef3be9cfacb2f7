import UIKit

/// The surroundings of an app: its scene, its folders, the words and numbers of its language, and the
/// `appearance()` of all views of a class.
final class EnvironmentPage: SpecimenController {
  private var hidesStatusBar = false
  private lazy var bar = status("status bar", "shown")
  private lazy var scene = status("scene", "inactive")

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Scene")
    row("State", scene)
    let hide = UISwitch()
    hide.addAction(
      UIAction { [weak self] action in self?.hideStatusBar((action.sender as? UISwitch)?.isOn ?? false) },
      for: .valueChanged)
    row("Hide the status bar", hide)
    row("Status bar", bar)
    group("Words")
    row("Between dates", text(relative(-3 * 24 * 3_600)))
    row("A list", text(ListFormatter.localizedString(byJoining: ["ink", "paper", "glue"])))
    row("A length of time", text(length(5_400)))
    row("A plural", text(String(localized: "\(3) of \(4) done")))
    row("A number", text(1_234.5.formatted()))
    group("Folders")
    for folder in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
      let url = FileManager.default.urls(for: folder, in: .userDomainMask).first
      row(
        folder == .cachesDirectory ? "Caches" : "Documents",
        text(url.map { FileManager.default.fileExists(atPath: $0.path) } == true ? "there" : "missing"))
    }
    group("Appearance of a class")
    Badge.appearance().backgroundColor = .systemTeal
    row("All badges", Badge("teal"))
    let own = Badge("its own")
    own.backgroundColor = .systemPink
    row("One with a color", own)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let state = view.window?.windowScene?.activationState
    scene.text = state == .foregroundActive ? "active" : "inactive"
  }

  override var prefersStatusBarHidden: Bool { hidesStatusBar }

  private func hideStatusBar(_ isHidden: Bool) {
    hidesStatusBar = isHidden
    setNeedsStatusBarAppearanceUpdate()
    setStatus(bar, isHidden ? "hidden" : "shown")
  }

  private func text(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    return label
  }

  private func relative(_ seconds: TimeInterval) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .full
    return formatter.localizedString(fromTimeInterval: seconds)
  }

  private func length(_ seconds: TimeInterval) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.hour, .minute]
    return formatter.string(from: seconds) ?? ""
  }
}

/// A word on a round ground, whose color its class' appearance has.
private final class Badge: UIView {
  private let label = UILabel()

  convenience init(_ word: String) {
    self.init(frame: CGRect(x: 0, y: 0, width: 84, height: 28))
    label.text = word
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    layer.cornerRadius = 14
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("badges are made in code") }
}
