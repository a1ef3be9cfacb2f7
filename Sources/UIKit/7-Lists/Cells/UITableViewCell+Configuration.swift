extension UITableViewCell: ConfigurationUpdating {
  /// The configuration of the content, which is shown in place of the texts and the picture of the cell's style; nil by default.
  public var contentConfiguration: UIContentConfiguration? {
    get { configurations.content }
    set {
      guard newValue != nil || configurations.content != nil, !configurations.isSameContent(newValue) else {
        return
      }
      if newValue != nil { parts.removeAll() }
      configurations.set(newValue, in: content)
      configurations.configurationDidChange()
      placeContent()
      setNeedsLayout()
      setNeedsSemantics()
      table?.sizeDidChange(of: self)
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
      if newValue != nil {
        (backgroundView, selectedBackgroundView) = (nil, nil)
        adoptGround(.clear)
      } else {
        table.map { adoptGround($0.rowGround) }
      }
      showSelection(animated: false)
      setNeedsLayout()
    }
  }

  /// Whether the background's configuration is updated by itself when the cell's state changes; true by default.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// Returns the content of the cell's style, with nothing in it.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the background that rows of the table have.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  // MARK: State

  final var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = table?.swipe?.cell === self
    state.isReordering = table?.move?.cell === self
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
