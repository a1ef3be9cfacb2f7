// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import MessageUI

/// Compiles: one small use of each name of MessageUI that apps use. Never called.
@available(*, deprecated)
func useMessageUI() {
  do { typealias Use = MFMailComposeViewController }
  do { _ = { (value: any MFMailComposeViewControllerDelegate) in _ = value.mailComposeController(_:didFinishWith:error:) } }
  do { _ = { () -> MFMailComposeViewController in MFMailComposeViewController() } }
  do { _ = MFMailComposeViewController.setToRecipients(_:) }
  do { typealias Use = MFMailComposeResult }
  do { typealias Use = MFMailComposeViewControllerDelegate }
  do { _ = { (value: MFMailComposeViewController) in _ = value.mailComposeDelegate } }
  do { _ = MFMailComposeViewController.setSubject(_:) }
  do { _ = MFMailComposeViewController.canSendMail }
  do { _ = MFMailComposeViewController.setMessageBody(_:isHTML:) }
  do { _ = { (value: any MFMessageComposeViewControllerDelegate) in _ = value.messageComposeViewController(_:didFinishWith:) } }
  do { _ = { () -> MFMessageComposeViewController in MFMessageComposeViewController() } }
  do { _ = { (value: MFMessageComposeViewController) in _ = value.messageComposeDelegate } }
  do { typealias Use = MFMessageComposeViewController }
  do { typealias Use = MFMessageComposeViewControllerDelegate }
  do { _ = MFMailComposeResult.sent }
  do { _ = { (value: MFMessageComposeViewController) in _ = value.body } }
  do { _ = MFMessageComposeViewController.canSendText }
  do { _ = MessageComposeResult.cancelled }
  do { _ = MessageComposeResult.sent }
  do { _ = MFMailComposeResult.failed }
  do { _ = MessageComposeResult.failed }
  do { _ = { (value: MFMessageComposeViewController) in _ = value.recipients } }
  do { _ = MFMailComposeResult.cancelled }
  do { _ = MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:) }
}
