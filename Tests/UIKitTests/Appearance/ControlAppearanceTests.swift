import ShojiTestSupport
import Testing

@testable import UIKit

/// Small controls as they look in their states, in the light from left to right, and in the dark from right
/// to left.
@MainActor struct ControlAppearanceTests {
  @Test(
    arguments: zip(
      [UIUserInterfaceStyle.light, .dark],
      [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft]))
  func controlsLookAsRecorded(style: UIUserInterfaceStyle, direction: UISemanticContentAttribute) throws {
    let samples = ControlSamples(direction)
    samples.sheet.overrideUserInterfaceStyle = style
    let name = "controls-\(style == .dark ? "dark-rtl" : "light")"
    let mismatch = try RecordedOutput(name).mismatch(
      with: try ViewFixture(samples.sheet, scale: 2).picture())
    #expect(mismatch == nil)
  }

  @Test func symbolsLookAsRecorded() throws {
    let around = [
      "plus.circle", "xmark.circle.fill", "star.square", "info.circle", "a.circle", "m.square.fill",
      "7.circle.fill",
      "12.circle", "34.square", "50.circle.fill",
    ]
    let names = SymbolCatalog.shared.entries.keys.sorted() + around
    let columns = 26
    let rows = (names.count + columns - 1) / columns
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: columns * 40 + 10, height: rows * 40 + 10))
    sheet.backgroundColor = .systemBackground
    sheet.overrideUserInterfaceStyle = .light
    for (index, name) in names.enumerated() {
      let configuration = UIImage.SymbolConfiguration(pointSize: 22)
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.center = CGPoint(x: 25 + CGFloat(index % columns) * 40, y: 25 + CGFloat(index / columns) * 40)
      sheet.addSubview(view)
    }
    let mismatch = try RecordedOutput("symbols-light").mismatch(
      with: try ViewFixture(sheet, scale: 2).picture())
    #expect(mismatch == nil)
  }
}

/// The small controls below one another.
@MainActor private struct ControlSamples {
  let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 560))
  private let direction: UISemanticContentAttribute

  init(_ direction: UISemanticContentAttribute) {
    self.direction = direction
    sheet.backgroundColor = .systemBackground
    addSwitches()
    addSliders()
    addSegments()
    addSteppers()
    addProgress()
    addDots()
  }

  private func add(_ view: UIView, x: CGFloat = 20, y: CGFloat, width: CGFloat? = nil) {
    view.semanticContentAttribute = direction
    view.sizeToFit()
    view.frame.origin = CGPoint(x: x, y: y)
    if let width { view.frame.size.width = width }
    sheet.addSubview(view)
  }

  private func addSwitches() {
    for index in 0..<5 {
      let view = UISwitch()
      view.isOn = index % 2 == 1
      view.isEnabled = index < 3
      if index == 2 { view.onTintColor = .systemPurple; view.isOn = true }
      add(view, x: 20 + CGFloat(index) * 66, y: 16)
    }
  }

  private func addSliders() {
    for (index, value) in [0, 0.3, 1].enumerated() {
      let slider = UISlider()
      slider.value = Float(value)
      slider.isEnabled = index != 2
      add(slider, y: 62 + CGFloat(index) * 36, width: 320)
    }
    let slider = UISlider()
    slider.value = 0.6
    slider.minimumValueImage = UIImage(systemName: "speaker.fill")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.2.fill")
    slider.minimumTrackTintColor = .systemOrange
    add(slider, y: 170, width: 320)
  }

  private func addSegments() {
    let three = UISegmentedControl(items: ["Day", "Week", "Month"])
    three.selectedSegmentIndex = 1
    add(three, y: 212, width: 320)
    let off = UISegmentedControl(items: ["First", "Second", "Third"])
    off.selectedSegmentIndex = 0
    off.setEnabled(false, forSegmentAt: 2)
    add(off, y: 252)
    let pictures = UISegmentedControl(items: ["star", "heart", "bell"].map { UIImage(systemName: $0)! })
    pictures.selectedSegmentTintColor = .systemYellow
    pictures.selectedSegmentIndex = 2
    add(pictures, x: 244, y: 252, width: 100)
    let disabled = UISegmentedControl(items: ["One", "Two"])
    disabled.selectedSegmentIndex = 0
    disabled.isEnabled = false
    add(disabled, y: 292, width: 320)
  }

  private func addSteppers() {
    for (index, value) in [0, 50, 100].enumerated() {
      let stepper = UIStepper()
      stepper.value = Double(value)
      stepper.isEnabled = index != 2
      add(stepper, x: 20 + CGFloat(index) * 110, y: 336)
    }
  }

  private func addProgress() {
    for (index, part) in [0, 0.02, 0.5, 1].enumerated() {
      let bar = UIProgressView(progressViewStyle: index == 2 ? .bar : .default)
      bar.progress = Float(part)
      add(bar, y: 384 + CGFloat(index) * 14, width: 320)
    }
    for (index, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
      let wheel = UIActivityIndicatorView(style: style)
      wheel.hidesWhenStopped = false
      add(wheel, x: 30 + CGFloat(index) * 60, y: 450 - CGFloat(index) * 8)
    }
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.hidesWhenStopped = false
    wheel.color = .systemRed
    add(wheel, x: 150, y: 442)
  }

  private func addDots() {
    let card = UIView(frame: CGRect(x: 0, y: 490, width: 360, height: 70))
    card.backgroundColor = .systemIndigo
    sheet.addSubview(card)
    let dots = UIPageControl()
    dots.numberOfPages = 5
    dots.currentPage = 1
    add(dots, y: 498)
    let prominent = UIPageControl()
    prominent.numberOfPages = 6
    prominent.currentPage = 5
    prominent.backgroundStyle = .prominent
    add(prominent, x: 160, y: 498)
    let pictures = UIPageControl()
    pictures.numberOfPages = 4
    pictures.currentPageIndicatorTintColor = .systemYellow
    pictures.preferredIndicatorImage = UIImage(systemName: "star.fill")
    add(pictures, y: 528)
  }
}

