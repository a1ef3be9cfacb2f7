import UIKit

/// A page of specimens, one below the other, each with a caption.
class SpecimenController: UIViewController {
  private var specimens: [(caption: UILabel, view: UIView)] = []

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
  }

  /// Adds a view below those that are there. Its size is the one it has, or the one that fits.
  func add(_ specimen: UIView, _ caption: String) {
    let label = UILabel()
    label.text = caption
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    if specimen.bounds.isEmpty { specimen.sizeToFit() }
    specimens.append((label, specimen))
    view.addSubview(label)
    view.addSubview(specimen)
  }

  override func viewDidLayoutSubviews() {
    var y: CGFloat = 20
    for (caption, specimen) in specimens {
      caption.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: 18)
      specimen.frame.origin = CGPoint(x: 20, y: y + 22)
      y = specimen.frame.maxY + 16
    }
  }
}
