// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import MobileCoreServices

/// Compiles: one small use of each name of MobileCoreServices that apps use. Never called.
@available(*, deprecated)
func useMobileCoreServices() {
  do { _ = kUTTypeText }
  do { _ = kUTTagClassFilenameExtension }
  do { _ = kUTTypeImage }
  do { _ = kUTTypeMovie }
  do { _ = kUTTypePlainText }
  do { _ = UTTypeCreatePreferredIdentifierForTag }
  do { _ = kUTTagClassMIMEType }
  do { _ = kUTTypeData }
  do { _ = kUTTypeURL }
  do { _ = kUTTypeUTF8PlainText }
  do { _ = UTTypeCopyPreferredTagWithClass }
  do { _ = kUTTypeItem }
  do { _ = kUTTypeJSON }
  do { _ = kUTTypePropertyList }
  do { _ = kUTTypeZipArchive }
  do { _ = UTTypeConformsTo }
  do { _ = UTTypeCopyDescription }
}
