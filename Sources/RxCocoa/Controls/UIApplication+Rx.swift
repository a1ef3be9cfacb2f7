import RxSwift
import UIKit

@MainActor extension Reactive where Base: UIApplication {
  /// Whether the status bar says that the app uses the network.
  public var isNetworkActivityIndicatorVisible: Binder<Bool> {
    Binder(base) { $0.isNetworkActivityIndicatorVisible = $1 }
  }
}
