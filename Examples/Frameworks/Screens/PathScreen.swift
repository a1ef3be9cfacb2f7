import Network
import SystemConfiguration
import UIKit

/// The way to the network.
final class PathScreen: FrameworkScreen {
  override class var framework: String { "Network" }
  override class var purpose: String { "The way to the network" }
  override class var symbol: String { "network" }

  private let monitor = NWPathMonitor()

  override func fill() {
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async { [weak self] in self?.show(path) }
    }
    monitor.start(queue: .global())
  }

  private func show(_ path: NWPath) {
    var flags = SCNetworkReachabilityFlags()
    let way = SCNetworkReachabilityCreateWithName(nil, "localhost")
    let isReachable = way.map { SCNetworkReachabilityGetFlags($0, &flags) } ?? false
    show(
      (path.status == .satisfied ? "There is a network" : "There is no network")
        + (path.isExpensive ? ", which costs." : ".")
        + "\nThis machine is \(isReachable && flags.contains(.reachable) ? "" : "not ")reachable.")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { monitor.cancel() }
  }
}
