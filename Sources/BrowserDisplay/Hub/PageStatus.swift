import DisplayProtocol

/// The state that pages show beside the scene: the history of the app's screens, whether the app is busy, and
/// what stands in its way. Used on the server's loop only.
final class PageStatus {
  /// Gives the connected tabs.
  var tabs: () -> [Tab] = { [] }

  /// Whether the app has not come back for a while from what it does.
  var isBusy = false {
    didSet {
      tabs().forEach { $0.notifyBusy(isBusy) }
      if isBusy != oldValue { busynessDidChange(isBusy) }
    }
  }
  /// Called when the app has become busy, or has come back.
  var busynessDidChange: (Bool) -> Void = { _ in }

  /// The compiler's errors of the app's last build, or how the app has crashed; empty for neither.
  var fault = "" {
    didSet { if fault != oldValue { tabs().forEach { $0.notifyFault(fault) } } }
  }

  /// A sentence that pages show until it is dismissed; empty for none.
  var notice = "" { didSet { tabs().forEach(notifyNotice) } }
  /// The number by which pages know the notices of this process that were dismissed.
  private let noticeNumber = Int.random(in: 1..<1 << 53)

  /// Where the person is among the app's screens; nil before the app shows one.
  var history: NavigationState? { didSet { tabs().forEach(notifyHistory) } }

  /// Notifies a tab that has just connected.
  func notify(_ tab: Tab) {
    if isBusy { tab.notifyBusy(true) }
    if !fault.isEmpty { tab.notifyFault(fault) }
    notifyNotice(tab)
    notifyHistory(tab)
  }

  private func notifyNotice(_ tab: Tab) {
    if !notice.isEmpty { tab.notify(notice, number: noticeNumber) }
  }

  /// Acknowledges an input; one that moved in the page's history is answered with where the app is now.
  func acknowledge(_ input: TabInput, number: Int, in session: Session) {
    switch input {
    case .navigate, .open:
      session.lastNavigation = number
      if let tab = session.tab { notifyHistory(tab) }
    default: break
    }
    session.tab?.acknowledge(number)
  }

  private func notifyHistory(_ tab: Tab) {
    guard let history, let session = tab.session else { return }
    tab.notifyHistory(history, answering: session.lastNavigation)
  }
}

extension TabInput {
  /// The inputs of a move in a page's history.
  var navigation: [Input] {
    switch self {
    case .navigate(let entry): [.navigate(.entry(entry))]
    case .open(let url): [.open(url)]
    default: []
    }
  }
}
