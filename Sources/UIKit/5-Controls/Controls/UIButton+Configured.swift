import CoreGraphics
import Foundation

extension UIButton: ConfigurationUpdating {
  /// Changes a button's ``configuration`` by its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The title that is shown, without its attributes.
  var shownTitle: String? {
    selectedElement?.title ?? configuration?.title ?? currentStyledTitle?.string ?? currentTitle
  }

  func configurationDidChange(from old: Configuration?) {
    if configuration == nil, old != nil {
      configured.leave()
      parts.resetConfiguration()
    }
    contentsDidChange()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    track(.configuration, of: self, updateConfiguration) { $0.setNeedsUpdateConfiguration() }
  }

  /// The current content of a configured button; nil without a configuration.
  private var configuredContent: ConfiguredParts.Content? {
    guard let configuration else { return nil }
    let look = ConfigurationAppearance(configuration.buttonSize)
    let symbols =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(
        pointSize: ConfiguredParts.metrics(ofSize: look.titleSize)
          .textSize(for: look.titleSize, compatibleWith: traitCollection))
    let title =
      selectedElement.map { AttributedString($0.title) } ?? configuration.attributedTitle
      ?? (currentStyledTitle?.string ?? currentTitle).map { AttributedString($0) }
    return ConfiguredParts.Content(
      configuration: configuration, title: title,
      image: (selectedElement?.image ?? configuration.image ?? currentImage)?.withDefaultSymbolConfiguration(
        symbols),
      colors: ConfiguredColors(configuration, state: state, tint: tintColor))
  }

  private func label(for content: ConfiguredParts.Content) -> UILabel? {
    content.title != nil || parts.hasTitle ? titlePart : nil
  }

  /// Updates a configured button's parts. False without a configuration.
  func showConfiguration() -> Bool {
    guard let content = configuredContent else { return false }
    configured.show(
      content, in: self, label: label(for: content),
      picture: content.image != nil || parts.hasImage ? imagePart : nil)
    return true
  }

  /// Places a configured button's parts. False without a configuration.
  func placeConfiguration() -> Bool {
    guard let content = configuredContent else { return false }
    configured.place(
      content, in: self, label: label(for: content), picture: parts.hasImage ? imagePart : nil)
    return true
  }

  /// A configured button's size, kept to a width; nil without a configuration.
  func configuredSize(width: CGFloat) -> CGSize? {
    guard let content = configuredContent else { return nil }
    return configured.size(content, in: self, label: label(for: content), width: width)
  }
}
