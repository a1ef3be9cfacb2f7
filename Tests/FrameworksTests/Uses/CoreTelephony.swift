// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreTelephony

/// Compiles: one small use of each name of CoreTelephony that apps use. Never called.
@available(*, deprecated)
func useCoreTelephony() {
  do { _ = { () -> CTTelephonyNetworkInfo in CTTelephonyNetworkInfo() } }
  do { typealias Use = CTTelephonyNetworkInfo }
  do { _ = { (value: CTTelephonyNetworkInfo) in _ = value.serviceSubscriberCellularProviders } }
  do { _ = { (value: CTTelephonyNetworkInfo) in _ = value.subscriberCellularProvider } }
}
