// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import SceneKit

/// Compiles: one small use of each name of SceneKit that apps use. Never called.
@available(*, deprecated)
func useSceneKit() {
  do { _ = SCNVector3Make }
  do { typealias Use = SCNNode }
  do { typealias Use = SCNMaterial }
  do { typealias Use = SCNPlane }
  do { typealias Use = SCNScene }
  do { typealias Use = SCNSceneRenderer }
  do { typealias Use = SCNVector3 }
  do { _ = SCNMatrix4MakeRotation }
  do { _ = SCNVector4Make }
  do { typealias Use = SCNAction }
  do { typealias Use = SCNBox }
  do { typealias Use = SCNHitTestResult }
  do { typealias Use = SCNNode }
}
