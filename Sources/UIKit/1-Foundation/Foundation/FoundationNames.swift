import Foundation

// The names that Objective-C's Foundation and Core Foundation give to Swift's types.

/// A whole number.
public typealias NSInteger = Int
/// A whole number that is not negative.
public typealias NSUInteger = UInt
/// A time in seconds since the first of January 2001, Greenwich Mean Time.
public typealias CFAbsoluteTime = Double

/// Returns the present time in seconds since the first of January 2001, Greenwich Mean Time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
