/// The shapes of all symbols, drawn for this package on squares of 24 units.
enum SymbolShapes {
  /// Marks by name.
  static let all: [String: [SymbolMark]] = signs.merging(arrows) { one, _ in one }
    .merging(things) { one, _ in one }.merging(people) { one, _ in one }.merging(media) { one, _ in one }

  /// Widths of symbols narrower or wider than they are high.
  static let widths: [String: CGFloat] = [
    "chevron.left": 15, "chevron.right": 15, "chevron.forward": 15, "chevron.backward": 15,
    "ellipsis": 24, "play.fill": 20, "pause.fill": 18, "trash": 22, "trash.fill": 22, "bell": 22,
    "bell.fill": 22, "exclamationmark": 12, "questionmark": 16, "info": 12, "bolt": 18, "bolt.fill": 18,
    "bookmark": 17, "bookmark.fill": 17, "lock": 19, "lock.fill": 19, "doc": 20, "doc.fill": 20,
    "mic": 18, "mic.fill": 18, "flag": 22, "flag.fill": 22, "square.and.arrow.up": 21,
    "square.and.arrow.down": 21,
  ]

  private static let signs: [String: [SymbolMark]] = [
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
    "circle": [.stroke("O 12 12 9.6")],
    "circle.fill": [.fill("O 12 12 10.4")],
    "square": [.stroke("R 3 3 18 18 3.6")],
    "square.fill": [.fill("R 2.2 2.2 19.6 19.6 4.4")],
    "triangle": [.stroke("M 12 3.4 L 21.6 19.8 L 2.4 19.8 Z")],
    "triangle.fill": [
      .fill("M 12 2.4 L 22.6 20.6 L 1.4 20.6 Z"), .stroke("M 12 3.4 L 21.6 19.8 L 2.4 19.8 Z"),
    ],
    "exclamationmark.triangle": [
      .stroke("M 12 3.4 L 21.8 20.4 L 2.2 20.4 Z"), .stroke("M 12 9.4 L 12 14.2"), .fill("O 12 17.4 1.1"),
    ],
    "exclamationmark.triangle.fill": [
      .fill("M 12 3.4 L 21.8 20.4 L 2.2 20.4 Z"), .stroke("M 12 3.4 L 21.8 20.4 L 2.2 20.4 Z"),
      .cut("M 12 9.2 L 12 14.2"), .hole("O 12 17.6 1.2"),
    ],
  ]

  private static let arrows: [String: [SymbolMark]] = [
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
  ]

