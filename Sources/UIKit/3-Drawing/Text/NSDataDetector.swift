import Foundation

/// Finds addresses of the web and of mail, telephone numbers and dates in text.
///
/// Finds what is written in the usual ways: `https://…`, `www.…`, `name@example.org` and bare names of hosts
/// with a well-known ending; numbers of 7 to 15 digits in groups; `2026-11-23`, `23 November 2026` and
/// `November 23, 2026 at 5 PM` in English. Other dates, postal addresses and flights are not found. On
/// Apple's systems it is a subclass of `NSRegularExpression`, whose methods cannot be overridden on Linux; it
/// has the same methods here. Foundation there marks the names of the kinds as deprecated, since it finds
/// none of them by itself.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data that are looked for.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue
  private let detectors: [DataPattern]

  /// The error of a detector without a kind of data that it can find.
  public struct UnsupportedTypesError: LocalizedError {
    /// The message, which lists the supported kinds.
    public var errorDescription: String? {
      "NSDataDetector finds .link, .phoneNumber and .date: pass the raw value of one of these, or of several."
    }
  }

  /// Makes a detector of kinds of data. Throws where it can find none of them.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    self.checkingTypes = checkingTypes
    detectors = DataPattern.all.filter { types.contains($0.type) }
    super.init()
    if detectors.isEmpty { throw UnsupportedTypesError() }
  }

  /// Returns all that is found in a range, in the order of the text. No two results overlap.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = detectors.flatMap { $0.results(in: string, options: options, range: range) }
    // A number in an address is none by itself.
    let sorted = found.sorted {
      $0.range.location != $1.range.location
        ? $0.range.location < $1.range.location : $0.range.length > $1.range.length
    }
    return sorted.reduce(into: []) { kept, result in
      if let last = kept.last, result.range.location < NSMaxRange(last.range) { return }
      kept.append(result)
    }
  }

  /// Calls a closure with each result. Setting the pointer's value ends it.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    var stop = ObjCBool(false)
    for result in matches(in: string, options: options, range: range) {
      block(result, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the first result in a range; nil for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of results in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the range of the first result; its location is `NSNotFound` where there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
