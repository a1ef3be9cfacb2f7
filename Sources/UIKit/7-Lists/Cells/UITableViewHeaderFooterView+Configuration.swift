extension UITableViewHeaderFooterView: ConfigurationUpdating {
  /// The configuration of the content, which is shown in place of the title; nil by default.
  public var contentConfiguration: UIContentConfiguration? {
    get { configurations.content }
    set {
      guard newValue != nil || configurations.content != nil, !configurations.isSameContent(newValue) else {
        return
      }
      configurations.set(newValue, in: content)
      configurations.configurationDidChange()
      setNeedsLayout()
      setNeedsSemantics()
    }
  }

  /// Whether the content's configuration is updated by itself when the view's state changes; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The configuration of the background, which takes the place of the background view; nil by default.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      guard newValue != nil || configurations.background != nil else { return }
      if newValue != nil { backgroundView = nil }
      configurations.show(newValue, behind: self)
      showGround()
      configurations.configurationDidChange()
      setNeedsLayout()
    }
  }

  /// Whether the background's configuration is updated by itself when the view's state changes; true by default.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
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
    configurations.updateIfNeeded(for: configurationState, in: content, behind: self) { state in
      track(.configuration, of: self) {
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
      } invalidate: {
        $0.setNeedsUpdateConfiguration()
      }
    }
  }
}
