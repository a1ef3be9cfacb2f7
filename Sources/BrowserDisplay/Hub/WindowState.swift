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

  /// Whether hints describe this very window.
  func matches(_ hints: WindowHints) -> Bool {
    hints == WindowHints(size: size, scale: scale, appearance: appearance)
  }

  /// The inputs that give the app the window of a page that is about to open, as far as it differs.
  mutating func adopt(_ hints: WindowHints) -> [Input] {
    var inputs: [Input] = []
    if hints.size != size || hints.scale != scale {
      (size, scale) = (hints.size, hints.scale)
      inputs.append(.resize(size, scale: Viewport.drawnScale(of: size, scale: scale)))
    }
    if hints.appearance != appearance {
      appearance = hints.appearance
      inputs.append(.appearance(appearance))
    }
    return inputs
  }

  /// The inputs that give the app a page's window, as far as it differs.
  mutating func adopt(_ viewport: Viewport) -> [Input] {
    offersSharing = viewport.offersSharing
    var inputs = adopt(
      WindowHints(size: viewport.size, scale: viewport.scale, appearance: viewport.appearance))
    if viewport.accessibility != accessibility {
      accessibility = viewport.accessibility
      inputs.append(.accessibility(accessibility))
    }
    return inputs
  }

  /// The input that notifies the app whether anybody can see it, if that has changed.
  mutating func setActive(_ isActive: Bool) -> [Input] {
    guard isActive != self.isActive else { return [] }
    self.isActive = isActive
    return [.isActive(isActive)]
  }
}
