import SnapshotTesting
import Testing
import UIKit

@testable import Gallery

/// Tests as projects have them whose targets belong to the main actor, of an app's own types.
@Suite(.snapshots(record: .missing)) struct BadgeTests {
  @Test func aBadgeIsRoundAndCastsAShadow() {
    assertSnapshot(of: Badge(count: 3), as: .image(size: CGSize(width: 40, height: 40)))
  }

  @Test func theAppsListLooksAsItDid() {
    let list = GalleryController(pages: Array(GalleryPage.all.prefix(1)))
    assertSnapshot(of: UINavigationController(rootViewController: list), as: .hierarchy)
  }

  @Test func aLayerAndAPath() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    layer.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
    assertSnapshot(of: layer, as: .image)
    assertSnapshot(of: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 24, height: 16)), as: .image(scale: 2))
    assertSnapshot(
      of: UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4.5)), as: .elementsDescription)
  }
}

final class Badge: UIView {
  private let label = UILabel()

  init(count: Int) {
    super.init(frame: .zero)
    label.text = "\(count)"
    label.textAlignment = .center
    label.textColor = .white
    backgroundColor = .systemRed
    layer.shadowOpacity = 0.5
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
