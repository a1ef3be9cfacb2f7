extension UITableViewCell: ConfigurationUpdating {
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
