// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import ContactsUI

/// Compiles: one small use of each name of ContactsUI that apps use. Never called.
@available(*, deprecated)
func useContactsUI() {
  do { _ = { (value: CNContactPickerViewController) in _ = value.delegate } }
  do { _ = { (value: CNContactPickerViewController) in _ = value.displayedPropertyKeys } }
  do { _ = { () -> CNContactPickerViewController in CNContactPickerViewController() } }
  do { _ = { (value: CNContactPickerViewController) in _ = value.predicateForEnablingContact } }
  do { _ = CNContactViewController.descriptorForRequiredKeys }
  do { typealias Use = CNContactPickerDelegate }
  do { typealias Use = CNContactPickerViewController }
  do { _ = { (value: any CNContactPickerDelegate, picker: CNContactPickerViewController, one: CNContact) in value.contactPicker(picker, didSelect: one) } }
  do { typealias Use = CNContactPickerDelegate }
  do { _ = { (value: any CNContactPickerDelegate) in _ = value.contactPickerDidCancel(_:) } }
  do { typealias Use = CNContactViewController }
  do { _ = { (value: CNContactViewController) in _ = value.displayedPropertyKeys } }
  do { _ = CNContactViewController.init(for:) }
  do { typealias Use = CNContactViewController }
}
