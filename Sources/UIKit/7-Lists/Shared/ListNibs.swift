import CoreGraphics

extension UINib {
  /// Makes the one view on the nib's top level, which is to be of a class. Raises an exception where the nib
  /// has none, or others too.
  fileprivate func makeView<View: UIView>(_: View.Type, _ identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.filter({ $0 is UIView }).count == 1,
      let view = objects.first(where: { $0 is View }) as? View
    else {
      ExceptionName.internalInconsistency.raise(
        """
        invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \
        \(View.self) instance
        """)
    }
    return view
  }

  /// Raises an exception for a view whose document has another identifier than the nib is registered for.
  fileprivate static func check(_ own: String?, _ identifier: String) {
    ExceptionName.internalInconsistency.raise(
      unless: own == nil || own == identifier || own?.isEmpty == true,
      """
      cell reuse indentifier in nib (\(own ?? "")) does not match the identifier used to register the nib (\(identifier))
      """)
  }
}

extension UITableView {
  func maker(ofCells nib: UINib?, _ identifier: String) -> ((CGRect) -> UITableViewCell)? {
    guard let nib else { return nil }
    return { _ in
      let cell = nib.makeView(UITableViewCell.self, identifier)
      UINib.check(cell.givenReuseIdentifier, identifier)
      cell.givenReuseIdentifier = identifier
      return cell
    }
  }

  func maker(ofHeaders nib: UINib?, _ identifier: String) -> ((CGRect) -> UITableViewHeaderFooterView)? {
    guard let nib else { return nil }
    return { _ in
      let view = nib.makeView(UITableViewHeaderFooterView.self, identifier)
      view.givenReuseIdentifier = identifier
      return view
    }
  }
}

extension UICollectionView {
  func maker(of nib: UINib?, _ identifier: String, kind: String?) -> ((CGRect) -> UICollectionReusableView)? {
    guard let nib else { return nil }
    return { frame in
      let view =
        kind == nil
        ? nib.makeView(UICollectionViewCell.self, identifier)
        : nib.makeView(UICollectionReusableView.self, identifier)
      UINib.check(view.reuseIdentifier, identifier)
      view.reuseIdentifier = identifier
      if frame != .zero { view.frame = frame }
      return view
    }
  }
}
