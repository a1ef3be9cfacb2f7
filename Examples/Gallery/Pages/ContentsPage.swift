import UIKit

/// Rows that are described by content and background configurations: the system's and one of the app's own.
final class ContentsPage: UITableViewController {
  private typealias Row = (name: String, setUp: (UITableViewCell) -> Void)

  private var stars = [3, 5]
  private lazy var sections: [(title: String, rows: [Row])] = [
    ("Contents", contents), ("States", states), ("Backgrounds", backgrounds), ("An app's own", ratings),
  ]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("pages are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "contents"
    for section in sections {
      for row in section.rows {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: row.name)
      }
    }
  }

  private var contents: [Row] {
    [
      ("Cell", { $0.contentConfiguration = Self.content(.cell(), "Cell", "With a second text below it") }),
      (
        "Subtitle",
        {
          var content = Self.content(.subtitleCell(), "Subtitle", "And a symbol")
          content.image = UIImage(systemName: "star.fill")
          content.imageProperties.tintColor = .systemOrange
          $0.contentConfiguration = content
        }
      ),
      (
        "Value",
        {
          var content = Self.content(.valueCell(), "Value", "42")
          content.image = UIImage(systemName: "gearshape")
          $0.contentConfiguration = content
          $0.accessoryType = .disclosureIndicator
        }
      ),
      (
        "Picture",
        {
          var content = Self.content(.cell(), "Picture", "Made smaller, with round corners")
          content.image = Self.picture
          content.imageProperties.maximumSize = CGSize(width: 44, height: 44)
          content.imageProperties.cornerRadius = 8
          $0.contentConfiguration = content
        }
      ),
      (
        "Long",
        {
          $0.contentConfiguration = Self.content(
            .valueCell(), "A text that leaves no room beside it", "and a value that goes below it")
        }
      ),
    ]
  }

  private var states: [Row] {
    [
      (
        "Handler",
        { cell in
          cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.cell().updated(for: state)
            content.text = state.isSelected ? "Selected" : "Not selected"
            content.image = UIImage(systemName: state.isSelected ? "checkmark" : "circle")
            cell.contentConfiguration = content
          }
        }
      ),
      (
        "Disabled",
        {
          $0.contentConfiguration = Self.content(.subtitleCell(), "Disabled", "Nothing happens")
          $0.isUserInteractionEnabled = false
          $0.setNeedsUpdateConfiguration()
        }
      ),
    ]
  }

  private var backgrounds: [Row] {
    [
      (
        "Stroke",
        {
          $0.contentConfiguration = Self.content(.cell(), "A line and insets", nil)
          var background = UIBackgroundConfiguration.listGroupedCell()
          background.cornerRadius = 12
          background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
          background.strokeColor = .systemBlue
          background.strokeWidth = 2
          $0.backgroundConfiguration = background
        }
      ),
      (
        "Color",
        {
          $0.contentConfiguration = Self.content(.cell(), "A color, as a state changes it", nil)
          var background = UIBackgroundConfiguration.listGroupedCell()
          background.backgroundColor = .systemMint
          background.backgroundColorTransformer = UIConfigurationColorTransformer {
            $0.withAlphaComponent(0.4)
          }
          $0.backgroundConfiguration = background
        }
      ),
    ]
  }

  private var ratings: [Row] {
    stars.indices.map { index in
      (
        "Rating \(index)",
        { [weak self] cell in
          guard let self else { return }
          // The cell is the page's, so what it keeps must not keep the page.
          cell.contentConfiguration = RatingConfiguration(stars: stars[index]) { [weak self] in
            self?.stars[index] = $0
          }
        }
      )
    }
  }

  private static func content(
    _ style: UIListContentConfiguration, _ text: String, _ secondary: String?
  ) -> UIListContentConfiguration {
    var content = style
    content.text = text
    content.secondaryText = secondary
    return content
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
    UIColor.systemIndigo.setFill()
    context.cgContext.fillEllipse(in: CGRect(x: 16, y: 16, width: 48, height: 48))
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.name, for: indexPath)
    row.setUp(cell)
    return cell
  }
}

/// A content of an app's own: stars that can be tapped.
struct RatingConfiguration: UIContentConfiguration {
  var stars: Int
  var onChange: (Int) -> Void

  func makeContentView() -> UIView & UIContentView { RatingView(self) }

  func updated(for state: UIConfigurationState) -> RatingConfiguration { self }
}

/// Shows a rating.
final class RatingView: UIView, UIContentView {
  private let row = UIStackView()

  var configuration: UIContentConfiguration { didSet { show() } }

  init(_ configuration: RatingConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    for star in 1...5 {
      let button = UIButton(type: .system)
      button.accessibilityLabel = "\(star) stars"
      button.addAction(UIAction { [weak self] _ in self?.choose(star) }, for: .primaryActionTriggered)
      row.addArrangedSubview(button)
    }
    show()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  private func choose(_ stars: Int) {
    guard var rating = configuration as? RatingConfiguration else { return }
    rating.stars = stars
    rating.onChange(stars)
    configuration = rating
  }

  private func show() {
    guard let rating = configuration as? RatingConfiguration else { return }
    for (index, view) in row.arrangedSubviews.enumerated() {
      (view as? UIButton)?.setImage(
        UIImage(systemName: index < rating.stars ? "star.fill" : "star"), for: .normal)
    }
  }
}
