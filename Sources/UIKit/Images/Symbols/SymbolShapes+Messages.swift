extension SymbolShapes {
  /// Speech bubbles and calls.
  static let messages: [String: [SymbolMark]] = [
    "message": [.stroke(roundBubble)],
    "message.fill": solid(roundBubble),
    "message.badge": dotted([.stroke(roundBubble)]),
    "bubble.left": [.stroke(bubble)],
    "bubble.left.fill": solid(bubble),
    "bubble.right": [.stroke(rightBubble)],
    "bubble.right.fill": solid(rightBubble),
    "bubble.left.and.bubble.right": [.stroke(leftSmall), .hole("R 8 7.6 20 12 3.6"), .stroke(rightSmall)],
    "bubble.left.and.bubble.right.fill": together(
      solid(leftSmall), [.hole("R 7 6.6 20 14 4.6")], solid(rightSmall)),
    "text.bubble": [.stroke(bubble), .stroke("M 6.4 9 L 17.6 9"), .stroke("M 6.4 13 L 14 13")],
    "text.bubble.fill": together(solid(bubble), [.cut("M 6.4 9 L 17.6 9"), .cut("M 6.4 13 L 14 13")]),
    "ellipsis.bubble": [
      .stroke(bubble), .fill("O 7.2 11 1.4"), .fill("O 12 11 1.4"), .fill("O 16.8 11 1.4"),
    ],
    "ellipsis.bubble.fill": together(
      solid(bubble), [.hole("O 7.2 11 1.5"), .hole("O 12 11 1.5"), .hole("O 16.8 11 1.5")]),
    "ellipsis.message": [
      .stroke(roundBubble), .fill("O 7.4 11.2 1.4"), .fill("O 12 11.2 1.4"), .fill("O 16.6 11.2 1.4"),
    ],
    "ellipsis.message.fill": together(
      solid(roundBubble), [.hole("O 7.4 11.2 1.5"), .hole("O 12 11.2 1.5"), .hole("O 16.6 11.2 1.5")]),
    "plus.bubble": [.stroke(bubble), .stroke("M 12 7.4 L 12 14.6"), .stroke("M 8.4 11 L 15.6 11")],
    "plus.bubble.fill": together(solid(bubble), [.cut("M 12 7.4 L 12 14.6"), .cut("M 8.4 11 L 15.6 11")]),
    "plus.message": [.stroke(roundBubble), .stroke("M 12 7.6 L 12 14.8"), .stroke("M 8.4 11.2 L 15.6 11.2")],
    "plus.message.fill": together(
      solid(roundBubble), [.cut("M 12 7.6 L 12 14.8"), .cut("M 8.4 11.2 L 15.6 11.2")]),
    "exclamationmark.bubble": [.stroke(bubble), .stroke("M 12 6.8 L 12 11.4"), .fill("O 12 14.6 1.2")],
    "exclamationmark.bubble.fill": together(
      solid(bubble), [.cut("M 12 6.8 L 12 11.4"), .hole("O 12 14.8 1.3")]),
    "questionmark.bubble": [.stroke(bubble), .stroke(question), .fill("O 12 15 1.1")],
    "questionmark.bubble.fill": together(solid(bubble), [.cut(question), .hole("O 12 15 1.2")]),
    "quote.bubble": [
      .stroke(bubble), .fill("O 8.8 12 1.7"), .stroke("M 7.8 11.8 C 7.8 9.8 8.5 8.6 9.8 8"),
      .fill("O 14.4 12 1.7"), .stroke("M 13.4 11.8 C 13.4 9.8 14.1 8.6 15.4 8"),
    ],
    "quote.bubble.fill": together(
      solid(bubble),
      [
        .hole("O 8.8 12 1.8"), .cut("M 7.8 11.8 C 7.8 9.8 8.5 8.6 9.8 8"), .hole("O 14.4 12 1.8"),
        .cut("M 13.4 11.8 C 13.4 9.8 14.1 8.6 15.4 8"),
      ]),
    "star.bubble": [
      .stroke(bubble),
      .fill(
        "M 12 6.6 L 13.3 9.4 L 16.4 9.7 L 14.1 11.8 L 14.7 14.8 L 12 13.3 L 9.3 14.8 L 9.9 11.8 L 7.7 9.7 L 10.7 9.4 Z"
      ),
    ],
    "star.bubble.fill": together(
      solid(bubble),
      [
        .hole(
          "M 12 6.4 L 13.3 9.4 L 16.5 9.7 L 14.1 11.9 L 14.8 15 L 12 13.4 L 9.1 15 L 9.8 11.9 L 7.4 9.7 L 10.6 9.4 Z"
        )
      ]),
    "phone.bubble.left": [
      .stroke(bubble),
      .fill(
        "M 9.3 7.2 L 10.4 7.2 L 11.3 9.4 L 10.4 10.2 C 10.8 11.2 11.9 12.3 12.9 12.7 L 13.6 11.8 L 15.9 12.6 L 15.9 13.8 C 15.9 14.5 15.4 14.9 14.8 14.9 C 11.4 14.7 8.3 11.7 8.2 8.3 C 8.2 7.7 8.6 7.2 9.3 7.2 Z"
      ),
    ],
    "phone.down": [.stroke(hungUp)],
    "phone.down.fill": solid(hungUp),
    "phone.badge.plus": badged(
      [
        .stroke(
          "M 5.4 2.8 L 8.2 2.8 L 10.2 8.2 L 8 10 C 9 12.4 11.6 15 14 16 L 15.8 13.8 L 21.2 15.8 L 21.2 18.6 C 21.2 20.2 20 21.2 18.6 21.2 C 10.4 20.8 3.2 13.6 2.8 5.4 C 2.8 4 3.8 2.8 5.4 2.8 Z"
        )
      ], with: .plus),
    "phone.arrow.up.right": [
      .stroke(
        "M 5.4 2.8 L 8.2 2.8 L 10.2 8.2 L 8 10 C 9 12.4 11.6 15 14 16 L 15.8 13.8 L 21.2 15.8 L 21.2 18.6 C 21.2 20.2 20 21.2 18.6 21.2 C 10.4 20.8 3.2 13.6 2.8 5.4 C 2.8 4 3.8 2.8 5.4 2.8 Z"
      ), .stroke("M 14.6 9.4 L 21.4 2.6"), .stroke("M 16.4 2.6 L 21.4 2.6 L 21.4 7.6"),
    ],
    "phone.arrow.down.left": [
      .stroke(
        "M 5.4 2.8 L 8.2 2.8 L 10.2 8.2 L 8 10 C 9 12.4 11.6 15 14 16 L 15.8 13.8 L 21.2 15.8 L 21.2 18.6 C 21.2 20.2 20 21.2 18.6 21.2 C 10.4 20.8 3.2 13.6 2.8 5.4 C 2.8 4 3.8 2.8 5.4 2.8 Z"
      ), .stroke("M 21.4 2.6 L 14.6 9.4"), .stroke("M 14.6 4.4 L 14.6 9.4 L 19.6 9.4"),
    ],
    "megaphone": [
      .stroke("M 3.4 10 L 17.4 4.4 L 17.4 18.8 L 3.4 13.6 Z"), .stroke("M 20.6 9.4 L 20.6 13.6"),
      .stroke("M 6 14.8 L 6.8 18.6 C 7.4 20.8 11.4 20 10.8 17.8 L 10.4 16.4"),
    ],
    "megaphone.fill": together(
      solid("M 3.4 10 L 17.4 4.4 L 17.4 18.8 L 3.4 13.6 Z"),
      [
        .stroke("M 20.6 9.4 L 20.6 13.6"),
        .stroke("M 6 14.8 L 6.8 18.6 C 7.4 20.8 11.4 20 10.8 17.8 L 10.4 16.4"),
      ]),
  ]
  private static let bubble =
    "M 5.6 2.8 L 18.4 2.8 C 20.6 2.8 22 4.2 22 6.4 L 22 15 C 22 17.2 20.6 18.6 18.4 18.6 L 11.4 18.6 L 6.6 22.2 L 6.6 18.6 L 5.6 18.6 C 3.4 18.6 2 17.2 2 15 L 2 6.4 C 2 4.2 3.4 2.8 5.6 2.8 Z"
  private static let rightBubble =
    "M 18.4 2.8 L 5.6 2.8 C 3.4 2.8 2 4.2 2 6.4 L 2 15 C 2 17.2 3.4 18.6 5.6 18.6 L 12.6 18.6 L 17.4 22.2 L 17.4 18.6 L 18.4 18.6 C 20.6 18.6 22 17.2 22 15 L 22 6.4 C 22 4.2 20.6 2.8 18.4 2.8 Z"
  private static let roundBubble =
    "M 12 2.8 C 17.4 2.8 21.8 6.4 21.8 11.2 C 21.8 16 17.4 19.6 12 19.6 C 11 19.6 10 19.5 9.1 19.2 C 7.8 20.4 5.6 21.4 3.6 21.2 C 4.6 20.2 5.2 18.8 5.2 17.2 C 3.4 15.6 2.2 13.6 2.2 11.2 C 2.2 6.4 6.6 2.8 12 2.8 Z"
  private static let leftSmall =
    "M 4 3 L 13.6 3 C 15.2 3 16.2 4 16.2 5.6 L 16.2 11 C 16.2 12.6 15.2 13.6 13.6 13.6 L 8 13.6 L 4.6 16.8 L 4.6 13.6 L 4 13.6 C 2.4 13.6 1.4 12.6 1.4 11 L 1.4 5.6 C 1.4 4 2.4 3 4 3 Z"
  private static let rightSmall =
    "M 12.2 9.4 L 20 9.4 C 21.6 9.4 22.6 10.4 22.6 12 L 22.6 15.6 C 22.6 17.2 21.6 18.2 20 18.2 L 19.6 18.2 L 19.6 21.2 L 16.2 18.2 L 12.2 18.2 C 10.6 18.2 9.6 17.2 9.6 15.6 L 9.6 12 C 9.6 10.4 10.6 9.4 12.2 9.4 Z"
  private static let question =
    "M 9.6 8.4 C 9.6 6.9 10.6 6 12 6 C 13.5 6 14.4 6.9 14.4 8.2 C 14.4 10 12 10 12 11.8"
  private static let hungUp =
    "M 22.1 13.6 L 20.3 15.4 L 15.6 13.3 L 15.8 10.7 C 13.6 9.8 10.4 9.8 8.2 10.7 L 8.4 13.3 L 3.7 15.4 L 1.9 13.6 C 0.9 12.6 1 11.3 1.9 10.4 C 7.4 5.3 16.6 5.3 22.1 10.4 C 23 11.3 23.1 12.6 22.1 13.6 Z"
}
