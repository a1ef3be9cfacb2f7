// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreBluetooth

/// Compiles: one small use of each name of CoreBluetooth that apps use. Never called.
@available(*, deprecated)
func useCoreBluetooth() {
  do { _ = CBManagerState.poweredOn }
  do { _ = { (value: any CBCentralManagerDelegate) in _ = value.centralManagerDidUpdateState(_:) } }
  do { _ = CBCentralManager.init(delegate:queue:options:) }
  do { _ = { (value: CBCentralManager) in _ = value.state } }
  do { _ = CBCentralManager.stopScan }
  do { typealias Use = CBCentralManager }
  do { typealias Use = CBCentralManagerDelegate }
}
