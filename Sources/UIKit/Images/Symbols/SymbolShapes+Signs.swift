extension SymbolShapes {
  /// Signs, and what stands for commands.
  static let signs: [String: [SymbolMark]] = [
    "plus": [.stroke("M 12 3.5 L 12 20.5"), .stroke("M 3.5 12 L 20.5 12")],
    "minus": [.stroke("M 3.5 12 L 20.5 12")],
    "multiply": [.stroke("M 5 5 L 19 19"), .stroke("M 19 5 L 5 19")],
    "xmark": [.stroke("M 5 5 L 19 19"), .stroke("M 19 5 L 5 19")],
    "checkmark": [.stroke("M 4 13.2 L 9.6 19.6 L 20 4.6")],
    "equal": [.stroke("M 4 9 L 20 9"), .stroke("M 4 15 L 20 15")],
    "ellipsis": [.fill("O 4 12 2"), .fill("O 12 12 2"), .fill("O 20 12 2")],
    "info": [
      .fill("O 12 5 1.9"), .stroke("M 9.6 10.4 L 12.4 10.4 L 12.4 19"), .stroke("M 9.2 19.4 L 15.4 19.4"),
    ],
    "exclamationmark": [.stroke("M 12 4 L 12 14"), .fill("O 12 19.4 1.7")],
    "questionmark": [
      .stroke("M 7.6 7.8 C 7.8 5 9.6 3.6 12 3.6 C 14.6 3.6 16.4 5.2 16.4 7.5 C 16.4 11 12 10.8 12 14.6"),
      .fill("O 12 19.4 1.7"),
    ],
    "line.3.horizontal": [.stroke("M 3 6 L 21 6"), .stroke("M 3 12 L 21 12"), .stroke("M 3 18 L 21 18")],
    "line.horizontal.3": [.stroke("M 3 6 L 21 6"), .stroke("M 3 12 L 21 12"), .stroke("M 3 18 L 21 18")],
    "list.bullet": [
      .fill("O 3.4 5.6 1.5"), .fill("O 3.4 12 1.5"), .fill("O 3.4 18.4 1.5"),
      .stroke("M 8 5.6 L 21 5.6"), .stroke("M 8 12 L 21 12"), .stroke("M 8 18.4 L 21 18.4"),
    ],
    "exclamationmark.triangle": [
      .stroke("M 12 3.4 L 21.8 20.4 L 2.2 20.4 Z"), .stroke("M 12 9.4 L 12 14.2"), .fill("O 12 17.4 1.1"),
    ],
    "exclamationmark.triangle.fill": [
      .fill("M 12 3.4 L 21.8 20.4 L 2.2 20.4 Z"), .stroke("M 12 3.4 L 21.8 20.4 L 2.2 20.4 Z"),
      .cut("M 12 9.2 L 12 14.2"), .hole("O 12 17.6 1.2"),
    ],
    "divide": [.fill("O 12 5.4 1.7"), .stroke("M 3.5 12 L 20.5 12"), .fill("O 12 18.6 1.7")],
    "plusminus": [
      .stroke("M 12 2.6 L 12 15"), .stroke("M 5.6 8.8 L 18.4 8.8"), .stroke("M 5.6 20.6 L 18.4 20.6"),
    ],
    "plus.forwardslash.minus": [
      .stroke("M 6.6 3 L 6.6 11"), .stroke("M 2.6 7 L 10.6 7"), .stroke("M 19 3.4 L 5 20.6"),
      .stroke("M 13.4 17.6 L 21.4 17.6"),
    ],
    "lessthan": [.stroke("M 19 4.6 L 5 12 L 19 19.4")],
    "greaterthan": [.stroke("M 5 4.6 L 19 12 L 5 19.4")],
    "percent": [.stroke("M 18.4 3.6 L 5.6 20.4"), .stroke("O 6.8 7 3.2"), .stroke("O 17.2 17 3.2")],
    "number": [
      .stroke("M 9.4 3 L 6.8 21"), .stroke("M 17.2 3 L 14.6 21"), .stroke("M 4.4 8.6 L 20.6 8.6"),
      .stroke("M 3.4 15.4 L 19.6 15.4"),
    ],
    "at": [
      .stroke("O 12 12 3.8"),
      .stroke(
        "M 15.8 8.2 L 15.8 13.2 C 15.8 14.9 16.9 16 18.4 16 C 20.4 16 21.6 14.4 21.6 12 A 12 12 9.6 0 -305"),
    ],
    "asterisk": [
      .stroke("M 12 3.4 L 12 20.6"), .stroke("M 4.6 7.7 L 19.4 16.3"), .stroke("M 19.4 7.7 L 4.6 16.3"),
    ],
    "infinity": [
      .stroke(
        "M 12 12 C 9.6 8.6 8.2 7.2 6 7.2 C 3.4 7.2 1.6 9.2 1.6 12 C 1.6 14.8 3.4 16.8 6 16.8 C 8.2 16.8 9.6 15.4 12 12 C 14.4 8.6 15.8 7.2 18 7.2 C 20.6 7.2 22.4 9.2 22.4 12 C 22.4 14.8 20.6 16.8 18 16.8 C 15.8 16.8 14.4 15.4 12 12"
      )
    ],
    "sum": [.stroke("M 18 6 L 18 3.4 L 5.6 3.4 L 12.4 12 L 5.6 20.6 L 18 20.6 L 18 18")],
    "function": [
      .stroke("M 12.6 4.4 C 10.4 2.4 8 3.4 7.6 6.4 L 6 17.6 C 5.6 20.6 3.8 21.6 2 20.4"),
      .stroke("M 3.6 9.6 L 11.2 9.6"), .stroke("M 13.6 12 L 20.6 20"), .stroke("M 20.6 12 L 13.6 20"),
    ],
    "x.squareroot": [
      .stroke("M 1.8 12.6 L 4 11.4 L 7.6 20 L 11.4 4 L 22 4"), .stroke("M 13 10 L 19.6 18.4"),
      .stroke("M 19.6 10 L 13 18.4"),
    ],
    "dollarsign": [
      .stroke(
        "M 17.6 7.8 C 17.2 5.6 15 4.4 12 4.4 C 8.8 4.4 6.6 5.8 6.6 8.1 C 6.6 10.6 9 11.4 12 12 C 15.4 12.7 17.8 13.5 17.8 16 C 17.8 18.4 15.4 19.7 12 19.7 C 8.8 19.7 6.4 18.3 6 15.9"
      ),
      .stroke("M 12 1.6 L 12 22.4"),
    ],
    "eurosign": [
      .stroke(
        "M 18.6 6.2 C 17.4 4.8 15.7 4 13.8 4 C 9.8 4 7 7.4 7 12 C 7 16.6 9.8 20 13.8 20 C 15.7 20 17.4 19.2 18.6 17.8"
      ), .stroke("M 4.2 10 L 14.4 10"), .stroke("M 4.2 14 L 13.6 14"),
    ],
    "sterlingsign": [
      .stroke(
        "M 17.2 7.2 C 16.8 5 15.2 3.6 13 3.6 C 10.4 3.6 8.8 5.2 8.8 7.8 C 8.8 10.4 10 12.4 10 15 C 10 17.4 8.6 19.4 6.4 20.4 L 18 20.4"
      ), .stroke("M 5.8 12 L 14.8 12"),
    ],
    "yensign": [
      .stroke("M 5.4 3.6 L 12 12.2 L 18.6 3.6"), .stroke("M 12 12.2 L 12 20.6"),
      .stroke("M 6.6 12.6 L 17.4 12.6"), .stroke("M 6.6 16.4 L 17.4 16.4"),
    ],
    "command": [
      .stroke("R 8.4 8.4 7.2 7.2 0"), .stroke("M 8.4 8.4 L 8.4 5.6 A 5.6 5.6 2.8 0 -270 L 8.4 8.4"),
      .stroke("M 15.6 8.4 L 18.4 8.4 A 18.4 5.6 2.8 90 -180 L 15.6 8.4"),
      .stroke("M 8.4 15.6 L 5.6 15.6 A 5.6 18.4 2.8 -90 -360 L 8.4 15.6"),
      .stroke("M 15.6 15.6 L 15.6 18.4 A 18.4 18.4 2.8 180 -90 L 15.6 15.6"),
    ],
    "option": [.stroke("M 2.6 5.4 L 8.4 5.4 L 15.6 18.6 L 21.4 18.6"), .stroke("M 14.4 5.4 L 21.4 5.4")],
    "shift": [.stroke(shift)],
    "shift.fill": solid(shift),
    "capslock": [
      .stroke("M 12 2.4 L 21 11.4 L 16.2 11.4 L 16.2 16 L 7.8 16 L 7.8 11.4 L 3 11.4 Z"),
      .stroke("R 7.8 19.2 8.4 2.8 0.4"),
    ],
    "delete.left": [.stroke(deleteKey), .stroke("M 11.2 9 L 17.2 15"), .stroke("M 17.2 9 L 11.2 15")],
    "delete.left.fill": together(solid(deleteKey), [.cut("M 11.2 9 L 17.2 15"), .cut("M 17.2 9 L 11.2 15")]),
    "return": [
      .stroke("M 20.6 5 L 20.6 10.4 C 20.6 12.6 19.2 14 17 14 L 3.6 14"),
      .stroke("M 8.6 9 L 3.6 14 L 8.6 19"),
    ],
    "power": [.stroke("A 12 12.6 8.8 -52 232"), .stroke("M 12 2.4 L 12 11.4")],
    "exclamationmark.circle": [.stroke("O 12 12 10"), .stroke("M 12 6.4 L 12 13"), .fill("O 12 16.8 1.3")],
    "exclamationmark.circle.fill": [.fill("O 12 12 10.4"), .cut("M 12 6.4 L 12 13"), .hole("O 12 16.8 1.4")],
    "exclamationmark.2": [
      .stroke("M 8.4 4 L 8.4 14"), .fill("O 8.4 19.4 1.7"), .stroke("M 15.6 4 L 15.6 14"),
      .fill("O 15.6 19.4 1.7"),
    ],
    "chevron.left.slash.chevron.right": [
      .stroke("M 6.4 6.4 L 1.4 12 L 6.4 17.6"), .stroke("M 17.6 6.4 L 22.6 12 L 17.6 17.6"),
      .stroke("M 14.2 4.2 L 9.8 19.8"),
    ],
    "curlybraces": [
      .stroke(
        "M 8.4 3.4 C 5.8 3.4 5.2 4.6 5.2 6.6 L 5.2 8.8 C 5.2 10.8 4.4 12 2.6 12 C 4.4 12 5.2 13.2 5.2 15.2 L 5.2 17.4 C 5.2 19.4 5.8 20.6 8.4 20.6"
      ),
      .stroke(
        "M 15.6 3.4 C 18.2 3.4 18.8 4.6 18.8 6.6 L 18.8 8.8 C 18.8 10.8 19.6 12 21.4 12 C 19.6 12 18.8 13.2 18.8 15.2 L 18.8 17.4 C 18.8 19.4 18.2 20.6 15.6 20.6"
      ),
    ],
    "slider.horizontal.3": [
      .stroke("M 2 5.4 L 22 5.4"), .stroke("M 2 12 L 22 12"), .stroke("M 2 18.6 L 22 18.6"),
      .hole("O 8 5.4 3.2"), .hole("O 16 12 3.2"), .hole("O 8 18.6 3.2"), .stroke("O 8 5.4 2.4"),
      .stroke("O 16 12 2.4"), .stroke("O 8 18.6 2.4"),
    ],
    "slider.vertical.3": [
      .stroke("M 5.4 2 L 5.4 22"), .stroke("M 12 2 L 12 22"), .stroke("M 18.6 2 L 18.6 22"),
      .hole("O 5.4 8 3.2"), .hole("O 12 16 3.2"), .hole("O 18.6 8 3.2"), .stroke("O 5.4 8 2.4"),
      .stroke("O 12 16 2.4"), .stroke("O 18.6 8 2.4"),
    ],
    "line.3.horizontal.decrease": [
      .stroke("M 3 6.4 L 21 6.4"), .stroke("M 6.2 12 L 17.8 12"), .stroke("M 9.4 17.6 L 14.6 17.6"),
    ],
    "line.diagonal": [.stroke("M 4.4 19.6 L 19.6 4.4")],
    "alternatingcurrent": [.stroke("M 2.4 12 C 4.4 4.6 9 4.6 12 12 C 15 19.4 19.6 19.4 21.6 12")],
    "checkmark.seal": [.stroke(seal), .stroke("M 7.8 12.6 L 10.8 15.8 L 16.2 8.6")],
    "checkmark.seal.fill": together(solid(seal), [.cut("M 7.8 12.6 L 10.8 15.8 L 16.2 8.6")]),
    "xmark.seal": [.stroke(seal), .stroke("M 8.8 8.8 L 15.2 15.2"), .stroke("M 15.2 8.8 L 8.8 15.2")],
    "xmark.seal.fill": together(solid(seal), [.cut("M 8.8 8.8 L 15.2 15.2"), .cut("M 15.2 8.8 L 8.8 15.2")]),
    "xmark.octagon": [.stroke(octagon), .stroke("M 8.6 8.6 L 15.4 15.4"), .stroke("M 15.4 8.6 L 8.6 15.4")],
    "xmark.octagon.fill": together(
      solid(octagon), [.cut("M 8.6 8.6 L 15.4 15.4"), .cut("M 15.4 8.6 L 8.6 15.4")]),
    "exclamationmark.octagon": [.stroke(octagon), .stroke("M 12 6.8 L 12 13"), .fill("O 12 16.6 1.3")],
    "exclamationmark.octagon.fill": together(
      solid(octagon), [.cut("M 12 6.8 L 12 13"), .hole("O 12 16.6 1.4")]),
    "questionmark.diamond": [.stroke(diamond), .stroke(smallQuestion), .fill("O 12 16.8 1.2")],
    "questionmark.diamond.fill": together(solid(diamond), [.cut(smallQuestion), .hole("O 12 16.8 1.3")]),
    "checkmark.shield": [.stroke(shield), .stroke("M 8.2 12.4 L 11 15.2 L 15.8 8.8")],
    "checkmark.shield.fill": together(solid(shield), [.cut("M 8.2 12.4 L 11 15.2 L 15.8 8.8")]),
    "xmark.shield": [.stroke(shield), .stroke("M 9.2 9 L 14.8 14.6"), .stroke("M 14.8 9 L 9.2 14.6")],
    "xmark.shield.fill": together(solid(shield), [.cut("M 9.2 9 L 14.8 14.6"), .cut("M 14.8 9 L 9.2 14.6")]),
    "exclamationmark.shield": [.stroke(shield), .stroke("M 12 7.4 L 12 12.8"), .fill("O 12 16.2 1.2")],
    "exclamationmark.shield.fill": together(
      solid(shield), [.cut("M 12 7.4 L 12 12.8"), .hole("O 12 16.2 1.3")]),
  ]
  private static let shift = "M 12 2.8 L 21.4 12.4 L 16.4 12.4 L 16.4 20.8 L 7.6 20.8 L 7.6 12.4 L 2.6 12.4 Z"
  private static let deleteKey =
    "M 7.6 6 C 8.2 5.3 8.8 5 9.8 5 L 19.6 5 C 21.2 5 22.2 6 22.2 7.6 L 22.2 16.4 C 22.2 18 21.2 19 19.6 19 L 9.8 19 C 8.8 19 8.2 18.7 7.6 18 L 2.2 12.6 C 1.9 12.2 1.9 11.8 2.2 11.4 Z"
  private static let smallQuestion =
    "M 9.4 9.4 C 9.4 7.8 10.5 6.8 12 6.8 C 13.6 6.8 14.6 7.8 14.6 9.2 C 14.6 11.2 12 11.2 12 13.4"
}
