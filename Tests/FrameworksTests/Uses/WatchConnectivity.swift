// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import WatchConnectivity

/// Compiles: one small use of each name of WatchConnectivity that apps use. Never called.
@available(*, deprecated)
func useWatchConnectivity() {
  do { _ = { (value: any WCSessionDelegate) in _ = value.session(_:activationDidCompleteWith:error:) } }
  do { _ = { (value: any WCSessionDelegate) in _ = value.sessionDidBecomeInactive(_:) } }
  do { _ = { (value: any WCSessionDelegate) in _ = value.sessionDidDeactivate(_:) } }
  do { _ = WCSession.default }
  do { typealias Use = WCSession }
  do { typealias Use = WCSessionActivationState }
  do { typealias Use = WCSessionDelegate }
  do { _ = WCSession.activate }
  do { _ = { (value: WCSession) in _ = value.delegate } }
  do { _ = WCSession.isSupported }
  do { _ = { (value: any WCSessionDelegate) in _ = value.session(_:didReceiveMessage:) } }
  do { _ = { (value: any WCSessionDelegate) in _ = value.session(_:didReceiveMessage:replyHandler:) } }
}
