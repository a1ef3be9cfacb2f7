/// The detection of controllers that carry out edits: those that override the methods that the class itself
/// leaves empty.
extension UITableViewController {
  private class PlainProbe: UITableViewController {}

  private final class CommittingProbe: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      title = "committed"
    }
  }

  private final class MovingProbe: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      title = "moved"
    }
  }

  private static let commitSlot = MethodSlot(
    of: UITableViewController.self, plainProbe: PlainProbe.self, overridingProbe: CommittingProbe.self)
  private static let moveSlot = MethodSlot(
    of: UITableViewController.self, plainProbe: PlainProbe.self, overridingProbe: MovingProbe.self)

  /// Whether the controller carries out deletions and insertions. Should that be unknown, it counts as one
  /// that does.
  var overridesCommit: Bool { Self.commitSlot.isOverridden(in: type(of: self)) ?? true }

  /// Whether the controller moves rows.
  var overridesMove: Bool { Self.moveSlot.isOverridden(in: type(of: self)) ?? true }
}

extension UITableViewController: OverriddenDataSource {}
