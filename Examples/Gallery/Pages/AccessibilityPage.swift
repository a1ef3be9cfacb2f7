import UIKit

/// The names, roles, values, steps and actions that screen readers speak, and accessibility elements that are
/// no views.
final class AccessibilityPage: SpecimenController {
  private lazy var statusLabel = status("told", "Nothing done yet")

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Roles")
    let heading = text("A heading")
    heading.accessibilityTraits = .header
    wide(heading)
    let link = text("A link")
    link.textColor = .link
    link.accessibilityTraits = .link
    link.isUserInteractionEnabled = true
    link.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.show("Followed the link") })
    wide(link)
    let picture = UIImageView(image: UIImage(systemName: "photo"))
    picture.isAccessibilityElement = true
    picture.accessibilityTraits = .image
    picture.accessibilityLabel = "A mountain at dusk"
    row("A picture with a name", picture)
    group("Values and steps")
    let rating = StarsControl()
    rating.onChange = { [weak self] in self?.show("Rated \($0)") }
    row("Stars, one by one", rating)
    group("Actions")
    let mail = text("A letter with three actions")
    mail.accessibilityIdentifier = "letter"
    mail.accessibilityCustomActions = ["Reply", "Forward", "Archive"].map { name in
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.show(name)
        return true
      }
    }
    wide(mail, "Its menu opens with Shift and F10")
    group("Elements")
    wide(BarChart(["Mon": 3, "Tue": 7, "Wed": 5]), "Bars that are drawn, each an element")
    group("Told")
    wide(statusLabel)
  }

  private func text(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.isAccessibilityElement = true
    return label
  }

  private func show(_ text: String) {
    setStatus(statusLabel, text)
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}

/// Stars that are set by a press, or step by step.
private final class StarsControl: UIControl {
  var onChange: ((Int) -> Void)?
  private var rating = 3 { didSet { update() } }
  private let stars = UIStackView()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 130, height: 26))
    stars.frame = bounds
    stars.distribution = .fillEqually
    stars.isUserInteractionEnabled = false
    for _ in 0..<5 { stars.addArrangedSubview(UIImageView()) }
    addSubview(stars)
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityIdentifier = "rating"
    accessibilityTraits = .adjustable
    update()
  }

  required init?(coder: NSCoder) { fatalError("the gallery is made in code") }

  private func update() {
    for (index, star) in stars.arrangedSubviews.enumerated() {
      (star as? UIImageView)?.image = UIImage(systemName: index < rating ? "star.fill" : "star")
    }
    accessibilityValue = "\(rating) of 5"
  }

  private func rate(_ value: Int) {
    guard (1...5).contains(value), value != rating else { return }
    rating = value
    onChange?(value)
  }

  override func accessibilityIncrement() { rate(rating + 1) }
  override func accessibilityDecrement() { rate(rating - 1) }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let x = touch?.location(in: self).x, bounds.width > 0 else { return }
    let place = Int(x / bounds.width * 5)
    rate((effectiveUserInterfaceLayoutDirection == .leftToRight ? place : 4 - place) + 1)
  }
}

/// Bars that are drawn by one view. Each is an element of its own for those who do not see them.
private final class BarChart: UIView {
  private let values: [(day: String, value: Int)]

  init(_ values: KeyValuePairs<String, Int>) {
    self.values = values.map { ($0.key, $0.value) }
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { fatalError("the gallery is made in code") }

  private func frame(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(values.count)
    let height = bounds.height * CGFloat(values[index].value) / 8
    let place = effectiveUserInterfaceLayoutDirection == .leftToRight ? index : values.count - 1 - index
    return CGRect(
      x: CGFloat(place) * width + 8, y: bounds.height - height, width: max(width - 16, 0), height: height)
  }

  override func draw(_ rect: CGRect) {
    UIColor.systemTeal.setFill()
    for index in values.indices { UIBezierPath(roundedRect: frame(index), cornerRadius: 6).fill() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessibilityElements = values.indices.map { index in
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = values[index].day
      element.accessibilityValue = "\(values[index].value) letters"
      element.accessibilityFrameInContainerSpace = frame(index)
      return element
    }
  }
}
