import CoreGraphics

/// The styles of lists' contents.
extension UIListContentConfiguration {
  /// The kind of content that a configuration was created for.
  enum Style: Sendable {
    case cell, subtitle, value, sidebar, header, footer
  }

  private init(
    _ style: Style, _ font: UIFont.TextStyle, _ color: UIColor = .label,
    secondary: UIFont.TextStyle = .caption1, _ secondaryColor: UIColor = .label,
    vertical: CGFloat = Metrics.current.tables.textInset
  ) {
    let metrics = Metrics.current.tables
    self.style = style
    textProperties.font = .preferredFont(forTextStyle: font)
    textProperties.color = color
    secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    secondaryTextProperties.color = secondaryColor
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: font, scale: .large)
    imageToTextPadding = metrics.imageGap
    textToSecondaryTextHorizontalPadding = metrics.gap
    textToSecondaryTextVerticalPadding = metrics.subtitleGap
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: metrics.margin, bottom: vertical, trailing: metrics.gap)
  }

  /// Returns the content of a row with a text, and a small second one below it.
  public static func cell() -> Self { Self(.cell, .body) }

  /// Returns the content of a row with a text above a smaller one.
  public static func subtitleCell() -> Self {
    Self(.subtitle, .body, vertical: Metrics.current.tables.subtitleInset)
  }

  /// Returns the content of a row with a text where lines begin and a gray one where they end.
  public static func valueCell() -> Self {
    var content = Self(.value, .body, secondary: .body, .secondaryLabel)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns the content of a sidebar's row.
  public static func sidebarCell() -> Self { Self(.sidebar, .body, secondary: .subheadline, .secondaryLabel) }

  /// Returns the content of a sidebar's row with a text above a smaller one.
  public static func sidebarSubtitleCell() -> Self {
    Self(
      .sidebar, .body, secondary: .caption1, .secondaryLabel, vertical: Metrics.current.tables.subtitleInset)
  }

  /// Returns the content of a row in a sidebar that stands beside other content.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }

  /// Returns the content of a row with two texts in a sidebar that stands beside other content.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> Self {
    Self(
      .header, .headline, secondary: .footnote, .secondaryLabel, vertical: Metrics.current.tables.titleGap / 2
    )
  }

  /// Returns the content of a header above a group, in capitals.
  public static func groupedHeader() -> Self {
    var content = Self(
      .header, .footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel,
      vertical: Metrics.current.tables.titleGap)
    content.textProperties.transform = .uppercase
    return content
  }

  /// Returns the content of a large header above a group with round corners.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(
      .header, .headline, secondary: .subheadline, .secondaryLabel, vertical: Metrics.current.tables.titleGap)
  }

  /// Returns the content of a very large header above a group with round corners.
  public static func extraProminentInsetGroupedHeader() -> Self {
    var content = Self(
      .header, .title2, secondary: .subheadline, .secondaryLabel, vertical: Metrics.current.tables.titleGap)
    content.textProperties.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold))
    return content
  }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> Self {
    Self(.header, .headline, secondary: .subheadline, .secondaryLabel)
  }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> Self {
    Self(
      .footer, .subheadline, .secondaryLabel, secondary: .footnote, .secondaryLabel,
      vertical: Metrics.current.tables.titleGap / 2)
  }

  /// Returns the content of a footer below a group.
  public static func groupedFooter() -> Self {
    Self(
      .footer, .footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel,
      vertical: Metrics.current.tables.titleGap)
  }

  /// Returns the content of a header.
  public static func header() -> Self { groupedHeader() }

  /// Returns the content of a footer.
  public static func footer() -> Self { groupedFooter() }

  // MARK: States

  /// The color of a text in the state of the configuration.
  func shownColor(_ properties: TextProperties) -> UIColor {
    guard let state else { return properties.resolvedColor() }
    if state.isDisabled { return .tertiaryLabel }
    guard style == .sidebar, state.isSelected, properties.colorTransformer == nil else {
      return properties.resolvedColor()
    }
    return .legible(on: .tintColor)
  }

  /// The color of templates and symbols in the state of the configuration.
  func shownTint(_ tint: UIColor) -> UIColor {
    if state?.isDisabled == true { return .tertiaryLabel }
    if style == .sidebar, state?.isSelected == true, imageProperties.tintColor == nil {
      return .legible(on: tint)
    }
    return imageProperties.resolvedTintColor(for: tint)
  }
}
