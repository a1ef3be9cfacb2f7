import Foundation

extension NSAttributedString {
  /// Makes an empty attributed string: `NSMutableAttributedString()`. Foundation on Linux has no such
  /// initializer.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
