import CRuntimeSupport
import Foundation

/// Writes a number with a unit as the Unicode CLDR has it in a locale, through ICU's number skeletons.
struct MeasurementText {
  /// The width of units in a skeleton.
  var width: String
  /// The purpose by which ICU chooses the unit; nil for the given one.
  var usage: String?
  var locale: Locale
  var numberStyle: FloatingPointFormatStyle<Double>?
  /// Whether temperatures are degrees alone.
  var hidesScale: Bool

  func text(_ value: Double, _ unit: Dimension) -> String {
    guard let name = CLDRUnit.name(of: unit) else { return plainText(value, unit) }
    var parts = ["unit/\(name)"]
    if let usage { parts.append("usage/\(usage)") }
    parts.append("unit-width-\(width)")
    guard let written = formatted(value, parts) else { return plainText(value, unit) }
    if hidesScale, unit is UnitTemperature {
      return degrees(value, parts, shown: written)
    }
    guard let numberStyle else { return written.text }
    // The words go with the number as it is shown: "1 kilometer", "1.5 kilometers".
    guard let exact = formatted(value, parts + ["precision-unlimited"]) else { return written.text }
    let number = numberStyle.locale(locale).format(exact.value)
    let fraction = fractionDigits(of: number)
    let precision = fraction == 0 ? "precision-integer" : "." + String(repeating: "0", count: fraction)
    return (formatted(value, parts + [precision]) ?? written).replacingNumber(by: number)
  }

  private func degrees(_ value: Double, _ parts: [String], shown: Written) -> String {
    let isExact = numberStyle != nil
    let exact = isExact ? formatted(value, parts + ["precision-unlimited"]) ?? shown : shown
    let form = ["measure-unit/temperature-generic", "unit-width-short"]
    guard let written = formatted(exact.value, form) else { return shown.text }
    guard let numberStyle else { return written.text }
    return written.replacingNumber(by: numberStyle.locale(locale).format(exact.value))
  }

  /// A unit that the CLDR does not know: the number and the unit's symbol.
  private func plainText(_ value: Double, _ unit: Dimension) -> String {
    let number = (numberStyle ?? .number).locale(locale).format(value)
    return width == "narrow" ? number + unit.symbol : "\(number) \(unit.symbol)"
  }

  private func fractionDigits(of number: String) -> Int {
    guard let separator = locale.decimalSeparator,
      let place = number.range(of: separator, options: .backwards)
    else { return 0 }
    return number[place.upperBound...].count(where: \.isNumber)
  }

  /// A text, the number's part of it, and the value that was written.
  private struct Written {
    var characters: ArraySlice<UInt16>
    var number: Range<Int>
    var value: Double

    var text: String { String(decoding: characters, as: UTF16.self) }

    func replacingNumber(by text: String) -> String {
      var all = Array(characters)
      all.replaceSubrange(number, with: Array(text.utf16))
      return String(decoding: all, as: UTF16.self)
    }
  }

  private func formatted(_ value: Double, _ parts: [String]) -> Written? {
    let skeleton = Array(parts.joined(separator: " ").utf16)
    var buffer = [UInt16](repeating: 0, count: 512)
    let result = shoji_format_unit(
      value, skeleton, Int32(skeleton.count), locale.identifier, &buffer, Int32(buffer.count))
    guard result.length >= 0 else { return nil }
    return Written(
      characters: buffer[..<Int(result.length)], number: Int(result.number_start)..<Int(result.number_end),
      value: result.value)
  }
}

/// The units of the Unicode CLDR.
enum CLDRUnit {
  /// The name of a unit; nil for those of an app's own.
  static func name(of unit: Dimension) -> String? { names[Key(unit)] }

  /// Equal units have no equal hashes in Foundation on Linux.
  private struct Key: Hashable {
    var type: ObjectIdentifier
    var symbol: String

    init(_ unit: Dimension) {
      (type, symbol) = (ObjectIdentifier(Swift.type(of: unit)), unit.symbol)
    }
  }

  private static let names: [Key: String] = Dictionary(
    (lengths + masses + times + others).map { (Key($0.0), $0.1) }, uniquingKeysWith: { first, _ in first })

  private static let lengths: [(Dimension, String)] = [
    (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
    (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
    (UnitLength.yards, "yard"), (UnitLength.miles, "mile"), (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"), (UnitLength.astronomicalUnits, "astronomical-unit"),
    (UnitLength.parsecs, "parsec"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
    (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"), (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.liters, "liter"),
    (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
    (UnitVolume.milliliters, "milliliter"), (UnitVolume.megaliters, "megaliter"),
    (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
    (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
    (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.cups, "cup"), (UnitVolume.metricCups, "cup-metric"), (UnitVolume.pints, "pint"),
    (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
    (UnitVolume.imperialGallons, "gallon-imperial"),
    (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
  ]

  private static let masses: [(Dimension, String)] = [
    (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
    (UnitMass.pounds, "pound"), (UnitMass.ounces, "ounce"), (UnitMass.stones, "stone"),
    (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
    (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitTemperature.kelvin, "kelvin"), (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.megapascals, "megapascal"),
    (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"), (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
  ]

  private static let times: [(Dimension, String)] = [
    (UnitDuration.seconds, "second"), (UnitDuration.minutes, "minute"), (UnitDuration.hours, "hour"),
    (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"), (UnitSpeed.metersPerSecond, "meter-per-second"),
    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"), (UnitSpeed.milesPerHour, "mile-per-hour"),
    (UnitSpeed.knots, "knot"), (UnitFrequency.hertz, "hertz"), (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.gigahertz, "gigahertz"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitAcceleration.gravity, "g-force"),
  ]

  private static let others: [(Dimension, String)] = [
    (UnitEnergy.joules, "joule"), (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitPower.watts, "watt"), (UnitPower.kilowatts, "kilowatt"), (UnitPower.megawatts, "megawatt"),
    (UnitPower.gigawatts, "gigawatt"), (UnitPower.milliwatts, "milliwatt"),
    (UnitPower.horsepower, "horsepower"), (UnitAngle.degrees, "degree"), (UnitAngle.radians, "radian"),
    (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
    (UnitAngle.revolutions, "revolution"), (UnitElectricCurrent.amperes, "ampere"),
    (UnitElectricCurrent.milliamperes, "milliampere"), (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricResistance.ohms, "ohm"), (UnitIlluminance.lux, "lux"),
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabytes, "terabyte"), (UnitInformationStorage.petabytes, "petabyte"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
    (UnitDispersion.partsPerMillion, "permillion"),
  ]
}
