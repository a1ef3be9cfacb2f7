import InterfaceDocuments
import UIKit

extension SetterTable {
  func addLists() {
    add("collectionView", UICollectionView.self) { s in
      s.outlet("collectionViewLayout") { $0.collectionViewLayout = $1 }
    }
    add("collectionViewFlowLayout", UICollectionViewFlowLayout.self) { s in
      s.set("automaticEstimatedItemSize") {
        if $1 { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      }
      // Automatic sizes are written as an estimate of zero beside a flag.
      s.set("estimatedItemSize") { (layout, size: CGSize) in
        if size.width > 0 || size.height > 0 { layout.estimatedItemSize = size }
      }
    }
    add("panGestureRecognizer", UIPanGestureRecognizer.self) { s in
      s.part(
        "maximumNumberOfTouches", { element, _ in touchCount(element) }, { $0.maximumNumberOfTouches = $1 })
    }
  }
}

/// The greatest number of touches; nil for no limit.
@MainActor private func touchCount(_ element: InterfaceObject) -> Int? {
  element.attribute("maximumNumberOfTouches").flatMap(Double.init).flatMap {
    (1..<1000).contains($0) ? Int($0) : nil
  }
}