/// Configured buttons as they look in their states.
@MainActor struct ConfiguredButtonAppearanceTests {
  @Test(
    arguments: zip(
      [UIUserInterfaceStyle.light, .dark],
      [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft]))
  func lookAsRecorded(style: UIUserInterfaceStyle, direction: UISemanticContentAttribute) throws {
    let samples = ConfigurationSamples(direction)
    samples.sheet.overrideUserInterfaceStyle = style
    let name = "configurations-\(style == .dark ? "dark-rtl" : "light")"
    let mismatch = try RecordedOutput(name).mismatch(
      with: try ViewFixture(samples.sheet, scale: 2).picture())
    #expect(mismatch == nil)
  }
}

/// Configured buttons of every kind beside one another.
@MainActor private struct ConfigurationSamples {
  let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 430, height: 560))
  private let direction: UISemanticContentAttribute

  init(_ direction: UISemanticContentAttribute) {
    self.direction = direction
    sheet.backgroundColor = .systemBackground
    let kinds: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for (column, (title, configuration)) in kinds.enumerated() {
      for (row, change) in states.enumerated() {
        var configuration = configuration
        configuration.title = title
        add(configuration, x: 16 + CGFloat(column) * 100, y: 12 + CGFloat(row) * 44, change)
      }
    }
    addSizes()
    addContents()
  }

  private let states: [(UIButton) -> Void] = [
    { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }, { $0.isSelected = true },
  ]

  private func add(
    _ configuration: UIButton.Configuration, x: CGFloat, y: CGFloat, width: CGFloat? = nil,
    _ change: (UIButton) -> Void = { _ in }
  ) {
    let button = UIButton(configuration: configuration)
    button.semanticContentAttribute = direction
    change(button)
    button.frame = CGRect(origin: CGPoint(x: x, y: y), size: button.intrinsicContentSize)
    if let width { button.frame.size = button.sizeThatFits(CGSize(width: width, height: 0)) }
    sheet.addSubview(button)
  }

  private func addSizes() {
    var x: CGFloat = 16
    for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = size
      configuration.title = "Size"
      configuration.baseBackgroundColor = .systemIndigo
      add(configuration, x: x, y: 196)
      x += 90
    }
    x = 16
    for style in [UIButton.Configuration.CornerStyle.small, .medium, .large, .capsule, .fixed] {
      var configuration = UIButton.Configuration.tinted()
      configuration.cornerStyle = style
      configuration.title = "Corner"
      add(configuration, x: x, y: 256)
      x += 84
    }
  }

  private func addContents() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add to Cart"
    configuration.subtitle = "in stock"
    configuration.image = UIImage(systemName: "cart")
    configuration.imagePadding = 8
    add(configuration, x: 16, y: 306)
    configuration.imagePlacement = .trailing
    configuration.baseBackgroundColor = .systemGreen
    add(configuration, x: 180, y: 306)
    configuration = .gray()
    configuration.title = "Share"
    configuration.image = UIImage(systemName: "square.and.arrow.up")
    configuration.imagePlacement = .top
    configuration.imagePadding = 4
    add(configuration, x: 340, y: 306)
    configuration = .tinted()
    configuration.title = "Loading"
    configuration.showsActivityIndicator = true
    configuration.imagePadding = 8
    add(configuration, x: 16, y: 376)
    configuration = .plain()
    configuration.image = UIImage(systemName: "trash")
    configuration.baseForegroundColor = .systemRed
    add(configuration, x: 150, y: 376)
    configuration = .bordered()
    configuration.title = "Outlined"
    configuration.background.backgroundColor = .clear
    configuration.background.strokeColor = .systemTeal
    configuration.background.strokeWidth = 1.5
    configuration.cornerStyle = .capsule
    add(configuration, x: 210, y: 376)
    configuration = .filled()
    configuration.title = "A title that is much longer than its button is wide"
    add(configuration, x: 16, y: 430, width: 180)
    var attributed = AttributedString("Bold and ")
    attributed.font = .boldSystemFont(ofSize: 17)
    attributed += AttributedString("light")
    configuration = .tinted()
    configuration.attributedTitle = attributed
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 17, weight: .light)
      return outgoing
    }
    add(configuration, x: 220, y: 430)
    for (index, type) in [UIButton.ButtonType.detailDisclosure, .contactAdd, .close].enumerated() {
      let button = UIButton(type: type)
      button.frame = CGRect(
        origin: CGPoint(x: 220 + CGFloat(index) * 44, y: 486), size: button.intrinsicContentSize)
      sheet.addSubview(button)
    }
  }
}
