import Foundation

/// A condition on values, and the error where it does not hold.
public struct Rule<T, E: Error> {
  /// Returns the error of a value; nil where the value is valid.
  public let validate: (T) -> E?

  /// Creates a rule.
  /// - Parameter validate: Returns the error of a value; nil where the value is valid.
  public init(validate: @escaping (T) -> E?) {
    self.validate = validate
  }

  /// Whether a value is valid.
  public func test(_ value: T) -> Bool {
    validate(value) == nil
  }

  /// Returns a valid value, or the error.
  public func run(_ value: T) -> Result<T, E> {
    if let error = validate(value) { .failure(error) } else { .success(value) }
  }
}

/// The error of values that have only one.
public enum ValidationError: Error {
  /// The value is not valid.
  case invalid
}

/// The error of an address that is no email address.
public enum EmailValidationError: Error {
  /// There is no text.
  case empty
  /// The text is no email address.
  case invalid
}

/// The namespace of ready-made rules.
public enum Rules {
  /// Rules for text.
  public enum String {
    /// A rule that requires text.
    public static var notEmpty: Rule<Swift.String?, ValidationError> {
      Rule { $0?.isEmpty == false ? nil : .invalid }
    }

    /// Returns a rule that requires text of some length at least, in characters.
    public static func minLength(_ length: Int) -> Rule<Swift.String?, ValidationError> {
      Rule { ($0?.count ?? 0) >= length ? nil : .invalid }
    }

    /// The whole text is an email address: letters, digits and `._%+-`, an `@`, a domain, and an ending of
    /// two to six letters.
    public static var email: Rule<Swift.String?, EmailValidationError> {
      Rule { text in
        guard let text, !text.isEmpty else { return .empty }
        let pattern = "\\A[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,6}\\z"
        return text.range(of: pattern, options: .regularExpression) == nil ? .invalid : nil
      }
    }
  }
}
