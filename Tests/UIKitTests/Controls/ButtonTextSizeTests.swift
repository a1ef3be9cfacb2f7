import Testing

@testable import UIKit

/// Buttons' titles in the size of text that the person asks for.
@MainActor struct ButtonTextSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func titleSize(of button: UIButton) -> CGFloat? {
    button.layoutIfNeeded()
    return (button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)?
      .pointSize
  }

  @Test func aConfiguredTitleFollows() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    #expect(titleSize(of: button) == 17)
    let height = button.intrinsicContentSize.height
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(titleSize(of: button) == 23)
    #expect(button.intrinsicContentSize.height > height)
    window.traitOverrides.preferredContentSizeCategory = .large
    #expect(titleSize(of: button) == 17 && button.intrinsicContentSize.height == height)
  }

  @Test func anotherTitleFollowsWhereItsLabelSaysSo() throws {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.titleLabel?.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 20))
    window.addSubview(button)
    button.layoutIfNeeded()
    let width = button.intrinsicContentSize.width
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(titleSize(of: button) == 20)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    #expect(try #require(titleSize(of: button)) > 25)
    #expect(button.intrinsicContentSize.width > width)
  }

  @Test("A configured button's symbol grows with its text")
  func symbol() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    window.addSubview(button)
    window.isHidden = false
    defer { window.isHidden = true }
    window.traitOverrides.preferredContentSizeCategory = .large
    button.layoutIfNeeded()
    let usual = button.intrinsicContentSize
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize.height > usual.height + 10)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 17)
    button.configuration = configuration
    #expect(abs(button.intrinsicContentSize.height - usual.height) < 1, "The app's own size stays.")
  }
}
