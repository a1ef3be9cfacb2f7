import Foundation
import UIKit

extension String {
  /// Returns the text with attributes.
  public func attributed(_ attributes: [Attribute]) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes.toDictionary())
  }

  /// Returns the text with attributes.
  public func attributed(_ attributes: Attribute...) -> NSAttributedString {
    attributed(attributes)
  }
}

/// Returns one text and then the other, each with its attributes.
public func + (lhs: NSAttributedString, rhs: NSAttributedString) -> NSAttributedString {
  let result = NSMutableAttributedString(attributedString: lhs)
  result.append(rhs)
  return result
}

/// Returns plain text and then text with attributes.
public func + (lhs: String, rhs: NSAttributedString) -> NSAttributedString {
  NSAttributedString(string: lhs) + rhs
}

/// Returns text with attributes and then plain text.
public func + (lhs: NSAttributedString, rhs: String) -> NSAttributedString {
  lhs + NSAttributedString(string: rhs)
}
