import Foundation

/// Writes a length of time: "1:02:03" or "1 hour, 2 minutes". Foundation on Linux has no such class.
///
/// Weeks, days, hours, minutes and seconds are written in the person's language; years and months, and
/// numbers that are spelled out, in English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The form of the units.
  public enum UnitsStyle: Int, Sendable {
    /// "1:02:03".
    case positional = 0
    /// "1h 2m 3s".
    case abbreviated = 1
    /// "1 hr, 2 min, 3 sec".
    case short = 2
    /// "1 hour, 2 minutes, 3 seconds".
    case full = 3
    /// "one hour, two minutes, three seconds".
    case spellOut = 4
    /// "1hr 2min 3sec".
    case brief = 5
  }

  /// The units of 0 that are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// None before the first that is not 0 in positions, and none at all in words.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// None before the first that is not 0.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// None between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// None after the last that is not 0.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// None.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All, with two digits each in positions.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The form of the units; positional by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; empty, the default, for years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units of 0 that are written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar; the person's by default.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The greatest number of units, the largest first; 0, the default, for all.
  open var maximumUnitCount = 0

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, seconds: Double)] = [
    (.year, .year, 31_556_952), (.month, .month, 2_629_746), (.weekOfMonth, .weekOfMonth, 604_800),
    (.day, .day, 86_400), (.hour, .hour, 3_600), (.minute, .minute, 60), (.second, .second, 1),
  ]
  private static let names: [(full: String, short: String, letter: String)] = [
    ("year", "yr", "y"), ("month", "mth", "mo"), ("week", "wk", "w"), ("day", "day", "d"),
    ("hour", "hr", "h"),
    ("minute", "min", "m"), ("second", "sec", "s"),
  ]

  /// Returns a length of time in seconds; `nil` where it is no number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = string(from: start, to: start + abs(ti).rounded(.down))
    return ti <= -1 ? text.map { "-" + $0 } : text
  }

  /// Returns the time from a date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? .autoupdatingCurrent
    if startDate.timeIntervalSinceReferenceDate == 0 { calendar.timeZone = TimeZone(secondsFromGMT: 0)! }
    let asked = indices
    let parts = calendar.dateComponents(
      Set(asked.map { DateComponentsFormatter.units[$0].component }), from: startDate, to: endDate)
    return text(of: asked.map { ($0, parts.value(for: DateComponentsFormatter.units[$0].component) ?? 0) })
  }

  /// Returns a length of time in units.
  open func string(from components: DateComponents) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var calendar = calendar ?? .autoupdatingCurrent
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Returns what an object says: a number of seconds or components; `nil` for others.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  /// Returns components in full, abbreviated or in another form.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// The places of the units that are requested, the largest first. Weeks only where they are.
  private var indices: [Int] {
    DateComponentsFormatter.units.indices.filter {
      allowedUnits.isEmpty
        ? DateComponentsFormatter.units[$0].unit != .weekOfMonth
        : allowedUnits.contains(DateComponentsFormatter.units[$0].unit)
    }
  }

  private func text(of all: [(index: Int, value: Int)]) -> String? {
    guard !all.isEmpty else { return nil }
    let isPositional = unitsStyle == .positional
    let pads = zeroFormattingBehavior.contains(.pad)
    let drops: ZeroFormattingBehavior =
      pads
      ? []
      : zeroFormattingBehavior.contains(.default)
        ? isPositional ? .dropLeading : .dropAll : zeroFormattingBehavior
    let first = all.firstIndex { $0.value != 0 } ?? all.count - 1
    let last = all.lastIndex { $0.value != 0 } ?? all.count - 1
    var parts = all.enumerated().filter { place, part in
      if part.value != 0 { return true }
      if place < first { return !drops.contains(.dropLeading) }
      if place > last { return !drops.contains(.dropTrailing) }
      return place == last && first == last || !drops.contains(.dropMiddle)
    }.map(\.element)
    if parts.isEmpty { parts = [all[all.count - 1]] }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    if isPositional {
      return parts.enumerated().map { place, part in
        place > 0 || pads ? String(format: "%02lld", part.value) : "\(part.value)"
      }.joined(separator: ":")
    }
    return words(of: parts)
  }

  private func words(of parts: [(index: Int, value: Int)]) -> String {
    let texts = parts.map { part in
      let name = DateComponentsFormatter.names[part.index]
      let plural = part.value == 1 ? "" : "s"
      switch unitsStyle {
      case .abbreviated: return localized(part, .narrow) ?? "\(part.value)\(name.letter)"
      case .brief: return "\(part.value)\(name.short)\(name.short == "day" ? plural : "")"
      case .short: return localized(part, .abbreviated) ?? "\(part.value) \(name.short)\(plural)"
      case .spellOut:
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en")
        return
          "\(formatter.string(from: NSNumber(value: part.value)) ?? "\(part.value)") \(name.full)\(plural)"
      default: return localized(part, .wide) ?? "\(part.value) \(name.full)\(plural)"
      }
    }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }

  /// A unit in the person's language; `nil` for years and months, whose length in seconds differs.
  private func localized(
    _ part: (index: Int, value: Int), _ width: Duration.UnitsFormatStyle.UnitWidth
  ) -> String? {
    let units: [Int: Duration.UnitsFormatStyle.Unit] = [
      2: .weeks, 3: .days, 4: .hours, 5: .minutes, 6: .seconds,
    ]
    guard let unit = units[part.index] else { return nil }
    let seconds = Double(part.value) * DateComponentsFormatter.units[part.index].seconds
    let locale = calendar?.locale ?? .autoupdatingCurrent
    return Duration.seconds(seconds).formatted(
      .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }
}
