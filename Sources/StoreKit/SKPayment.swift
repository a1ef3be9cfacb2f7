import DeviceAccess
import Foundation
import Synchronization

/// A product of the store. None is ever found here.
open class SKProduct: NSObject, @unchecked Sendable {
  /// The units of periods.
  public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }
  /// The name for the store.
  public let productIdentifier: String
  /// The name for people.
  open var localizedTitle: String { "" }
  /// The description for people.
  open var localizedDescription: String { "" }
  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// The region whose money the price is in.
  open var priceLocale: Locale { .current }
  /// Whether the family shares it.
  open var isFamilyShareable: Bool { false }
  /// The group of subscriptions.
  open var subscriptionGroupIdentifier: String? { nil }
  /// The time of a subscription.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The first price.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// The other prices.
  open var discounts: [SKProductDiscount] { [] }
  init(_ identifier: String) { productIdentifier = identifier }
}

/// The time of a subscription.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// The number of units.
  public let numberOfUnits: Int
  /// The unit.
  public let unit: SKProduct.PeriodUnit
  init(_ count: Int, _ unit: SKProduct.PeriodUnit) { (numberOfUnits, self.unit) = (count, unit) }
}

/// A smaller price of a product.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// The ways of paying.
  public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }
  /// The price.
  public let price: NSDecimalNumber
  /// The way of paying.
  public let paymentMode: PaymentMode
  /// The time.
  public let subscriptionPeriod: SKProductSubscriptionPeriod
  /// The number of times.
  public let numberOfPeriods: Int
  init(_ price: NSDecimalNumber, _ mode: PaymentMode, _ period: SKProductSubscriptionPeriod, _ count: Int) {
    (self.price, paymentMode, subscriptionPeriod, numberOfPeriods) = (price, mode, period, count)
  }
}

/// A request to the store.
open class SKRequest: NSObject {
  /// The delegate, held weakly.
  open weak var delegate: (any SKRequestDelegate)?
  fileprivate var isCancelled = false
  /// Creates a request.
  public override init() {}
  /// Sends the request. Nothing answers here.
  open func start() { finish(with: SKError(.unknown)) }
  /// Cancels the request: its delegate hears no more.
  open func cancel() { isCancelled = true }

  fileprivate func finish(with error: SKError?) {
    MainThread.later { [self] in
      guard !isCancelled else { return }
      if let error {
        delegate?.request(self, didFailWithError: error)
      } else {
        delegate?.requestDidFinish(self)
      }
    }
  }
}

/// The methods by which a delegate follows a request. Every method is optional.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// The request is done.
  func requestDidFinish(_ request: SKRequest)
  /// The request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Hears of `requestDidFinish`: does nothing.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Hears of `request`: does nothing.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The methods by which a delegate gets products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store has answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for products. The answer has none: there is no store here.
open class SKProductsRequest: SKRequest {
  private let identifiers: Set<String>
  /// Creates a request for products.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  open override func start() {
    FeatureUse.note("StoreKit", "products", told: "none")
    MainThread.later { [self] in
      guard !isCancelled else { return }
      let response = SKProductsResponse(invalid: identifiers.sorted())
      (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
      delegate?.requestDidFinish(self)
    }
  }
}

/// The store's answer.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products: none.
  open var products: [SKProduct] { [] }
  /// The names that the store does not know: all.
  public let invalidProductIdentifiers: [String]
  init(invalid: [String]) { invalidProductIdentifiers = invalid }
}

/// A request for the receipt. It fails: there is no store here.
open class SKReceiptRefreshRequest: SKRequest {
  /// Creates a request.
  public init(receiptProperties properties: [String: Any]? = nil) {}
}

/// A payment that is to be made.
open class SKPayment: NSObject, NSCopying, @unchecked Sendable {
  /// The product.
  public let productIdentifier: String
  /// The number of products.
  open fileprivate(set) var quantity = 1
  /// The person's name in the app, as a hash.
  open fileprivate(set) var applicationUsername: String?
  /// Creates a payment for a product.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
  /// Creates a payment for a product's name.
  package init(identifier: String) { productIdentifier = identifier }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A payment that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// The number of products; 1 by default.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  /// The person's name in the app, as a hash.
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
}

/// The state of a transaction.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased
  case failed
  case restored
  case deferred
}

/// The outcome of a payment: always a failure here.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The payment.
  public let payment: SKPayment
  /// The error: payments are not allowed.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// The state.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The first transaction of one that is restored.
  open var original: SKPaymentTransaction? { nil }
  /// The number of the transaction.
  public let transactionIdentifier: String? = nil
  /// The time.
  public let transactionDate: Date? = nil
  init(_ payment: SKPayment) { self.payment = payment }
}

/// The methods by which an observer follows the queue. All but the first are optional.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Transactions have changed.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Transactions are finished.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Restoring has failed.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Restoring is done.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// A payment was begun in the store.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Hears of `paymentQueue`: does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Hears of `paymentQueue`: does nothing.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Hears of `paymentQueueRestoreCompletedTransactionsFinished`: does nothing.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Returns the answer to `paymentQueue`.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The payments of the app. Each fails: they are not allowed, as on a device that its owner has restricted.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  private let lock = NSLock()
  private var observers: [WeakObserver] = []
  private var waiting: [SKPaymentTransaction] = []

  private struct WeakObserver { weak var object: (any SKPaymentTransactionObserver)? }

  /// Returns the queue of the app.
  open class func `default`() -> SKPaymentQueue { shared }
  /// Returns whether the person may pay: no.
  open class func canMakePayments() -> Bool {
    FeatureUse.note("StoreKit", "payments", told: "not allowed")
    return false
  }
  /// The transactions that are not finished.
  open var transactions: [SKPaymentTransaction] { lock.withLock { waiting } }
  /// The store's country: none.
  open var storefront: SKStorefront? { nil }

  /// Adds an observer, held weakly.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(WeakObserver(object: observer)) }
  }
  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }
  /// Adds a payment. Its transaction fails.
  open func add(_ payment: SKPayment) {
    FeatureUse.note("StoreKit", "payments", told: "SKError.paymentNotAllowed")
    let transaction = SKPaymentTransaction(payment)
    lock.withLock { waiting.append(transaction) }
    tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
  }
  /// Ends a transaction.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { waiting.removeAll { $0 === transaction } }
    tell { $0.paymentQueue(self, removedTransactions: [transaction]) }
  }
  /// Restores purchases. It fails: there is no store here.
  open func restoreCompletedTransactions() { restoreCompletedTransactions(withApplicationUsername: nil) }
  /// Restores a person's purchases. It fails: there is no store here.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    FeatureUse.note("StoreKit", "payments", told: "SKError.unknown")
    tell { $0.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.unknown)) }
  }
  /// Shows the sheet for codes. There is no store here.
  open func presentCodeRedemptionSheet() {}

  private func tell(_ work: @escaping (any SKPaymentTransactionObserver) -> Void) {
    let observers = lock.withLock { self.observers }
    MainThread.later { observers.compactMap(\.object).forEach(work) }
  }
}

/// The store of a country. There is none here.
open class SKStorefront: NSObject, @unchecked Sendable {
  /// The country's code of three letters.
  open var countryCode: String { "" }
  /// The store's name.
  open var identifier: String { "" }
}
