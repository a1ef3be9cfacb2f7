import Synchronization

/// Whether a browser has a sheet of its own for sharing: written on the server's loop, read by the app.
final class SharingOffer: Sendable {
  private let value = Atomic(false)

  /// Whether there is such a sheet.
  var isOffered: Bool {
    get { value.load(ordering: .relaxed) }
    set { value.store(newValue, ordering: .relaxed) }
  }
}
