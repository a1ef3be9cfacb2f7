// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import ARKit

/// Compiles: one small use of each name of ARKit that apps use. Never called.
@available(*, deprecated)
func useARKit() {
  do { _ = { (value: ARSCNView) in _ = value.session } }
  do { typealias Use = ARSCNView }
  do { typealias Use = ARSCNViewDelegate }
  do { _ = { (value: ARSCNView) in _ = value.delegate } }
  do { _ = { (value: ARSCNView) in _ = value.pointOfView } }
  do { _ = { (value: ARSCNView) in _ = value.scene } }
  do { _ = { (value: any ARSCNViewDelegate) in _ = value.renderer(_:didAdd:for:) } }
  do { typealias Use = ARSCNView }
  do { _ = { () -> ARWorldTrackingConfiguration in ARWorldTrackingConfiguration() } }
  do { typealias Use = ARAnchor }
  do { typealias Use = ARWorldTrackingConfiguration }
}
