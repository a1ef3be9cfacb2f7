// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import SystemConfiguration

/// Compiles: one small use of each name of SystemConfiguration that apps use. Never called.
@available(*, deprecated)
func useSystemConfiguration() {
  do { _ = SCNetworkReachabilityGetFlags }
  do { typealias Use = SCNetworkReachabilityFlags }
  do { _ = SCNetworkReachabilityCreateWithAddress }
  do { _ = SCNetworkReachabilityFlags.reachable }
  do { _ = SCNetworkReachabilityFlags.connectionRequired }
  do { _ = SCNetworkReachabilityFlags.isWWAN }
  do { _ = SCNetworkReachabilityCreateWithName }
  do { _ = { () -> SCNetworkReachabilityFlags in SCNetworkReachabilityFlags() } }
  do { _ = SCNetworkReachabilitySetCallback }
  do { _ = SCNetworkReachabilityContext.init(version:info:retain:release:copyDescription:) }
  do { typealias Use = SCNetworkReachabilityContext }
  do { _ = SCNetworkReachabilityFlags.connectionOnDemand }
  do { _ = SCNetworkReachabilityFlags.connectionOnTraffic }
  do { _ = SCNetworkReachabilityFlags.interventionRequired }
  do { typealias Use = SCNetworkReachability }
  do { _ = SCNetworkReachabilityFlags.isDirect }
  do { _ = SCNetworkReachabilityFlags.isLocalAddress }
  do { _ = SCNetworkReachabilityFlags.transientConnection }
  do { _ = { (value: SCNetworkReachability) in SCNetworkReachabilityScheduleWithRunLoop(value, CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue) } }
  do { _ = SCNetworkReachabilityFlags.intersection(_:) }
  do { _ = kSCNetworkFlagsConnectionRequired }
  do { _ = kSCNetworkFlagsReachable }
  do { _ = SCNetworkReachabilitySetDispatchQueue }
  do { _ = { (value: SCNetworkReachabilityContext) in _ = value.info } }
  do { typealias Use = CaptiveNetwork }
}
