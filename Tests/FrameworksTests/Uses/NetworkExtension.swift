// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import NetworkExtension

/// Compiles: one small use of each name of NetworkExtension that apps use. Never called.
@available(*, deprecated)
func useNetworkExtension() {
  do { typealias Use = NEVPNError }
  do { typealias Use = NEVPNManager }
  do { typealias Use = NEVPNStatus }
  do { typealias Use = NEOnDemandRule }
  do { typealias Use = NEOnDemandRuleConnect }
  do { typealias Use = NEVPNProtocol }
  do { typealias Use = NEVPNProtocolIKEv2 }
}