  private static let things: [String: [SymbolMark]] = [
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
    "magnifyingglass": [.stroke("O 10 10 7"), .stroke("M 15.2 15.2 L 21.2 21.2")],
    "star": [.stroke(star)],
    "star.fill": [.fill(star), .stroke(star)],
    "heart": [.stroke(heart)],
    "heart.fill": [.fill(heart), .stroke(heart)],
    "gear": gear, "gearshape": [.stroke(gearOutline), .stroke("O 12 12 3.2")],
    "gearshape.fill": [.fill(gearOutline), .stroke(gearOutline), .hole("O 12 12 3.4")],
    "bell": [.stroke(bell), .stroke("M 9.6 20 C 10 21.4 10.8 22 12 22 C 13.2 22 14 21.4 14.4 20")],
    "bell.fill": [
      .fill(bell), .stroke(bell),
      .fill("M 9 19.8 L 15 19.8 C 14.6 21.6 13.4 22.6 12 22.6 C 10.6 22.6 9.4 21.6 9 19.8 Z"),
    ],
    "house": [
      .stroke("M 2 11.8 L 12 3 L 22 11.8"),
      .stroke(
        "M 4.8 9.8 L 4.8 19.4 C 4.8 20.4 5.4 21 6.4 21 L 17.6 21 C 18.6 21 19.2 20.4 19.2 19.4 L 19.2 9.8"),
      .stroke("M 9.6 20.8 L 9.6 14.4 L 14.4 14.4 L 14.4 20.8"),
    ],
    "house.fill": [
      .stroke("M 2 11.4 L 12 2.6 L 22 11.4"),
      .fill(
        "M 4.4 12.2 L 12 5.6 L 19.6 12.2 L 19.6 19.8 C 19.6 21 18.8 21.8 17.6 21.8 L 14.6 21.8 L 14.6 15 L 9.4 15 L 9.4 21.8 L 6.4 21.8 C 5.2 21.8 4.4 21 4.4 19.8 Z"
      ),
    ],
    "calendar": [
      .stroke("R 2.6 4 18.8 17.4 3"), .stroke("M 2.8 9 L 21.2 9"), .stroke("M 7.4 2 L 7.4 5.4"),
      .stroke("M 16.6 2 L 16.6 5.4"),
      .fill("O 7.4 13 1.1"), .fill("O 12 13 1.1"), .fill("O 16.6 13 1.1"), .fill("O 7.4 17.4 1.1"),
      .fill("O 12 17.4 1.1"),
    ],
    "clock": [.stroke("O 12 12 9.6"), .stroke("M 12 6.4 L 12 12.4 L 16 14.4")],
    "clock.fill": [.fill("O 12 12 10.4"), .cut("M 12 6 L 12 12.4 L 16.2 14.6")],
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
    "tag": [.stroke(tag), .fill("O 7.4 7.4 1.5")],
    "tag.fill": [.fill(tag), .stroke(tag), .hole("O 7.4 7.4 1.7")],
    "flag": [.stroke("M 4 2.4 L 4 22"), .stroke(flag)],
    "flag.fill": [.stroke("M 4 2.4 L 4 22"), .fill(flag), .stroke(flag)],
    "lock": [
      .stroke("R 4.6 10.4 14.8 11.2 2.4"),
      .stroke("M 7.8 10.2 L 7.8 6.8 C 7.8 4 9.6 2.2 12 2.2 C 14.4 2.2 16.2 4 16.2 6.8 L 16.2 10.2"),
    ],
    "lock.fill": [
      .fill("R 3.8 10 16.4 12.4 3"),
      .stroke("M 7.8 10.2 L 7.8 6.8 C 7.8 4 9.6 2.2 12 2.2 C 14.4 2.2 16.2 4 16.2 6.8 L 16.2 10.2"),
    ],
    "envelope": [
      .stroke("R 2 4.4 20 15.2 2.8"), .stroke("M 2.8 6 L 10.6 12.6 C 11.4 13.3 12.6 13.3 13.4 12.6 L 21.2 6"),
    ],
    "envelope.fill": [
      .fill("R 1.2 3.6 21.6 16.8 3.4"), .cut("M 1.8 6 L 10.6 13 C 11.4 13.7 12.6 13.7 13.4 13 L 22.2 6"),
    ],
    "phone": [.stroke(phone)],
    "phone.fill": [.fill(phone), .stroke(phone)],
    "link": [
      .stroke(
        "M 10.4 13.6 C 8.6 11.8 8.6 9.4 10.2 7.8 L 13.8 4.2 C 15.4 2.6 18 2.6 19.6 4.2 C 21.4 5.8 21.4 8.4 19.8 10 L 17.6 12.2"
      ),
      .stroke(
        "M 13.6 10.4 C 15.4 12.2 15.4 14.6 13.8 16.2 L 10.2 19.8 C 8.6 21.4 6 21.4 4.4 19.8 C 2.6 18.2 2.6 15.6 4.2 14 L 6.4 11.8"
      ),
    ],
    "paperclip": [
      .stroke(
        "M 19.6 11 L 11.4 19.2 C 9.4 21.2 6.4 21.2 4.6 19.4 C 2.8 17.6 2.8 14.6 4.8 12.6 L 13.6 3.8 C 15 2.4 17 2.4 18.4 3.8 C 19.8 5.2 19.8 7.2 18.4 8.6 L 10 17 C 9.3 17.7 8.3 17.7 7.6 17 C 6.9 16.3 6.9 15.3 7.6 14.6 L 15.2 7"
      )
    ],
    "paperplane": [.stroke(plane), .stroke("M 21.6 2.4 L 10.4 13.6")],
    "paperplane.fill": [.fill(plane), .stroke(plane), .cut("M 21.6 2.4 L 10.4 13.6")],
    "globe": [
      .stroke("O 12 12 9.6"), .stroke("M 2.6 12 L 21.4 12"), .stroke("M 12 2.4 C 6.8 7.4 6.8 16.6 12 21.6"),
      .stroke("M 12 2.4 C 17.2 7.4 17.2 16.6 12 21.6"), .stroke("M 4 6.8 C 8.4 9 15.6 9 20 6.8"),
      .stroke("M 4 17.2 C 8.4 15 15.6 15 20 17.2"),
    ],
    "bolt": [.stroke(bolt)],
    "bolt.fill": [.fill(bolt), .stroke(bolt)],
    "sun.max": [.stroke("O 12 12 4.4")] + sunRays,
    "sun.max.fill": [.fill("O 12 12 5.2")] + sunRays,
    "moon": [.stroke(moon)],
    "moon.fill": [.fill(moon), .stroke(moon)],
    "cloud": [.stroke(cloud)],
    "cloud.fill": [.fill(cloud), .stroke(cloud)],
    "cart": [
      .stroke("M 1.8 3 L 4.6 3 L 7.6 15.6 L 19 15.6"), .stroke("M 5.4 6.4 L 21.4 6.4 L 19.6 12.4 L 7 12.6"),
      .fill("O 8.8 19.6 1.8"), .fill("O 17.6 19.6 1.8"),
    ],
    "map": [
      .stroke("M 2.4 5.6 L 8.6 3 L 15.4 6 L 21.6 3.4 L 21.6 18.4 L 15.4 21 L 8.6 18 L 2.4 20.6 Z"),
      .stroke("M 8.6 3.2 L 8.6 17.8"), .stroke("M 15.4 6.2 L 15.4 20.8"),
    ],
    "wifi": [
      .stroke("M 2 9.4 C 7.6 3.8 16.4 3.8 22 9.4"), .stroke("M 5.4 13.2 C 9.2 9.6 14.8 9.6 18.6 13.2"),
      .stroke("M 8.8 16.8 C 10.6 15.2 13.4 15.2 15.2 16.8"), .fill("O 12 20 1.5"),
    ],
    "eye": [.stroke(eye), .stroke("O 12 12 3.2")],
    "eye.fill": [.fill(eye), .stroke(eye), .hole("O 12 12 4"), .fill("O 12 12 2.4")],
    "eye.slash": [
      .stroke(eye), .stroke("O 12 12 3.2"), .cut("M 6 2.6 L 21.4 18"), .stroke("M 3.6 3.6 L 20.4 20.4"),
    ],
  ]

