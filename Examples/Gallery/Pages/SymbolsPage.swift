import UIKit

/// Symbols by name, and in sizes, weights and colors.
final class SymbolsPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Weights")
    for (title, weight) in [
      ("Thin", UIImage.SymbolWeight.thin), ("Regular", .regular), ("Semibold", .semibold), ("Black", .black),
    ] {
      row(title, line(["star", "heart", "gearshape", "bell"], .init(pointSize: 22, weight: weight)))
    }
    group("Scales")
    for (title, scale) in [("Small", UIImage.SymbolScale.small), ("Medium", .medium), ("Large", .large)] {
      row(title, line(["house", "magnifyingglass", "person"], .init(scale: scale)))
    }
    group("Around and filled")
    row(
      "Around",
      line(
        ["plus", "plus.circle", "plus.circle.fill", "plus.square", "plus.square.fill"], .init(pointSize: 22)))
    row(
      "Filled",
      line(["trash", "trash.fill", "bookmark", "bookmark.fill", "photo", "photo.fill"], .init(pointSize: 22)))
    group("Colors")
    let names = ["heart.circle.fill", "bell.badge", "mic.slash", "checkmark.circle.fill", "sun.max.fill"]
    let size = UIImage.SymbolConfiguration(pointSize: 22)
    row("One", line(names, size))
    row("Hierarchy", line(names, size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue))))
    row(
      "Palette",
      line(names, size.applying(UIImage.SymbolConfiguration(paletteColors: [.systemPink, .systemTeal]))))
    row("Their own", line(names, size.applying(UIImage.SymbolConfiguration.preferringMulticolor())))
    group("Values")
    for value in [0, 0.4, 0.7, 1] {
      row("\(Int(value * 100)) %", values(value, size))
    }
    group("Effects")
    for (name, symbol, run) in SymbolsPage.effects { row(name, effect(name, symbol, run)) }
  }

  private static let effects: [(String, String, (UIImageView) -> Void)] = [
    ("Bounce", "star.fill", { $0.addSymbolEffect(.bounce) }),
    ("Pulse twice", "heart.fill", { $0.addSymbolEffect(.pulse, options: .repeat(2)) }),
    ("Wiggle", "bell.fill", { $0.addSymbolEffect(.wiggle) }),
    ("Larger", "leaf.fill", { $0.addSymbolEffect(.scale.up) }),
    ("Variable color", "wifi", { $0.addSymbolEffect(.variableColor.cumulative, options: .nonRepeating) }),
    (
      "Replace", "play.fill",
      { view in
        guard let pause = UIImage(systemName: "pause.fill") else { return }
        view.setSymbolImage(pause, contentTransition: .replace)
      }
    ),
  ]

  /// A symbol and a button that runs an effect on it.
  private func effect(_ name: String, _ symbol: String, _ run: @escaping (UIImageView) -> Void) -> UIView {
    let picture = UIImageView(
      image: UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 22)))
    picture.contentMode = .center
    picture.accessibilityIdentifier = name
    let button = UIButton(type: .system)
    button.setTitle("Run", for: .normal)
    button.accessibilityLabel = "Run \(name)"
    button.addAction(UIAction { _ in run(picture) }, for: .primaryActionTriggered)
    let line = UIStackView(arrangedSubviews: [picture, button])
    line.spacing = 16
    line.alignment = .center
    line.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
    return line
  }

  private func values(_ value: Double, _ configuration: UIImage.SymbolConfiguration) -> UIView {
    let names = ["wifi", "speaker.wave.3.fill", "chart.bar.fill", "dot.radiowaves.left.and.right"]
    let line = UIStackView(
      arrangedSubviews: names.map {
        UIImageView(image: UIImage(systemName: $0, variableValue: value, configuration: configuration))
      })
    line.spacing = 12
    line.frame = CGRect(x: 0, y: 0, width: 160, height: 34)
    line.alignment = .center
    line.distribution = .equalSpacing
    return line
  }

  private func line(_ names: [String], _ configuration: UIImage.SymbolConfiguration) -> UIView {
    let line = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(names.count) * 36, height: 34))
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    for (index, name) in names.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      let place = isLeftToRight ? index : names.count - 1 - index
      view.center = CGPoint(x: 18 + CGFloat(place) * 36, y: 17)
      view.accessibilityLabel = name
      line.addSubview(view)
    }
    return line
  }
}
