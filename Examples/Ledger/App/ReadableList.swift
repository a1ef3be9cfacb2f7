import UIKit

extension UICollectionViewLayout {
  /// A list whose rows are no longer than can be read with ease, in the middle of wide windows.
  static func readableList(using list: UICollectionLayoutListConfiguration) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment).readable(in: environment)
    }
  }
}

extension NSCollectionLayoutSection {
  /// The section in the middle of wide windows, no wider than can be read with ease.
  func readable(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    guard environment.container.contentSize.width > 760 else { return self }
    contentInsetsReference = .readableContent
    contentInsets.leading = 0
    contentInsets.trailing = 0
    return self
  }
}
