import UIKit

/// Symbols by name, and in sizes, weights and colours.
final class SymbolsPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Weights")
    for (title, weight) in [
      ("Thin", UIImage.SymbolWeight.thin), ("Regular", .regular), ("Semibold", .semibold), ("Black", .black),
    ] {
      row(title, line(["star", "heart", "gearshape", "bell"], .init(pointSize: 22, weight: weight)))
    }
    group("Scales")
    for (title, scale) in [("Small", UIImage.SymbolScale.small), ("Medium", .medium), ("Large", .large)] {
      row(title, line(["house", "magnifyingglass", "person"], .init(scale: scale)))
    }
    group("Around and filled")
    row(
      "Around",
      line(
        ["plus", "plus.circle", "plus.circle.fill", "plus.square", "plus.square.fill"], .init(pointSize: 22)))
    row(
      "Filled",
      line(["trash", "trash.fill", "bookmark", "bookmark.fill", "photo", "photo.fill"], .init(pointSize: 22)))
  }

  private func line(_ names: [String], _ configuration: UIImage.SymbolConfiguration) -> UIView {
    let line = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(names.count) * 36, height: 34))
    let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    for (index, name) in names.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      let place = isLeftToRight ? index : names.count - 1 - index
      view.center = CGPoint(x: 18 + CGFloat(place) * 36, y: 17)
      view.accessibilityLabel = name
      line.addSubview(view)
    }
    return line
  }
}
