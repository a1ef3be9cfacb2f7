import UIKit

/// An object that can be brought back to the state in which it was made.
@preconcurrency @MainActor public protocol Reusable: AnyObject {
  /// Makes the object ready for its next use.
  func prepareForReuse()
}
