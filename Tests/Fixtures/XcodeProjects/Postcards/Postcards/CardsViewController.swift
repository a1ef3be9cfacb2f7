//
//  CardsViewController.swift
//  Postcards
//

import UIKit

class CardsViewController: UICollectionViewController {

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 120)
        layout.sectionInset = UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20)
        layout.minimumLineSpacing = 20
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Postcards"
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return Card.all.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        let card = Card.all[indexPath.item]
        var content = UIListContentConfiguration.cell()
        content.text = card.place
        content.image = UIImage(systemName: card.symbol)
        cell.contentConfiguration = content
        cell.backgroundColor = .secondarySystemGroupedBackground
        cell.layer.cornerRadius = 14
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let alert = UIAlertController(title: Card.all[indexPath.item].greeting, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Send", style: .default))
        present(alert, animated: true)
    }

}
