//
//  ErrandCell.swift
//  Errands
//

import UIKit

class ErrandCell: UITableViewCell {

    @IBOutlet weak var iconView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var noteLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.accessibilityIdentifier = "title"
    }

    func show(_ errand: Errand) {
        iconView.image = UIImage(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
        titleLabel.text = errand.title
        noteLabel.text = errand.note
    }

}
