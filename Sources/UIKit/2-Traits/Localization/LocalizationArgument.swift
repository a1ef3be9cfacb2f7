import Foundation

/// A value in a localized text.
enum LocalizationArgument: Equatable, Sendable {
  case string(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)

  var value: any CVarArg {
    switch self {
    case .string(let text): NSString(string: text)
    case .integer(let number): number
    case .unsigned(let number): number
    case .number(let number): number
    }
  }

  /// The number that chooses a plural; `nil` for a string.
  var count: Double? {
    switch self {
    case .string: nil
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .number(let number): number
    }
  }
}
