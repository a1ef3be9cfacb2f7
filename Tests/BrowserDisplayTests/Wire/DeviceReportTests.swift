import DeviceReports
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// What a page may report of its devices, and what it may not.
struct DeviceReportTests {
  private func decode(_ text: String) throws -> DeviceReport? {
    guard case .device(let report) = try ClientMessage.decode(text.utf8) else { return nil }
    return report
  }

  @Test("Every report of the page is understood") func forms() throws {
    #expect(try decode(#"["V","p","l","g"]"#) == .permission(.location, .granted))
    #expect(try decode(#"["V","p","n","u"]"#) == .permission(.notifications, .unavailable))
    #expect(
      try decode(#"["V","l",48.1,11.6,20,null,null,null,null,1500]"#)
        == .position(DevicePosition(latitude: 48.1, longitude: 11.6, accuracy: 20, age: 1.5)))
    #expect(
      try decode(#"["V","l",-90,180,0,520.5,3,359,1.5,0]"#)
        == .position(
          DevicePosition(
            latitude: -90, longitude: 180, accuracy: 0, altitude: 520.5, altitudeAccuracy: 3, course: 359,
            speed: 1.5)))
    #expect(try decode(#"["V","h",270.5,null]"#) == .heading(DeviceHeading(degrees: 270.5)))
    #expect(
      try decode(#"["V","m",1,2,3,null,null,null,4,5,6,7,8,null]"#)
        == .motion(
          DeviceMotion(
            acceleration: DeviceVector(x: 1, y: 2, z: 3), rotationRate: DeviceVector(x: 4, y: 5, z: 6))))
    #expect(try decode(#"["V","f","l"]"#) == .failure(.location))
    #expect(try decode(#"["V","o",7]"#) == .opened(notification: 7))
  }

  @Test(
    "What no device measures is refused",
    arguments: [
      #"["V"]"#, #"["V","x"]"#, #"["V","p","l"]"#, #"["V","p","z","g"]"#, #"["V","p","l","x"]"#,
      #"["V","p","l","g",1]"#, #"["V","l"]"#, #"["V","l",90.1,0,1,null,null,null,null,0]"#,
      #"["V","l",0,-181,1,null,null,null,null,0]"#, #"["V","l",0,0,-1,null,null,null,null,0]"#,
      #"["V","l",0,0,1e300,null,null,null,null,0]"#, #"["V","l",0,0,1,1e9,null,null,null,0]"#,
      #"["V","l",0,0,1,null,-1,null,null,0]"#, #"["V","l",0,0,1,null,null,361,null,0]"#,
      #"["V","l",0,0,1,null,null,null,-1,0]"#, #"["V","l",0,0,1,null,null,null,null,-1]"#,
      #"["V","l",null,0,1,null,null,null,null,0]"#, #"["V","l",NaN,0,1,null,null,null,null,0]"#,
      #"["V","l",1e400,0,1,null,null,null,null,0]"#, #"["V","l","0",0,1,null,null,null,null,0]"#,
      #"["V","h",-1,null]"#, #"["V","h",360.5,null]"#, #"["V","h",1]"#,
      #"["V","m",1e6,0,0,0,0,0,0,0,0,0,0,0]"#, #"["V","m",0,0,0,0,0,0,1e7,0,0,0,0,0]"#,
      #"["V","m",0,0,0,0,0,0,0,0,0,400,0,0]"#, #"["V","m",0,0,0]"#,
      #"["V","m",0,0,0,0,0,0,0,0,0,0,0,0,0]"#, #"["V","f","q"]"#, #"["V","o",0]"#, #"["V","o",1.5]"#,
      #"["V","o",1e17]"#, #"["V",["l"]]"#,
    ])
  func bounds(message: String) {
    #expect(throws: (any Error).self) { _ = try decode(message) }
  }

  @Test("Whatever a page makes of its messages, what is taken is within bounds") func fuzz() throws {
    var random = SeededGenerator(seed: 63)
    let letters = DeviceReportKind.allCases.map { "\"\($0.rawValue)\"" }
    let words =
      letters + DeviceFeature.allCases.map { "\"\($0.rawValue)\"" }
      + DevicePermission.allCases.map { "\"\($0.rawValue)\"" }
      + [
        "null", "true", "-1", "0", "1", "90", "180", "360", "-0.0", "1e-320", "1e5", "1e7", "1e308", "1e999",
        "9007199254740992", "[]", "{}", "\"\"", "[1,2]", "0.1", "-179.99",
      ]
    var taken = 0
    for _ in 0..<20_000 {
      let kind = letters.randomElement(using: &random)!
      let count = [1, 2, 8, 12].randomElement(using: &random)!
      // Mostly numbers, of which many fit.
      let values = (0..<count).map { _ in
        Bool.random(using: &random)
          ? "\(Int.random(in: 0...90, using: &random))" : words.randomElement(using: &random)!
      }
      guard let report = try? decode("[\"V\",\(([kind] + values).joined(separator: ","))]") else { continue }
      taken += 1
      for number in Self.numbers(in: report) {
        #expect(number.isFinite && abs(number) <= 3.2e10, "\(report)")
      }
    }
    #expect(taken > 100, "\(taken)")
  }

  /// All numbers in a report.
  private static func numbers(in report: DeviceReport) -> [Double] {
    switch report {
    case .position(let p):
      [p.latitude, p.longitude, p.accuracy, p.age]
        + [p.altitude, p.altitudeAccuracy, p.course, p.speed].compactMap { $0 }
    case .heading(let heading): [heading.degrees] + [heading.accuracy].compactMap { $0 }
    case .motion(let motion):
      [motion.acceleration, motion.accelerationIncludingGravity, motion.rotationRate, motion.attitude]
        .compactMap { $0 }.flatMap { [$0.x, $0.y, $0.z] }
    case .permission, .failure, .opened: []
    }
  }
}
