import Foundation

/// A registration with a ``ReactantThemeSelector`` that can be ended. It holds neither the selector nor the
/// listener after ``cancel()``. (Reactant.)
@preconcurrency @MainActor public final class ListenerToken {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the registration. The second call does nothing.
  public func cancel() {
    let end = onCancel
    onCancel = nil
    end?()
  }
}
