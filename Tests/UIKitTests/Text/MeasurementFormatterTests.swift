import Foundation
import Testing
import UIKit

struct MeasurementFormatterTests {
  private func text<U: Unit>(
    _ value: Double, _ unit: U, _ locale: String = "en_US",
    _ change: (MeasurementFormatter) -> Void = { _ in }
  ) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    change(formatter)
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  @Test func unitsOfTheRegion() {
    #expect(text(5, UnitLength.kilometers) == "3.107 mi")
    #expect(text(5, UnitLength.kilometers, "en_DE") == "5 km")
    #expect(text(2, UnitLength.miles, "de_DE") == "3,219 km")
    #expect(text(20, UnitTemperature.celsius) == "68°F")
    #expect(text(10, UnitDuration.minutes) == "10 min")
  }

  @Test func options() {
    #expect(text(5, UnitLength.kilometers) { $0.unitOptions = .providedUnit } == "5 km")
    #expect(text(1500, UnitLength.meters, "en_GB") { $0.unitOptions = .naturalScale } == "1.5 km")
    #expect(
      text(20, UnitTemperature.celsius) { $0.unitOptions = [.temperatureWithoutUnit, .providedUnit] } == "20°"
    )
    #expect(
      text(1.23456, UnitLength.meters, "en_DE") {
        $0.numberFormatter.maximumFractionDigits = 1
      } == "1,2 m")
  }

  @Test func styles() {
    #expect(text(5, UnitLength.kilometers, "en_DE") { $0.unitStyle = .long } == "5 kilometers")
    #expect(text(1, UnitMass.kilograms, "en_DE") { $0.unitStyle = .long } == "1 kilogram")
    #expect(text(5, UnitLength.kilometers, "en_DE") { $0.unitStyle = .short } == "5km")
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitLength.feet) == "feet")
  }
}
