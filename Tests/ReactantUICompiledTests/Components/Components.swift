import Hyperdrive
import UIKit

/// A public class, whose XML says nothing of access, with styles that depend on a theme that is internal.
public final class Assorted: ViewBase<Void, Void> {
  let title = UILabel()
  let toggle = UISwitch()

  public override init() {
    super.init()
  }
}

final class SmallCell: ViewBase<String, Void> {
  let label = UILabel()

  override func update() { label.text = componentState }
}

/// Names the view that zooms after the attributes were set, as components do.
final class Magnifier: ViewBase<Void, Void>, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let photo = UIView()

  override func afterInit() { scrollView.delegate = self }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}
