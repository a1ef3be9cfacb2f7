// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import Vision

/// Compiles: one small use of each name of Vision that apps use. Never called.
@available(*, deprecated)
func useVision() {
  do { typealias Use = VNImageRequestHandler }
  do { _ = { (value: VNClassificationObservation) in _ = value.confidence } }
  do { _ = VNCoreMLModel.init(for:) }
  do { _ = VNCoreMLRequest.init(model:completionHandler:) }
  do { typealias Use = VNClassificationObservation }
  do { typealias Use = VNCoreMLModel }
  do { typealias Use = VNCoreMLRequest }
}
