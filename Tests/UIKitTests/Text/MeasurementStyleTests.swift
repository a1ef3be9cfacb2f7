import Foundation
import Testing
import UIKit

/// Measurements in the words of a region. The texts are the Unicode CLDR's, as Apple's documentation shows
/// them.
struct MeasurementStyleTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  @Test func unitsOfTheRegion() {
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(distance.formatted(.measurement(width: .abbreviated).locale(us)) == "3.1 mi")
    #expect(distance.formatted(.measurement(width: .wide).locale(germany)) == "5 Kilometer")
    #expect(distance.formatted(.measurement(width: .narrow, usage: .asProvided).locale(us)) == "5km")
    let speed = Measurement(value: 46, unit: UnitSpeed.kilometersPerHour)
    #expect(speed.formatted(.measurement(width: .wide).locale(us)) == "29 miles per hour")
    #expect(distance.formatted() == distance.formatted(.measurement(width: .abbreviated)))
  }

  @Test func usagesChooseUnitsAndRounding() {
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us)) == "5 ft, 11 in")
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(germany)) == "180 cm")
    let weight = Measurement(value: 72, unit: UnitMass.kilograms)
    #expect(weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale(us)) == "159 lb")
    let way = Measurement(value: 450, unit: UnitLength.meters)
    #expect(way.formatted(.measurement(width: .abbreviated, usage: .road).locale(us)) == "1,500 ft")
  }

  @Test func temperatures() {
    let air = Measurement(value: 20.4, unit: UnitTemperature.celsius)
    #expect(air.formatted(.measurement(width: .abbreviated, usage: .weather).locale(us)) == "69°F")
    #expect(
      air.formatted(.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale(us))
        == "69°")
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    let text = air.formatted(
      .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style).locale(germany))
    #expect(text.map { $0.isWhitespace ? " " : $0 } == Array("20,4 °C"), "\(Array(text.unicodeScalars))")
  }

  @Test func wordsGoWithTheNumberThatIsShown() {
    let way = Measurement(value: 1.04, unit: UnitLength.kilometers)
    func text(_ digits: Int) -> String {
      way.formatted(
        .measurement(
          width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(digits))
        ).locale(us))
    }
    #expect(text(0) == "1 kilometer")
    #expect(text(1) == "1.0 kilometers")
    #expect(text(2) == "1.04 kilometers")
  }

  /// Every unit that Foundation has and the CLDR knows has a name, not only its symbol.
  @Test(
    arguments: [
      UnitLength.furlongs, UnitArea.acres, UnitVolume.teaspoons, UnitMass.carats, UnitDuration.hours,
      UnitEnergy.kilowattHours, UnitPressure.hectopascals, UnitPower.watts, UnitFrequency.megahertz,
      UnitInformationStorage.gigabytes, UnitAngle.arcMinutes, UnitElectricCurrent.amperes,
    ] as [Dimension])
  func unitsHaveWords(unit: Dimension) {
    let text = Measurement(value: 2, unit: unit).formatted(
      .measurement(width: .wide, usage: .asProvided).locale(us))
    #expect(text.hasPrefix("2 ") && text != "2 \(unit.symbol)")
  }

  @Test func unitsOfAnAppHaveTheirSymbols() {
    let horses = UnitLength(symbol: "horses", converter: UnitConverterLinear(coefficient: 2.4))
    let lead = Measurement(value: 2.5, unit: horses)
    #expect(lead.formatted(.measurement(width: .wide).locale(us)) == "2.5 horses")
    #expect(lead.formatted(.measurement(width: .narrow).locale(us)) == "2.5horses")
  }
}
