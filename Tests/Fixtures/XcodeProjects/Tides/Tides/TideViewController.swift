//
//  TideViewController.swift
//  Tides
//

import UIKit

struct Harbor: Decodable {
    var name: String
    var range: Double
}

class TideViewController: UIViewController {

    private let tideView = TideView()
    private let nameLabel = UILabel()
    private let rangeLabel = UILabel()
    private let nextButton = UIButton(type: .system)
    private var harbors: [Harbor] = []
    private var index = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Tides", comment: "The title of the screen.")
        view.backgroundColor = .systemBackground

        if let url = Bundle.main.url(forResource: "north", withExtension: "json", subdirectory: "Harbors"),
            let data = try? Data(contentsOf: url) {
            harbors = (try? JSONDecoder().decode([Harbor].self, from: data)) ?? []
        }

        nameLabel.font = UIFont.systemFont(ofSize: 28, weight: .semibold)
        rangeLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
        rangeLabel.textColor = .secondaryLabel
        nextButton.setTitle(NSLocalizedString("Next harbor", comment: ""), for: .normal)
        nextButton.addTarget(self, action: #selector(nextHarbor), for: .touchUpInside)

        let stack = UIStackView(arrangedSubviews: [nameLabel, rangeLabel, tideView, nextButton])
        stack.axis = .vertical
        stack.spacing = 12
        stack.setCustomSpacing(28, after: rangeLabel)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        // A phone on its side leaves less room than that.
        let height = tideView.heightAnchor.constraint(equalToConstant: 220)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            height,
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24)
        ])
        show()
    }

    @objc private func nextHarbor() {
        index += 1
        show()
    }

    private func show() {
        guard !harbors.isEmpty else { return }
        let harbor = harbors[index % harbors.count]
        nameLabel.text = harbor.name
        rangeLabel.text = String(format: NSLocalizedString("range %@", comment: ""), "\(harbor.range)")
        tideView.range = harbor.range
    }

}
