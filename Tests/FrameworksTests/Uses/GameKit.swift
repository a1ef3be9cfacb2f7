// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import GameKit

/// Compiles: one small use of each name of GameKit that apps use. Never called.
@available(*, deprecated)
func useGameKit() {
  do { _ = { (value: any GKGameCenterControllerDelegate) in _ = value.gameCenterViewControllerDidFinish(_:) } }
  do { _ = { (value: GKGameCenterViewController) in _ = value.gameCenterDelegate } }
  do { _ = { (value: GKLocalPlayer) in _ = value.authenticateHandler } }
  do { typealias Use = GKGameCenterControllerDelegate }
  do { typealias Use = GKGameCenterViewController }
  do { typealias Use = GKLocalPlayer }
  do { _ = { () -> GKGameCenterViewController in GKGameCenterViewController() } }
  do { _ = { (value: GKGameCenterViewController) in _ = value.leaderboardIdentifier } }
  do { _ = { (value: GKGameCenterViewController) in _ = value.viewState } }
  do { _ = { (value: GKLocalPlayer) in _ = value.isAuthenticated } }
  do { _ = GKLocalPlayer.local }
  do { _ = GKScore.report(_:withCompletionHandler:) }
  do { typealias Use = GKLeaderboard }
  do { typealias Use = GKScore }
}
