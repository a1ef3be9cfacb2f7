// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import GameController

/// Compiles: one small use of each name of GameController that apps use. Never called.
@available(*, deprecated)
func useGameController() {
  do { _ = GCController.controllers }
  do { _ = { (value: GCMicroGamepad) in _ = value.valueChangedHandler } }
  do { typealias Use = GCController }
}
