//
//  HallsViewController.swift
//  Museum
//

import UIKit

class HallsViewController: UICollectionViewController {

    let floors = Floor.all

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "HallCell", bundle: nil), forCellWithReuseIdentifier: "Hall")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return floors.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return floors[section].halls.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Hall", for: indexPath) as! HallCell
        cell.show(floors[indexPath.section].halls[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Floor", for: indexPath) as! FloorHeader
        header.titleLabel.text = floors[indexPath.section].title
        return header
    }

}
