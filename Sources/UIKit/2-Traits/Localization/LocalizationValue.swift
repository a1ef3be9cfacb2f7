import Foundation

extension String {
  /// A text to be localized, with values in it. Its key is the text with a format in place of each value:
  /// `%@` for strings, `%lld` for whole numbers, `%lf` and `%f` for others.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [LocalizationArgument]

    /// Makes a text without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a text without values.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// Makes a text with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The parts of a text with values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [LocalizationArgument] = []

      /// Makes an empty one.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func add(_ format: String, _ argument: LocalizationArgument) {
        key += format
        arguments.append(argument)
      }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

      /// Adds a string.
      public mutating func appendInterpolation(_ substring: Substring) {
        add("%@", .string(String(substring)))
      }

      /// Adds a whole number.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
        if T.isSigned {
          add("%lld", .integer(Int64(clamping: value)))
        } else {
          add("%llu", .unsigned(UInt64(clamping: value)))
        }
      }

      /// Adds a number.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        add(T.self == Float.self ? "%f" : "%lf", .number(Double(value)))
      }

      /// Adds a value in a form.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatOutput == String {
        add("%@", .string(format.format(input)))
      }

      /// Adds a value by a `printf` format.
      public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
        add(specifier, T.isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value)))
      }

      /// Adds a value by a `printf` format.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
        add(specifier, .number(Double(value)))
      }

      /// Adds the text of a resource.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        add("%@", .string(String(localized: resource)))
      }
    }
  }

  /// Makes the localized form of a text.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text, which is also the key.
  ///   - table: The table's name; `Localizable` where it is `nil`.
  ///   - bundle: The bundle; `nil` for the app's own resources, wherever SwiftPM put them.
  ///   - locale: The language and region of numbers in the text.
  ///   - comment: A note for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      of: keyAndValue.key, default: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Makes the localized text of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text where the tables have none.
  ///   - table: The table's name; `Localizable` where it is `nil`.
  ///   - bundle: The bundle; `nil` for the app's own resources, wherever SwiftPM put them.
  ///   - locale: The language and region of numbers in the text.
  ///   - comment: A note for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStrings.text(
      of: key.description, default: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  /// Makes the localized text of a resource.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) {
    self = LocalizedStrings.text(
      of: resource.key, default: resource.defaultValue, table: resource.table, bundle: resource.foundBundle,
      locale: resource.locale)
  }
}
