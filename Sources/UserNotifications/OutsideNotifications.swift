import DeviceAccess
import DeviceReports
import Synchronization

/// The notifications that the browser shows while the app's tab is hidden.
final class OutsideNotifications: Sendable {
  /// The number of notifications that may be open at once; older ones are forgotten.
  private static let most = 64

  private struct State {
    var next = 1
    /// The names of requests by the numbers of their notifications, the oldest first.
    var shown: [(number: Int, name: String)] = []
  }

  private let state = Mutex(State())

  /// Calls back with the name of a request whose notification the person opens.
  func start(_ open: @escaping @Sendable (String) -> Void) {
    _ = DeviceChannel.shared.observe(.notifications) { [weak self] report in
      guard case .opened(let number) = report else { return }
      let name = self?.state.withLock { state in
        state.shown.firstIndex { $0.number == number }.map { state.shown.remove(at: $0).name }
      }
      if let name = name ?? nil { open(name) }
    }
  }

  /// Shows a request's notification where a browser does.
  func show(_ request: UNNotificationRequest) {
    let channel = DeviceChannel.shared
    guard channel.mayHave(.notifications) else { return }
    remove { $0 == request.identifier }
    let number = state.withLock { state in
      defer { state.next += 1 }
      state.shown.append((state.next, request.identifier))
      if state.shown.count > Self.most { state.shown.removeFirst() }
      return state.next
    }
    let content = request.content
    let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    let isShown = channel.send(
      .notify(number: number, title: content.title, body: body, isSilent: content.sound == nil))
    if isShown {
      FeatureUse.note(
        "UserNotifications", "deliveries outside of the app", told: "a notification of the browser")
    }
  }

  /// Takes notifications back.
  func remove(_ matches: (String) -> Bool) {
    let removed = state.withLock { state in
      let removed = state.shown.filter { matches($0.name) }
      state.shown.removeAll { matches($0.name) }
      return removed
    }
    for notification in removed { _ = DeviceChannel.shared.send(.withdraw(number: notification.number)) }
  }
}
