//
//  CardsViewController.swift
//  Cards
//

import UIKit

class CardsViewController: UIViewController {

    @IBOutlet weak var rankLabel: UILabel!
    @IBOutlet weak var suitLabel: UILabel!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var leftLabel: UILabel!
    @IBOutlet weak var drawButton: UIButton!
    @IBOutlet weak var progressView: UIProgressView!
    @IBOutlet var inkedLabels: [UILabel]!
    @IBOutlet var dealer: Dealer!

    override func viewDidLoad() {
        super.viewDidLoad()
        draw(drawButton)
    }

    @IBAction func draw(_ sender: UIButton) {
        guard let card = dealer.draw() else { return }
        rankLabel.text = card.rank
        suitLabel.text = card.suit.rawValue
        nameLabel.text = card.name
        for label in inkedLabels {
            label.textColor = card.suit.isRed ? UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1) : .black
        }
        leftLabel.text = "\(dealer.left) left"
        progressView.progress = Float(52 - dealer.left) / 52
        drawButton.isEnabled = dealer.left > 0
    }

    @IBAction func shuffle(_ sender: UIButton) {
        dealer.shuffle()
        draw(drawButton)
    }

}
