extension UICollectionViewCell: ConfigurationUpdating {
  /// The configuration of the content; nil by default.
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

  /// Whether the content's configuration is updated by itself when the cell's state changes; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The configuration of the background, which takes the place of the background views; nil by default.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set {
      guard newValue != nil || configurations.background != nil else { return }
      configurations.show(newValue, behind: self)
      configurations.hasListBackground = false
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      configurations.configurationDidChange()
      setNeedsLayout()
    }
  }

  /// Whether the background's configuration is updated by itself when the cell's state changes; true by default.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns the background that cells of the list have.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch listEdges?.appearance {
    case .grouped, .insetGrouped: listEdges?.isHeader == true ? .clear() : .listGroupedCell()
    case .sidebar: listEdges?.isHeader == true ? .listSidebarHeader() : .listSidebarCell()
    case .plain, .sidebarPlain, nil: listEdges?.isHeader == true ? .listPlainHeaderFooter() : .listPlainCell()
    }
  }

  /// Shows the background that the list has for its cells, unless the app has set one.
  final func showListBackground() {
    guard let listEdges, !listEdges.isSupplementary,
      configurations.background == nil || configurations.hasListBackground == true,
      backgroundColor == nil, backgroundView == nil
    else { return }
    backgroundConfiguration = defaultBackgroundConfiguration()
    configurations.hasListBackground = true
  }

  // MARK: State

  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = collection?.isEditing ?? false
    state.isDisabled = !isUserInteractionEnabled
    state.isReordering = collection?.isMoving(self) ?? false
    state.cellDragState = UICellConfigurationState.DragState(rawValue: dragState.rawValue) ?? .none
    return state
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
