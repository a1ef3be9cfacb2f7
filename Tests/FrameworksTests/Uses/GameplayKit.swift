// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import GameplayKit

/// Compiles: one small use of each name of GameplayKit that apps use. Never called.
@available(*, deprecated)
func useGameplayKit() {
  do { _ = { (value: GKMersenneTwisterRandomSource) in _ = value.arrayByShufflingObjects(in: [1, 2]) } }
  do { _ = GKState.didEnter(from:) }
  do { _ = GKState.willExit(to:) }
  do { _ = GKComponentSystem<GKComponent>.addComponent(foundIn:) }
  do { _ = GKComponentSystem<GKComponent>(componentClass: GKComponent.self) }
  do { _ = GKComponentSystem<GKComponent>.removeComponent(foundIn:) }
  do { _ = GKEntity.addComponent(_:) }
  do { typealias Use = GKEntity }
  do { _ = { (value: GKEntity) in _ = value.component(ofType: GKComponent.self) } }
  do { _ = { () -> GKEntity in GKEntity() } }
  do { _ = { () -> GKMersenneTwisterRandomSource in GKMersenneTwisterRandomSource() } }
  do { _ = GKMersenneTwisterRandomSource.init(seed:) }
  do { _ = GKRandomSource.sharedRandom }
  do { _ = GKSKNodeComponent.init(node:) }
  do { _ = { (value: GKScene) in _ = value.entities } }
  do { _ = GKScene.init(fileNamed:) }
  do { _ = GKShuffledDistribution.init(lowestValue:highestValue:) }
  do { _ = { (value: GKShuffledDistribution) in _ = value.nextInt() } }
  do { typealias Use = GKComponent }
  do { typealias Use = GKComponent }
  do { typealias Use = GKComponentSystem<GKComponent> }
  do { typealias Use = GKEntity }
  do { typealias Use = GKMersenneTwisterRandomSource }
  do { typealias Use = GKRandomSource }
  do { typealias Use = GKSKNodeComponent }
  do { typealias Use = GKScene }
  do { typealias Use = GKShuffledDistribution }
  do { typealias Use = GKState }
  do { typealias Use = GKState }
  do { typealias Use = GKStateMachine }
  do { typealias Use = GKStateMachine }
}
