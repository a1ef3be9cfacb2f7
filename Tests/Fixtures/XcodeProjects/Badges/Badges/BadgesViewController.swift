//
//  BadgesViewController.swift
//  Badges
//

import BadgeKit
import Palette
import UIKit

class BadgesViewController: UIViewController {

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let title = UILabel()
        title.text = "Badges"
        title.font = .systemFont(ofSize: 34, weight: .bold)

        let badges = zip(badgeWords(), Palette.colors).map { word, color in
            return BadgeView(text: word, color: color)
        }
        let stack = UIStackView(arrangedSubviews: [title] + badges)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24)
        ])
    }

}
