// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import QuickLookThumbnailing

/// Compiles: one small use of each name of QuickLookThumbnailing that apps use. Never called.
@available(*, deprecated)
func useQuickLookThumbnailing() {
  do { _ = QLThumbnailGenerator.Request.init(fileAt:size:scale:representationTypes:) }
  do { _ = QLThumbnailGenerator.shared }
  do { typealias Use = QLThumbnailGenerator }
  do { typealias Use = QLThumbnailGenerator.Request }
  do { typealias Use = QLThumbnailGenerator.Request }
  do { _ = QLThumbnailGenerator.generateBestRepresentation(for:completion:) }
  do { _ = QLThumbnailGenerator.generateRepresentations(for:update:) }
  do { typealias Use = QLThumbnailGenerator.Request.RepresentationTypes }
}
