extension SymbolShapes {
  /// The sky and the weather.
  static let weather: [String: [SymbolMark]] = [
    "sun.max": together([.stroke("O 12 12 4.4")], sunRays),
    "sun.max.fill": together([.fill("O 12 12 5.2")], sunRays),
    "moon": [.stroke(moon)],
    "moon.fill": [.fill(moon), .stroke(moon)],
    "cloud": [.stroke(cloud)],
    "cloud.fill": [.fill(cloud), .stroke(cloud)],
    "bolt": [.stroke(bolt)],
    "bolt.fill": [.fill(bolt), .stroke(bolt)],
    "bolt.slash": slashed([.stroke(bolt)]),
    "bolt.slash.fill": slashed(solid(bolt)),
    "sun.min": together([.stroke("O 12 12 4")], spokes(from: 7.2, to: 7.8, count: 8)),
    "sun.min.fill": together([.fill("O 12 12 4.8")], spokes(from: 7.2, to: 7.8, count: 8)),
    "sun.haze": together(
      [.stroke("O 12 9 3.4")], highSunRays,
      [.stroke("M 3.6 17.6 L 20.4 17.6"), .stroke("M 6.6 21.4 L 17.4 21.4")]),
    "sun.haze.fill": together(
      [.fill("O 12 9 4.2")], highSunRays,
      [.stroke("M 3.6 17.6 L 20.4 17.6"), .stroke("M 6.6 21.4 L 17.4 21.4")]),
    "sunrise": together([.stroke("A 12 17 4.4 180 360")], lowSunRays, [.stroke(upArrow)]),
    "sunrise.fill": together([.fill("A 12 17 5 180 360 Z")], lowSunRays, [.stroke(upArrow)]),
    "sunset": together([.stroke("A 12 17 4.4 180 360")], lowSunRays, [.stroke(downArrow)]),
    "sunset.fill": together([.fill("A 12 17 5 180 360 Z")], lowSunRays, [.stroke(downArrow)]),
    "moon.stars": [.stroke(moon), .fill(stars)],
    "moon.stars.fill": together(solid(moon), [.fill(stars)]),
    "moon.zzz": [.stroke(moon), .stroke("M 15.2 2.4 L 20.4 2.4 L 15.2 9 L 20.4 9")],
    "moon.zzz.fill": together(solid(moon), [.stroke("M 15.2 2.4 L 20.4 2.4 L 15.2 9 L 20.4 9")]),
    "cloud.rain": together([.stroke(highCloud)], rain),
    "cloud.rain.fill": together(solid(highCloud), rain),
    "cloud.heavyrain": [
      .stroke(highCloud), .stroke("M 6.6 18.4 L 4.8 22"), .stroke("M 11 18.4 L 9.2 22"),
      .stroke("M 15.4 18.4 L 13.6 22"), .stroke("M 19.8 18.4 L 18 22"),
    ],
    "cloud.heavyrain.fill": together(
      solid(highCloud),
      [
        .stroke("M 6.6 18.4 L 4.8 22"), .stroke("M 11 18.4 L 9.2 22"), .stroke("M 15.4 18.4 L 13.6 22"),
        .stroke("M 19.8 18.4 L 18 22"),
      ]),
    "cloud.drizzle": together([.stroke(highCloud)], drizzle),
    "cloud.drizzle.fill": together(solid(highCloud), drizzle),
    "cloud.snow": together([.stroke(highCloud)], snow),
    "cloud.snow.fill": together(solid(highCloud), snow),
    "cloud.bolt": together([.stroke(highCloud)], strike),
    "cloud.bolt.fill": together(solid(highCloud), strike),
    "cloud.bolt.rain": together(
      [.stroke(highCloud)], strike, [.stroke("M 6.2 18.4 L 4.8 21.6"), .stroke("M 19.8 18.4 L 18.4 21.6")]),
    "cloud.bolt.rain.fill": together(
      solid(highCloud), strike, [.stroke("M 6.2 18.4 L 4.8 21.6"), .stroke("M 19.8 18.4 L 18.4 21.6")]),
    "cloud.fog": [.stroke(highCloud), .stroke("M 4 18.6 L 20 18.6"), .stroke("M 7 22 L 17 22")],
    "cloud.fog.fill": together(solid(highCloud), [.stroke("M 4 18.6 L 20 18.6"), .stroke("M 7 22 L 17 22")]),
    "cloud.sun": together(sunBehind, [.stroke(lowCloud)]),
    "cloud.sun.fill": together([.fill("O 15.8 8 4.2")], sunBehind, solid(lowCloud)),
    "cloud.moon": [.stroke(smallMoon), .cut(lowCloud), .hole(lowCloud), .stroke(lowCloud)],
    "cloud.moon.fill": together(solid(smallMoon), [.hole(wideLowCloud)], solid(lowCloud)),
    "icloud": [.stroke(cloud)],
    "icloud.fill": solid(cloud),
    "icloud.slash": slashed([.stroke(cloud)]),
    "icloud.and.arrow.up": [
      .stroke(highCloud), .hole("M 8.6 9 L 15.4 9 L 15.4 18 L 8.6 18 Z"), .stroke("M 12 21.8 L 12 10.6"),
      .stroke("M 8.2 14 L 12 10.2 L 15.8 14"),
    ],
    "icloud.and.arrow.down": [
      .stroke(highCloud), .hole("M 9.6 9 L 14.4 9 L 14.4 18 L 9.6 18 Z"), .stroke("M 12 10.2 L 12 21.4"),
      .stroke("M 8.2 18 L 12 21.8 L 15.8 18"),
    ],
    "snowflake": [
      .stroke("M 12 2 L 12 22"), .stroke("M 20.7 7 L 3.3 17"), .stroke("M 20.7 17 L 3.3 7"),
      .stroke("M 9.4 3.2 L 12 5.8 L 14.6 3.2"), .stroke("M 18.3 5.3 L 17.4 8.9 L 20.9 9.9"),
      .stroke("M 20.9 14.1 L 17.4 15.1 L 18.3 18.7"), .stroke("M 14.6 20.8 L 12 18.2 L 9.4 20.8"),
      .stroke("M 5.7 18.7 L 6.6 15.1 L 3.1 14.1"), .stroke("M 3.1 9.9 L 6.6 8.9 L 5.7 5.3"),
    ],
    "wind": [
      .stroke("M 2.4 9 L 12.6 9 C 15 9 16.2 7.6 16.2 5.9 C 16.2 4.2 15 3 13.5 3 C 12.2 3 11.3 3.8 11 4.8"),
      .stroke(
        "M 2.4 13 L 18.4 13 C 20.4 13 21.8 11.8 21.8 10 C 21.8 8.4 20.6 7.4 19.2 7.4 C 18.2 7.4 17.4 7.9 17 8.7"
      ),
      .stroke(
        "M 2.4 17 L 12.4 17 C 14.2 17 15.4 18 15.4 19.4 C 15.4 20.8 14.3 21.6 13.1 21.6 C 12.1 21.6 11.4 21.1 11 20.3"
      ),
    ],
    "tornado": [
      .stroke("M 3 3.6 L 21 3.6"), .stroke("M 4.8 7.8 L 18.4 7.8"), .stroke("M 8 12 L 18 12"),
      .stroke("M 10 16.2 L 15.6 16.2"), .stroke("M 10.6 20.4 L 12.6 20.4"),
    ],
    "thermometer": [.stroke(thermometer), .fill("O 12 17.4 2.2"), .stroke("M 12 17 L 12 9")],
    "thermometer.medium": [.stroke(thermometer), .fill("O 12 17.4 2.2"), .stroke("M 12 17 L 12 9")],
    "umbrella": [.stroke(canopy), .stroke(umbrellaStick), .stroke("M 12 3.4 L 12 2")],
    "umbrella.fill": together(solid(canopy), [.stroke(umbrellaStick), .stroke("M 12 3.4 L 12 2")]),
    "drop": [.stroke(drop)],
    "drop.fill": solid(drop),
    "flame": [.stroke(flame), .stroke(innerFlame)],
    "flame.fill": together(solid(flame), [.hole(innerFlame)]),
    "rainbow": [
      .stroke("A 12 18.4 9.8 180 360"), .stroke("A 12 18.4 6.4 180 360"), .stroke("A 12 18.4 3 180 360"),
    ],
  ]
  private static let moon =
    "M 20.6 14.4 C 19.4 15 18 15.3 16.6 15.3 C 12 15.3 8.6 11.9 8.6 7.4 C 8.6 5.9 9 4.5 9.6 3.3 C 5.6 4.4 2.8 7.9 2.8 12 C 2.8 17.2 6.8 21.2 12 21.2 C 16.2 21.2 19.6 18.4 20.6 14.4 Z"
  private static let cloud =
    "M 6.6 19.4 C 3.8 19.4 1.8 17.5 1.8 15 C 1.8 12.7 3.4 11 5.6 10.7 C 5.9 7.2 8.7 4.6 12.2 4.6 C 15.2 4.6 17.7 6.4 18.6 9.2 C 20.8 9.8 22.2 11.7 22.2 14.1 C 22.2 17.1 19.9 19.4 16.9 19.4 Z"
  private static let bolt = "M 13.4 2 L 5 13.6 L 11.2 13.6 L 10.4 22 L 19 9.8 L 12.8 9.8 Z"
  private static let sunRays: [SymbolMark] = spokes(from: 7.8, to: 10.6, count: 8)

