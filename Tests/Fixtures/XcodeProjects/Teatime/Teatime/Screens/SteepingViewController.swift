//
//  SteepingViewController.swift
//  Teatime
//

import UIKit

class SteepingViewController: UIViewController {

    var onSteep: () -> Void = {}

    private let tea: Tea
    private let ring = CAShapeLayer()
    private let track = CAShapeLayer()
    private let time = UILabel()
    private let button = UIButton(configuration: .filled())

    init(tea: Tea) {
        self.tea = tea
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = tea.name
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = UIColor(named: "Paper")

        for layer in [track, ring] {
            layer.fillColor = nil
            layer.lineWidth = 14
            layer.lineCap = .round
            view.layer.addSublayer(layer)
        }
        track.strokeColor = UIColor(hex: tea.color).withAlphaComponent(0.18).cgColor
        ring.strokeColor = UIColor(hex: tea.color).cgColor
        ring.strokeEnd = 0

        time.text = "\(tea.minutes):00"
        time.font = .monospacedDigitSystemFont(ofSize: 52, weight: .light)
        time.textAlignment = .center

        button.configuration?.title = NSLocalizedString("Steep", comment: "Starts the time")
        button.configuration?.image = UIImage(systemName: "play.fill")
        button.configuration?.imagePadding = 8
        button.configuration?.cornerStyle = .capsule
        button.configuration?.buttonSize = .large
        button.addAction(UIAction { [weak self] _ in self?.steep() }, for: .touchUpInside)

        for subview in [time, button] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            time.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            time.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -40),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -32),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 40)
        let path = UIBezierPath(arcCenter: center, radius: 120, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        track.path = path.cgPath
        ring.path = path.cgPath
    }

    private func steep() {
        onSteep()
        ring.strokeEnd = 1
        button.configuration?.title = tea.summary
        button.isEnabled = false
    }

}
