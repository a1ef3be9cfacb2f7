import Foundation

/// Foundation's styles of measurements, which it lacks on Linux:
/// `distance.formatted(.measurement(width: .wide))`.
extension Measurement where UnitType: Dimension {
  /// Writes measurements in the words and units of a locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of units.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let skeleton: String
      /// Whole words: "5 kilometers".
      public static var wide: UnitWidth { UnitWidth(skeleton: "full-name") }
      /// Symbols with a space, where the language has one: "5 km".
      public static var abbreviated: UnitWidth { UnitWidth(skeleton: "short") }
      /// The shortest form: "5km".
      public static var narrow: UnitWidth { UnitWidth(skeleton: "narrow") }
    }

    /// The length of units.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// The purpose, by which the unit is chosen; nil for the unit that a measurement has.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; nil for as many digits as the purpose has.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether temperatures are degrees alone.
    var hidesScale = false

    /// Makes a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns a measurement as text.
    public func format(_ value: Measurement) -> String {
      MeasurementText(
        width: width.skeleton, usage: usage?.name, locale: locale, numberStyle: numberFormatStyle,
        hidesScale: hidesScale
      ).text(value.value, value.unit)
    }

    /// Returns the style in a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the measurement as text, in a unit that the person's region uses: "3.1 mi".
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether temperatures are degrees alone, without their scale.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// Makes a style of temperatures.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// A style of measurements.
  /// - Parameters:
  ///   - width: The length of units.
  ///   - usage: The purpose, by which the unit is chosen.
  ///   - numberFormatStyle: The style of the number; nil for as many digits as the purpose has.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style of temperatures, which can be degrees alone.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

/// A purpose of measurements, by which regions choose units and rounding.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the Unicode CLDR; nil for the unit that a measurement has.
  let name: String?

  /// Any purpose.
  public static var general: Self { Self(name: "default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The size of a person's parts.
  public static var person: Self { Self(name: "person") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// The way along a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of optical instruments.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// The amount of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// The amount of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// The distance that can be seen.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy that a person uses.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The amount of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}
