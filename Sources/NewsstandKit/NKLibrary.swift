@_exported import Foundation

/// An issue.
open class NKIssue: NSObject, @unchecked Sendable {
  /// The name.
  open var name: String { "" }
  /// The date.
  open var date: Date { .distantPast }
}
/// The newsstand's issues, which are no more.
open class NKLibrary: NSObject, @unchecked Sendable {
  /// Returns nil: there is no newsstand.
  open class func shared() -> NKLibrary? { nil }
  /// The issues.
  open var issues: [NKIssue] { [] }
  /// Returns the issue.
  open func issue(withName name: String) -> NKIssue? { nil }
}
