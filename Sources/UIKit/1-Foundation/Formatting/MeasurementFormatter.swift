import Foundation

/// Writes measurements: "3.107 mi", "5 kilometers". Foundation on Linux declares it as unavailable; this one
/// takes its place wherever UIKit is imported.
///
/// Units are named in English, as the style `long` needs; their symbols are the same everywhere. Numbers are
/// written in the formatter's language. Without options, lengths, masses, temperatures and speeds are
/// converted to the units of the locale's region.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The options by which units are chosen.
  public struct UnitOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit that the measurement has.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit of the same system in which the number is short: 1,500 meters are 1.5 kilometers.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees alone, whatever their scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The units to write; those of the locale's region by default.
  open var unitOptions: UnitOptions = []
  /// The length of units: their symbols with a space by default.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and region; the person's by default.
  open var locale: Locale! = .autoupdatingCurrent {
    didSet { numberFormatter.locale = locale }
  }
  /// The formatter of numbers; decimal with up to three digits behind the point by default.
  open var numberFormatter: NumberFormatter! = MeasurementFormatter.standardNumbers()

  private static func standardNumbers() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3
    return formatter
  }

  /// Returns a measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    if let dimension = unit as? Dimension, !unitOptions.contains(.providedUnit) {
      let wanted = MeasurementUnits.preferred(for: dimension, isMetric: isMetric)
      (value, unit) = (MeasurementUnits.convert(value, from: dimension, to: wanted), wanted)
      if unitOptions.contains(.naturalScale) {
        (value, unit) = MeasurementUnits.natural(value, wanted)
      }
    }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      let isBare = unitOptions.contains(.temperatureWithoutUnit) || unitStyle == .short
      if isBare { return number + "°" }
      return unitStyle == .long ? "\(number) \(name(of: unit, isOne: value == 1))" : number + unit.symbol
    }
    switch unitStyle {
    case .long: return "\(number) \(name(of: unit, isOne: value == 1))"
    case .medium: return "\(number) \(MeasurementUnits.symbol(of: unit))"
    default: return number + MeasurementUnits.symbol(of: unit)
    }
  }

  /// Returns a unit's name or symbol.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? name(of: unit, isOne: false) : MeasurementUnits.symbol(of: unit)
  }

  /// Returns a measurement or a unit as text; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private var isMetric: Bool { (locale ?? .current).measurementSystem != .us }

  private func name(of unit: Unit, isOne: Bool) -> String {
    guard let names = MeasurementUnits.names[MeasurementUnits.symbol(of: unit)] else { return unit.symbol }
    return isOne ? names.one : names.many
  }
}

/// The units that measurements are converted to, and their English names.
enum MeasurementUnits {
  /// Units of the metric system with those of the same use in the United States.
  private static let pairs: [(metric: Dimension, us: Dimension)] = [
    (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
    (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
    (UnitMass.grams, UnitMass.ounces), (UnitTemperature.celsius, UnitTemperature.fahrenheit),
    (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
  ]
  /// Units that none has a pair of.
  private static let others: [(unit: Dimension, metric: Dimension, us: Dimension)] = [
    (UnitLength.yards, UnitLength.meters, UnitLength.yards),
    (UnitLength.millimeters, UnitLength.millimeters, UnitLength.inches),
    (UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit),
    (UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
  ]

  /// The unit of a system for what another is used for.
  static func preferred(for unit: Dimension, isMetric: Bool) -> Dimension {
    if let pair = pairs.first(where: { $0.metric == unit || $0.us == unit }) {
      return isMetric ? pair.metric : pair.us
    }
    if let other = others.first(where: { $0.unit == unit }) { return isMetric ? other.metric : other.us }
    return unit
  }

  static func convert(_ value: Double, from unit: Dimension, to other: Dimension) -> Double {
    unit == other
      ? value : other.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
  }

  private static let scales: [[Dimension]] = [
    [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers],
    [UnitLength.inches, UnitLength.feet, UnitLength.miles],
    [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons],
    [UnitMass.ounces, UnitMass.pounds],
    [UnitVolume.milliliters, UnitVolume.liters],
    [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
    [
      UnitInformationStorage.bytes, UnitInformationStorage.kilobytes, UnitInformationStorage.megabytes,
      UnitInformationStorage.gigabytes, UnitInformationStorage.terabytes,
    ],
  ]

  /// The value in the largest unit of its scale in which it is 1 at least.
  static func natural(_ value: Double, _ unit: Dimension) -> (Double, Unit) {
    guard let scale = scales.first(where: { $0.contains(unit) }) else { return (value, unit) }
    let values = scale.map { (convert(value, from: unit, to: $0), $0) }
    // Sums of fractions fall a little short of a whole.
    return values.last { abs($0.0) >= 1 - 1e-9 } ?? values[0]
  }

  /// The symbol of a unit. Foundation's own of times can be mistaken for those of lengths.
  static func symbol(of unit: Unit) -> String {
    switch unit as? UnitDuration {
    case UnitDuration.seconds: "sec"
    case UnitDuration.minutes: "min"
    case UnitDuration.hours: "hr"
    default: unit.symbol
    }
  }

  /// The names of units by their symbols.
  static let names: [String: (one: String, many: String)] = {
    var names: [String: (one: String, many: String)] = [
      "ft": ("foot", "feet"), "in": ("inch", "inches"), "°C": ("degree Celsius", "degrees Celsius"),
      "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
      "km/h": ("kilometer per hour", "kilometers per hour"), "mph": ("mile per hour", "miles per hour"),
      "m/s": ("meter per second", "meters per second"), "°": ("degree", "degrees"),
      "%": ("percent", "percent"),
    ]
    let regular = [
      "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard",
      "kg": "kilogram", "g": "gram", "mg": "milligram", "lb": "pound", "oz": "ounce", "t": "metric ton",
      "L": "liter",
      "mL": "milliliter", "gal": "gallon", "cup": "cup", "s": "second", "sec": "second", "min": "minute",
      "hr": "hour",
      "h": "hour", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
      "J": "joule",
      "kJ": "kilojoule", "kCal": "kilocalorie", "cal": "calorie", "W": "watt", "kW": "kilowatt",
      "Hz": "hertz",
      "kWh": "kilowatt-hour", "V": "volt", "A": "ampere",
    ]
    for (symbol, name) in regular { names[symbol] = (name, name == "hertz" ? name : name + "s") }
    return names
  }()
}
