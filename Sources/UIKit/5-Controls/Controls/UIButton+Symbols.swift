extension UIButton {
  /// Sets the size, weight and colors of symbols in a state, where the images do not say them; nil removes
  /// them. A state without any has those of `.normal`.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    contentsDidChange()
  }

  /// The configuration of symbols in a state.
  public func preferredSymbolConfigurationForImage(in state: UIControl.State)
    -> UIImage.SymbolConfiguration?
  {
    symbolConfigurations.value(for: state)
  }

  /// The configuration of symbols now.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The picture shown now, as it is configured.
  var configuredImage: UIImage? {
    guard let configuration = currentPreferredSymbolConfiguration else { return currentImage }
    return currentImage?.withDefaultSymbolConfiguration(configuration)
  }
}
