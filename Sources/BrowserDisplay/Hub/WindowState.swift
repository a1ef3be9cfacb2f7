import DisplayProtocol

/// The state that the app assumes its window to have. The page that was used last decides it.
struct WindowState {
  private var size: CGSize
  private var scale: CGFloat
  private var appearance: Appearance
  private var accessibility: AccessibilitySettings = []
  private var isActive = true
  /// Whether the page's browser has a sheet of its own for sharing.
  private(set) var offersSharing = false

  init(_ configuration: DisplayConfiguration) {
    size = configuration.size
    scale = configuration.scale
    appearance = configuration.appearance
  }

  /// The inputs that tell the app of a page's window, as far as it differs.
  mutating func adopt(_ viewport: Viewport) -> [Input] {
    var inputs: [Input] = []
    offersSharing = viewport.offersSharing
    if viewport.size != size || viewport.scale != scale {
      (size, scale) = (viewport.size, viewport.scale)
      inputs.append(.resize(size, scale: scale))
    }
    if viewport.appearance != appearance {
      appearance = viewport.appearance
      inputs.append(.appearance(appearance))
    }
    if viewport.accessibility != accessibility {
      accessibility = viewport.accessibility
      inputs.append(.accessibility(accessibility))
    }
    return inputs
  }

  /// The input that tells the app whether anybody can see it, if that has changed.
  mutating func setActive(_ isActive: Bool) -> [Input] {
    guard isActive != self.isActive else { return [] }
    self.isActive = isActive
    return [.isActive(isActive)]
  }
}
