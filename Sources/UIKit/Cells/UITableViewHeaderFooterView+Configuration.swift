extension UITableViewHeaderFooterView {
  private var configured: CellConfigurations {
    if let configurations { return configurations }
    let made = CellConfigurations()
    configurations = made
    return made
  }

  /// The configuration of the content, which is shown in place of the title; nil by default.
  public var contentConfiguration: UIContentConfiguration? {
    get { configurations?.content }
    set {
      guard newValue != nil || configurations != nil else { return }
      configured.show(newValue, in: content)
      configurationIsDue = configurationIsDue || !isUpdatingConfiguration
      setNeedsLayout()
      setNeedsSemantics()
    }
  }

  /// Whether the content's configuration is updated by itself when the view's state changes; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations?.updatesContent ?? true }
    set { configured.updatesContent = newValue }
  }

  /// The configuration of the background, which takes the place of the background view; nil by default.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations?.background }
    set {
      guard newValue != nil || configurations != nil else { return }
      if newValue != nil { backgroundView = nil }
      configured.show(newValue, behind: self)
      showGround()
      configurationIsDue = configurationIsDue || !isUpdatingConfiguration
      setNeedsLayout()
    }
  }

  /// Whether the background's configuration is updated by itself when the view's state changes; true by default.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations?.updatesBackground ?? true }
    set { configured.updatesBackground = newValue }
  }

  /// Returns the content of headers or footers of the table, with nothing in it.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    if table?.style == .plain { return isFooter ? .plainFooter() : .plainHeader() }
    return isFooter ? .groupedFooter() : .groupedHeader()
  }

  /// Returns the background of headers or footers of the table.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Updates the configurations where the state has changed.
  final func updateConfigurationIfNeeded() {
    guard configurationIsDue, !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    configurationIsDue = false
    let state = configurationState
    configurations?.update(for: state, in: content, behind: self)
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    isUpdatingConfiguration = false
  }
}
