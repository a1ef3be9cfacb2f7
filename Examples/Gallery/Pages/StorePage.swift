import UIKit

/// A store's front: sections that scroll across, badges, headers and a background, in one compositional
/// layout.
final class StorePage: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private enum Section: Int, CaseIterable {
    case featured, games, categories
    var title: String { ["Today", "Games we love", "Categories"][rawValue] }
    var count: Int { [6, 12, 8][rawValue] }
  }

  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityIdentifier = "store"
    collectionView.register(StoreCell.self, forCellWithReuseIdentifier: "app")
    collectionView.register(StoreRow.self, forCellWithReuseIdentifier: "row")
    collectionView.register(
      StoreHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    collectionView.register(
      StoreBadge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let section: NSCollectionLayoutSection
        switch Section(rawValue: index) {
        case .featured: section = Self.featured(environment)
        case .games: section = Self.games()
        default: section = Self.categories(environment)
        }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: "header", alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
    layout.register(StoreGround.self, forDecorationViewOfKind: "ground")
    return layout
  }

  private static let insets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 12, trailing: 20)

  /// Large cards, one after the other in the middle.
  private static func featured(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let isWide = environment.container.effectiveContentSize.width > 600
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.45 : 0.9), heightDimension: .absolute(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = insets
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  /// Columns of three rows with badges.
  private static func games() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(22), heightDimension: .absolute(22)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .leading], absoluteOffset: CGPoint(x: 42, y: 0)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.86), heightDimension: .absolute(216)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = insets
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  /// A grid on a colored ground.
  private static func categories(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(84)),
      subitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = insets
    section.decorationItems = [.background(elementKind: "ground")]
    return section
  }

  // MARK: Items

  func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Section.allCases[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let isRow = indexPath.section == Section.games.rawValue
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: isRow ? "row" : "app", for: indexPath)
    let hue = CGFloat((indexPath.item * 47 + indexPath.section * 90) % 360) / 360
    let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.45, alpha: 1)
    (cell as? StoreCell)?.show("\(Section.allCases[indexPath.section].title) \(indexPath.item + 1)", color)
    (cell as? StoreRow)?.show("Game \(indexPath.item + 1)", color)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    (view as? StoreHeader)?.label.text = Section.allCases[indexPath.section].title
    (view as? StoreBadge)?.show(indexPath.item % 3 == 1 ? nil : indexPath.item + 1)
    return view
  }
}

/// A card of one color with its name.
private final class StoreCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.clipsToBounds = true
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -14),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("cells are made in code") }

  func show(_ name: String, _ color: UIColor) {
    label.text = name
    contentView.backgroundColor = color
  }
}

/// A row with an icon, a name and a button.
private final class StoreRow: UICollectionViewCell {
  private let icon = UIView()
  private let label = UILabel()
  private let button = UIButton(configuration: .gray())

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.layer.cornerRadius = 12
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    button.configuration?.title = "Get"
    button.configuration?.cornerStyle = .capsule
    let stack = UIStackView(arrangedSubviews: [icon, label, button])
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 52), icon.heightAnchor.constraint(equalToConstant: 52),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("cells are made in code") }

  func show(_ name: String, _ color: UIColor) {
    label.text = name
    icon.backgroundColor = color
  }
}

/// A section's title.
private final class StoreHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.accessibilityTraits = .header
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("headers are made in code") }
}

/// A number in a red circle.
private final class StoreBadge: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 12, weight: .bold)
    label.textColor = .onSystemColor
    label.textAlignment = .center
    label.backgroundColor = .systemRed
    label.layer.cornerRadius = 11
    label.clipsToBounds = true
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("badges are made in code") }

  /// Shows a number, or nothing.
  func show(_ number: Int?) {
    label.isHidden = number == nil
    label.text = number.map { "\($0)" }
  }
}

/// The ground of a section.
private final class StoreGround: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { fatalError("grounds are made in code") }
}
