import Synchronization

/// The way between an app's frameworks and the devices of the display that shows it. A display that reaches
/// such devices connects; where none does, requests go nowhere and nothing is reported.
///
/// Measurements are requested while somebody needs them, once for all who do.
package final class DeviceChannel: Sendable {
  /// Takes the display's reports, on the thread on which the display delivers them.
  package typealias Observer = @Sendable (DeviceReport) -> Void

  /// The channel of the app.
  package static let shared = DeviceChannel()

  private struct State {
    var connection = 0
    var send: (@Sendable (DeviceRequest) -> Void)?
    var demands: [DeviceFeature: [ObjectIdentifier: DeviceDemand]] = [:]
    var permissions: [DeviceFeature: DevicePermission] = [:]
    var observers: [Int: (feature: DeviceFeature, handler: Observer)] = [:]
    var nextObserver = 1
    var awaiting: [DeviceFeature: [@Sendable (DevicePermission) -> Void]] = [:]

    func demand(for feature: DeviceFeature) -> DeviceDemand? {
      demands[feature]?.values.reduce(nil) { $0?.merged(with: $1) ?? $1 }
    }
  }

  private let state = Mutex(State())

  /// Creates a channel, for tests beside the app's.
  package init() {}

  // MARK: The display

  /// Connects a display, in place of one before, and sends it what is needed. Returns the number by which it
  /// is disconnected. Requests are sent in their order, from any thread; `send` only passes them on.
  package func connect(_ send: @escaping @Sendable (DeviceRequest) -> Void) -> Int {
    state.withLock { state in
      state.connection += 1
      state.send = send
      for feature in DeviceFeature.allCases {
        if let demand = state.demand(for: feature) { send(.start(feature, demand)) }
        if state.awaiting[feature] != nil { send(.authorize(feature)) }
      }
      return state.connection
    }
  }

  /// Disconnects a display, unless another one has taken its place.
  package func disconnect(_ number: Int) {
    state.withLock { state in
      guard state.connection == number else { return }
      state.send = nil
      state.permissions = [:]
    }
  }

  /// Gives a report to those who wait for it, in the order in which they came.
  package func receive(_ report: DeviceReport) {
    let feature = report.feature
    let (handlers, awaiting, permission) = state.withLock { state in
      let permission: DevicePermission? =
        switch report {
        case .permission(_, let answer): answer
        // What is measured is permitted.
        case .position, .heading, .motion: .granted
        case .failure, .opened: nil
        }
      if let permission { state.permissions[feature] = permission }
      let handlers = state.observers.sorted { $0.key < $1.key }.map(\.value)
        .filter { $0.feature == feature }.map(\.handler)
      let awaiting = permission == nil ? nil : state.awaiting.removeValue(forKey: feature)
      return (handlers, awaiting ?? [], permission)
    }
    for handler in handlers { handler(report) }
    if let permission { awaiting.forEach { $0(permission) } }
  }

  // MARK: The app

  /// Whether a display reaches devices.
  package var isConnected: Bool { state.withLock { $0.send != nil } }

  /// The latest answer on a device; nil where there is none yet.
  package func permission(for feature: DeviceFeature) -> DevicePermission? {
    state.withLock { $0.permissions[feature] }
  }

  /// Whether a display may have a device: one is connected, and has not said otherwise.
  package func mayHave(_ feature: DeviceFeature) -> Bool {
    state.withLock { $0.send != nil && $0.permissions[feature, default: .granted] == .granted }
  }

  /// Has the display ask the person, and calls back with the answer. Returns false where no display is
  /// connected; then nobody is called.
  package func authorize(
    _ feature: DeviceFeature, then handler: @escaping @Sendable (DevicePermission) -> Void
  ) -> Bool {
    state.withLock { state in
      guard let send = state.send else { return false }
      state.awaiting[feature, default: []].append(handler)
      send(.authorize(feature))
      return true
    }
  }

  /// Sets what an owner needs of a device; nil for nothing more.
  package func demand(_ demand: DeviceDemand?, of feature: DeviceFeature, by owner: ObjectIdentifier) {
    state.withLock { state in
      let old = state.demand(for: feature)
      state.demands[feature, default: [:]][owner] = demand
      let new = state.demand(for: feature)
      guard new != old else { return }
      state.send?(new.map { .start(feature, $0) } ?? .stop(feature))
    }
  }

  /// Sends a request that nothing answers. Returns whether a display is connected.
  package func send(_ request: DeviceRequest) -> Bool {
    state.withLock { state in
      state.send?(request)
      return state.send != nil
    }
  }

  /// Calls a closure with each report of a device. Returns the number by which that ends.
  package func observe(_ feature: DeviceFeature, _ handler: @escaping Observer) -> Int {
    state.withLock { state in
      defer { state.nextObserver += 1 }
      state.observers[state.nextObserver] = (feature, handler)
      return state.nextObserver
    }
  }

  /// Ends the calls of an observer.
  package func removeObserver(_ number: Int) {
    state.withLock { $0.observers[number] = nil }
  }
}
