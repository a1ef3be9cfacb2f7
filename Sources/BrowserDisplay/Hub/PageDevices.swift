import DeviceReports

/// The devices of the page that was used last: passes the app's requests on to it, and its reports to the
/// app. Used on the server's loop only.
///
/// Another page is asked for the same when it is used, and the former one to stop. A page may report without
/// end: the app receives the newest of each kind, in so many parcels a second, the next one only once it has
/// taken the one before.
final class PageDevices {
  /// The shortest time between two parcels of reports, in seconds.
  static let interval = 0.01
  /// The number of openings of notifications that a parcel has, and of notifications that may be opened.
  static let mostNotifications = 64

  /// Gives the connected tab that was used last.
  var lastUsed: () -> Tab? = { nil }
  /// Gives reports to the app, and calls back on the loop once it has taken them.
  var deliver: ([DeviceReport], _ done: @escaping () -> Void) -> Void = { _, done in done() }

  private let after: (Double, @escaping () -> Void) -> Void
  /// The tab that has been sent what is needed.
  private weak var holder: Tab?
  private var demands: [DeviceFeature: DeviceDemand] = [:]
  /// The devices for which the person is to be asked.
  private var questions: Set<DeviceFeature> = []
  /// The numbers of notifications that pages were sent, the oldest first.
  private var notifications: [Int] = []
  private var pending = Reports()
  private var isDelivering = false

  /// The reports that wait: the newest of each kind.
  private struct Reports {
    var permissions: [DeviceFeature: DevicePermission] = [:]
    var failures: Set<DeviceFeature> = []
    var measurements: [DeviceFeature: DeviceReport] = [:]
    var opened: [Int] = []

    var isEmpty: Bool {
      permissions.isEmpty && failures.isEmpty && measurements.isEmpty && opened.isEmpty
    }

    mutating func add(_ report: DeviceReport) {
      let feature = report.feature
      switch report {
      case .permission(_, let answer):
        permissions[feature] = answer
        if answer != .granted { measurements[feature] = nil }
      case .failure: failures.insert(feature)
      case .position, .heading, .motion:
        measurements[feature] = report
        failures.remove(feature)
      case .opened(let number):
        if opened.count < PageDevices.mostNotifications { opened.append(number) }
      }
    }

    var all: [DeviceReport] {
      DeviceFeature.allCases.flatMap { feature -> [DeviceReport] in
        [
          permissions[feature].map { .permission(feature, $0) }, measurements[feature],
          failures.contains(feature) ? .failure(feature) : nil,
        ].compactMap { $0 }
      } + opened.map { .opened(notification: $0) }
    }
  }

  /// `after` calls back on the loop after so many seconds.
  init(after: @escaping (_ seconds: Double, @escaping () -> Void) -> Void) {
    self.after = after
  }

  /// Passes a request of the app on.
  func perform(_ request: DeviceRequest) {
    switch request {
    case .authorize(let feature): questions.insert(feature)
    case .start(let feature, let demand): demands[feature] = demand
    case .stop(let feature): demands[feature] = nil
    case .notify(let number, _, _, _):
      notifications.append(number)
      if notifications.count > Self.mostNotifications { notifications.removeFirst() }
    case .withdraw: break
    }
    guard let tab = lastUsed() else { return }
    // A tab that has just become the one is sent everything; a notification is none of what it needs.
    switch request {
    case .notify, .withdraw: _ = tab.send(request)
    default:
      if holder === tab { if !tab.send(request) { holder = nil } } else { follow() }
    }
  }

  /// Asks the tab that was used last for what is needed, unless it was asked before. Called when another tab
  /// may be the one, or takes more.
  func follow() {
    guard holder != nil || !demands.isEmpty || !questions.isEmpty else { return }
    let tab = lastUsed()
    guard tab !== holder else { return }
    if let holder { for feature in demands.keys { _ = holder.send(.stop(feature)) } }
    holder = nil
    guard let tab else { return }
    let requests =
      DeviceFeature.allCases.compactMap { feature in demands[feature].map { DeviceRequest.start(feature, $0) }
      }
      + DeviceFeature.allCases.filter(questions.contains).map { .authorize($0) }
    if requests.allSatisfy({ tab.send($0) }) { holder = tab }
  }

  /// A tab's connection has ended.
  func forget(_ tab: Tab) {
    if holder === tab { holder = nil }
  }

  /// Takes a report of a tab. One that nobody asked that tab for, or asks for no more, is left out.
  func receive(_ report: DeviceReport, from tab: Tab) {
    let feature = report.feature
    switch report {
    case .opened(let number):
      guard let index = notifications.firstIndex(of: number) else { return }
      notifications.remove(at: index)
    case .permission(.notifications, _): questions.remove(.notifications)
    case .permission:
      guard tab === holder, demands[feature] != nil || questions.contains(feature) else { return }
      questions.remove(feature)
    case .position, .heading, .motion, .failure:
      guard tab === holder, demands[feature] != nil else { return }
      questions.remove(feature)
    }
    pending.add(report)
    flush()
  }

  private func flush() {
    guard !isDelivering, !pending.isEmpty else { return }
    isDelivering = true
    let reports = pending.all
    pending = Reports()
    deliver(reports) { [weak self] in
      self?.after(Self.interval) {
        self?.isDelivering = false
        self?.flush()
      }
    }
  }
}