  private static let people: [String: [SymbolMark]] = [
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
  ]

  private static let media: [String: [SymbolMark]] = [
    "photo": [
      .stroke("R 2 3.6 20 16.8 3"), .fill("O 7.6 8.8 1.9"),
      .stroke(
        "M 2.6 17.4 L 7.4 13.2 C 8.2 12.5 9.2 12.5 10 13.2 L 13 16 L 16.2 13 C 17 12.3 18 12.3 18.8 13 L 21.6 15.6"
      ),
    ],
    "photo.fill": [
      .fill("R 1.2 2.8 21.6 18.4 3.8"), .hole("O 7.4 8.6 2"),
      .hole(
        "M 3.4 18.6 L 3.4 17.4 L 7.6 13.8 C 8.3 13.2 9.1 13.2 9.8 13.8 L 12.8 16.4 L 16.4 13.2 C 17.1 12.6 17.9 12.6 18.6 13.2 L 20.6 15 L 20.6 18.6 Z"
      ),
    ],
    "camera": [.stroke(camera), .stroke("O 12 13 4")],
    "camera.fill": [.fill(camera), .stroke(camera), .hole("O 12 13 4.6"), .fill("O 12 13 3")],
    "play": [.stroke("M 6 4 L 20 12 L 6 20 Z")],
    "play.fill": [.fill("M 6 4 L 20 12 L 6 20 Z"), .stroke("M 6 4 L 20 12 L 6 20 Z")],
    "pause": [.stroke("R 5.6 4 3.8 16 1"), .stroke("R 14.6 4 3.8 16 1")],
    "pause.fill": [.fill("R 4.8 3.2 5 17.6 1.4"), .fill("R 14.2 3.2 5 17.6 1.4")],
    "stop": [.stroke("R 4.4 4.4 15.2 15.2 2.4")],
    "stop.fill": [.fill("R 3.8 3.8 16.4 16.4 2.8")],
    "forward.fill": [
      .fill("M 2.4 5 L 12.4 12 L 2.4 19 Z"), .fill("M 12.4 5 L 22.4 12 L 12.4 19 Z"),
      .stroke("M 2.4 5 L 12.4 12 L 2.4 19 Z"), .stroke("M 12.4 5 L 22.4 12 L 12.4 19 Z"),
    ],
    "backward.fill": [
      .fill("M 21.6 5 L 11.6 12 L 21.6 19 Z"), .fill("M 11.6 5 L 1.6 12 L 11.6 19 Z"),
      .stroke("M 21.6 5 L 11.6 12 L 21.6 19 Z"), .stroke("M 11.6 5 L 1.6 12 L 11.6 19 Z"),
    ],
    "speaker": [.stroke(speaker)],
    "speaker.fill": [.fill(speaker), .stroke(speaker)],
    "speaker.wave.2": [
      .stroke(speaker), .stroke("M 15.6 8.6 C 17.4 10.4 17.4 13.6 15.6 15.4"),
      .stroke("M 18.4 5.6 C 22 9 22 15 18.4 18.4"),
    ],
    "speaker.wave.2.fill": [
      .fill(speaker), .stroke(speaker), .stroke("M 15.6 8.6 C 17.4 10.4 17.4 13.6 15.6 15.4"),
      .stroke("M 18.4 5.6 C 22 9 22 15 18.4 18.4"),
    ],
    "mic": [
      .stroke("R 8.4 2.4 7.2 12.4 3.6"), .stroke(micStand), .stroke("M 12 18 L 12 21.6"),
      .stroke("M 8.4 21.6 L 15.6 21.6"),
    ],
    "mic.fill": [
      .fill("R 7.8 1.6 8.4 13.6 4.2"), .stroke(micStand), .stroke("M 12 18 L 12 21.6"),
      .stroke("M 8.4 21.6 L 15.6 21.6"),
    ],
    "music.note": [.fill("O 8.4 18.4 3.2"), .stroke("M 11 18.2 L 11 3.4 L 17.4 5.4 L 17.4 8.6 L 11 6.6")],
  ]

