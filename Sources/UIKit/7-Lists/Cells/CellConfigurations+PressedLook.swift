import DisplayProtocol

extension CellConfigurations {
  /// The look of the background under a finger; nil where it does not change, or is not a color.
  /// - Parameters:
  ///   - state: The cell's state.
  ///   - cell: The view that holds the background.
  @MainActor func pressedLook(in state: UICellConfigurationState, of cell: UIView) -> PressedLook? {
    guard updatesBackground, let background, background.visualEffect == nil, background.image == nil else {
      return nil
    }
    let colors = [false, true].map { isPressed in
      var state = state
      state.isHighlighted = isPressed
      return cell.shown(background.updated(for: state).resolvedBackgroundColor(for: cell.tintColor))
    }
    return colors[0] == colors[1] ? nil : .ground(colors[1])
  }
}

extension UIView {
  /// The look of a cell that shows the view behind its content while a finger is on it; nil where the view is
  /// more than a color.
  var lookAsSelectedBackground: PressedLook? {
    guard let backgroundColor, subviews.isEmpty, layer.cornerRadius == 0, alpha == 1 else { return nil }
    return .background(shown(backgroundColor))
  }
}

extension UITableViewCell {
  /// The look under a finger, where it does not depend on the app.
  var pressedLook: PressedLook? {
    guard table?.letsSelect == true, isUserInteractionEnabled, !(showsSelectionMark && isEditing) else {
      return nil
    }
    if configurations.background != nil {
      return configurations.pressedLook(in: currentConfigurationState, of: self)
    }
    guard selectionStyle != .none, backgroundView == nil else { return nil }
    return selectedBackgroundView.map { $0.lookAsSelectedBackground } ?? .background(shown(.systemGray4))
  }
}

extension UICollectionViewCell {
  /// The look under a finger, where it does not depend on the app.
  var pressedLook: PressedLook? {
    guard collection?.letsSelect == true, isUserInteractionEnabled else { return nil }
    if configurations.background != nil {
      return configurations.pressedLook(in: currentConfigurationState, of: self)
    }
    return backgroundView == nil ? selectedBackgroundView?.lookAsSelectedBackground : nil
  }
}
