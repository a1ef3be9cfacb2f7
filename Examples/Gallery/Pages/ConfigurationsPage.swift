import UIKit

/// Buttons with a configuration: their kinds, states, sizes, corners and contents.
final class ConfigurationsPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addUsable()
    addKinds()
    addSizes()
    addContents()
  }

  private func addUsable() {
    group("Use it")
    let toggle = UIButton(configuration: .bordered())
    toggle.changesSelectionAsPrimaryAction = true
    toggle.accessibilityIdentifier = "toggle"
    toggle.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Favourite" : "Not a favourite"
      button.configuration?.image = UIImage(systemName: button.isSelected ? "heart.fill" : "heart")
      button.configuration?.imagePadding = 6
    }
    toggle.frame.size = size(190)
    row("Changes with its state", toggle)
    let load = UIButton(configuration: .filled())
    load.configuration?.title = "Load"
    load.configuration?.imagePadding = 8
    load.accessibilityIdentifier = "load"
    load.frame.size = size(130)
    load.addAction(
      UIAction { [weak load] _ in load?.configuration?.showsActivityIndicator.toggle() },
      for: .primaryActionTriggered)
    row("Shows that it works", load)
  }

  /// The size of a button of a width that has room for its title in the person's size of text.
  private func size(_ width: CGFloat) -> CGSize {
    let metrics = UIFontMetrics.default
    return CGSize(
      width: metrics.scaledValue(for: width).rounded(),
      height: max(35, metrics.scaledValue(for: 35).rounded()))
  }

  private func addKinds() {
    for (title, configuration) in [
      ("Plain", UIButton.Configuration.plain()), ("Gray", .gray()), ("Tinted", .tinted()),
      ("Filled", .filled()),
    ] {
      group(title)
      row("Normal", button(configuration, title))
      row("Under a finger", button(configuration, title) { $0.isHighlighted = true })
      row("Disabled", button(configuration, title) { $0.isEnabled = false })
      row("Selected", button(configuration, title) { $0.isSelected = true })
    }
  }

  private func addSizes() {
    group("Sizes and corners")
    for (title, size) in [
      ("Mini", UIButton.Configuration.Size.mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ] {
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = size
      configuration.cornerStyle = size == .medium ? .capsule : .dynamic
      row(title, button(configuration, title))
    }
  }

  private func addContents() {
    group("Contents")
    var configuration = UIButton.Configuration.filled()
    configuration.subtitle = "in stock"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 8
    row("Picture and subtitle", button(configuration, "Add to Cart"))
    configuration = .tinted()
    configuration.image = UIImage(systemName: "square.and.arrow.up")
    configuration.imagePlacement = .top
    configuration.imagePadding = 4
    row("Picture above", button(configuration, "Share"))
    configuration = .gray()
    configuration.image = UIImage(systemName: "chevron.forward")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 6
    row("Picture behind", button(configuration, "Next"))
    configuration = .plain()
    configuration.background.strokeColor = .systemTeal
    configuration.background.strokeWidth = 1.5
    configuration.cornerStyle = .capsule
    row("Outlined", button(configuration, "Outlined"))
  }

  private func button(
    _ configuration: UIButton.Configuration, _ title: String, _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    let button = UIButton(configuration: configuration)
    change(button)
    return button
  }
}
