extension SymbolShapes {
  /// Papers, books, cases and trays.
  static let documents: [String: [SymbolMark]] = [
    "trash": [
      .stroke("M 3.4 5.6 L 20.6 5.6"),
      .stroke("M 8.6 5.4 L 8.6 3.8 C 8.6 2.8 9.4 2 10.4 2 L 13.6 2 C 14.6 2 15.4 2.8 15.4 3.8 L 15.4 5.4"),
      .stroke(
        "M 5.2 5.8 L 6.2 19.8 C 6.3 21.1 7.2 22 8.5 22 L 15.5 22 C 16.8 22 17.7 21.1 17.8 19.8 L 18.8 5.8"),
      .stroke("M 9.3 9.4 L 9.6 18.2"), .stroke("M 14.7 9.4 L 14.4 18.2"),
    ],
    "trash.fill": [
      .stroke("M 3.4 5.2 L 20.6 5.2"),
      .stroke("M 8.6 5 L 8.6 3.8 C 8.6 2.8 9.4 2 10.4 2 L 13.6 2 C 14.6 2 15.4 2.8 15.4 3.8 L 15.4 5"),
      .fill(
        "M 4.6 7.6 L 19.4 7.6 L 18.4 20.2 C 18.3 21.7 17.2 22.8 15.7 22.8 L 8.3 22.8 C 6.8 22.8 5.7 21.7 5.6 20.2 Z"
      ),
      .cut("M 9.3 10.6 L 9.6 19"), .cut("M 14.7 10.6 L 14.4 19"),
    ],
    "pencil": [
      .stroke(
        "M 4.4 16.6 L 16.2 4.8 C 17 4 18.2 4 19 4.8 L 19.2 5 C 20 5.8 20 7 19.2 7.8 L 7.4 19.6 L 3.4 20.6 Z"),
      .stroke("M 14 7 L 17 10"),
    ],
    "square.and.pencil": [
      .stroke(
        "M 13 4 L 6.4 4 C 4.4 4 3 5.4 3 7.4 L 3 17.6 C 3 19.6 4.4 21 6.4 21 L 16.6 21 C 18.6 21 20 19.6 20 17.6 L 20 11"
      ),
      .stroke("M 9.4 14.6 L 10 12 L 19.6 2.4 L 21.6 4.4 L 12 14 Z"),
    ],
    "folder": [.stroke(folder), .stroke("M 2.4 9.4 L 21.6 9.4")],
    "folder.fill": [.fill(folder), .stroke(folder), .cut("M 1 9.4 L 23 9.4")],
    "doc": [
      .stroke(
        "M 13.4 2 L 7 2 C 5.4 2 4.4 3 4.4 4.6 L 4.4 19.4 C 4.4 21 5.4 22 7 22 L 17 22 C 18.6 22 19.6 21 19.6 19.4 L 19.6 8.4 Z"
      ),
      .stroke("M 13.2 2.2 L 13.2 7 C 13.2 7.8 13.8 8.4 14.6 8.4 L 19.4 8.4"),
    ],
    "doc.fill": [
      .fill(
        "M 12.6 1.2 L 7 1.2 C 4.9 1.2 3.6 2.5 3.6 4.6 L 3.6 19.4 C 3.6 21.5 4.9 22.8 7 22.8 L 17 22.8 C 19.1 22.8 20.4 21.5 20.4 19.4 L 20.4 10.2 L 14.4 10.2 C 13.3 10.2 12.6 9.5 12.6 8.4 Z"
      ),
      .fill("M 14.6 1.4 L 20.2 8.2 L 14.6 8.2 Z"),
    ],
    "book": [
      .stroke("M 12 6 C 9.6 4 6 3.6 2.4 4.6 L 2.4 19 C 6 18 9.6 18.4 12 20.4"),
      .stroke("M 12 6 C 14.4 4 18 3.6 21.6 4.6 L 21.6 19 C 18 18 14.4 18.4 12 20.4"),
      .stroke("M 12 6 L 12 20.2"),
    ],
    "bookmark": [.stroke(bookmark)],
    "bookmark.fill": [.fill(bookmark), .stroke(bookmark)],
    "calendar": [
      .stroke("R 2.6 4 18.8 17.4 3"), .stroke("M 2.8 9 L 21.2 9"), .stroke("M 7.4 2 L 7.4 5.4"),
      .stroke("M 16.6 2 L 16.6 5.4"),
      .fill("O 7.4 13 1.1"), .fill("O 12 13 1.1"), .fill("O 16.6 13 1.1"), .fill("O 7.4 17.4 1.1"),
      .fill("O 12 17.4 1.1"),
    ],
    "envelope": [
      .stroke("R 2 4.4 20 15.2 2.8"), .stroke("M 2.8 6 L 10.6 12.6 C 11.4 13.3 12.6 13.3 13.4 12.6 L 21.2 6"),
    ],
    "envelope.fill": [
      .fill("R 1.2 3.6 21.6 16.8 3.4"), .cut("M 1.8 6 L 10.6 13 C 11.4 13.7 12.6 13.7 13.4 13 L 22.2 6"),
    ],
    "paperplane": [.stroke(plane), .stroke("M 21.6 2.4 L 10.4 13.6")],
    "paperplane.fill": [.fill(plane), .stroke(plane), .cut("M 21.6 2.4 L 10.4 13.6")],
    "paperclip": [
      .stroke(
        "M 19.6 11 L 11.4 19.2 C 9.4 21.2 6.4 21.2 4.6 19.4 C 2.8 17.6 2.8 14.6 4.8 12.6 L 13.6 3.8 C 15 2.4 17 2.4 18.4 3.8 C 19.8 5.2 19.8 7.2 18.4 8.6 L 10 17 C 9.3 17.7 8.3 17.7 7.6 17 C 6.9 16.3 6.9 15.3 7.6 14.6 L 15.2 7"
      )
    ],
    "link": [
      .stroke(
        "M 10.4 13.6 C 8.6 11.8 8.6 9.4 10.2 7.8 L 13.8 4.2 C 15.4 2.6 18 2.6 19.6 4.2 C 21.4 5.8 21.4 8.4 19.8 10 L 17.6 12.2"
      ),
      .stroke(
        "M 13.6 10.4 C 15.4 12.2 15.4 14.6 13.8 16.2 L 10.2 19.8 C 8.6 21.4 6 21.4 4.4 19.8 C 2.6 18.2 2.6 15.6 4.2 14 L 6.4 11.8"
      ),
    ],
    "trash.slash": slashed([
      .stroke("M 3.4 5.6 L 20.6 5.6"),
      .stroke("M 8.6 5.4 L 8.6 3.8 C 8.6 2.8 9.4 2 10.4 2 L 13.6 2 C 14.6 2 15.4 2.8 15.4 3.8 L 15.4 5.4"),
      .stroke(
        "M 5.2 5.8 L 6.2 19.8 C 6.3 21.1 7.2 22 8.5 22 L 15.5 22 C 16.8 22 17.7 21.1 17.8 19.8 L 18.8 5.8"),
    ]),
    "folder.badge.plus": badged([.stroke(folder), .stroke("M 2.4 9.4 L 21.6 9.4")], with: .plus),
    "folder.badge.minus": badged([.stroke(folder), .stroke("M 2.4 9.4 L 21.6 9.4")], with: .minus),
    "folder.fill.badge.plus": badged(together(solid(folder), [.cut("M 1 9.4 L 23 9.4")]), with: .plus),
    "doc.text": [
      .stroke(sheet), .stroke(sheetCorner), .stroke("M 8 12.8 L 16 12.8"), .stroke("M 8 17 L 16 17"),
    ],
    "doc.text.fill": together(
      solid(sheet), [.cut("M 8 12.8 L 16 12.8"), .cut("M 8 17 L 16 17"), .cut(sheetCorner)]),
    "doc.plaintext": [
      .stroke("R 4.4 2 15.2 20 2.6"), .stroke("M 8 7.2 L 16 7.2"), .stroke("M 8 12 L 16 12"),
      .stroke("M 8 16.8 L 12.4 16.8"),
    ],
    "doc.plaintext.fill": [
      .fill("R 3.6 1.2 16.8 21.6 3.2"), .cut("M 8 7.2 L 16 7.2"), .cut("M 8 12 L 16 12"),
      .cut("M 8 16.8 L 12.4 16.8"),
    ],
    "doc.richtext": [
      .stroke("R 4.4 2 15.2 20 2.6"), .fill("R 7.4 5.2 9.2 6.4 1"), .stroke("M 8 15 L 16 15"),
      .stroke("M 8 18.6 L 12.4 18.6"),
    ],
    "doc.badge.plus": badged([.stroke(sheet), .stroke(sheetCorner)], with: .plus),
    "doc.text.magnifyingglass": [
      .stroke(sheet), .stroke(sheetCorner), .hole("O 16.4 16.6 6.4"), .stroke("O 15.6 15.8 3.6"),
      .stroke("M 18.4 18.6 L 21.8 22"), .stroke("M 7.6 10.4 L 10.4 10.4"), .stroke("M 7.6 14 L 9 14"),
    ],
    "doc.on.doc": [
      .stroke(backSheet), .stroke(frontSheet),
      .stroke("M 15.4 6.8 L 15.4 11 C 15.4 11.7 15.9 12.2 16.6 12.2 L 21.2 12.2"),
    ],
    "doc.on.doc.fill": together(
      [.fill("R 1.8 1.4 12.6 17 3"), .hole("R 6.4 4.4 17 20 4")], solid(frontSheet),
      [.cut("M 15 6 L 15 11 C 15 11.9 15.7 12.6 16.6 12.6 L 22 12.6")]),
    "doc.on.clipboard": together(
      clipboardBehind,
      [
        .stroke("R 10.6 9.6 10.6 12.4 2.2"), .stroke("M 13.6 13.8 L 18.2 13.8"),
        .stroke("M 13.6 17.6 L 18.2 17.6"),
      ]),
    "doc.on.clipboard.fill": together(
      clipboardBehind,
      [.fill("R 9.8 8.8 12.2 14 2.6"), .cut("M 13.4 13.8 L 18.4 13.8"), .cut("M 13.4 17.6 L 18.4 17.6")]),
    "clipboard": clipboard,
    "clipboard.fill": filledClipboard,
    "list.clipboard": together(
      clipboard, [.stroke("M 8.4 11.4 L 15.6 11.4"), .stroke("M 8.4 16.4 L 15.6 16.4")]),
    "list.clipboard.fill": together(
      filledClipboard, [.cut("M 8.4 11.4 L 15.6 11.4"), .cut("M 8.4 16.4 L 15.6 16.4")]),
    "list.bullet.clipboard": together(
      clipboard,
      [
        .fill("O 8.4 11.4 1.2"), .fill("O 8.4 16.4 1.2"), .stroke("M 11.4 11.4 L 16 11.4"),
        .stroke("M 11.4 16.4 L 16 16.4"),
      ]),
    "list.bullet.clipboard.fill": together(
      filledClipboard,
      [
        .hole("O 8.2 11.4 1.2"), .hole("O 8.2 16.4 1.2"), .cut("M 11.4 11.4 L 16 11.4"),
        .cut("M 11.4 16.4 L 16 16.4"),
      ]),
    "note.text": [
      .stroke("R 2.4 3 19.2 18 3"), .stroke("M 6.4 8 L 17.6 8"), .stroke("M 6.4 12 L 17.6 12"),
      .stroke("M 6.4 16 L 12.4 16"),
    ],
    "note": [
      .stroke(
        "M 21.6 14 L 21.6 6 C 21.6 4 20.6 3 18.6 3 L 5.4 3 C 3.4 3 2.4 4 2.4 6 L 2.4 18 C 2.4 20 3.4 21 5.4 21 L 14.6 21 Z"
      ), .stroke("M 14.6 20.8 L 14.6 16.4 C 14.6 14.8 15.4 14 17 14 L 21.4 14"),
    ],
    "newspaper": [
      .stroke(
        "M 18 8.6 L 20.4 8.6 C 21.4 8.6 22 9.2 22 10.2 L 22 17.6 C 22 19.4 21 20.4 19.4 20.4 L 5 20.4 C 3.2 20.4 2 19.4 2 17.6 L 2 5.6 C 2 4.4 2.8 3.6 4 3.6 L 16 3.6 C 17.2 3.6 18 4.4 18 5.6 L 18 18 C 18 19.4 18.6 20.4 19.6 20.4"
      ),
      .stroke("M 5.6 7.4 L 14.4 7.4"), .fill("R 4.8 10.4 5 6.4 0.8"), .stroke("M 12.6 11.4 L 14.6 11.4"),
      .stroke("M 12.6 15.8 L 14.6 15.8"),
    ],
    "newspaper.fill": [
      .fill(
        "M 1.2 5.6 C 1.2 3.8 2.2 2.8 4 2.8 L 15.2 2.8 C 17 2.8 18 3.8 18 5.6 L 18 18 C 18 19.6 18.4 20.6 19.2 21.2 L 5 21.2 C 2.6 21.2 1.2 19.8 1.2 17.6 Z"
      ),
      .fill(
        "M 19.6 8 L 20.8 8 C 22.2 8 23 8.8 23 10.2 L 23 18 C 23 19.4 22.2 20.2 21.3 20.2 C 20.4 20.2 19.6 19.4 19.6 18 Z"
      ),
      .cut("M 5.6 7.2 L 13.8 7.2"), .hole("R 4.6 10.4 5 6.6 0.8"), .cut("M 12.8 11.4 L 13.8 11.4"),
      .cut("M 12.8 16 L 13.8 16"),
    ],
    "book.fill": [
      .fill("M 11.1 5.6 C 8.6 3.4 5 3 1.6 4 L 1.6 20 C 5 19 8.8 19.4 11.1 21.2 Z"),
      .fill("M 12.9 5.6 C 15.4 3.4 19 3 22.4 4 L 22.4 20 C 19 19 15.2 19.4 12.9 21.2 Z"),
    ],
    "book.closed": [.stroke(closedBook), .stroke("M 4.6 19 C 4.6 17.5 5.6 16.6 7 16.6 L 19.4 16.6")],
    "book.closed.fill": together(solid(closedBook), [.cut("M 6.4 18.6 L 20 18.6")]),
    "books.vertical": [
      .stroke("R 2.4 4 4.8 16.8 1.2"), .stroke("R 7.2 6.4 4.8 14.4 1.2"),
      .stroke("M 13.4 6.6 L 17.4 5.5 L 21.6 19.6 L 17.6 20.8 Z"), .stroke("M 2.6 16.6 L 7 16.6"),
    ],
    "books.vertical.fill": together(
      [.fill("R 1.8 3.2 5 18.4 1.2"), .fill("R 7.8 6 5 15.6 1.2")],
      solid("M 14.6 6.8 L 17.4 6 L 21.4 19.8 L 18.6 20.6 Z"), [.cut("M 1 17 L 12.8 17")]),
    "bookmark.slash": slashed([.stroke(bookmark)]),
    "bookmark.slash.fill": slashed(solid(bookmark)),
    "calendar.badge.plus": badged(month, with: .plus),
    "calendar.badge.minus": badged(month, with: .minus),
    "calendar.badge.exclamationmark": badged(month, with: .exclamationmark),
    "calendar.badge.clock": together(
      month,
      [.hole("O 18.4 18.2 6.4"), .stroke("O 18.4 18.2 4.4"), .stroke("M 18.4 15.8 L 18.4 18.4 L 20.2 19.4")]),
    "tray": [.stroke(tray), .stroke(trayEdge)],
    "tray.fill": together(solid(tray), [.cut(trayEdge)]),
    "tray.full": [.stroke(tray), .stroke(trayEdge), .stroke("M 9 8 L 15 8"), .stroke("M 7.6 11 L 16.4 11")],
    "tray.and.arrow.down": [
      .stroke(
        "M 6.4 7.4 L 5.6 9.4 L 2.4 15 L 2.4 18.4 C 2.4 20 3.4 21 5 21 L 19 21 C 20.6 21 21.6 20 21.6 18.4 L 21.6 15 L 18.4 9.4 L 17.6 7.4"
      ), .stroke("M 2.6 15 L 8 15 C 8 16.6 9.8 17.8 12 17.8 C 14.2 17.8 16 16.6 16 15 L 21.4 15"),
      .stroke("M 12 2 L 12 12.4"), .stroke("M 8.6 9.2 L 12 12.6 L 15.4 9.2"),
    ],
    "tray.and.arrow.up": [
      .stroke(
        "M 6.4 7.4 L 5.6 9.4 L 2.4 15 L 2.4 18.4 C 2.4 20 3.4 21 5 21 L 19 21 C 20.6 21 21.6 20 21.6 18.4 L 21.6 15 L 18.4 9.4 L 17.6 7.4"
      ), .stroke("M 2.6 15 L 8 15 C 8 16.6 9.8 17.8 12 17.8 C 14.2 17.8 16 16.6 16 15 L 21.4 15"),
      .stroke("M 12 12.8 L 12 2.4"), .stroke("M 8.6 5.6 L 12 2.2 L 15.4 5.6"),
    ],
    "archivebox": [
      .stroke("R 2 3.8 20 5 1.4"),
      .stroke(
        "M 3.8 9 L 3.8 17.8 C 3.8 19.4 4.8 20.4 6.4 20.4 L 17.6 20.4 C 19.2 20.4 20.2 19.4 20.2 17.8 L 20.2 9"
      ), .stroke("M 9.4 12.8 L 14.6 12.8"),
    ],
    "archivebox.fill": [
      .fill("R 1.2 2.8 21.6 5.2 1.6"),
      .fill(
        "M 2.8 9.6 L 21.2 9.6 L 21.2 17.8 C 21.2 20 19.8 21.4 17.6 21.4 L 6.4 21.4 C 4.2 21.4 2.8 20 2.8 17.8 Z"
      ), .cut("M 9.4 13.4 L 14.6 13.4"),
    ],
    "xmark.bin": [
      .stroke("R 2 3.4 20 4.4 1.4"),
      .stroke("M 4 8 L 5 18.4 C 5.2 20 6.2 21 7.8 21 L 16.2 21 C 17.8 21 18.8 20 19 18.4 L 20 8"),
      .stroke("M 9.4 11.8 L 14.6 17"), .stroke("M 14.6 11.8 L 9.4 17"),
    ],
    "xmark.bin.fill": [
      .fill("R 1.2 2.6 21.6 5 1.6"),
      .fill(
        "M 3 9.2 L 21 9.2 L 20 18.6 C 19.8 20.6 18.4 21.8 16.4 21.8 L 7.6 21.8 C 5.6 21.8 4.2 20.6 4 18.6 Z"),
      .cut("M 9.4 12.6 L 14.6 17.8"), .cut("M 14.6 12.6 L 9.4 17.8"),
    ],
    "envelope.open": [
      .stroke(openEnvelope), .stroke("M 2.4 9.8 L 10.4 15 C 11.4 15.6 12.6 15.6 13.6 15 L 21.6 9.8"),
    ],
    "envelope.open.fill": together(
      solid(openEnvelope), [.cut("M 2.4 9.8 L 10.4 15 C 11.4 15.6 12.6 15.6 13.6 15 L 21.6 9.8")]),
    "envelope.badge": dotted([
      .stroke("R 2 5.4 20 15.2 2.8"), .stroke("M 2.8 7 L 10.6 13.6 C 11.4 14.3 12.6 14.3 13.4 13.6 L 21.2 7"),
    ]),
    "link.badge.plus": badged(chain, with: .plus),
    "pencil.slash": slashed([.stroke(pencil), .stroke("M 14 7 L 17 10")]),
    "pencil.line": [
      .stroke(
        "M 4.4 14.2 L 16.2 2.4 C 17 1.6 18.2 1.6 19 2.4 L 19.2 2.6 C 20 3.4 20 4.6 19.2 5.4 L 7.4 17.2 L 3.4 18.2 Z"
      ), .stroke("M 14 4.6 L 17 7.6"), .stroke("M 11.4 21.2 L 21 21.2"),
    ],
    "scribble": [
      .stroke(
        "M 2.4 15.4 C 6 6.4 10.4 2.6 12 4 C 14 5.8 6.4 14.6 8.4 16.4 C 10.4 18.2 15.6 8.8 17.4 10.4 C 19 11.8 13.6 18.2 15.4 19.6 C 16.8 20.7 19.4 18.6 21.6 16"
      )
    ],
    "signature": [
      .stroke("M 2.4 20.6 L 21.6 20.6"),
      .stroke(
        "M 3.4 15.4 C 7.6 13.6 12.4 7.6 11 4.4 C 10.2 2.8 7.6 4.4 7.6 9 C 7.6 13 9.4 16.2 11 15.8 C 12.6 15.4 13 12 14.2 12 C 15.4 12 14.2 15.4 15.8 15.4 C 17.2 15.4 18.4 14.4 20.6 14.2"
      ),
    ],
    "creditcard": [
      .stroke("R 1.4 4.2 21.2 15.6 2.8"), .fill("M 1.4 8 L 22.6 8 L 22.6 11 L 1.4 11 Z"),
      .stroke("M 5.2 15.6 L 8.8 15.6"),
    ],
    "creditcard.fill": [
      .fill("R 0.6 3.4 22.8 17.2 3.4"), .hole("M 0 7.6 L 24 7.6 L 24 10.6 L 0 10.6 Z"),
      .cut("M 5 15.6 L 8.8 15.6"),
    ],
    "banknote": [
      .stroke("R 1.4 5 21.2 14 2.6"), .stroke("O 12 12 3.2"), .fill("O 5.6 12 1.2"), .fill("O 18.4 12 1.2"),
    ],
    "banknote.fill": [
      .fill("R 0.6 4.2 22.8 15.6 3.2"), .hole("O 12 12 3.8"), .hole("O 5 12 1.3"), .hole("O 19 12 1.3"),
    ],
    "ticket": [
      .stroke(ticket), .stroke("M 15.4 7.6 L 15.4 9"), .stroke("M 15.4 11.4 L 15.4 12.6"),
      .stroke("M 15.4 15 L 15.4 16.4"),
    ],
    "ticket.fill": together(
      solid(ticket),
      [.cut("M 15.4 7.2 L 15.4 8.6"), .cut("M 15.4 11.4 L 15.4 12.6"), .cut("M 15.4 15.4 L 15.4 16.8")]),
    "briefcase": [
      .stroke("R 2 7 20 13.6 2.6"), .stroke(caseHandle), .stroke("M 2.2 12.6 L 21.8 12.6"),
      .stroke("M 12 11.6 L 12 14"),
    ],
    "briefcase.fill": [
      .fill("R 1.2 6.2 21.6 15.2 3.2"), .stroke(caseHandle), .cut("M 0 13 L 9.6 13"),
      .cut("M 14.4 13 L 24 13"),
    ],
    "suitcase": [
      .stroke("R 2 7 20 13.6 2.6"), .stroke(caseHandle), .stroke("M 6.8 7.2 L 6.8 20.4"),
      .stroke("M 17.2 7.2 L 17.2 20.4"),
    ],
    "suitcase.fill": [
      .fill("R 1.2 6.2 21.6 15.2 3.2"), .stroke(caseHandle), .cut("M 6.6 6 L 6.6 22"),
      .cut("M 17.4 6 L 17.4 22"),
    ],
    "graduationcap": [
      .stroke(mortarboard),
      .stroke("M 5.8 12 L 5.8 16.6 C 7.2 18.6 9.4 19.6 12 19.6 C 14.6 19.6 16.8 18.6 18.2 16.6 L 18.2 12"),
      .stroke("M 21.8 10 L 21.8 16"),
    ],
    "graduationcap.fill": together(
      solid(mortarboard),
      solid(
        "M 5.8 14.2 L 12 17.4 L 18.2 14.2 L 18.2 17 C 16.8 18.8 14.6 19.6 12 19.6 C 9.4 19.6 7.2 18.8 5.8 17 Z"
      ), [.stroke("M 21.8 10 L 21.8 16"), .cut("M 3.8 13 L 12 17.2 L 20.2 13")]),
  ]
  private static let folder =
    "M 2.2 7 C 2.2 5.2 3.4 4 5.2 4 L 8.6 4 C 9.4 4 10 4.2 10.6 4.8 L 12 6 L 18.8 6 C 20.6 6 21.8 7.2 21.8 9 L 21.8 17 C 21.8 18.8 20.6 20 18.8 20 L 5.2 20 C 3.4 20 2.2 18.8 2.2 17 Z"
  private static let bookmark =
    "M 6 4.6 C 6 3 7 2.2 8.6 2.2 L 15.4 2.2 C 17 2.2 18 3 18 4.6 L 18 21.4 L 12 16 L 6 21.4 Z"
  private static let plane = "M 21.6 2.4 L 14.2 21.6 L 10.4 13.6 L 2.4 9.8 Z"
  private static let sheet =
    "M 13.4 2 L 7 2 C 5.4 2 4.4 3 4.4 4.6 L 4.4 19.4 C 4.4 21 5.4 22 7 22 L 17 22 C 18.6 22 19.6 21 19.6 19.4 L 19.6 8.4 Z"
  private static let sheetCorner = "M 13.2 2.2 L 13.2 7 C 13.2 7.8 13.8 8.4 14.6 8.4 L 19.4 8.4"
  private static let backSheet =
    "M 5.8 17.6 L 5 17.6 C 3.6 17.6 2.6 16.6 2.6 15.2 L 2.6 4.6 C 2.6 3.2 3.6 2.2 5 2.2 L 10.6 2.2 L 13 4.2"
  private static let frontSheet =
    "M 15.6 6.6 L 11 6.6 C 9.6 6.6 8.6 7.6 8.6 9 L 8.6 19.4 C 8.6 20.8 9.6 21.8 11 21.8 L 19 21.8 C 20.4 21.8 21.4 20.8 21.4 19.4 L 21.4 12.2 Z"
  private static let clipboardBehind: [SymbolMark] = [
    .stroke("M 7.6 19.8 L 5.4 19.8 C 4 19.8 3 18.8 3 17.4 L 3 6.4 C 3 5 4 4 5.4 4 L 6 4"),
    .stroke("M 13.6 4 L 14.2 4 C 15.6 4 16.6 5 16.6 6.6"), .stroke("R 6.4 2 6.8 3.8 1.4"),
  ]
  private static let clipboard: [SymbolMark] = [
    .stroke(
      "M 8.4 4 L 7 4 C 5.4 4 4.4 5 4.4 6.6 L 4.4 19.4 C 4.4 21 5.4 22 7 22 L 17 22 C 18.6 22 19.6 21 19.6 19.4 L 19.6 6.6 C 19.6 5 18.6 4 17 4 L 15.6 4"
    ), .stroke("R 8.4 1.9 7.2 4.2 1.6"),
  ]
  private static let filledClipboard: [SymbolMark] = [
    .fill("R 3.6 3.2 16.8 19.6 3.2"), .hole("R 6.4 -1 11.2 9 2.6"), .fill("R 7.8 1.2 8.4 5.4 2"),
  ]
  private static let closedBook =
    "M 19.4 16.6 L 19.4 3.4 C 19.4 2.6 19 2.2 18.2 2.2 L 7.4 2.2 C 5.6 2.2 4.6 3.2 4.6 5 L 4.6 19 C 4.6 20.8 5.6 21.8 7.4 21.8 L 19.4 21.8"
  private static let month: [SymbolMark] = [
    .stroke("R 2.6 4 18.8 17.4 3"), .stroke("M 2.8 9 L 21.2 9"), .stroke("M 7.4 2 L 7.4 5.4"),
    .stroke("M 16.6 2 L 16.6 5.4"),
  ]
  private static let tray =
    "M 2.4 13.6 L 5.6 5.8 C 6 4.7 6.8 4.2 8 4.2 L 16 4.2 C 17.2 4.2 18 4.7 18.4 5.8 L 21.6 13.6 L 21.6 17.4 C 21.6 19 20.6 20 19 20 L 5 20 C 3.4 20 2.4 19 2.4 17.4 Z"
  private static let trayEdge =
    "M 2.6 13.6 L 8 13.6 C 8 15.4 9.8 16.6 12 16.6 C 14.2 16.6 16 15.4 16 13.6 L 21.4 13.6"
  private static let openEnvelope =
    "M 2 9.8 C 2 8.8 2.4 8.2 3.2 7.6 L 10.6 2.8 C 11.5 2.2 12.5 2.2 13.4 2.8 L 20.8 7.6 C 21.6 8.2 22 8.8 22 9.8 L 22 18.4 C 22 20.2 21 21.2 19.2 21.2 L 4.8 21.2 C 3 21.2 2 20.2 2 18.4 Z"
  private static let chain: [SymbolMark] = [
    .stroke(
      "M 10.4 13.6 C 8.6 11.8 8.6 9.4 10.2 7.8 L 13.8 4.2 C 15.4 2.6 18 2.6 19.6 4.2 C 21.4 5.8 21.4 8.4 19.8 10 L 17.6 12.2"
    ),
    .stroke(
      "M 13.6 10.4 C 15.4 12.2 15.4 14.6 13.8 16.2 L 10.2 19.8 C 8.6 21.4 6 21.4 4.4 19.8 C 2.6 18.2 2.6 15.6 4.2 14 L 6.4 11.8"
    ),
  ]
  private static let pencil =
    "M 4.4 16.6 L 16.2 4.8 C 17 4 18.2 4 19 4.8 L 19.2 5 C 20 5.8 20 7 19.2 7.8 L 7.4 19.6 L 3.4 20.6 Z"
  private static let ticket =
    "M 1.6 6.8 C 1.6 5.6 2.4 4.8 3.6 4.8 L 20.4 4.8 C 21.6 4.8 22.4 5.6 22.4 6.8 L 22.4 9.2 C 20.8 9.4 19.8 10.6 19.8 12 C 19.8 13.4 20.8 14.6 22.4 14.8 L 22.4 17.2 C 22.4 18.4 21.6 19.2 20.4 19.2 L 3.6 19.2 C 2.4 19.2 1.6 18.4 1.6 17.2 L 1.6 14.8 C 3.2 14.6 4.2 13.4 4.2 12 C 4.2 10.6 3.2 9.4 1.6 9.2 Z"
  private static let caseHandle = "M 8 6.8 L 8 5 C 8 3.8 8.8 3 10 3 L 14 3 C 15.2 3 16 3.8 16 5 L 16 6.8"
  private static let mortarboard = "M 12 4.4 L 22.2 9.4 L 12 14.4 L 1.8 9.4 Z"
}
