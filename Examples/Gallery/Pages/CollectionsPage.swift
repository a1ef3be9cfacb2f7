import UIKit

/// Items in a flow: colors by their families, which come, go and change places.
final class CollectionsPage: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private var families: [(name: String, hues: [Int])] = [
    ("Warm", [0, 15, 30, 45, 60]), ("Fresh", [90, 110, 130, 150, 165, 180, 195]),
    ("Cool", [210, 225, 240, 255, 270, 285]),
  ]

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 84)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 20, right: 16)
    layout.headerReferenceSize = CGSize(
      width: 0, height: max(40, UIFont.preferredFont(forTextStyle: .headline).lineHeight.rounded(.up) + 8))
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityIdentifier = "colours"
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: "colour")
    collectionView.register(
      FamilyHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "family")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { families.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { families[section].hues.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "colour", for: indexPath)
    (cell as? ColorCell)?.hue = families[indexPath.section].hues[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "family", for: indexPath)
    guard let header = view as? FamilyHeader else { return view }
    header.label.text = families[indexPath.section].name
    header.button.removeAction(identifiedBy: UIAction.Identifier("turn"), for: .primaryActionTriggered)
    let section = indexPath.section
    header.button.addAction(
      UIAction(identifier: UIAction.Identifier("turn")) { [weak self] _ in self?.turn(section) },
      for: .primaryActionTriggered)
    return header
  }

  /// Moves a family's first color to its end.
  private func turn(_ section: Int) {
    guard families[section].hues.count > 1 else { return }
    families[section].hues.append(families[section].hues.removeFirst())
    collectionView.moveItem(
      at: IndexPath(item: 0, section: section),
      to: IndexPath(item: families[section].hues.count - 1, section: section))
  }

  /// A color that is chosen goes over to the next family.
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let next = (indexPath.section + 1) % families.count
    let hue = families[indexPath.section].hues.remove(at: indexPath.item)
    families[next].hues.insert(hue, at: 0)
    collectionView.moveItem(at: indexPath, to: IndexPath(item: 0, section: next))
  }
}

/// A color with its number.
private final class ColorCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("cells are made in code") }

  var hue = 0 {
    didSet {
      label.text = "\(hue)°"
      contentView.backgroundColor = UIColor(
        hue: CGFloat(hue) / 360, saturation: 0.6, brightness: 0.45, alpha: 1)
    }
  }

  override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.5 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A family's name, and a button that turns it round.
private final class FamilyHeader: UICollectionReusableView {
  let label = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.accessibilityTraits = .header
    button.setTitle("Turn", for: .normal)
    addSubview(label)
    addSubview(button)
  }

  required init?(coder: NSCoder) { fatalError("headers are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    label.textAlignment = isLeftToRight ? .left : .right
    let buttonWidth: CGFloat = 60
    button.frame = CGRect(
      x: isLeftToRight ? bounds.width - 8 - buttonWidth : 8, y: 0, width: buttonWidth, height: bounds.height)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
  }
}
