// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import IntentsUI

/// Compiles: one small use of each name of IntentsUI that apps use. Never called.
@available(*, deprecated)
func useIntentsUI() {
  do { _ = { (value: any INUIAddVoiceShortcutViewControllerDelegate) in _ = value.addVoiceShortcutViewController(_:didFinishWith:error:) } }
  do { _ = { (value: any INUIAddVoiceShortcutViewControllerDelegate) in _ = value.addVoiceShortcutViewControllerDidCancel(_:) } }
  do { typealias Use = INUIAddVoiceShortcutViewController }
  do { typealias Use = INUIAddVoiceShortcutViewControllerDelegate }
  do { _ = { (value: any INUIEditVoiceShortcutViewControllerDelegate) in _ = value.editVoiceShortcutViewController(_:didDeleteVoiceShortcutWithIdentifier:) } }
  do { _ = { (value: any INUIEditVoiceShortcutViewControllerDelegate) in _ = value.editVoiceShortcutViewController(_:didUpdate:error:) } }
  do { _ = { (value: any INUIEditVoiceShortcutViewControllerDelegate) in _ = value.editVoiceShortcutViewControllerDidCancel(_:) } }
  do { _ = { (value: INUIAddVoiceShortcutViewController) in _ = value.delegate } }
  do { _ = INUIAddVoiceShortcutViewController.init(shortcut:) }
  do { typealias Use = INUIEditVoiceShortcutViewController }
  do { typealias Use = INUIEditVoiceShortcutViewControllerDelegate }
}
