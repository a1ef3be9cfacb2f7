import Foundation

/// A message whose interpolated values say who may read them and how they are written. Its values are read
/// only when the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case literal(String)
    case value(() -> String, OSLogPrivacy, isPublicByDefault: Bool)
  }

  private var parts: [Part]

  /// Makes a message of fixed text.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  /// Makes a message of text and values.
  public init(stringInterpolation: OSLogInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The text; with `redacting`, without the values that only the app's developer may read.
  func text(redacting: Bool) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .value(let value, let privacy, let isPublic):
        redacting ? privacy.redacted(value, isPublicByDefault: isPublic) : value()
      }
    }.joined()
  }

  /// The text and values of a message.
  public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Makes an empty one.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    /// Adds fixed text.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    private mutating func add(
      _ privacy: OSLogPrivacy, _ align: OSLogStringAlignment, isPublic: Bool = false,
      _ value: @escaping () -> String
    ) {
      parts.append(.value({ align.pad(value()) }, privacy, isPublicByDefault: isPublic))
    }

    /// Adds a string; by default only the app's developer may read it.
    public mutating func appendInterpolation(
      _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      add(privacy, align, argumentString)
    }

    /// Adds a value by its description; by default only the app's developer may read it, unless it is a
    /// number or a Boolean.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
      _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      let isPublic = T.self is any Numeric.Type || T.self == Bool.self
      add(privacy, align, isPublic: isPublic) {
        let value = value()
        if let number = value as? any BinaryFloatingPoint {
          return OSLogFloatFormatting.fixed.text(of: Double(number))
        }
        return value.description
      }
    }

    /// Adds a value that may be missing, as `nil`; by default only the app's developer may read it.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure @escaping () -> T?, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      add(privacy, align) { value().map { "\($0)" } ?? "nil" }
    }

    /// Adds a type by its name.
    public mutating func appendInterpolation(
      _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      add(privacy, align, isPublic: true) { "\(value())" }
    }

    /// Adds an error; by default only the app's developer may read it.
    public mutating func appendInterpolation(
      _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
      add(privacy, .none) { "\(error())" }
    }

    /// Adds a whole number; by default everybody may read it.
    public mutating func appendInterpolation<T: FixedWidthInteger & CustomStringConvertible>(
      _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      add(privacy, align, isPublic: true) { format.text(of: number()) }
    }

    /// Adds a number; by default everybody may read it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint & CustomStringConvertible>(
      _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      add(privacy, align, isPublic: true) { format.text(of: Double(number())) }
    }

    /// Adds a Boolean; by default everybody may read it.
    public mutating func appendInterpolation(
      _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
      privacy: OSLogPrivacy = .auto
    ) {
      add(privacy, .none, isPublic: true) { format.text(of: boolean()) }
    }
  }
}