  /// Lines away from the middle, evenly around it.
  static func spokes(from inner: Double, to outer: Double, count: Int) -> [SymbolMark] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let (x, y) = (sin(angle), -cos(angle))
      return .stroke("M \(12 + inner * x) \(12 + inner * y) L \(12 + outer * x) \(12 + outer * y)")
    }
  }
  private static let highCloud =
    "M 7 15.4 C 4.4 15.4 2.6 13.7 2.6 11.5 C 2.6 9.4 4.1 7.8 6.1 7.6 C 6.4 4.4 8.9 2 12.1 2 C 14.9 2 17.1 3.7 17.9 6.2 C 20 6.7 21.4 8.5 21.4 10.7 C 21.4 13.4 19.3 15.4 16.6 15.4 Z"
  private static let lowCloud =
    "M 4.8 20.9 C 2.5 20.9 0.9 19.4 0.9 17.4 C 0.9 15.6 2.2 14.2 4 14 C 4.2 11.2 6.5 9.1 9.3 9.1 C 11.7 9.1 13.7 10.5 14.4 12.8 C 16.1 13.2 17.3 14.8 17.3 16.7 C 17.3 19.1 15.4 20.9 13 20.9 Z"
  private static let wideLowCloud =
    "M 4.8 23.1 C 1.3 23.1 -1.3 20.6 -1.3 17.4 C -1.3 14.8 0.2 12.6 2.2 12 C 3 9 5.8 6.9 9.3 6.9 C 12.3 6.9 15 8.5 16.2 11 C 18.4 12 19.5 14.2 19.5 16.7 C 19.5 20.3 16.6 23.1 13 23.1 Z"
  private static let smallMoon =
    "M 20.9 8.3 C 20.3 8.7 19.5 8.8 18.7 8.8 C 16.2 8.8 14.3 6.9 14.3 4.5 C 14.3 3.6 14.6 2.9 14.9 2.2 C 12.7 2.8 11.1 4.7 11.1 7 C 11.1 9.9 13.3 12.1 16.2 12.1 C 18.5 12.1 20.4 10.5 20.9 8.3 Z"
  private static let stars =
    "M 17 1 Q 17.5 4.5 21 5 Q 17.5 5.5 17 9 Q 16.5 5.5 13 5 Q 16.5 4.5 17 1 Z M 21 8 Q 21.3 10.3 23.6 10.6 Q 21.3 10.9 21 13.2 Q 20.7 10.9 18.4 10.6 Q 20.7 10.3 21 8 Z"
  private static let upArrow = "M 12 9 L 12 2.4 M 9.2 5 L 12 2.2 L 14.8 5"
  private static let downArrow = "M 12 2.2 L 12 8.8 M 9.2 6.2 L 12 9 L 14.8 6.2"
  private static let highSunRays: [SymbolMark] = [
    .stroke("M 12 2.8 L 12 1.6"), .stroke("M 5.8 9 L 4.6 9"), .stroke("M 18.2 9 L 19.4 9"),
    .stroke("M 7.6 4.6 L 6.8 3.8"), .stroke("M 16.4 4.6 L 17.2 3.8"),
    .stroke("M 7.6 13.4 L 6.8 14.2"), .stroke("M 16.4 13.4 L 17.2 14.2"),
  ]
  private static let lowSunRays: [SymbolMark] = [
    .stroke("M 2.2 17 L 4.4 17"), .stroke("M 19.6 17 L 21.8 17"), .stroke("M 5 10 L 6.5 11.5"),
    .stroke("M 19 10 L 17.5 11.5"), .stroke("M 3.4 21.4 L 20.6 21.4"),
  ]
  private static let rain: [SymbolMark] = [
    .stroke("M 7.8 18.4 L 6.4 21.8"), .stroke("M 12.9 18.4 L 11.5 21.8"), .stroke("M 18 18.4 L 16.6 21.8"),
  ]
  private static let drizzle: [SymbolMark] = [
    .stroke("M 7.4 18.4 L 7 19.4"), .stroke("M 12.4 18.4 L 12 19.4"), .stroke("M 17.4 18.4 L 17 19.4"),
    .stroke("M 9.6 21.6 L 9.4 22.2"), .stroke("M 14.6 21.6 L 14.4 22.2"),
  ]
  private static let snow: [SymbolMark] = [
    .fill("O 7 18.6 1.2"), .fill("O 12 18.6 1.2"), .fill("O 17 18.6 1.2"), .fill("O 9.5 22 1.2"),
    .fill("O 14.5 22 1.2"),
  ]
  private static let strikeShape = "M 13.4 12.4 L 8.2 18.4 L 11.4 18.4 L 10.4 23 L 15.8 16.8 L 12.6 16.8 Z"
  private static let strike: [SymbolMark] = [.cut(strikeShape), .hole(strikeShape), .fill(strikeShape)]
  private static let sunBehind: [SymbolMark] = [
    .stroke("O 15.8 8 3.4"), .stroke("M 15.8 2.4 L 15.8 1.4"), .stroke("M 21.4 8 L 22.4 8"),
    .stroke("M 19.8 4 L 20.5 3.3"), .stroke("M 19.8 12 L 20.5 12.7"), .stroke("M 11.8 4 L 11.1 3.3"),
    .hole(wideLowCloud),
  ]
  private static let thermometer =
    "M 9 13.9 L 9 5 C 9 3.3 10.3 2 12 2 C 13.7 2 15 3.3 15 5 L 15 13.9 A 12 17.4 4.6 -49.4 229.4 Z"
  private static let canopy =
    "M 2.2 12.8 C 2.2 7.4 6.6 3.6 12 3.6 C 17.4 3.6 21.8 7.4 21.8 12.8 C 20.4 11.2 17 11.2 15.3 12.8 C 13.8 11.2 10.2 11.2 8.7 12.8 C 7 11.2 3.6 11.2 2.2 12.8 Z"
  private static let umbrellaStick = "M 12 12.2 L 12 19.6 C 12 21 11 22 9.7 22 C 8.4 22 7.4 21 7.4 19.8"
  private static let drop =
    "M 12 2.4 C 12 2.4 4.8 10.4 4.8 15 C 4.8 19 8 21.8 12 21.8 C 16 21.8 19.2 19 19.2 15 C 19.2 10.4 12 2.4 12 2.4 Z"
  private static let flame =
    "M 12.6 2 C 13.2 6 18.8 8.8 18.8 14.6 C 18.8 18.8 15.8 21.8 12 21.8 C 8.2 21.8 5.2 18.9 5.2 14.9 C 5.2 12 6.8 9.6 8.2 8 C 8.6 9.6 9.2 10.6 10.2 11.2 C 10 7.6 10.8 4.2 12.6 2 Z"
  private static let innerFlame =
    "M 12 21.6 C 10 21.6 8.8 20.2 8.8 18.4 C 8.8 16.6 10.4 15.6 11 13.8 C 13.4 14.8 15.2 16.4 15.2 18.4 C 15.2 20.2 14 21.6 12 21.6 Z"
}
