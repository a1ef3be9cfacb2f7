// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CarPlay

/// Compiles: one small use of each name of CarPlay that apps use. Never called.
@available(*, deprecated)
func useCarPlay() {
  do { typealias Use = CPInterfaceController }
  do { typealias Use = CPInterfaceControllerDelegate }
  do { typealias Use = CPListItem }
  do { typealias Use = CPListSection }
  do { typealias Use = CPListTemplate }
  do { typealias Use = CPNowPlayingTemplate }
  do { typealias Use = CPTabBarTemplate }
  do { typealias Use = CPTemplate }
  do { typealias Use = CPTemplateApplicationScene }
  do { typealias Use = CPTemplateApplicationSceneDelegate }
}
