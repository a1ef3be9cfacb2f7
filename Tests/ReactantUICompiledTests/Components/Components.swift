import Hyperdrive
import UIKit

final class Assorted: ViewBase<Void, Void> {
  let title = UILabel()
  let toggle = UISwitch()

  override init() {
    super.init()
  }
}

final class SmallCell: ViewBase<String, Void> {
  let label = UILabel()

  override func update() { label.text = componentState }
}
