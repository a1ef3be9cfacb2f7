import Foundation

/// A text that is localized when it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A bundle that is found when the text is.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own resources.
    case main
    /// The bundle at a place.
    case atURL(URL)
  }

  /// The key in the tables.
  public let key: String
  /// The text where the tables have none.
  public let defaultValue: String.LocalizationValue
  /// The table's name; `nil` for `Localizable`.
  public let table: String?
  /// The language and region of numbers in the text.
  public var locale: Locale
  /// The bundle.
  public let bundle: BundleDescription

  /// Makes a resource whose text is its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Makes a resource of a key with a text of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = (key.description, defaultValue, table)
    (self.locale, self.bundle) = (locale, bundle)
  }

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Makes a resource of a literal with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var foundBundle: Bundle? {
    switch bundle {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    }
  }
}
