import StoreKit
import UIKit

/// The request for a review, and the shop.
final class ReviewScreen: FrameworkScreen, SKProductsRequestDelegate {
  override class var framework: String { "StoreKit" }
  override class var purpose: String { "The request for a review, and products" }
  override class var symbol: String { "star" }

  override func fill() {
    addButton("Rate this app") { SKStoreReviewController.requestReview() }
    addButton("What is for sale?") { [weak self] in
      let request = SKProductsRequest(productIdentifiers: ["com.example.cups"])
      request.delegate = self
      request.start()
    }
  }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    let pays = SKPaymentQueue.canMakePayments() ? "can" : "cannot"
    show("\(response.products.count) products; this device \(pays) pay.")
  }
}
