extension SymbolShapes {
  /// People and hands.
  static let people: [String: [SymbolMark]] = [
    "person": [
      .stroke("O 12 7.4 4.4"),
      .stroke(
        "M 3.4 20.4 C 3.4 16.6 7 14.6 12 14.6 C 17 14.6 20.6 16.6 20.6 20.4 C 20.6 20.9 20.3 21.2 19.8 21.2 L 4.2 21.2 C 3.7 21.2 3.4 20.9 3.4 20.4 Z"
      ),
    ],
    "person.fill": [
      .fill("O 12 7.2 5"),
      .fill(
        "M 2.6 20.4 C 2.6 16.4 6.6 13.8 12 13.8 C 17.4 13.8 21.4 16.4 21.4 20.4 C 21.4 21.5 20.8 22 19.8 22 L 4.2 22 C 3.2 22 2.6 21.5 2.6 20.4 Z"
      ),
    ],
    "person.2": [
      .stroke("O 8.4 8 3.6"),
      .stroke("M 1.6 19 C 1.6 15.8 4.6 14.2 8.4 14.2 C 12.2 14.2 15.2 15.8 15.2 19 Z"),
      .stroke("M 14.2 4.8 C 16.8 4 19.2 5.6 19.2 8 C 19.2 10.4 16.8 12 14.2 11.2"),
      .stroke("M 17 14.4 C 20.2 14.8 22.4 16.4 22.4 19 L 19 19"),
    ],
    "person.2.fill": [
      .fill("O 8.4 7.8 4"), .fill("M 1 19.6 C 1 15.8 4.4 13.6 8.4 13.6 C 12.4 13.6 15.8 15.8 15.8 19.6 Z"),
      .fill("O 17 8.2 3.4"),
      .fill("M 16 13.8 C 20.2 13.4 23 15.8 23 19.6 L 17.4 19.6 C 17.4 17.2 17 15.4 16 13.8 Z"),
    ],
    "hand.thumbsup": [.stroke(thumb), .stroke("R 2.6 10.4 3.6 10.6 1.4")],
    "hand.thumbsup.fill": [.fill(thumb), .stroke(thumb), .fill("R 2 9.8 4.4 12 1.8")],
    "person.3": [
      .stroke("O 12 8 3.6"), .stroke("M 5.4 19.4 C 5.4 16 8 14.4 12 14.4 C 16 14.4 18.6 16 18.6 19.4 Z"),
      .stroke("O 2.6 9.4 2.7"), .stroke("M 3 14.8 C -0.6 14.8 -2.6 16.2 -2.6 19.4 L 2 19.4"),
      .stroke("O 21.4 9.4 2.7"), .stroke("M 21 14.8 C 24.6 14.8 26.6 16.2 26.6 19.4 L 22 19.4"),
    ],
    "person.3.fill": [
      .fill("O 12 7.6 4.2"), .fill("M 4.6 20 C 4.6 15.8 8 13.6 12 13.6 C 16 13.6 19.4 15.8 19.4 20 Z"),
      .fill("O 2.4 9 3.3"),
      .fill("M 4.8 14.4 C 0.4 13.6 -3.4 15.4 -3.4 20 L 2.9 20 C 2.9 17.6 3.4 15.8 4.8 14.4 Z"),
      .fill("O 21.6 9 3.3"),
      .fill("M 19.2 14.4 C 23.6 13.6 27.4 15.4 27.4 20 L 21.1 20 C 21.1 17.6 20.6 15.8 19.2 14.4 Z"),
    ],
    "person.badge.plus": badged(bust, with: .plus),
    "person.badge.minus": badged(bust, with: .minus),
    "person.fill.badge.plus": badged(filledBust, with: .plus),
    "person.fill.badge.minus": badged(filledBust, with: .minus),
    "person.fill.checkmark": badged(filledBust, with: .checkmark),
    "person.fill.xmark": badged(filledBust, with: .xmark),
    "person.slash": slashed(bust),
    "person.slash.fill": slashed(filledBust),
    "person.crop.circle": [
      .stroke("O 12 12 9.8"), .stroke("O 12 9.6 3.4"),
      .stroke("M 5.4 18.8 C 6.8 16.4 9.2 15.4 12 15.4 C 14.8 15.4 17.2 16.4 18.6 18.8"),
    ],
    "person.crop.circle.fill": [
      .fill("O 12 12 10.6"), .hole("O 12 9.2 3.7"),
      .hole(
        "M 5 18.6 C 6.2 16 8.8 14.6 12 14.6 C 15.2 14.6 17.8 16 19 18.6 C 17.2 20.4 14.8 21.4 12 21.4 C 9.2 21.4 6.8 20.4 5 18.6 Z"
      ),
    ],
    "person.crop.square": [
      .stroke("R 2.6 2.6 18.8 18.8 4"), .stroke("O 12 9.4 3.4"),
      .stroke("M 5.4 21 C 5.6 17.2 8.2 15.2 12 15.2 C 15.8 15.2 18.4 17.2 18.6 21"),
    ],
    "person.crop.square.fill": [
      .fill("R 1.8 1.8 20.4 20.4 4.6"), .hole("O 12 9 3.7"),
      .hole("M 5 20.4 C 5 16.6 8 14.4 12 14.4 C 16 14.4 19 16.6 19 20.4 Z"),
    ],
    "person.crop.rectangle": [
      .stroke("R 1.4 4 21.2 16 3"), .stroke("O 12 9.8 2.8"),
      .stroke("M 6.4 19.6 C 6.8 16.2 8.8 14.8 12 14.8 C 15.2 14.8 17.2 16.2 17.6 19.6"),
    ],
    "person.crop.circle.badge.plus": badged(portrait, with: .plus),
    "person.crop.circle.badge.minus": badged(portrait, with: .minus),
    "person.crop.circle.badge.checkmark": badged(portrait, with: .checkmark),
    "person.crop.circle.badge.xmark": badged(portrait, with: .xmark),
    "person.crop.circle.badge.exclamationmark": badged(portrait, with: .exclamationmark),
    "person.text.rectangle": [
      .stroke("R 1.4 4 21.2 16 3"), .stroke("O 8 10 2"),
      .stroke("M 4.8 15.8 C 5.2 14 6.4 13.6 8 13.6 C 9.6 13.6 10.8 14 11.2 15.8 Z"),
      .stroke("M 14.6 9.4 L 19 9.4"), .stroke("M 14.6 14.2 L 19 14.2"),
    ],
    "person.text.rectangle.fill": [
      .fill("R 0.6 3.2 22.8 17.6 3.6"), .hole("O 8 9.4 2.4"),
      .hole("M 4 16.4 C 4 14 5.8 12.8 8 12.8 C 10.2 12.8 12 14 12 16.4 Z"), .cut("M 14.8 9.4 L 19.2 9.4"),
      .cut("M 14.8 14.2 L 19.2 14.2"),
    ],
    "hand.thumbsdown": [
      .stroke(
        "M 15 13 L 11.8 20.4 C 10.2 20.8 9 19.8 9 18 L 9.4 14.6 L 4.6 14.6 C 3.2 14.6 2.4 13.4 2.8 12 L 4.6 5.2 C 5 3.8 6 3 7.4 3 L 15 3 Z"
      ), .stroke("R 17.8 3 3.6 10.6 1.4"),
    ],
    "hand.thumbsdown.fill": together(
      solid(
        "M 15 13 L 11.8 20.4 C 10.2 20.8 9 19.8 9 18 L 9.4 14.6 L 4.6 14.6 C 3.2 14.6 2.4 13.4 2.8 12 L 4.6 5.2 C 5 3.8 6 3 7.4 3 L 15 3 Z"
      ), [.fill("R 17.6 2.2 4.4 12 1.8")]),
    "hand.raised": [
      .stroke(palm), .stroke("M 8 10.6 L 8 4.8"), .stroke("M 11.2 10.6 L 11.2 3.4"),
      .stroke("M 14.4 10.6 L 14.4 4.4"),
    ],
    "hand.raised.fill": together(
      solid(palm), [.hole("R 7.6 4 0.8 7 0.4"), .hole("R 10.8 3 0.8 8 0.4"), .hole("R 14 3.6 0.8 7.4 0.4")]),
    "hand.raised.slash": slashed([
      .stroke(palm), .stroke("M 8 10.6 L 8 4.8"), .stroke("M 11.2 10.6 L 11.2 3.4"),
      .stroke("M 14.4 10.6 L 14.4 4.4"),
    ]),
    "hand.point.up.left": [.stroke(pointing)],
    "hand.point.up.left.fill": solid(pointing),
    "hand.tap": [.stroke(pointing), .stroke("A 10.4 7.2 4.8 -190 -10")],
    "hand.tap.fill": together(solid(pointing), [.stroke("A 10.4 7.2 4.8 -190 -10")]),
    "face.smiling": [
      .stroke("O 12 12 9.8"), .fill("O 8.6 9.4 1.5"), .fill("O 15.4 9.4 1.5"),
      .stroke("M 7.2 14.2 C 8.2 16.4 9.9 17.4 12 17.4 C 14.1 17.4 15.8 16.4 16.8 14.2"),
    ],
    "face.smiling.fill": [
      .fill("O 12 12 10.6"), .hole("O 8.6 9.4 1.6"), .hole("O 15.4 9.4 1.6"),
      .cut("M 7.2 14.2 C 8.2 16.4 9.9 17.4 12 17.4 C 14.1 17.4 15.8 16.4 16.8 14.2"),
    ],
    "face.dashed": [
      .stroke("A 12 12 9.8 8 36"), .stroke("A 12 12 9.8 53 81"), .stroke("A 12 12 9.8 98 126"),
      .stroke("A 12 12 9.8 143 171"), .stroke("A 12 12 9.8 188 216"), .stroke("A 12 12 9.8 233 261"),
      .stroke("A 12 12 9.8 278 306"), .stroke("A 12 12 9.8 323 351"), .fill("O 8.6 9.4 1.5"),
      .fill("O 15.4 9.4 1.5"),
      .stroke("M 7.2 14.2 C 8.2 16.4 9.9 17.4 12 17.4 C 14.1 17.4 15.8 16.4 16.8 14.2"),
    ],
    "figure.walk": [
      .fill("O 13.2 3.2 2.3"), .stroke("M 12.4 7.8 L 11 14.2 L 15 17.2 L 16.4 22"),
      .stroke("M 10.6 15.4 L 9.4 18.4 L 6.4 22"),
      .stroke("M 6.6 12.6 L 8 9.2 L 12.4 7.8 L 14.6 11 L 17.8 12.4"),
    ],
    "figure.run": [
      .fill("O 15.6 3.2 2.3"), .stroke("M 13.4 8 L 10.4 13.6 L 14.8 16.2 L 13.4 21.8"),
      .stroke("M 9.8 15 L 8.2 18.2 L 3.2 18.2"), .stroke("M 5.8 10.6 L 8.6 7.2 L 13.4 7.6 L 16 11 L 20 11"),
    ],
  ]
  private static let thumb =
    "M 9 11 L 12.2 3.6 C 13.8 3.2 15 4.2 15 6 L 14.6 9.4 L 19.4 9.4 C 20.8 9.4 21.6 10.6 21.2 12 L 19.4 18.8 C 19 20.2 18 21 16.6 21 L 9 21 Z"
  private static let bust: [SymbolMark] = [
    .stroke("O 11 7.4 4.4"),
    .stroke(
      "M 2.4 20.4 C 2.4 16.6 6 14.6 11 14.6 C 16 14.6 19.6 16.6 19.6 20.4 C 19.6 20.9 19.3 21.2 18.8 21.2 L 3.2 21.2 C 2.7 21.2 2.4 20.9 2.4 20.4 Z"
    ),
  ]
  private static let filledBust: [SymbolMark] = [
    .fill("O 11 7.2 5"),
    .fill(
      "M 1.6 20.4 C 1.6 16.4 5.6 13.8 11 13.8 C 16.4 13.8 20.4 16.4 20.4 20.4 C 20.4 21.5 19.8 22 18.8 22 L 3.2 22 C 2.2 22 1.6 21.5 1.6 20.4 Z"
    ),
  ]
  private static let portrait: [SymbolMark] = [
    .stroke("O 11 11 9.2"), .stroke("O 11 8.8 3.1"),
    .stroke("M 4.8 17.4 C 6.2 15.2 8.4 14.2 11 14.2 C 13.6 14.2 15.8 15.2 17.2 17.4"),
  ]
  private static let palm =
    "M 4.8 13.6 L 4.8 7.4 C 4.8 5.4 8 5.4 8 7.4 L 8 4.4 C 8 2.4 11.2 2.4 11.2 4.4 L 11.2 3.4 C 11.2 1.4 14.4 1.4 14.4 3.4 L 14.4 5 C 14.4 3 17.6 3 17.6 5 L 17.6 13.6 L 19 11.4 C 20.2 9.6 22.8 10.8 21.8 12.8 L 18.8 18.6 C 17.4 21 15.2 22.2 12.4 22.2 C 7.8 22.2 4.8 18.8 4.8 13.6 Z"
  private static let pointing =
    "M 8.8 15.8 L 8.8 7 C 8.8 4.9 12 4.9 12 7 L 12 11.6 L 17.4 12.6 C 19.2 12.9 20 14 19.8 15.6 L 19.2 19.2 C 18.9 21 17.8 22.2 16 22.2 L 11.4 22.2 C 9.8 22.2 8.8 21.6 7.9 20.3 L 4.8 15.8 C 3.8 14.2 5.8 12.8 7 14 Z"
}
