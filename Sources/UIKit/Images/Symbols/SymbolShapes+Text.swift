extension SymbolShapes {
  /// Text and how it is set.
  static let text: [String: [SymbolMark]] = [
    "textformat": [
      .stroke("M 1.6 18.6 L 7 5.4 L 12.4 18.6"), .stroke("M 3.6 14 L 10.4 14"), .stroke("O 18 14.9 3.4"),
      .stroke("M 21.4 11 L 21.4 18.6"),
    ],
    "textformat.size": [
      .stroke("M 9.6 19.6 L 15.8 4.4 L 22 19.6"), .stroke("M 11.8 14.4 L 19.8 14.4"),
      .stroke("M 1.8 19.6 L 5.4 10.6 L 9 19.6"), .stroke("M 3.2 16.4 L 7.6 16.4"),
    ],
    "textformat.abc": [
      .stroke("M 0.6 17.4 L 4.2 7 L 7.8 17.4"), .stroke("M 2 13.8 L 6.4 13.8"),
      .stroke("M 11 12 L 13.4 12 C 17 12 17 17.4 13.4 17.4 L 11 17.4 L 11 6.6 L 13 6.6 C 16 6.6 16 12 13 12"),
      .stroke(
        "M 23.6 8.4 C 22.8 7.4 21.9 6.8 21.2 6.8 C 17.6 6.8 17.6 17.2 21.2 17.2 C 21.9 17.2 22.8 16.6 23.6 15.6"
      ),
    ],
    "bold": [
      .stroke("M 7.2 4 L 12.4 4 C 17.6 4 17.6 11.6 12.4 11.6 L 7.2 11.6"),
      .stroke("M 7.2 11.6 L 13.2 11.6 C 19 11.6 19 20 13.2 20 L 7.2 20 L 7.2 4 L 9 4 L 9 20"),
    ],
    "italic": [.stroke("M 10 4 L 17.4 4"), .stroke("M 6.6 20 L 14 20"), .stroke("M 13.9 4 L 10.1 20")],
    "underline": [
      .stroke("M 6.6 3.4 L 6.6 11.4 C 6.6 14.8 8.8 16.8 12 16.8 C 15.2 16.8 17.4 14.8 17.4 11.4 L 17.4 3.4"),
      .stroke("M 5.4 21 L 18.6 21"),
    ],
    "strikethrough": [
      .stroke("M 17.2 7.2 C 16.6 5 14.8 3.8 12 3.8 C 9 3.8 6.8 5.2 6.8 7.8 C 6.8 9.4 7.8 10.6 9.6 11.2"),
      .stroke(
        "M 14.8 13 C 16.6 13.6 17.6 14.6 17.6 16.2 C 17.6 18.8 15.4 20.2 12.2 20.2 C 9 20.2 6.8 18.8 6.4 16.4"
      ), .stroke("M 3 12 L 21 12"),
    ],
    "text.alignleft": [
      .stroke("M 3 4.8 L 21 4.8"), .stroke("M 3 9.6 L 14.4 9.6"), .stroke("M 3 14.4 L 21 14.4"),
      .stroke("M 3 19.2 L 14.4 19.2"),
    ],
    "text.aligncenter": [
      .stroke("M 3 4.8 L 21 4.8"), .stroke("M 6.4 9.6 L 17.6 9.6"), .stroke("M 3 14.4 L 21 14.4"),
      .stroke("M 6.4 19.2 L 17.6 19.2"),
    ],
    "text.alignright": [
      .stroke("M 3 4.8 L 21 4.8"), .stroke("M 9.6 9.6 L 21 9.6"), .stroke("M 3 14.4 L 21 14.4"),
      .stroke("M 9.6 19.2 L 21 19.2"),
    ],
    "text.justify": [
      .stroke("M 3 4.8 L 21 4.8"), .stroke("M 3 9.6 L 21 9.6"), .stroke("M 3 14.4 L 21 14.4"),
      .stroke("M 3 19.2 L 21 19.2"),
    ],
    "increase.indent": [
      .stroke("M 3 4.8 L 21 4.8"), .stroke("M 11 9.6 L 21 9.6"), .stroke("M 11 14.4 L 21 14.4"),
      .stroke("M 3 19.2 L 21 19.2"), .stroke("M 3.4 9.4 L 6.4 12 L 3.4 14.6"),
    ],
    "decrease.indent": [
      .stroke("M 3 4.8 L 21 4.8"), .stroke("M 11 9.6 L 21 9.6"), .stroke("M 11 14.4 L 21 14.4"),
      .stroke("M 3 19.2 L 21 19.2"), .stroke("M 6.4 9.4 L 3.4 12 L 6.4 14.6"),
    ],
    "text.quote": [
      .stroke("M 3 4.8 L 3 19.2"), .stroke("M 8 5.6 L 21 5.6"), .stroke("M 8 12 L 21 12"),
      .stroke("M 8 18.4 L 16 18.4"),
    ],
    "text.cursor": [
      .stroke("M 12 4.4 L 12 19.6"), .stroke("M 8 2.4 C 10.4 2.4 12 3.2 12 5 C 12 3.2 13.6 2.4 16 2.4"),
      .stroke("M 8 21.6 C 10.4 21.6 12 20.8 12 19 C 12 20.8 13.6 21.6 16 21.6"),
    ],
    "text.badge.plus": badged(
      [.stroke("M 3 5.6 L 21 5.6"), .stroke("M 3 12 L 21 12"), .stroke("M 3 18.4 L 12 18.4")], with: .plus),
    "text.badge.checkmark": badged(
      [.stroke("M 3 5.6 L 21 5.6"), .stroke("M 3 12 L 21 12"), .stroke("M 3 18.4 L 12 18.4")],
      with: .checkmark),
    "text.magnifyingglass": [
      .stroke("M 3 5 L 21 5"), .stroke("M 3 11 L 9.4 11"), .stroke("M 3 17 L 8.4 17"),
      .stroke("O 15.4 14 4.2"), .stroke("M 18.6 17.2 L 21.8 20.4"),
    ],
    "list.number": [
      .stroke("M 9.4 5.6 L 21.4 5.6"), .stroke("M 9.4 12 L 21.4 12"), .stroke("M 9.4 18.4 L 21.4 18.4"),
      .stroke("M 2.6 3.8 L 4.2 3 L 4.2 7.8"),
      .stroke("M 2.6 10.4 C 3.4 9.2 5.6 9.6 5.4 11 C 5.3 12 3.6 13 2.6 14.2 L 5.6 14.2"),
      .stroke("M 2.8 16.4 L 5.4 16.4 L 4 18.2 C 6.4 18 6.2 21 4.2 21 C 3.4 21 2.8 20.7 2.5 20.2"),
    ],
    "list.dash": [
      .stroke("M 2.4 5.6 L 4.4 5.6"), .stroke("M 2.4 12 L 4.4 12"), .stroke("M 2.4 18.4 L 4.4 18.4"),
      .stroke("M 8.6 5.6 L 21.4 5.6"), .stroke("M 8.6 12 L 21.4 12"), .stroke("M 8.6 18.4 L 21.4 18.4"),
    ],
    "list.star": [
      .stroke("M 10.4 5.6 L 21.4 5.6"), .stroke("M 10.4 12 L 21.4 12"), .stroke("M 10.4 18.4 L 21.4 18.4"),
      .fill(
        "M 4.2 2.6 L 5.1 4.6 L 7.3 4.8 L 5.7 6.2 L 6.1 8.4 L 4.2 7.3 L 2.4 8.4 L 2.8 6.2 L 1.2 4.8 L 3.3 4.6 Z"
      ), .fill("O 4.2 12 1.4"), .fill("O 4.2 18.4 1.4"),
    ],
    "list.bullet.indent": [
      .fill("O 3.4 5.6 1.5"), .fill("O 7.4 12 1.5"), .fill("O 7.4 18.4 1.5"), .stroke("M 8 5.6 L 21 5.6"),
      .stroke("M 12 12 L 21 12"), .stroke("M 12 18.4 L 21 18.4"),
    ],
    "list.bullet.rectangle": [
      .stroke("R 1.4 4 21.2 16 3"), .fill("O 6 8.6 1.2"), .fill("O 6 12 1.2"), .fill("O 6 15.4 1.2"),
      .stroke("M 9.6 8.6 L 18.4 8.6"), .stroke("M 9.6 12 L 18.4 12"), .stroke("M 9.6 15.4 L 18.4 15.4"),
    ],
    "checklist": [
      .stroke("M 2 6 L 4 8 L 7.4 3.6"), .stroke("M 2 16.4 L 4 18.4 L 7.4 14"), .stroke("M 11.4 6 L 21.8 6"),
      .stroke("M 11.4 16.8 L 21.8 16.8"),
    ],
    "character.cursor.ibeam": [
      .stroke("M 2 18.6 L 7.6 5.4 L 13.2 18.6"), .stroke("M 4 14 L 11.2 14"), .stroke("M 19 4.4 L 19 19.6"),
      .stroke("M 16.6 3 L 21.4 3"), .stroke("M 16.6 21 L 21.4 21"),
    ],
    "quote.opening": [
      .fill("O 6.8 15.4 3.6"), .fill("O 17.2 15.4 3.6"), .stroke("M 4.2 15 C 4.2 10.6 5.8 7.8 9 6.4"),
      .stroke("M 14.6 15 C 14.6 10.6 16.2 7.8 19.4 6.4"),
    ],
    "quote.closing": [
      .fill("O 6.8 8.6 3.6"), .fill("O 17.2 8.6 3.6"), .stroke("M 9.4 9 C 9.4 13.4 7.8 16.2 4.6 17.6"),
      .stroke("M 19.8 9 C 19.8 13.4 18.2 16.2 15 17.6"),
    ],
  ]
}
