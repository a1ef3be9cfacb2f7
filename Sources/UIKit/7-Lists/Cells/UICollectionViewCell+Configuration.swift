extension UICollectionViewCell: ConfigurationUpdating {
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
