// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import Network

/// Compiles: one small use of each name of Network that apps use. Never called.
@available(*, deprecated)
func useNetwork() {
  do { _ = { (value: NWPathMonitor) in _ = value.pathUpdateHandler } }
  do { _ = NWPath.Status.satisfied }
  do { typealias Use = NWPathMonitor }
  do { _ = { () -> NWPathMonitor in NWPathMonitor() } }
  do { _ = NWPathMonitor.start(queue:) }
  do { _ = { (value: NWPath) in _ = value.isExpensive } }
  do { _ = NWInterface.InterfaceType.wifi }
  do { _ = { (value: NWPath) in _ = value.availableInterfaces } }
  do { _ = { (value: NWPath) in _ = value.isConstrained } }
  do { _ = { (value: NWPath) in _ = value.status } }
  do { _ = NWPathMonitor.cancel }
  do { typealias Use = NWEndpoint }
  do { typealias Use = NWEndpoint.Port }
  do { typealias Use = NWPath }
}
