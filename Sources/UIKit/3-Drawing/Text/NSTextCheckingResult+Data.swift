import Foundation

extension NSTextCheckingResult.CheckingType {
  // Foundation on Linux has these as deprecated, since it finds none of them itself.

  /// A date, with a time or without.
  static let dateFound = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  /// An address of the web or of mail.
  static let linkFound = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  /// A telephone number.
  static let phoneFound = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
  /// The address of a link that was found; nil for other results.
  public var url: URL? { (self as? DetectedData)?.value as? URL }
  /// The telephone number that was found, as it is written; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.value as? String }
  /// The date that was found, at noon where the text has no time; nil for other results.
  public var date: Date? { (self as? DetectedData)?.value as? Date }
  /// The parts of an address that was found; nil, since no addresses of places are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a flight that was found; nil, since none are found.
  public var components: [NSTextCheckingKey: String]? { nil }

  /// Makes a result of a link.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.linkFound, url, in: range)
  }
  /// Makes a result of a telephone number.
  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedData(.phoneFound, phoneNumber, in: range)
  }
  /// Makes a result of a date.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.dateFound, date, in: range)
  }

  /// The length of what was found with a date, in seconds; 0, since no spans are found.
  public var duration: TimeInterval { 0 }
  /// The time zone that was found with a date; nil, since none are found.
  public var timeZone: TimeZone? { nil }
}

/// A piece of data that was found in a text.
final class DetectedData: NSTextCheckingResult {
  /// The address, number or date.
  let value: any Sendable
  private let type: CheckingType
  private let place: NSRange

  init(_ type: CheckingType, _ value: any Sendable, in range: NSRange) {
    (self.type, self.value, place) = (type, value, range)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func encode(with aCoder: NSCoder) {}
}