  private static let star =
    "M 12 2.6 L 14.8 8.7 L 21.5 9.4 L 16.5 13.9 L 17.9 20.5 L 12 17.1 L 6.1 20.5 L 7.5 13.9 L 2.5 9.4 L 9.2 8.7 Z"
  private static let heart =
    "M 12 20.6 C 6.4 16.8 2.6 13 2.6 8.8 C 2.6 5.8 4.8 3.6 7.6 3.6 C 9.4 3.6 11.1 4.6 12 6.2 C 12.9 4.6 14.6 3.6 16.4 3.6 C 19.2 3.6 21.4 5.8 21.4 8.8 C 21.4 13 17.6 16.8 12 20.6 Z"
  private static let bell =
    "M 3.6 18.4 C 3.6 17.4 5.6 16.2 5.6 13 L 5.6 9.6 C 5.6 5.6 8.4 2.8 12 2.8 C 15.6 2.8 18.4 5.6 18.4 9.6 L 18.4 13 C 18.4 16.2 20.4 17.4 20.4 18.4 Z"
  private static let folder =
    "M 2.2 7 C 2.2 5.2 3.4 4 5.2 4 L 8.6 4 C 9.4 4 10 4.2 10.6 4.8 L 12 6 L 18.8 6 C 20.6 6 21.8 7.2 21.8 9 L 21.8 17 C 21.8 18.8 20.6 20 18.8 20 L 5.2 20 C 3.4 20 2.2 18.8 2.2 17 Z"
  private static let bookmark =
    "M 6 4.6 C 6 3 7 2.2 8.6 2.2 L 15.4 2.2 C 17 2.2 18 3 18 4.6 L 18 21.4 L 12 16 L 6 21.4 Z"
  private static let tag =
    "M 3 5 C 3 3.8 3.8 3 5 3 L 11.4 3 C 12 3 12.6 3.2 13 3.7 L 20.8 11.6 C 21.6 12.4 21.6 13.6 20.8 14.4 L 14.4 20.8 C 13.6 21.6 12.4 21.6 11.6 20.8 L 3.7 13 C 3.2 12.6 3 12 3 11.4 Z"
  private static let flag = "M 4 3.4 C 8 1.6 12 5.8 20 3.4 L 20 13.4 C 12 15.8 8 11.6 4 13.4"
  private static let phone =
    "M 5.4 2.8 L 8.2 2.8 L 10.2 8.2 L 8 10 C 9 12.4 11.6 15 14 16 L 15.8 13.8 L 21.2 15.8 L 21.2 18.6 C 21.2 20.2 20 21.2 18.6 21.2 C 10.4 20.8 3.2 13.6 2.8 5.4 C 2.8 4 3.8 2.8 5.4 2.8 Z"
  private static let plane = "M 21.6 2.4 L 14.2 21.6 L 10.4 13.6 L 2.4 9.8 Z"
  private static let bolt = "M 13.4 2 L 5 13.6 L 11.2 13.6 L 10.4 22 L 19 9.8 L 12.8 9.8 Z"
  private static let moon =
    "M 20.6 14.4 C 19.4 15 18 15.3 16.6 15.3 C 12 15.3 8.6 11.9 8.6 7.4 C 8.6 5.9 9 4.5 9.6 3.3 C 5.6 4.4 2.8 7.9 2.8 12 C 2.8 17.2 6.8 21.2 12 21.2 C 16.2 21.2 19.6 18.4 20.6 14.4 Z"
  private static let cloud =
    "M 6.6 19.4 C 3.8 19.4 1.8 17.5 1.8 15 C 1.8 12.7 3.4 11 5.6 10.7 C 5.9 7.2 8.7 4.6 12.2 4.6 C 15.2 4.6 17.7 6.4 18.6 9.2 C 20.8 9.8 22.2 11.7 22.2 14.1 C 22.2 17.1 19.9 19.4 16.9 19.4 Z"
  private static let eye =
    "M 1.6 12 C 4 7.4 7.6 5 12 5 C 16.4 5 20 7.4 22.4 12 C 20 16.6 16.4 19 12 19 C 7.6 19 4 16.6 1.6 12 Z"
  private static let thumb =
    "M 9 11 L 12.2 3.6 C 13.8 3.2 15 4.2 15 6 L 14.6 9.4 L 19.4 9.4 C 20.8 9.4 21.6 10.6 21.2 12 L 19.4 18.8 C 19 20.2 18 21 16.6 21 L 9 21 Z"
  private static let camera =
    "M 2 9 C 2 7.2 3.2 6 5 6 L 7.2 6 L 8.6 4.2 C 9 3.7 9.5 3.4 10.2 3.4 L 13.8 3.4 C 14.5 3.4 15 3.7 15.4 4.2 L 16.8 6 L 19 6 C 20.8 6 22 7.2 22 9 L 22 17.6 C 22 19.4 20.8 20.6 19 20.6 L 5 20.6 C 3.2 20.6 2 19.4 2 17.6 Z"
  private static let speaker =
    "M 2.6 9.4 C 2.6 8.8 3 8.4 3.6 8.4 L 6.6 8.4 L 11.6 4 L 11.6 20 L 6.6 15.6 L 3.6 15.6 C 3 15.6 2.6 15.2 2.6 14.6 Z"
  private static let micStand = "M 5 10.6 L 5 11.6 C 5 15.4 8 18 12 18 C 16 18 19 15.4 19 11.6 L 19 10.6"
  private static let gear: [SymbolMark] =
    [.fill("O 12 12 8.6")] + gearTeeth + [.hole("O 12 12 6.8"), .stroke("O 12 12 3")]
  private static let gearTeeth: [SymbolMark] = (0..<8).map { index in
    let corners = [(7.6, -0.27), (10.9, -0.17), (10.9, 0.17), (7.6, 0.27)].map { radius, turn in
      let angle = Double.pi * Double(index) / 4 + turn
      return "\(12 + radius * sin(angle)) \(12 - radius * cos(angle))"
    }
    return .fill("M \(corners[0]) L \(corners[1]) L \(corners[2]) L \(corners[3]) Z")
  }
  /// The edge of a gear: up the side of each tooth, over it, and down again.
  private static let gearOutline: String = {
    let corners = (0..<8).flatMap { index in
      [(7.9, -0.25), (10, -0.15), (10, 0.15), (7.9, 0.25)].map { radius, turn in
        let angle = Double.pi * Double(index) / 4 + turn
        return "\(12 + radius * sin(angle)) \(12 - radius * cos(angle))"
      }
    }
    return "M " + corners.joined(separator: " L ") + " Z"
  }()
  private static let sunRays: [SymbolMark] = spokes(from: 7.8, to: 10.6, count: 8)

  /// Lines away from the middle, evenly around it.
  private static func spokes(from inner: Double, to outer: Double, count: Int) -> [SymbolMark] {
    (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let (x, y) = (sin(angle), -cos(angle))
      return .stroke("M \(12 + inner * x) \(12 + inner * y) L \(12 + outer * x) \(12 + outer * y)")
    }
  }
}
