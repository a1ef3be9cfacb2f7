extension SymbolShapes {
  /// Plants and animals.
  static let nature: [String: [SymbolMark]] = [
    "leaf": [.stroke(leaf), .stroke("M 2.6 21.8 C 5.4 16.6 9.2 12.8 14.4 10")],
    "leaf.fill": together(
      solid(leaf),
      [.cut("M 2.6 21.8 C 5.4 16.6 9.2 12.8 14.4 10"), .stroke("M 2.6 21.8 C 3.2 20.7 3.9 19.6 4.6 18.6")]),
    "tree": [
      .stroke("M 12 2.2 L 18 9 L 15.4 9 L 20.4 16.8 L 3.6 16.8 L 8.6 9 L 6 9 Z"), .stroke("M 12 17 L 12 22"),
    ],
    "tree.fill": together(
      solid("M 12 2.2 L 18 9 L 15.4 9 L 20.4 16.8 L 3.6 16.8 L 8.6 9 L 6 9 Z"), [.stroke("M 12 17 L 12 22")]),
    "mountain.2": [
      .stroke("M 1.6 19.6 L 9 6.4 L 16.4 19.6 Z"), .stroke("M 13.6 11 L 15.6 8 L 22.4 19.6 L 19.6 19.6"),
      .stroke("M 6.8 10.6 L 9 12.6 L 11.2 10.6"),
    ],
    "mountain.2.fill": together(
      solid("M 1.6 19.6 L 9 6.4 L 16.4 19.6 Z"), [.hole("M 9 5 L 18.4 21.4 L 20.4 21.4 L 12.4 7 Z")],
      solid("M 15 10.6 L 16.4 8.6 L 22.4 19.6 L 20.2 19.6 Z")),
    "pawprint": [
      .stroke(pad), .stroke("E 8.6 5.8 2 2.8"), .stroke("E 15.4 5.8 2 2.8"), .stroke("E 3.8 11 1.8 2.5"),
      .stroke("E 20.2 11 1.8 2.5"),
    ],
    "pawprint.fill": together(
      solid(pad),
      [
        .fill("E 8.6 5.6 2.8 3.6"), .fill("E 15.4 5.6 2.8 3.6"), .fill("E 3.6 10.8 2.5 3.2"),
        .fill("E 20.4 10.8 2.5 3.2"),
      ]),
    "ant": [
      .stroke("O 12 6 2.4"), .stroke("O 12 11.4 2"), .stroke("E 12 17.4 2.8 3.8"),
      .stroke("M 10.6 4 L 8.6 1.8"), .stroke("M 13.4 4 L 15.4 1.8"), .stroke("M 10 10.8 L 6 9 L 4.4 5.6"),
      .stroke("M 14 10.8 L 18 9 L 19.6 5.6"), .stroke("M 10 12.2 L 4 13.6"), .stroke("M 14 12.2 L 20 13.6"),
      .stroke("M 10.4 13 L 6 16.6 L 5.2 21"), .stroke("M 13.6 13 L 18 16.6 L 18.8 21"),
    ],
    "ant.fill": [
      .fill("O 12 6 3"), .fill("O 12 11.4 2.6"), .fill("E 12 17.6 3.6 4.6"), .stroke("M 10.6 4 L 8.6 1.8"),
      .stroke("M 13.4 4 L 15.4 1.8"), .stroke("M 10 10.8 L 6 9 L 4.4 5.6"),
      .stroke("M 14 10.8 L 18 9 L 19.6 5.6"), .stroke("M 10 12.2 L 4 13.6"), .stroke("M 14 12.2 L 20 13.6"),
      .stroke("M 10.4 13 L 6 16.6 L 5.2 21"), .stroke("M 13.6 13 L 18 16.6 L 18.8 21"),
    ],
    "ladybug": [
      .stroke("E 12 14.2 6.4 7.4"), .stroke("M 12 9 L 12 21.4"), .stroke("M 7 9.4 L 17 9.4"),
      .stroke("M 8 9 C 8 6.2 9.6 4.8 12 4.8 C 14.4 4.8 16 6.2 16 9"), .stroke("M 9.6 5 L 8 2.4"),
      .stroke("M 14.4 5 L 16 2.4"), .stroke("M 5.4 11.6 L 2.6 9.8"), .stroke("M 18.6 11.6 L 21.4 9.8"),
      .stroke("M 5.4 15 L 2 15"), .stroke("M 18.6 15 L 22 15"), .stroke("M 6.4 18.4 L 3.6 20.6"),
      .stroke("M 17.6 18.4 L 20.4 20.6"),
    ],
    "ladybug.fill": [
      .fill("E 12 14.4 7 8"), .hole("M 4 8.6 L 20 8.6 L 20 10 L 4 10 Z"),
      .fill("M 7.4 8.4 C 7.4 5.8 9.2 4 12 4 C 14.8 4 16.6 5.8 16.6 8.4 Z"), .cut("M 12 11 L 12 23"),
      .stroke("M 9.6 5 L 8 2.4"), .stroke("M 14.4 5 L 16 2.4"), .stroke("M 5.4 11.6 L 2.6 9.8"),
      .stroke("M 18.6 11.6 L 21.4 9.8"), .stroke("M 5.4 15 L 2 15"), .stroke("M 18.6 15 L 22 15"),
      .stroke("M 6.4 18.4 L 3.6 20.6"), .stroke("M 17.6 18.4 L 20.4 20.6"),
    ],
    "tortoise": [
      .stroke(shell),
      .stroke(
        "M 16.4 11.6 C 16.8 9.4 18 8.2 19.8 8.2 C 21.6 8.2 22.6 9.4 22.6 11 C 22.6 13 20.8 14.2 17.6 14.4"),
      .stroke("M 5 15.4 L 4.2 18.6 L 7 18.6 L 8 15.6"), .stroke("M 13 15.6 L 14 18.6 L 16.8 18.6 L 16 15.4"),
      .stroke("M 2.4 14.4 L 1.2 15.6"),
    ],
    "tortoise.fill": together(
      solid(shell),
      [
        .fill("M 17.4 14.8 C 17 10 18 7.6 20 7.6 C 22 7.6 23.2 9 23.2 11 C 23.2 13.6 21 15 17.4 14.8 Z"),
        .fill("M 4.4 15 L 8.6 15 L 7.6 19.2 L 3.4 19.2 Z"),
        .fill("M 12.4 15 L 16.6 15 L 17.6 19.2 L 13.4 19.2 Z"), .hole("O 20.6 10.2 0.9"),
      ]),
    "fish": [
      .stroke(
        "M 2 12 C 4.4 8 8 6 11.8 6 C 15 6 17.4 7.6 19 10 L 22 7.4 L 22 16.6 L 19 14 C 17.4 16.4 15 18 11.8 18 C 8 18 4.4 16 2 12 Z"
      ), .fill("O 7.4 11 1.3"),
    ],
    "fish.fill": together(
      solid(
        "M 2 12 C 4.4 8 8 6 11.8 6 C 15 6 17.4 7.6 19 10 L 22 7.4 L 22 16.6 L 19 14 C 17.4 16.4 15 18 11.8 18 C 8 18 4.4 16 2 12 Z"
      ), [.hole("O 7.4 11 1.4")]),
  ]
  private static let leaf = "M 20.8 3 C 10 2.8 4 7.4 4 14 C 4 17.6 6.6 20 10 20 C 17 20 21.4 13.2 20.8 3 Z"
  private static let pad =
    "M 12 11.2 C 14.6 11.2 15.4 13.4 17 14.8 C 18.4 16 19 17.2 18.6 18.8 C 18.2 20.6 16.4 21.4 14.6 20.8 C 12.8 20.2 11.2 20.2 9.4 20.8 C 7.6 21.4 5.8 20.6 5.4 18.8 C 5 17.2 5.6 16 7 14.8 C 8.6 13.4 9.4 11.2 12 11.2 Z"
  private static let shell =
    "M 2.4 14.4 C 2.4 9 5.6 5.6 9.8 5.6 C 13.8 5.6 16.6 8.8 17.2 13.2 C 17.4 14.8 16.6 15.6 15.2 15.6 L 3.6 15.6 C 2.8 15.6 2.4 15.2 2.4 14.4 Z"
}
