extension SymbolShapes {
  /// Games, sports and parties.
  static let fun: [String: [SymbolMark]] = [
    "dice": [
      .stroke("R 2.8 2.8 18.4 18.4 3.6"), .fill("O 7.6 7.6 1.7"), .fill("O 16.4 7.6 1.7"),
      .fill("O 12 12 1.7"), .fill("O 7.6 16.4 1.7"), .fill("O 16.4 16.4 1.7"),
    ],
    "dice.fill": [
      .fill("R 2 2 20 20 4.2"), .hole("O 7.6 7.6 1.8"), .hole("O 16.4 7.6 1.8"), .hole("O 12 12 1.8"),
      .hole("O 7.6 16.4 1.8"), .hole("O 16.4 16.4 1.8"),
    ],
    "die.face.1": [.stroke(die), .fill("O 12 12 2")],
    "die.face.2": [.stroke(die), .fill("O 16 8 1.9"), .fill("O 8 16 1.9")],
    "die.face.3": [.stroke(die), .fill("O 16.4 7.6 1.8"), .fill("O 12 12 1.8"), .fill("O 7.6 16.4 1.8")],
    "die.face.4": [
      .stroke(die), .fill("O 8 8 1.9"), .fill("O 16 8 1.9"), .fill("O 8 16 1.9"), .fill("O 16 16 1.9"),
    ],
    "die.face.5": [
      .stroke(die), .fill("O 7.6 7.6 1.7"), .fill("O 16.4 7.6 1.7"), .fill("O 12 12 1.7"),
      .fill("O 7.6 16.4 1.7"), .fill("O 16.4 16.4 1.7"),
    ],
    "die.face.6": [
      .stroke(die), .fill("O 8 7.2 1.7"), .fill("O 16 7.2 1.7"), .fill("O 8 12 1.7"), .fill("O 16 12 1.7"),
      .fill("O 8 16.8 1.7"), .fill("O 16 16.8 1.7"),
    ],
    "die.face.1.fill": [.fill("R 2 2 20 20 4.6"), .hole("O 12 12 2.2")],
    "die.face.2.fill": [.fill("R 2 2 20 20 4.6"), .hole("O 16 8 2"), .hole("O 8 16 2")],
    "die.face.3.fill": [
      .fill("R 2 2 20 20 4.6"), .hole("O 16.4 7.6 1.9"), .hole("O 12 12 1.9"), .hole("O 7.6 16.4 1.9"),
    ],
    "die.face.4.fill": [
      .fill("R 2 2 20 20 4.6"), .hole("O 8 8 2"), .hole("O 16 8 2"), .hole("O 8 16 2"), .hole("O 16 16 2"),
    ],
    "die.face.5.fill": [
      .fill("R 2 2 20 20 4.6"), .hole("O 7.6 7.6 1.8"), .hole("O 16.4 7.6 1.8"), .hole("O 12 12 1.8"),
      .hole("O 7.6 16.4 1.8"), .hole("O 16.4 16.4 1.8"),
    ],
    "die.face.6.fill": [
      .fill("R 2 2 20 20 4.6"), .hole("O 8 7.2 1.8"), .hole("O 16 7.2 1.8"), .hole("O 8 12 1.8"),
      .hole("O 16 12 1.8"), .hole("O 8 16.8 1.8"), .hole("O 16 16.8 1.8"),
    ],
    "theatermasks": [
      .stroke(mask), .fill("O 6.4 8.6 1.2"), .fill("O 11.2 8.6 1.2"),
      .stroke("M 5.8 12 C 7.4 14 10.2 14 11.8 12"),
      .stroke("M 16 8 L 22 8 L 22 13.6 C 22 18.2 19.6 21 16.6 21 C 14.8 21 13.2 20 12.2 18.4"),
      .stroke("M 14.8 17 C 16 15.8 17.6 15.8 18.8 17"), .fill("O 18.6 12 1.2"),
    ],
    "theatermasks.fill": together(
      [
        .fill(
          "M 12.8 18.6 C 15.4 16.6 17 13.6 17 9.4 L 17 7.2 L 22.8 7.2 L 22.8 13.6 C 22.8 18.6 20.2 21.8 16.6 21.8 C 14.4 21.8 12.4 20.6 11.4 18.8 Z"
        ), .cut("M 16 18 C 16.8 16.8 18.2 16.8 19.2 17.6"), .hole("O 19.4 12 1.3"),
      ], solid(mask),
      [.hole("O 6.4 8.6 1.3"), .hole("O 11.2 8.6 1.3"), .cut("M 5.8 12 C 7.4 14 10.2 14 11.8 12")]),
    "sportscourt": [
      .stroke("R 1.2 4.2 21.6 15.6 2.2"), .stroke("M 12 4.4 L 12 19.6"), .stroke("O 12 12 3"),
      .stroke("M 1.4 8.8 L 5 8.8 L 5 15.2 L 1.4 15.2"), .stroke("M 22.6 8.8 L 19 8.8 L 19 15.2 L 22.6 15.2"),
    ],
    "football": [
      .stroke("M 3 21 C 2 12 10 2 21 3 C 22 12 14 22 3 21 Z"), .stroke("M 8.8 15.2 L 15.2 8.8"),
      .stroke("M 9.6 11.6 L 12.4 14.4"), .stroke("M 11.6 9.6 L 14.4 12.4"),
    ],
    "football.fill": together(
      solid("M 3 21 C 2 12 10 2 21 3 C 22 12 14 22 3 21 Z"),
      [.cut("M 8.2 15.8 L 15.8 8.2"), .cut("M 9.4 11.4 L 12.6 14.6"), .cut("M 11.4 9.4 L 14.6 12.6")]),
    "basketball": [
      .stroke("O 12 12 9.8"), .stroke("M 2.4 12 L 21.6 12"), .stroke("M 12 2.4 L 12 21.6"),
      .stroke("M 5.2 5.2 C 9.4 9 9.4 15 5.2 18.8"), .stroke("M 18.8 5.2 C 14.6 9 14.6 15 18.8 18.8"),
    ],
    "basketball.fill": [
      .fill("O 12 12 10.6"), .cut("M 0 12 L 24 12"), .cut("M 12 0 L 12 24"),
      .cut("M 4.2 4.2 C 9.4 9 9.4 15 4.2 19.8"), .cut("M 19.8 4.2 C 14.6 9 14.6 15 19.8 19.8"),
    ],
    "soccerball": [
      .stroke("O 12 12 9.8"), .fill("M 12 7.6 L 16.2 10.6 L 14.6 15.6 L 9.4 15.6 L 7.8 10.6 Z"),
      .stroke("M 12 8.4 L 15.4 10.9 L 14.1 14.9 L 9.9 14.9 L 8.6 10.9 Z"), .stroke("M 12 8 L 12 3"),
      .stroke("M 15.8 10.8 L 20.6 9.2"), .stroke("M 14.4 15.2 L 17.3 19.3"), .stroke("M 9.6 15.2 L 6.7 19.3"),
      .stroke("M 8.2 10.8 L 3.4 9.2"),
    ],
    "dumbbell": [
      .stroke("M 7 12 L 17 12"), .stroke("R 4 6 3.4 12 1.2"), .stroke("R 16.6 6 3.4 12 1.2"),
      .stroke("M 1.6 9.8 L 1.6 14.2"), .stroke("M 22.4 9.8 L 22.4 14.2"),
    ],
    "dumbbell.fill": [
      .fill("M 7 10.6 L 17 10.6 L 17 13.4 L 7 13.4 Z"), .fill("R 3.4 5 4.8 14 1.6"),
      .fill("R 15.8 5 4.8 14 1.6"), .stroke("M 1.6 9.4 L 1.6 14.6"), .stroke("M 22.4 9.4 L 22.4 14.6"),
    ],
    "party.popper": [
      .stroke("M 3 21 L 8 8.6 L 15.4 16 Z"), .stroke("M 12.6 9 C 13.6 7.4 13.4 5.4 12.2 3.6"),
      .stroke("M 15 11.4 C 16.6 9 19 8.8 21.4 10"), .fill("O 18 4 1.4"), .fill("O 21 15.4 1.3"),
      .fill("O 7.6 3.6 1.3"),
    ],
    "balloon": [
      .stroke("E 12 9 6.6 7"), .stroke("M 10.6 18.2 L 12 16.2 L 13.4 18.2 Z"),
      .stroke("M 12 18.4 C 10.6 19.8 13.4 20.6 12 22.4"),
    ],
    "balloon.fill": [
      .fill("E 12 9 7.4 7.8"), .fill("M 9.8 18.8 L 12 16 L 14.2 18.8 Z"),
      .stroke("M 12 18.6 C 10.6 19.8 13.4 20.6 12 22.4"),
    ],
  ]

  private static let die = "R 2.8 2.8 18.4 18.4 4"
  private static let mask =
    "M 2 4.4 C 6.4 5.6 11.2 5.6 15.6 4.4 L 15.6 9.4 C 15.6 14 12.6 17.6 8.8 17.6 C 5 17.6 2 14 2 9.4 Z"
}
