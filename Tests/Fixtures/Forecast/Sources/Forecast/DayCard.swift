import UIKit

/// A card with the weather of one day.
final class DayCard: UIView {
  private let stack = UIStackView()

  init(_ day: Day) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Design.cornerRadius
    let name = UILabel()
    name.text = day.name
    name.font = .preferredFont(forTextStyle: .headline)
    let heat = UILabel()
    heat.text = "\(day.high)°"
    heat.font = .systemFont(ofSize: 56, weight: .light)
    heat.textColor = Design.heatColor
    let sky = UILabel()
    sky.text = day.sky
    sky.textColor = .secondaryLabel
    stack.axis = .vertical
    stack.spacing = 4
    for view in [name, heat, sky] { stack.addArrangedSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
