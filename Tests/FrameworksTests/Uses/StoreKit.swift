// swift-format-ignore-file
// Written by scripts/frameworks; not to be edited.
import Foundation
import StoreKit

/// Compiles: one small use of each name of StoreKit that apps use. Never called.
@available(*, deprecated)
func useStoreKit() {
  do { typealias Use = SKStoreReviewController }
  do { _ = SKStoreReviewController.requestReview as () -> Void }
  do { _ = { (value: any SKPaymentTransactionObserver) in _ = value.paymentQueue(_:updatedTransactions:) } }
  do { _ = { (value: SKPaymentQueue, payment: SKPayment, observer: any SKPaymentTransactionObserver) in value.add(payment); value.add(observer) } }
  do { _ = SKPaymentQueue.default() }
  do { _ = SKPaymentQueue.finishTransaction(_:) }
  do { _ = { (value: SKPaymentTransaction) in _ = value.transactionState } }
  do { _ = { (value: SKProductsResponse) in _ = value.products } }
  do { typealias Use = SKPaymentQueue }
  do { typealias Use = SKPaymentTransaction }
  do { typealias Use = SKPaymentTransactionObserver }
  do { typealias Use = SKProduct }
  do { _ = SKPaymentTransactionState.failed }
  do { _ = SKPaymentTransactionState.purchased }
  do { _ = { (value: any SKProductsRequestDelegate) in _ = value.productsRequest(_:didReceive:) } }
  do { _ = { (value: SKProductsRequest) in _ = value.delegate } }
  do { _ = SKProductsRequest.init(productIdentifiers:) }
  do { _ = SKProductsRequest.start }
  do { typealias Use = SKProductsRequest }
  do { typealias Use = SKProductsRequestDelegate }
  do { typealias Use = SKProductsResponse }
  do { _ = { (value: SKPayment) in _ = value.productIdentifier } }
  do { _ = SKPaymentTransactionState.restored }
  do { _ = { (value: SKProduct) in _ = value.priceLocale } }
  do { _ = SKStoreReviewController.requestReview(in:) }
  do { typealias Use = SKPayment }
  do { _ = SKError.Code.paymentCancelled }
  do { _ = SKPaymentTransactionState.deferred }
  do { _ = SKPaymentTransactionState.purchasing }
  do { _ = { (value: any SKRequestDelegate) in _ = value.request(_:didFailWithError:) } }
  do { _ = SKPayment.init(product:) }
  do { typealias Use = SKError }
  do { typealias Use = SKRequest }
  do { _ = { (value: any SKPaymentTransactionObserver) in _ = value.paymentQueue(_:restoreCompletedTransactionsFailedWithError:) } }
  do { _ = { (value: any SKPaymentTransactionObserver) in _ = value.paymentQueueRestoreCompletedTransactionsFinished(_:) } }
  do { _ = SKPaymentQueue.canMakePayments }
  do { _ = { (value: SKPaymentQueue) in value.restoreCompletedTransactions() } }
  do { _ = SKPaymentQueue.remove(_:) }
  do { _ = { (value: SKError) in _ = value.code } }
  do { _ = { (value: SKProduct) in _ = value.price } }
  do { _ = { (value: SKProductsResponse) in _ = value.invalidProductIdentifiers } }
  do { _ = { (value: any SKPaymentTransactionObserver) in _ = value.paymentQueue(_:shouldAddStorePayment:for:) } }
  do { _ = { (value: any SKRequestDelegate) in _ = value.requestDidFinish(_:) } }
  do { _ = SKMutablePayment.init(product:) }
  do { _ = { (value: SKPaymentTransaction) in _ = value.payment } }
  do { typealias Use = SKMutablePayment }
}
