// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import Intents

/// Compiles: one small use of each name of Intents that apps use. Never called.
@available(*, deprecated)
func useIntents() {
  do { typealias Use = INIntent }
  do { _ = { (value: any INIntentHandlerProviding) in _ = value.handler(for:) } }
  do { typealias Use = INExtension }
  do { typealias Use = INExtension }
  do { typealias Use = INObjectCollection }
  do { _ = { (value: INIntent) in _ = value.suggestedInvocationPhrase } }
  do { _ = INObjectCollection<INObject>(items: []) }
  do { typealias Use = INInteraction }
  do { _ = INInteraction.donate(completion:) }
  do { _ = INInteraction.init(intent:response:) }
  do { typealias Use = INVoiceShortcut }
  do { _ = INIntentHandlingStatus.success }
  do { _ = INBooleanResolutionResult.success(with:) }
  do { _ = INShortcut.init(intent:) }
  do { _ = INStringResolutionResult.needsValue }
  do { _ = INVoiceShortcutCenter.getAllVoiceShortcuts(completion:) }
  do { typealias Use = INBooleanResolutionResult }
  do { typealias Use = INFile }
  do { typealias Use = INShortcut }
}
