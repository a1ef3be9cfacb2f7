extension UITableViewHeaderFooterView: ConfigurationUpdating {
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
