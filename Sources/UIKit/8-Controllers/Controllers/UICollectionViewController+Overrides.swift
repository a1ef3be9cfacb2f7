/// The controllers that move items: those that override what the class itself leaves empty.
extension UICollectionViewController: OverriddenItemSource {
  private class PlainProbe: UICollectionViewController {}

  private final class MovingProbe: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      title = "moved"
    }
  }

  private static let moveSlot = MethodSlot(
    of: UICollectionViewController.self, plainProbe: PlainProbe.self, overridingProbe: MovingProbe.self)

  /// Whether the controller moves items. Should that be unknown, it counts as one that does.
  var overridesMove: Bool { Self.moveSlot.isOverridden(in: type(of: self)) ?? true }
}
