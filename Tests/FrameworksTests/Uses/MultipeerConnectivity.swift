// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import MultipeerConnectivity

/// Compiles: one small use of each name of MultipeerConnectivity that apps use. Never called.
@available(*, deprecated)
func useMultipeerConnectivity() {
  do { typealias Use = MCNearbyServiceAdvertiser }
  do { typealias Use = MCNearbyServiceAdvertiserDelegate }
  do { typealias Use = MCPeerID }
  do { typealias Use = MCSession }
  do { typealias Use = MCSessionDelegate }
  do { typealias Use = MCSessionState }
}
