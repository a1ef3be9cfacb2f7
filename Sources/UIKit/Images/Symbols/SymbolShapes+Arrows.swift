extension SymbolShapes {
  /// Arrows, chevrons and ways in and out.
  static let arrows: [String: [SymbolMark]] = [
    "chevron.left": [.stroke("M 15.6 3.6 L 7.6 12 L 15.6 20.4")],
    "chevron.backward": [.stroke("M 15.6 3.6 L 7.6 12 L 15.6 20.4")],
    "chevron.right": [.stroke("M 8.4 3.6 L 16.4 12 L 8.4 20.4")],
    "chevron.forward": [.stroke("M 8.4 3.6 L 16.4 12 L 8.4 20.4")],
    "chevron.up": [.stroke("M 3.6 16 L 12 8 L 20.4 16")],
    "chevron.down": [.stroke("M 3.6 8 L 12 16 L 20.4 8")],
    "chevron.up.chevron.down": [
      .stroke("M 6.4 8.6 L 12 3.2 L 17.6 8.6"), .stroke("M 6.4 15.4 L 12 20.8 L 17.6 15.4"),
    ],
    "arrow.left": [.stroke("M 21 12 L 3 12"), .stroke("M 10 5 L 3 12 L 10 19")],
    "arrow.backward": [.stroke("M 21 12 L 3 12"), .stroke("M 10 5 L 3 12 L 10 19")],
    "arrow.right": [.stroke("M 3 12 L 21 12"), .stroke("M 14 5 L 21 12 L 14 19")],
    "arrow.forward": [.stroke("M 3 12 L 21 12"), .stroke("M 14 5 L 21 12 L 14 19")],
    "arrow.up": [.stroke("M 12 21 L 12 3"), .stroke("M 5 10 L 12 3 L 19 10")],
    "arrow.down": [.stroke("M 12 3 L 12 21"), .stroke("M 5 14 L 12 21 L 19 14")],
    "arrow.clockwise": [
      .stroke(
        "M 19.6 14.4 C 18.4 18.2 15.4 20.6 12 20.6 C 7.4 20.6 3.8 17 3.8 12.4 C 3.8 7.8 7.4 4.2 12 4.2 L 14.4 4.2"
      ),
      .stroke("M 11.4 1.2 L 14.8 4.3 L 11.4 7.6"),
    ],
    "arrow.counterclockwise": [
      .stroke(
        "M 4.4 14.4 C 5.6 18.2 8.6 20.6 12 20.6 C 16.6 20.6 20.2 17 20.2 12.4 C 20.2 7.8 16.6 4.2 12 4.2 L 9.6 4.2"
      ),
      .stroke("M 12.6 1.2 L 9.2 4.3 L 12.6 7.6"),
    ],
    "arrow.uturn.backward": [
      .stroke("M 3 8.6 L 15 8.6 C 18.4 8.6 21 11 21 14.2 C 21 17.4 18.4 19.8 15 19.8 L 12 19.8"),
      .stroke("M 7.8 3.8 L 3 8.6 L 7.8 13.4"),
    ],
    "arrow.uturn.forward": [
      .stroke("M 21 8.6 L 9 8.6 C 5.6 8.6 3 11 3 14.2 C 3 17.4 5.6 19.8 9 19.8 L 12 19.8"),
      .stroke("M 16.2 3.8 L 21 8.6 L 16.2 13.4"),
    ],
    "arrowshape.turn.up.left": [
      .stroke("M 10 4.4 L 2.6 11 L 10 17.6 L 10 13.6 C 15 13.4 18.6 15 21.4 19.6 C 21 13 17 8.8 10 8.4 Z")
    ],
    "arrow.up.arrow.down": [
      .stroke("M 7.4 20 L 7.4 4"), .stroke("M 3 8.4 L 7.4 4 L 11.8 8.4"), .stroke("M 16.6 4 L 16.6 20"),
      .stroke("M 12.2 15.6 L 16.6 20 L 21 15.6"),
    ],
    "square.and.arrow.up": [
      .stroke(
        "M 8.4 9 L 6.8 9 C 5.4 9 4.4 10 4.4 11.4 L 4.4 19.6 C 4.4 21 5.4 22 6.8 22 L 17.2 22 C 18.6 22 19.6 21 19.6 19.6 L 19.6 11.4 C 19.6 10 18.6 9 17.2 9 L 15.6 9"
      ),
      .stroke("M 12 15 L 12 2"), .stroke("M 7.8 6 L 12 1.8 L 16.2 6"),
    ],
    "square.and.arrow.down": [
      .stroke(
        "M 8.4 8 L 6.8 8 C 5.4 8 4.4 9 4.4 10.4 L 4.4 19.6 C 4.4 21 5.4 22 6.8 22 L 17.2 22 C 18.6 22 19.6 21 19.6 19.6 L 19.6 10.4 C 19.6 9 18.6 8 17.2 8 L 15.6 8"
      ),
      .stroke("M 12 1.8 L 12 15"), .stroke("M 7.8 11 L 12 15.2 L 16.2 11"),
    ],
    "arrowtriangle.right.fill": [.fill("M 5 3.6 L 20 12 L 5 20.4 Z"), .stroke("M 5 3.6 L 20 12 L 5 20.4 Z")],
    "arrowtriangle.down.fill": [.fill("M 3.6 6 L 20.4 6 L 12 19 Z"), .stroke("M 3.6 6 L 20.4 6 L 12 19 Z")],
    "chevron.up.2": [.stroke("M 4.4 12 L 12 4.8 L 19.6 12"), .stroke("M 4.4 19.4 L 12 12.2 L 19.6 19.4")],
    "chevron.down.2": [.stroke("M 4.4 4.6 L 12 11.8 L 19.6 4.6"), .stroke("M 4.4 12 L 12 19.2 L 19.6 12")],
    "chevron.left.2": [.stroke("M 12 4.4 L 4.8 12 L 12 19.6"), .stroke("M 19.4 4.4 L 12.2 12 L 19.4 19.6")],
    "chevron.right.2": [.stroke("M 4.6 4.4 L 11.8 12 L 4.6 19.6"), .stroke("M 12 4.4 L 19.2 12 L 12 19.6")],
    "chevron.compact.down": [.stroke("M 2.6 9.8 L 12 14.2 L 21.4 9.8")],
    "chevron.compact.up": [.stroke("M 2.6 14.2 L 12 9.8 L 21.4 14.2")],
    "arrow.up.left": [.stroke("M 19.4 19.4 L 4.8 4.8"), .stroke("M 15.4 4.8 L 4.8 4.8 L 4.8 15.4")],
    "arrow.up.right": [.stroke("M 4.6 19.4 L 19.2 4.8"), .stroke("M 8.6 4.8 L 19.2 4.8 L 19.2 15.4")],
    "arrow.down.left": [.stroke("M 19.4 4.6 L 4.8 19.2"), .stroke("M 15.4 19.2 L 4.8 19.2 L 4.8 8.6")],
    "arrow.down.right": [.stroke("M 4.6 4.6 L 19.2 19.2"), .stroke("M 8.6 19.2 L 19.2 19.2 L 19.2 8.6")],
    "arrow.left.arrow.right": [
      .stroke("M 4 7.4 L 20 7.4"), .stroke("M 15.6 3 L 20 7.4 L 15.6 11.8"), .stroke("M 20 16.6 L 4 16.6"),
      .stroke("M 8.4 12.2 L 4 16.6 L 8.4 21"),
    ],
    "arrow.up.and.down": [
      .stroke("M 12 2.6 L 12 21.4"), .stroke("M 7.2 7.4 L 12 2.6 L 16.8 7.4"),
      .stroke("M 7.2 16.6 L 12 21.4 L 16.8 16.6"),
    ],
    "arrow.left.and.right": [
      .stroke("M 2.6 12 L 21.4 12"), .stroke("M 7.4 7.2 L 2.6 12 L 7.4 16.8"),
      .stroke("M 16.6 7.2 L 21.4 12 L 16.6 16.8"),
    ],
    "arrow.up.and.down.and.arrow.left.and.right": [
      .stroke("M 12 2.2 L 12 21.8"), .stroke("M 2.2 12 L 21.8 12"), .stroke("M 9 5.2 L 12 2.2 L 15 5.2"),
      .stroke("M 9 18.8 L 12 21.8 L 15 18.8"),
      .stroke("M 5.2 9 L 2.2 12 L 5.2 15"), .stroke("M 18.8 9 L 21.8 12 L 18.8 15"),
    ],
    "arrow.up.left.and.arrow.down.right": [
      .stroke("M 10.6 10.6 L 4 4"), .stroke("M 4 10.4 L 4 4 L 10.4 4"), .stroke("M 13.4 13.4 L 20 20"),
      .stroke("M 20 13.6 L 20 20 L 13.6 20"),
    ],
    "arrow.down.right.and.arrow.up.left": [
      .stroke("M 3.6 3.6 L 10.4 10.4"), .stroke("M 10.4 4 L 10.4 10.4 L 4 10.4"),
      .stroke("M 20.4 20.4 L 13.6 13.6"), .stroke("M 13.6 20 L 13.6 13.6 L 20 13.6"),
    ],
    "arrow.up.to.line": [
      .stroke("M 4 3.4 L 20 3.4"), .stroke("M 12 21 L 12 8"), .stroke("M 6 13.8 L 12 7.8 L 18 13.8"),
    ],
    "arrow.down.to.line": [
      .stroke("M 4 20.6 L 20 20.6"), .stroke("M 12 3 L 12 16"), .stroke("M 6 10.2 L 12 16.2 L 18 10.2"),
    ],
    "arrow.left.to.line": [
      .stroke("M 3.4 4 L 3.4 20"), .stroke("M 21 12 L 8 12"), .stroke("M 13.8 6 L 7.8 12 L 13.8 18"),
    ],
    "arrow.right.to.line": [
      .stroke("M 20.6 4 L 20.6 20"), .stroke("M 3 12 L 16 12"), .stroke("M 10.2 6 L 16.2 12 L 10.2 18"),
    ],
    "arrow.turn.up.left": [
      .stroke("M 20 20.4 L 20 12 C 20 10 18.8 8.8 16.8 8.8 L 3.6 8.8"), .stroke("M 9 3.4 L 3.6 8.8 L 9 14.2"),
    ],
    "arrow.turn.up.right": [
      .stroke("M 4 20.4 L 4 12 C 4 10 5.2 8.8 7.2 8.8 L 20.4 8.8"), .stroke("M 15 3.4 L 20.4 8.8 L 15 14.2"),
    ],
    "arrow.turn.down.left": [
      .stroke("M 20 3.6 L 20 12 C 20 14 18.8 15.2 16.8 15.2 L 3.6 15.2"),
      .stroke("M 9 9.8 L 3.6 15.2 L 9 20.6"),
    ],
    "arrow.turn.down.right": [
      .stroke("M 4 3.6 L 4 12 C 4 14 5.2 15.2 7.2 15.2 L 20.4 15.2"),
      .stroke("M 15 9.8 L 20.4 15.2 L 15 20.6"),
    ],
    "arrow.uturn.left": [
      .stroke("M 3 8.6 L 15 8.6 C 18.4 8.6 21 11 21 14.2 C 21 17.4 18.4 19.8 15 19.8 L 12 19.8"),
      .stroke("M 7.8 3.8 L 3 8.6 L 7.8 13.4"),
    ],
    "arrow.uturn.right": [
      .stroke("M 21 8.6 L 9 8.6 C 5.6 8.6 3 11 3 14.2 C 3 17.4 5.6 19.8 9 19.8 L 12 19.8"),
      .stroke("M 16.2 3.8 L 21 8.6 L 16.2 13.4"),
    ],
    "arrow.triangle.2.circlepath": [
      .stroke("A 12 12 8.4 196 318"), .fill("M 15.5 8.4 L 21.3 9.8 L 20.6 3.9 Z"),
      .stroke("A 12 12 8.4 16 138"), .fill("M 8.5 15.6 L 2.7 14.2 L 3.4 20.1 Z"),
    ],
    "arrow.2.circlepath": [
      .stroke("A 12 12 8.4 192 342"), .stroke("M 16 7.6 L 20.2 10 L 22.5 5.8"), .stroke("A 12 12 8.4 12 162"),
      .stroke("M 8 16.4 L 3.8 14 L 1.5 18.2"),
    ],
    "arrow.triangle.branch": [
      .stroke("M 6 21 L 6 5"), .stroke("M 6 15.4 C 6 11.8 8 10.4 11.4 10.4 L 17 10.4"),
      .fill("M 2.6 6 L 6 1.2 L 9.4 6 Z"), .fill("M 16.4 7 L 21.4 10.4 L 16.4 13.8 Z"),
    ],
    "arrow.branch": [
      .stroke("M 12 21.4 L 12 15 C 12 11.6 10.4 9.6 5 7.2"), .stroke("M 12 15 C 12 11.6 13.6 9.6 19 7.2"),
      .stroke("M 8.2 4.4 L 3.6 6.6 L 5.6 11.2"), .stroke("M 15.8 4.4 L 20.4 6.6 L 18.4 11.2"),
    ],
    "goforward": [.stroke(forwardTurn), .fill(forwardHead)],
    "gobackward": [.stroke(backwardTurn), .fill(backwardHead)],
    "goforward.5": [.stroke(forwardTurn), .fill(forwardHead), .stroke(five)],
    "gobackward.5": [.stroke(backwardTurn), .fill(backwardHead), .stroke(five)],
    "goforward.10": [.stroke(forwardTurn), .fill(forwardHead), .stroke(ten)],
    "gobackward.10": [.stroke(backwardTurn), .fill(backwardHead), .stroke(ten)],
    "goforward.15": [.stroke(forwardTurn), .fill(forwardHead), .stroke(fifteen)],
    "gobackward.15": [.stroke(backwardTurn), .fill(backwardHead), .stroke(fifteen)],
    "goforward.30": [.stroke(forwardTurn), .fill(forwardHead), .stroke(thirty)],
    "gobackward.30": [.stroke(backwardTurn), .fill(backwardHead), .stroke(thirty)],
    "repeat": repeating,
    "repeat.1": together(
      repeating, [.hole("R 14.8 11.4 8 12 0"), .stroke("M 16.6 15.2 L 18.8 14 L 18.8 21.2")]),
    "shuffle": [
      .stroke("M 2.4 17 L 5.4 17 C 7.4 17 8.4 16.2 9.4 14.8 L 13.4 9.2 C 14.4 7.8 15.4 7 17.4 7 L 21 7"),
      .stroke("M 2.4 7 L 5.4 7 C 7.2 7 8.2 7.7 9 8.8"),
      .stroke("M 13.8 15.2 C 14.6 16.3 15.6 17 17.4 17 L 21 17"), .stroke("M 18.2 3.6 L 21.6 7 L 18.2 10.4"),
      .stroke("M 18.2 13.6 L 21.6 17 L 18.2 20.4"),
    ],
    "rotate.left": [
      .stroke("R 7.8 9.6 13 12 2.4"), .stroke("M 3.4 11.6 L 3.4 9.4 C 3.4 6 5.6 4 9 4 L 12.4 4"),
      .fill("M 0 10.4 L 6.8 10.4 L 3.4 15 Z"),
    ],
    "rotate.left.fill": [
      .fill("R 7 8.8 14.6 13.6 3"), .stroke("M 3.4 11.6 L 3.4 9.4 C 3.4 6 5.6 4 9 4 L 12.4 4"),
      .fill("M 0 10.4 L 6.8 10.4 L 3.4 15 Z"),
    ],
    "rotate.right": [
      .stroke("R 3.2 9.6 13 12 2.4"), .stroke("M 20.6 11.6 L 20.6 9.4 C 20.6 6 18.4 4 15 4 L 11.6 4"),
      .fill("M 24 10.4 L 17.2 10.4 L 20.6 15 Z"),
    ],
    "rotate.right.fill": [
      .fill("R 2.4 8.8 14.6 13.6 3"), .stroke("M 20.6 11.6 L 20.6 9.4 C 20.6 6 18.4 4 15 4 L 11.6 4"),
      .fill("M 24 10.4 L 17.2 10.4 L 20.6 15 Z"),
    ],
    "arrowshape.turn.up.left.fill": solid(turnedArrow),
    "arrowshape.turn.up.right": [.stroke(turnedArrowRight)],
    "arrowshape.turn.up.right.fill": solid(turnedArrowRight),
    "arrowshape.left": [
      .stroke("M 11.4 4.4 L 2.8 12 L 11.4 19.6 L 11.4 15.4 L 21.2 15.4 L 21.2 8.6 L 11.4 8.6 Z")
    ],
    "arrowshape.left.fill": solid(
      "M 11.4 4.4 L 2.8 12 L 11.4 19.6 L 11.4 15.4 L 21.2 15.4 L 21.2 8.6 L 11.4 8.6 Z"),
    "arrowshape.right": [
      .stroke("M 12.6 4.4 L 21.2 12 L 12.6 19.6 L 12.6 15.4 L 2.8 15.4 L 2.8 8.6 L 12.6 8.6 Z")
    ],
    "arrowshape.right.fill": solid(
      "M 12.6 4.4 L 21.2 12 L 12.6 19.6 L 12.6 15.4 L 2.8 15.4 L 2.8 8.6 L 12.6 8.6 Z"),
    "arrowtriangle.right": [.stroke("M 5 3.6 L 20 12 L 5 20.4 Z")],
    "arrowtriangle.left": [.stroke("M 19 3.6 L 4 12 L 19 20.4 Z")],
    "arrowtriangle.left.fill": solid("M 19 3.6 L 4 12 L 19 20.4 Z"),
    "arrowtriangle.up": [.stroke("M 3.6 18 L 20.4 18 L 12 5 Z")],
    "arrowtriangle.up.fill": solid("M 3.6 18 L 20.4 18 L 12 5 Z"),
    "arrowtriangle.down": [.stroke("M 3.6 6 L 20.4 6 L 12 19 Z")],
    "square.and.arrow.up.fill": [
      .fill("R 3.6 8.2 16.8 14.6 3.2"), .cut("M 12 15 L 12 8"), .hole("M 10 8 L 14 8 L 14 15 L 10 15 Z"),
      .stroke("M 12 15 L 12 2"), .stroke("M 7.8 6 L 12 1.8 L 16.2 6"),
    ],
    "square.and.arrow.down.fill": [
      .fill("R 3.6 7.2 16.8 15.6 3.2"),
      .hole(
        "M 10 7 L 14 7 L 14 10.4 L 17.4 9.4 L 18.4 11.4 L 12.8 17.6 L 11.2 17.6 L 5.6 11.4 L 6.6 9.4 L 10 10.4 Z"
      ), .stroke("M 12 1.8 L 12 15"), .stroke("M 7.8 11 L 12 15.2 L 16.2 11"),
    ],
    "square.and.arrow.up.on.square": [
      .stroke(
        "M 10 10.6 L 9 10.6 C 7.8 10.6 7 11.4 7 12.6 L 7 20 C 7 21.2 7.8 22 9 22 L 19 22 C 20.2 22 21 21.2 21 20 L 21 12.6 C 21 11.4 20.2 10.6 19 10.6 L 18 10.6"
      ),
      .stroke("M 14 16 L 14 2.4"), .stroke("M 10.4 5.8 L 14 2.2 L 17.6 5.8"),
      .stroke("M 3.8 18 C 3.2 17.6 3 17 3 16.2 L 3 9.4 C 3 8 3.8 7.2 5 7 L 7.4 7"),
    ],
    "rectangle.portrait.and.arrow.right": [
      .stroke(
        "M 14.4 7 L 14.4 5 C 14.4 3.4 13.4 2.4 11.8 2.4 L 5.4 2.4 C 3.8 2.4 2.8 3.4 2.8 5 L 2.8 19 C 2.8 20.6 3.8 21.6 5.4 21.6 L 11.8 21.6 C 13.4 21.6 14.4 20.6 14.4 19 L 14.4 17"
      ),
      .stroke("M 8.6 12 L 22 12"), .stroke("M 18.2 8 L 22.2 12 L 18.2 16"),
    ],
    "rectangle.portrait.and.arrow.forward": [
      .stroke(
        "M 14.4 7 L 14.4 5 C 14.4 3.4 13.4 2.4 11.8 2.4 L 5.4 2.4 C 3.8 2.4 2.8 3.4 2.8 5 L 2.8 19 C 2.8 20.6 3.8 21.6 5.4 21.6 L 11.8 21.6 C 13.4 21.6 14.4 20.6 14.4 19 L 14.4 17"
      ),
      .stroke("M 8.6 12 L 22 12"), .stroke("M 18.2 8 L 22.2 12 L 18.2 16"),
    ],
    "cursorarrow": [.stroke("M 6.4 2.6 L 19 14.4 L 13.4 14.8 L 16.4 21 L 13.6 22.2 L 10.8 16 L 6.4 19.8 Z")],
    "move.3d": [
      .stroke("M 10 13.4 L 10 3"), .stroke("M 10 13.4 L 21 13.4"), .stroke("M 10 13.4 L 3.6 20.4"),
      .stroke("M 7 5.6 L 10 2.6 L 13 5.6"), .stroke("M 18.4 10.4 L 21.4 13.4 L 18.4 16.4"),
      .stroke("M 3.4 16.2 L 3.4 20.6 L 7.8 20.6"),
    ],
  ]
  private static let turnedArrow =
    "M 10 4.4 L 2.6 11 L 10 17.6 L 10 13.6 C 15 13.4 18.6 15 21.4 19.6 C 21 13 17 8.8 10 8.4 Z"
  private static let turnedArrowRight =
    "M 14 4.4 L 21.4 11 L 14 17.6 L 14 13.6 C 9 13.4 5.4 15 2.6 19.6 C 3 13 7 8.8 14 8.4 Z"
  private static let forwardTurn = "A 12 13 8.8 -42 270"
  private static let forwardHead = "M 11.4 0.4 L 16.6 4.2 L 11.4 8 Z"
  private static let backwardTurn = "A 12 13 8.8 222 -90"
  private static let backwardHead = "M 12.6 0.4 L 7.4 4.2 L 12.6 8 Z"
  private static let five =
    "M 14 9.3 L 10.4 9.3 L 10 12.7 C 10.4 12.2 11.1 11.9 11.9 11.9 C 13.4 11.9 14.4 12.9 14.4 14.3 C 14.4 15.7 13.4 16.7 12 16.7 C 10.7 16.7 9.8 16 9.6 15"
  private static let ten =
    "M 6.2 10.6 L 8.4 9.3 L 8.4 16.7 M 14.7 9.3 C 16.3 9.3 17.1 10.7 17.1 13 C 17.1 15.3 16.3 16.7 14.7 16.7 C 13.1 16.7 12.3 15.3 12.3 13 C 12.3 10.7 13.1 9.3 14.7 9.3 Z"
  private static let fifteen =
    "M 6.2 10.6 L 8.4 9.3 L 8.4 16.7 M 16.7 9.3 L 13.1 9.3 L 12.7 12.7 C 13.1 12.2 13.8 11.9 14.6 11.9 C 16.1 11.9 17.1 12.9 17.1 14.3 C 17.1 15.7 16.1 16.7 14.7 16.7 C 13.4 16.7 12.5 16 12.3 15"
  private static let thirty =
    "M 6 11 C 6.2 9.9 7.1 9.3 8.2 9.3 C 9.5 9.3 10.4 10 10.4 11.2 C 10.4 12.2 9.5 12.8 8.3 12.8 L 7.7 12.8 M 8.3 12.8 C 9.7 12.8 10.7 13.5 10.7 14.7 C 10.7 15.9 9.7 16.7 8.3 16.7 C 7 16.7 6.1 16 5.9 14.9 M 15.7 9.3 C 17.3 9.3 18.1 10.7 18.1 13 C 18.1 15.3 17.3 16.7 15.7 16.7 C 14.1 16.7 13.3 15.3 13.3 13 C 13.3 10.7 14.1 9.3 15.7 9.3 Z"
  private static let repeating: [SymbolMark] = [
    .stroke("M 4 11.4 L 4 10 C 4 7.8 5.4 6.4 7.6 6.4 L 19.6 6.4"), .stroke("M 16.2 3 L 19.8 6.4 L 16.2 9.8"),
    .stroke("M 20 12.6 L 20 14 C 20 16.2 18.6 17.6 16.4 17.6 L 4.4 17.6"),
    .stroke("M 7.8 14.2 L 4.2 17.6 L 7.8 21"),
  ]
}
