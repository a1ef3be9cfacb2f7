import Foundation

/// The numbers that decide where mines are.
enum Seeds {
  private static let fixed = optionalSeed

  /// Another number for every game; the one after `--seed` on the command line if there is one.
  static func next() -> UInt64 { fixed ?? .random(in: 0...UInt64.max) }

  private static var optionalSeed: UInt64? {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--seed"), option + 1 < arguments.count else { return nil }
    return UInt64(arguments[option + 1])
  }
}
