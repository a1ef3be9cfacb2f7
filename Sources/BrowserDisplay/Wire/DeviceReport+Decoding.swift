import DeviceReports

extension DeviceReport {
  /// The bounds of what a page may report: beyond what any device measures, and finite.
  enum Bounds {
    static let latitude = -90.0...90
    static let longitude = -180.0...180
    /// An uncertainty of places and heights, in meters: half of the earth's circumference.
    static let accuracy = 0.0...20_037_509
    static let altitude = -100_000.0...10_000_000
    static let direction = 0.0...360
    /// Meters per second: that of light in a vacuum is no person's.
    static let speed = 0.0...299_792_458
    /// Milliseconds: a year.
    static let age = 0.0...31_536_000_000
    /// Meters per second squared.
    static let acceleration = -100_000.0...100_000
    /// Degrees per second.
    static let rotation = -1_000_000.0...1_000_000
    static let angle = -360.0...360
  }

  /// Reads a report behind its letter: `"p", device, answer` · `"l", latitude, longitude, accuracy, altitude,
  /// its accuracy, course, speed, age in ms` · `"h", degrees, accuracy` · `"m"`, acceleration, that with the
  /// earth's, rotation and attitude, three numbers each · `"f", device` · `"o", number`. What is not known is
  /// null.
  init(from values: inout any UnkeyedDecodingContainer) throws {
    switch DeviceReportKind(rawValue: try values.decode(String.self)) {
    case .permission:
      let feature = try values.decodeFeature()
      guard let answer = DevicePermission(rawValue: try values.decode(String.self)) else {
        throw values.fault("there is no such answer on a device")
      }
      self = .permission(feature, answer)
    case .position:
      self = .position(
        DevicePosition(
          latitude: try values.decode(in: Bounds.latitude),
          longitude: try values.decode(in: Bounds.longitude),
          accuracy: try values.decode(in: Bounds.accuracy),
          altitude: try values.decodeOptional(in: Bounds.altitude),
          altitudeAccuracy: try values.decodeOptional(in: Bounds.accuracy),
          course: try values.decodeOptional(in: Bounds.direction),
          speed: try values.decodeOptional(in: Bounds.speed),
          age: try values.decode(in: Bounds.age) / 1000))
    case .heading:
      self = .heading(
        DeviceHeading(
          degrees: try values.decode(in: Bounds.direction),
          accuracy: try values.decodeOptional(in: Bounds.direction)))
    case .motion:
      self = .motion(
        DeviceMotion(
          acceleration: try values.decodeVector(in: Bounds.acceleration),
          accelerationIncludingGravity: try values.decodeVector(in: Bounds.acceleration),
          rotationRate: try values.decodeVector(in: Bounds.rotation),
          attitude: try values.decodeVector(in: Bounds.angle)))
    case .failure: self = .failure(try values.decodeFeature())
    case .opened: self = .opened(notification: try values.decodeCount(from: 1))
    case nil: throw values.fault("there is no such report of a device")
    }
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func decodeFeature() throws -> DeviceFeature {
    guard let feature = DeviceFeature(rawValue: try decode(String.self)) else {
      throw fault("there is no such device")
    }
    return feature
  }

  fileprivate mutating func decode(in bounds: ClosedRange<Double>) throws -> Double {
    let value = try decodeNumber()
    guard bounds.contains(value) else { throw fault("a measurement is out of bounds") }
    return value
  }

  fileprivate mutating func decodeOptional(in bounds: ClosedRange<Double>) throws -> Double? {
    try decodeNil() ? nil : decode(in: bounds)
  }

  /// Three numbers; nil where one is not measured.
  fileprivate mutating func decodeVector(in bounds: ClosedRange<Double>) throws -> DeviceVector? {
    let parts = [
      try decodeOptional(in: bounds), try decodeOptional(in: bounds), try decodeOptional(in: bounds),
    ]
    guard let x = parts[0], let y = parts[1], let z = parts[2] else { return nil }
    return DeviceVector(x: x, y: y, z: z)
  }
}
