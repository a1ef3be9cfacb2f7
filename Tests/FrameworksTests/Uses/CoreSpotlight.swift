// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import CoreSpotlight

/// Compiles: one small use of each name of CoreSpotlight that apps use. Never called.
@available(*, deprecated)
func useCoreSpotlight() {
  do { _ = CSSearchableItemAttributeSet.init(itemContentType:) }
  do { typealias Use = CSSearchableItemAttributeSet }
  do { typealias Use = CSSearchableIndex }
  do { _ = CSSearchableIndex.default() }
  do { _ = CSSearchableItem.init(uniqueIdentifier:domainIdentifier:attributeSet:) }
  do { _ = { (value: CSSearchableItemAttributeSet) in _ = value.contentDescription } }
  do { typealias Use = CSSearchableItem }
  do { _ = CSSearchableItemActionType }
  do { _ = CSSearchableItemActivityIdentifier }
  do { _ = CSSearchableIndex.indexSearchableItems(_:completionHandler:) }
  do { _ = CSSearchableIndex.deleteAllSearchableItems(completionHandler:) }
  do { _ = { (value: CSSearchableItemAttributeSet) in _ = value.keywords } }
  do { _ = { (value: CSSearchableItemAttributeSet) in _ = value.thumbnailData } }
  do { _ = CSSearchableIndex.deleteSearchableItems(withDomainIdentifiers:completionHandler:) }
  do { _ = { (value: CSSearchableIndex) in value.deleteSearchableItems(withIdentifiers: []) } }
  do { _ = { (value: CSSearchableIndex) in value.indexSearchableItems([]) } }
  do { _ = { (value: CSSearchableItemAttributeSet) in _ = value.thumbnailURL } }
}
