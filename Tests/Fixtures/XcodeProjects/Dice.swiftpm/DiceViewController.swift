import UIKit

class DiceViewController: UIViewController {

    private let dice = [UIImageView(), UIImageView()]
    private let sum = UILabel()
    private let rules = UILabel()
    private var values = [1, 1]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        for die in dice {
            die.contentMode = .scaleAspectFit
            die.widthAnchor.constraint(equalToConstant: 120).isActive = true
            die.heightAnchor.constraint(equalToConstant: 120).isActive = true
        }
        let row = UIStackView(arrangedSubviews: dice)
        row.spacing = 24

        sum.font = .systemFont(ofSize: 44, weight: .bold)
        rules.font = .preferredFont(forTextStyle: .footnote)
        rules.textColor = .secondaryLabel
        if let file = Bundle.main.url(forResource: "rules", withExtension: "txt") {
            rules.text = try? String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
        }

        var configuration = UIButton.Configuration.filled()
        configuration.title = "Roll"
        configuration.cornerStyle = .capsule
        configuration.buttonSize = .large
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.roll() })

        let stack = UIStackView(arrangedSubviews: [row, sum, button, rules])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 28
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        show()
    }

    private func roll() {
        values = values.map { $0 % 6 + 2 }.map { min($0, 6) }
        show()
    }

    private func show() {
        for (die, value) in zip(dice, values) {
            die.image = UIImage(systemName: "\(value).square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 104))
        }
        sum.text = "\(values.reduce(0, +))"
    }

}
