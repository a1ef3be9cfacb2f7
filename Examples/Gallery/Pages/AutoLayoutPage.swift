import UIKit

/// Views that constraints place: a sidebar between limits, a form whose fields begin in one line, a card that
/// is never too wide, and a ball that a changed constant rolls.
final class AutoLayoutPage: UIViewController {
  private let sidebar = UIView()
  private let content = UIView()
  private let track = UIView()
  private let ball = UIView()
  private var ballPlace: NSLayoutConstraint?

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    sidebar.backgroundColor = .secondarySystemBackground
    add(sidebar, named: "sidebar", to: view)
    add(content, named: "content", to: view)
    let safe = view.safeAreaLayoutGuide
    let share = sidebar.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3)
    share.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      sidebar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sidebar.topAnchor.constraint(equalTo: view.topAnchor),
      sidebar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      share,
      sidebar.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      sidebar.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
      content.leadingAnchor.constraint(equalTo: sidebar.trailingAnchor),
      content.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      content.topAnchor.constraint(equalTo: safe.topAnchor),
      content.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
    fillSidebar()
    let form = addForm()
    let card = addCard(below: form)
    addTrack(below: card)
  }

  private func add(_ view: UIView, named name: String, to parent: UIView) {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }

  private func label(_ text: String, _ style: UIFont.TextStyle, named name: String, in parent: UIView)
    -> UILabel
  {
    let label = UILabel()
    label.text = text
    label.font = font(style)
    label.numberOfLines = 0
    add(label, named: name, to: parent)
    return label
  }

  /// The font of a style. Widths that are fixed have no room for words of the largest sizes.
  private func font(_ style: UIFont.TextStyle) -> UIFont {
    let category = min(traitCollection.preferredContentSizeCategory, .extraLarge)
    return .preferredFont(
      forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
  }

  // MARK: Sidebar

  private func fillSidebar() {
    let title = label("Thirty in a hundred, 120 to 250 wide", .headline, named: "sidebar title", in: sidebar)
    let text = label(
      "What stands here breaks where the sidebar ends, and what follows moves down.", .footnote,
      named: "sidebar text", in: sidebar)
    text.textColor = .secondaryLabel
    let margins = sidebar.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: sidebar.safeAreaLayoutGuide.topAnchor, constant: 20),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
    ])
  }

  // MARK: Form

  /// Captions as wide as the widest, fields beside them that take the rest, each pair on one baseline.
  private func addForm() -> UIView {
    let form = UIView()
    add(form, named: "form", to: content)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      form.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      form.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
    ])
    var above = form.topAnchor
    var firstCaption: UIView?
    for (name, value) in [("Name", "Ada"), ("Town", "London"), ("Occupation", "Mathematician")] {
      let caption = label(name, .subheadline, named: "caption \(name)", in: form)
      caption.numberOfLines = 1
      caption.adjustsFontSizeToFitWidth = true
      caption.minimumScaleFactor = 0.4
      caption.textColor = .secondaryLabel
      caption.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      caption.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      let field = UITextField()
      field.text = value
      field.borderStyle = .roundedRect
      field.accessibilityLabel = name
      add(field, named: "field \(name)", to: form)
      NSLayoutConstraint.activate([
        caption.leadingAnchor.constraint(equalTo: form.leadingAnchor),
        field.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
        field.trailingAnchor.constraint(equalTo: form.trailingAnchor),
        field.topAnchor.constraint(equalTo: above, constant: firstCaption == nil ? 0 : 10),
        caption.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      ])
      if let firstCaption {
        caption.widthAnchor.constraint(equalTo: firstCaption.widthAnchor).isActive = true
      }
      firstCaption = firstCaption ?? caption
      above = field.bottomAnchor
    }
    form.bottomAnchor.constraint(equalTo: above).isActive = true
    return form
  }

  // MARK: Card

  private func addCard(below form: UIView) -> UIView {
    let card = UIView()
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 14
    add(card, named: "card", to: content)
    let title = label("Never wider than 300", .headline, named: "card title", in: card)
    let text = label("and never closer to the edges than 20.", .body, named: "card text", in: card)
    for label in [title, text] {
      label.textColor = .onSystemColor
      label.textAlignment = .center
    }
    let preferredWidth = card.widthAnchor.constraint(equalToConstant: 1000)
    preferredWidth.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 24),
      card.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      card.leadingAnchor.constraint(greaterThanOrEqualTo: content.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -20),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 300), preferredWidth,
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
    ])
    for label in [title, text] {
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      ])
    }
    return card
  }

  // MARK: Ball

  private func addTrack(below card: UIView) {
    track.backgroundColor = .tertiarySystemFill
    track.layer.cornerRadius = 22
    ball.backgroundColor = .systemOrange
    ball.layer.cornerRadius = 18
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Roll") { [weak self] _ in self?.roll() })
    button.titleLabel?.font = font(.headline)
    add(track, named: "track", to: content)
    add(ball, named: "ball", to: track)
    add(button, named: "roll", to: content)
    let place = ball.leadingAnchor.constraint(equalTo: track.leadingAnchor, constant: 4)
    ballPlace = place
    NSLayoutConstraint.activate([
      track.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
      track.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      track.heightAnchor.constraint(equalToConstant: 44),
      button.leadingAnchor.constraint(equalTo: track.trailingAnchor, constant: 12),
      button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      button.centerYAnchor.constraint(equalTo: track.centerYAnchor),
      ball.widthAnchor.constraint(equalToConstant: 36),
      ball.heightAnchor.constraint(equalTo: ball.widthAnchor),
      ball.centerYAnchor.constraint(equalTo: track.centerYAnchor), place,
    ])
    button.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
  }

  /// Sends the ball to the other end.
  private func roll() {
    guard let ballPlace else { return }
    let end = track.bounds.width - ball.bounds.width - 4
    ballPlace.constant = ballPlace.constant > 4 ? 4 : end
    UIView.animate(withDuration: 0.4) { self.view.layoutIfNeeded() }
  }
}
