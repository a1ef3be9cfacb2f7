import RxSwift
import UIKit

@MainActor extension Reactive where Base: UIApplication {
  /// Whether the status bar shows network activity.
  @preconcurrency public var isNetworkActivityIndicatorVisible: Binder<Bool> {
    Binder(base) { $0.isNetworkActivityIndicatorVisible = $1 }
  }
}
