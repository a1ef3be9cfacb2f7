// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import LinkPresentation

/// Compiles: one small use of each name of LinkPresentation that apps use. Never called.
@available(*, deprecated)
func useLinkPresentation() {
  do { typealias Use = LPLinkMetadata }
  do { _ = { (value: LPLinkMetadata) in _ = value.imageProvider } }
  do { _ = { () -> LPLinkMetadata in LPLinkMetadata() } }
  do { _ = { (value: LPLinkMetadata) in _ = value.originalURL } }
  do { _ = { (value: LPLinkMetadata) in _ = value.url } }
  do { _ = { (value: LPLinkMetadata) in _ = value.iconProvider } }
  do { _ = { () -> LPMetadataProvider in LPMetadataProvider() } }
  do { _ = LPMetadataProvider.startFetchingMetadata(for:completionHandler:) }
  do { typealias Use = LPMetadataProvider }
}
