extension SymbolShapes {
  /// Plain shapes, grids, stacks and cards.
  static let shapes: [String: [SymbolMark]] = [
    "circle": [.stroke("O 12 12 9.6")],
    "circle.fill": [.fill("O 12 12 10.4")],
    "square": [.stroke("R 3 3 18 18 3.6")],
    "square.fill": [.fill("R 2.2 2.2 19.6 19.6 4.4")],
    "triangle": [.stroke("M 12 3.4 L 21.6 19.8 L 2.4 19.8 Z")],
    "triangle.fill": [
      .fill("M 12 2.4 L 22.6 20.6 L 1.4 20.6 Z"), .stroke("M 12 3.4 L 21.6 19.8 L 2.4 19.8 Z"),
    ],
    "star": [.stroke(star)],
    "star.fill": [.fill(star), .stroke(star)],
    "heart": [.stroke(heart)],
    "heart.fill": [.fill(heart), .stroke(heart)],
    "rectangle": [.stroke("R 1.4 4.6 21.2 14.8 3")],
    "rectangle.fill": [.fill("R 0.6 3.8 22.8 16.4 3.6")],
    "rectangle.portrait": [.stroke("R 4.6 1.9 14.8 20.2 3")],
    "rectangle.portrait.fill": [.fill("R 3.8 1.1 16.4 21.8 3.6")],
    "app": [.stroke("R 2.4 2.4 19.2 19.2 5.6")],
    "app.fill": [.fill("R 1.6 1.6 20.8 20.8 6.4")],
    "app.badge": dotted([.stroke("R 2.4 4.4 17.4 17.4 5")]),
    "app.badge.fill": dotted([.fill("R 1.6 3.6 19 19 5.8")]),
    "capsule": [.stroke("R 1 6 22 12 6")],
    "capsule.fill": [.fill("R 0.2 5.2 23.6 13.6 6.8")],
    "oval": [.stroke("E 12 12 11 7.6")],
    "oval.fill": [.fill("E 12 12 11.8 8.4")],
    "pentagon": [.stroke("M 12 2.4 L 21.9 9.6 L 18.1 21.2 L 5.9 21.2 L 2.1 9.6 Z")],
    "pentagon.fill": solid("M 12 2.4 L 21.9 9.6 L 18.1 21.2 L 5.9 21.2 L 2.1 9.6 Z"),
    "hexagon": [.stroke(hexagon)],
    "hexagon.fill": solid(hexagon),
    "octagon": [.stroke(octagon)],
    "octagon.fill": solid(octagon),
    "diamond": [.stroke(diamond)],
    "diamond.fill": solid(diamond),
    "seal": [.stroke(seal)],
    "seal.fill": solid(seal),
    "shield": [.stroke(shield)],
    "shield.fill": solid(shield),
    "shield.slash": slashed([.stroke(shield)]),
    "shield.slash.fill": slashed(solid(shield)),
    "shield.lefthalf.filled": [
      .stroke(shield), .fill("M 12 2 L 12 22 C 7 20 3.8 16.4 3.8 11.4 L 3.8 5 C 6.8 4.8 9.6 3.8 12 2 Z"),
    ],
    "circle.lefthalf.filled": [.stroke("O 12 12 9.6"), .fill("A 12 12 9.6 90 270 Z")],
    "circle.righthalf.filled": [.stroke("O 12 12 9.6"), .fill("A 12 12 9.6 -90 90 Z")],
    "circle.tophalf.filled": [.stroke("O 12 12 9.6"), .fill("A 12 12 9.6 180 360 Z")],
    "circle.bottomhalf.filled": [.stroke("O 12 12 9.6"), .fill("A 12 12 9.6 0 180 Z")],
    "largecircle.fill.circle": [.stroke("O 12 12 9.6"), .fill("O 12 12 6")],
    "smallcircle.filled.circle": [.stroke("O 12 12 9.6"), .fill("O 12 12 3.4")],
    "smallcircle.filled.circle.fill": [.fill("O 12 12 10.4"), .hole("O 12 12 3.8")],
    "circle.inset.filled": [.stroke("O 12 12 9.6"), .fill("O 12 12 6.6")],
    "record.circle": [.stroke("O 12 12 9.6"), .fill("O 12 12 4.8")],
    "record.circle.fill": [.fill("O 12 12 10.4"), .hole("O 12 12 5")],
    "target": [.stroke("O 12 12 9.6"), .stroke("O 12 12 5.6"), .fill("O 12 12 2")],
    "circle.dashed": dashes,
    "circle.slash": [.stroke("O 12 12 9.6"), .stroke("M 5.4 5.4 L 18.6 18.6")],
    "nosign": [.stroke("O 12 12 9.6"), .stroke("M 5.4 5.4 L 18.6 18.6")],
    "circle.grid.2x2": [
      .stroke("O 6.6 6.6 3.6"), .stroke("O 17.4 6.6 3.6"), .stroke("O 6.6 17.4 3.6"),
      .stroke("O 17.4 17.4 3.6"),
    ],
    "circle.grid.2x2.fill": [
      .fill("O 6.6 6.6 4.4"), .fill("O 17.4 6.6 4.4"), .fill("O 6.6 17.4 4.4"), .fill("O 17.4 17.4 4.4"),
    ],
    "circle.grid.3x3": grid(of: "O", size: 2.1, at: [4.4, 12, 19.6], as: .stroke),
    "circle.grid.3x3.fill": grid(of: "O", size: 2.9, at: [4.4, 12, 19.6], as: .fill),
    "square.grid.2x2": grid(of: "R", size: 7.4, at: [3, 13.6], as: .stroke),
    "square.grid.2x2.fill": grid(of: "R", size: 8.8, at: [2.3, 12.9], as: .fill),
    "square.grid.3x3": grid(of: "R", size: 4.4, at: [2.6, 9.8, 17], as: .stroke),
    "square.grid.3x3.fill": grid(of: "R", size: 5.8, at: [1.9, 9.1, 16.3], as: .fill),
    "rectangle.grid.1x2": [.stroke("R 2 3.2 20 7.2 2"), .stroke("R 2 13.6 20 7.2 2")],
    "rectangle.grid.1x2.fill": [.fill("R 1.2 2.4 21.6 8.8 2.6"), .fill("R 1.2 12.8 21.6 8.8 2.6")],
    "rectangle.grid.2x2": [
      .stroke("R 1.4 4 9 6.4 1.6"), .stroke("R 13.6 4 9 6.4 1.6"), .stroke("R 1.4 13.6 9 6.4 1.6"),
      .stroke("R 13.6 13.6 9 6.4 1.6"),
    ],
    "rectangle.grid.2x2.fill": [
      .fill("R 0.6 3.2 10.6 8 2.2"), .fill("R 12.8 3.2 10.6 8 2.2"), .fill("R 0.6 12.8 10.6 8 2.2"),
      .fill("R 12.8 12.8 10.6 8 2.2"),
    ],
    "square.split.2x1": [.stroke("R 3 3 18 18 3.6"), .stroke("M 12 3 L 12 21")],
    "square.split.1x2": [.stroke("R 3 3 18 18 3.6"), .stroke("M 3 12 L 21 12")],
    "square.split.2x2": [.stroke("R 3 3 18 18 3.6"), .stroke("M 12 3 L 12 21"), .stroke("M 3 12 L 21 12")],
    "sidebar.left": [
      .stroke("R 1.4 4.2 21.2 15.6 3"), .stroke("M 8.6 4.4 L 8.6 19.6"), .stroke("M 4.4 8.2 L 5.6 8.2"),
      .stroke("M 4.4 11.6 L 5.6 11.6"),
    ],
    "sidebar.right": [
      .stroke("R 1.4 4.2 21.2 15.6 3"), .stroke("M 15.4 4.4 L 15.4 19.6"), .stroke("M 18.4 8.2 L 19.6 8.2"),
      .stroke("M 18.4 11.6 L 19.6 11.6"),
    ],
    "rectangle.split.2x1": [.stroke("R 1.4 4.6 21.2 14.8 3"), .stroke("M 12 4.8 L 12 19.2")],
    "rectangle.split.3x1": [
      .stroke("R 1.4 4.6 21.2 14.8 3"), .stroke("M 8.5 4.8 L 8.5 19.2"), .stroke("M 15.5 4.8 L 15.5 19.2"),
    ],
    "tablecells": [
      .stroke("R 1.4 4 21.2 16 3"), .stroke("M 1.6 9.4 L 22.4 9.4"), .stroke("M 1.6 14.7 L 22.4 14.7"),
      .stroke("M 9 9.4 L 9 19.8"),
    ],
    "square.on.square": together(onSquare, [.stroke("R 7.8 7.8 13.8 13.8 3")]),
    "square.on.square.fill": [
      .fill("R 1.6 1.6 15.2 15.2 3.4"), .hole("R 5.4 5.4 20 20 5"), .fill("R 7.2 7.2 15.2 15.2 3.4"),
    ],
    "plus.square.on.square": together(
      onSquare,
      [.stroke("R 7.8 7.8 13.8 13.8 3"), .stroke("M 14.7 11.4 L 14.7 18"), .stroke("M 11.4 14.7 L 18 14.7")]),
    "square.stack": [
      .stroke("R 3.6 8.4 16.8 13.4 3"), .stroke("M 5.4 5.2 L 18.6 5.2"), .stroke("M 7.4 2 L 16.6 2"),
    ],
    "square.stack.fill": [
      .fill("R 2.8 7.6 18.4 15 3.6"), .stroke("M 5.4 5 L 18.6 5"), .stroke("M 7.4 1.8 L 16.6 1.8"),
    ],
    "rectangle.stack": [
      .stroke("R 1.8 9.2 20.4 12.4 2.8"), .stroke("M 4 6 L 20 6"), .stroke("M 6.4 2.8 L 17.6 2.8"),
    ],
    "rectangle.stack.fill": [
      .fill("R 1 8.4 22 14 3.4"), .stroke("M 4 5.8 L 20 5.8"), .stroke("M 6.4 2.6 L 17.6 2.6"),
    ],
    "square.stack.3d.up": [
      .stroke("M 12 2.6 L 21.6 7.8 L 12 13 L 2.4 7.8 Z"), .stroke("M 2.4 12.2 L 12 17.4 L 21.6 12.2"),
      .stroke("M 2.4 16.4 L 12 21.6 L 21.6 16.4"),
    ],
    "square.stack.3d.up.fill": together(
      solid("M 12 2.6 L 21.6 7.8 L 12 13 L 2.4 7.8 Z"),
      [.stroke("M 2.4 12.2 L 12 17.4 L 21.6 12.2"), .stroke("M 2.4 16.4 L 12 21.6 L 21.6 16.4")]),
    "square.dashed": [
      .stroke("M 3 7.4 L 3 6.4 C 3 4.4 4.4 3 6.4 3 L 7.4 3"),
      .stroke("M 16.6 3 L 17.6 3 C 19.6 3 21 4.4 21 6.4 L 21 7.4"),
      .stroke("M 21 16.6 L 21 17.6 C 21 19.6 19.6 21 17.6 21 L 16.6 21"),
      .stroke("M 7.4 21 L 6.4 21 C 4.4 21 3 19.6 3 17.6 L 3 16.6"),
      .stroke("M 10.6 3 L 13.4 3"), .stroke("M 10.6 21 L 13.4 21"), .stroke("M 3 10.6 L 3 13.4"),
      .stroke("M 21 10.6 L 21 13.4"),
    ],
    "cube": [.stroke(hexagon), .stroke("M 3.4 7.2 L 12 12 L 20.6 7.2"), .stroke("M 12 12 L 12 21.6")],
    "cube.fill": together(solid(hexagon), [.cut("M 2.4 6.6 L 12 12 L 21.6 6.6"), .cut("M 12 12 L 12 23")]),
    "shippingbox": [
      .stroke(hexagon), .stroke("M 3.4 7.2 L 12 12 L 20.6 7.2"), .stroke("M 12 12 L 12 21.6"),
      .stroke("M 7.4 4.8 L 16.2 9.6"),
    ],
    "shippingbox.fill": together(
      solid(hexagon),
      [.cut("M 2.4 6.6 L 12 12 L 21.6 6.6"), .cut("M 12 12 L 12 23"), .cut("M 6.6 4.2 L 16.4 9.6")]),
    "suit.heart": [.stroke(heart)],
    "suit.heart.fill": solid(heart),
    "suit.diamond": [.stroke(cardDiamond)],
    "suit.diamond.fill": solid(cardDiamond),
    "suit.spade": [.stroke(spade)],
    "suit.spade.fill": solid(spade),
    "suit.club": [.stroke(club)],
    "suit.club.fill": solid(club),
    "star.slash": slashed([.stroke(star)]),
    "star.slash.fill": slashed(solid(star)),
    "star.leadinghalf.filled": [
      .stroke(star), .fill("M 12 2.6 L 9.2 8.7 L 2.5 9.4 L 7.5 13.9 L 6.1 20.5 L 12 17.1 Z"),
    ],
    "heart.slash": slashed([.stroke(heart)]),
    "heart.slash.fill": slashed(solid(heart)),
    "bolt.heart": [.stroke(heart), .stroke("M 13 7.6 L 9.8 12 L 14.2 12 L 11 16.4")],
    "bolt.heart.fill": together(solid(heart), [.cut("M 13 7.6 L 9.8 12 L 14.2 12 L 11 16.4")]),
    "sparkle": solid(
      "M 12 2.4 Q 13.2 10.8 21.6 12 Q 13.2 13.2 12 21.6 Q 10.8 13.2 2.4 12 Q 10.8 10.8 12 2.4 Z"),
    "sparkles": [
      .fill("M 9.6 4.6 Q 11 12 18.4 13.4 Q 11 14.8 9.6 22.2 Q 8.2 14.8 0.8 13.4 Q 8.2 12 9.6 4.6 Z"),
      .fill("M 18.6 0.8 Q 19.3 4.3 22.8 5 Q 19.3 5.7 18.6 9.2 Q 17.9 5.7 14.4 5 Q 17.9 4.3 18.6 0.8 Z"),
      .fill(
        "M 19.4 16.2 Q 19.9 18.9 22.6 19.4 Q 19.9 19.9 19.4 22.6 Q 18.9 19.9 16.2 19.4 Q 18.9 18.9 19.4 16.2 Z"
      ),
    ],
  ]
  private static let star =
    "M 12 2.6 L 14.8 8.7 L 21.5 9.4 L 16.5 13.9 L 17.9 20.5 L 12 17.1 L 6.1 20.5 L 7.5 13.9 L 2.5 9.4 L 9.2 8.7 Z"
  private static let heart =
    "M 12 20.6 C 6.4 16.8 2.6 13 2.6 8.8 C 2.6 5.8 4.8 3.6 7.6 3.6 C 9.4 3.6 11.1 4.6 12 6.2 C 12.9 4.6 14.6 3.6 16.4 3.6 C 19.2 3.6 21.4 5.8 21.4 8.8 C 21.4 13 17.6 16.8 12 20.6 Z"
  private static let hexagon = "M 12 2.2 L 20.6 7 L 20.6 17 L 12 21.8 L 3.4 17 L 3.4 7 Z"
  static let octagon = "M 16 2.4 L 21.6 8 L 21.6 16 L 16 21.6 L 8 21.6 L 2.4 16 L 2.4 8 L 8 2.4 Z"
  static let diamond = "M 12 1.8 L 22.2 12 L 12 22.2 L 1.8 12 Z"
  static let seal =
    "M 15.5 3.5 Q 20.8 3.2 20.5 8.5 Q 24.4 12 20.5 15.5 Q 20.8 20.8 15.5 20.5 Q 12 24.4 8.5 20.5 Q 3.2 20.8 3.5 15.5 Q -0.4 12 3.5 8.5 Q 3.2 3.2 8.5 3.5 Q 12 -0.4 15.5 3.5 Z"
  static let shield =
    "M 12 2 C 14.4 3.8 17.2 4.8 20.2 5 L 20.2 11.4 C 20.2 16.4 17 20 12 22 C 7 20 3.8 16.4 3.8 11.4 L 3.8 5 C 6.8 4.8 9.6 3.8 12 2 Z"
  private static let onSquare: [SymbolMark] = [
    .stroke(
      "M 4.8 16.2 C 3.4 16 2.4 15 2.4 13.2 L 2.4 5.4 C 2.4 3.6 3.6 2.4 5.4 2.4 L 13.2 2.4 C 15 2.4 16 3.4 16.2 4.8"
    )
  ]
  private static let cardDiamond =
    "M 12 1.8 C 14 5.2 17 9.2 19.6 12 C 17 14.8 14 18.8 12 22.2 C 10 18.8 7 14.8 4.4 12 C 7 9.2 10 5.2 12 1.8 Z"
  private static let spade =
    "M 12 2.2 C 14.2 6.2 20.8 9 20.8 13.6 C 20.8 16 19 17.6 16.9 17.6 C 15.3 17.6 13.9 16.8 13 15.6 C 13.2 18.2 14 20 15.8 21.6 L 8.2 21.6 C 10 20 10.8 18.2 11 15.6 C 10.1 16.8 8.7 17.6 7.1 17.6 C 5 17.6 3.2 16 3.2 13.6 C 3.2 9 9.8 6.2 12 2.2 Z"
  private static let club =
    "A 12 6.6 4.4 140.8 399.2 A 17.2 13.4 4.4 246 511 C 13.4 18.2 14.2 20 15.8 21.6 L 8.2 21.6 C 9.8 20 10.6 18.2 10.6 15.5 A 6.8 13.4 4.4 29 294 Z"
  private static let dashes: [SymbolMark] = (0..<8).map {
    .stroke("A 12 12 9.6 \($0 * 45 + 8) \($0 * 45 + 37)")
  }

  /// Circles about, or squares from, all pairs of places.
  private static func grid(
    of letter: String, size: Double, at places: [Double], as kind: SymbolMark.Kind
  ) -> [SymbolMark] {
    places.flatMap { y in
      places.map { x in
        let square = letter == "R" ? " \(size) \(size / 4)" : ""
        return SymbolMark(kind: kind, path: "\(letter) \(x) \(y) \(size)\(square)")
      }
    }
  }
}
