//
//  HallCell.swift
//  Museum
//

import UIKit

class HallCell: UICollectionViewCell {

    @IBOutlet weak var iconView: UIImageView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!

    func show(_ hall: Hall) {
        iconView.image = UIImage(systemName: hall.icon)
        titleLabel.text = hall.title
        countLabel.text = "\(hall.works) works"
    }

}

class FloorHeader: UICollectionReusableView {

    @IBOutlet weak var titleLabel: UILabel!

}
