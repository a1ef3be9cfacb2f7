import Foundation

/// Writes how long ago a time was, or how far ahead it lies: "3 hours ago". Foundation on Linux has no such
/// class.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The length of units' names.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// The length of units' names; full by default.
  open var unitsStyle = UnitsStyle.full
  /// Whether days have names; numeric by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The calendar; the person's by default.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language and region; the person's by default.
  open var locale: Locale! = .autoupdatingCurrent
  /// The context in which the text will appear; unknown by default.
  open var formattingContext = Formatter.Context.unknown

  /// Returns how a date lies to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let widths: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: widths[unitsStyle] ?? .wide, locale: locale ?? .autoupdatingCurrent,
      calendar: calendar ?? .autoupdatingCurrent)
    let text = style.format(referenceDate)
    guard formattingContext == .beginningOfSentence || formattingContext == .standalone else { return text }
    return text.prefix(1).uppercased(with: locale) + text.dropFirst()
  }

  /// Returns how a time so many seconds from now lies to now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now + timeInterval, relativeTo: now)
  }

  /// Returns how a time so many units from now lies to now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Returns how a date lies to now; `nil` for what is no date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
