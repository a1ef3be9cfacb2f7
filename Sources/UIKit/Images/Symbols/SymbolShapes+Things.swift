extension SymbolShapes {
  /// Things of daily life.
  static let things: [String: [SymbolMark]] = [
    "magnifyingglass": [.stroke("O 10 10 7"), .stroke("M 15.2 15.2 L 21.2 21.2")],
    "gear": gear,
    "gearshape": [.stroke(gearOutline), .stroke("O 12 12 3.2")],
    "gearshape.fill": [.fill(gearOutline), .stroke(gearOutline), .hole("O 12 12 3.4")],
    "bell": [.stroke(bell), .stroke("M 9.6 20 C 10 21.4 10.8 22 12 22 C 13.2 22 14 21.4 14.4 20")],
    "bell.fill": [
      .fill(bell), .stroke(bell),
      .fill("M 9 19.8 L 15 19.8 C 14.6 21.6 13.4 22.6 12 22.6 C 10.6 22.6 9.4 21.6 9 19.8 Z"),
    ],
    "clock": [.stroke("O 12 12 9.6"), .stroke("M 12 6.4 L 12 12.4 L 16 14.4")],
    "clock.fill": [.fill("O 12 12 10.4"), .cut("M 12 6 L 12 12.4 L 16.2 14.6")],
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
    "cart": [
      .stroke("M 1.8 3 L 4.6 3 L 7.6 15.6 L 19 15.6"), .stroke("M 5.4 6.4 L 21.4 6.4 L 19.6 12.4 L 7 12.6"),
      .fill("O 8.8 19.6 1.8"), .fill("O 17.6 19.6 1.8"),
    ],
    "eye": [.stroke(eye), .stroke("O 12 12 3.2")],
    "eye.fill": [.fill(eye), .stroke(eye), .hole("O 12 12 4"), .fill("O 12 12 2.4")],
    "eye.slash": [
      .stroke(eye), .stroke("O 12 12 3.2"), .cut("M 6 2.6 L 21.4 18"), .stroke("M 3.6 3.6 L 20.4 20.4"),
    ],
    "plus.magnifyingglass": [
      .stroke("O 10 10 7"), .stroke("M 15.2 15.2 L 21.2 21.2"), .stroke("M 10 7 L 10 13"),
      .stroke("M 7 10 L 13 10"),
    ],
    "minus.magnifyingglass": [
      .stroke("O 10 10 7"), .stroke("M 15.2 15.2 L 21.2 21.2"), .stroke("M 7 10 L 13 10"),
    ],
    "gearshape.2": [
      .stroke(
        "M 7.3 4 L 7.6 2.5 L 9.6 2.5 L 9.9 4 L 11.3 4.6 L 12.6 3.7 L 14.1 5.2 L 13.2 6.5 L 13.8 7.9 L 15.3 8.2 L 15.3 10.2 L 13.8 10.5 L 13.2 11.9 L 14.1 13.2 L 12.6 14.7 L 11.3 13.8 L 9.9 14.4 L 9.6 15.9 L 7.6 15.9 L 7.3 14.4 L 5.9 13.8 L 4.6 14.7 L 3.1 13.2 L 4 11.9 L 3.4 10.5 L 1.9 10.2 L 1.9 8.2 L 3.4 7.9 L 4 6.5 L 3.1 5.2 L 4.6 3.7 L 5.9 4.6 Z"
      ), .stroke("O 8.6 9.2 2"),
      .stroke(
        "M 17.3 13.9 L 17.5 12.9 L 18.9 12.9 L 19.1 13.9 L 20.1 14.3 L 20.9 13.7 L 21.9 14.7 L 21.3 15.5 L 21.7 16.5 L 22.7 16.7 L 22.7 18.1 L 21.7 18.3 L 21.3 19.3 L 21.9 20.1 L 20.9 21.1 L 20.1 20.5 L 19.1 20.9 L 18.9 21.9 L 17.5 21.9 L 17.3 20.9 L 16.3 20.5 L 15.5 21.1 L 14.5 20.1 L 15.1 19.3 L 14.7 18.3 L 13.7 18.1 L 13.7 16.7 L 14.7 16.5 L 15.1 15.5 L 14.5 14.7 L 15.5 13.7 L 16.3 14.3 Z"
      ), .fill("O 18.2 17.4 1.3"),
    ],
    "gearshape.2.fill": together(
      solid(
        "M 7.3 4 L 7.6 2.5 L 9.6 2.5 L 9.9 4 L 11.3 4.6 L 12.6 3.7 L 14.1 5.2 L 13.2 6.5 L 13.8 7.9 L 15.3 8.2 L 15.3 10.2 L 13.8 10.5 L 13.2 11.9 L 14.1 13.2 L 12.6 14.7 L 11.3 13.8 L 9.9 14.4 L 9.6 15.9 L 7.6 15.9 L 7.3 14.4 L 5.9 13.8 L 4.6 14.7 L 3.1 13.2 L 4 11.9 L 3.4 10.5 L 1.9 10.2 L 1.9 8.2 L 3.4 7.9 L 4 6.5 L 3.1 5.2 L 4.6 3.7 L 5.9 4.6 Z"
      ), [.hole("O 8.6 9.2 2.4")],
      solid(
        "M 17.5 14.4 L 17.7 13.4 L 19.1 13.4 L 19.3 14.4 L 20.2 14.8 L 21 14.3 L 21.9 15.2 L 21.4 16 L 21.8 16.9 L 22.8 17.1 L 22.8 18.5 L 21.8 18.7 L 21.4 19.6 L 21.9 20.4 L 21 21.3 L 20.2 20.8 L 19.3 21.2 L 19.1 22.2 L 17.7 22.2 L 17.5 21.2 L 16.6 20.8 L 15.8 21.3 L 14.9 20.4 L 15.4 19.6 L 15 18.7 L 14 18.5 L 14 17.1 L 15 16.9 L 15.4 16 L 14.9 15.2 L 15.8 14.3 L 16.6 14.8 Z"
      ), [.hole("O 18.4 17.8 1.6")]),
    "bell.slash": slashed([
      .stroke(bell), .stroke("M 9.6 20 C 10 21.4 10.8 22 12 22 C 13.2 22 14 21.4 14.4 20"),
    ]),
    "bell.slash.fill": slashed(
      together(
        solid(bell), [.fill("M 9 19.8 L 15 19.8 C 14.6 21.6 13.4 22.6 12 22.6 C 10.6 22.6 9.4 21.6 9 19.8 Z")]
      )),
    "bell.badge": dotted([
      .stroke(bell), .stroke("M 9.6 20 C 10 21.4 10.8 22 12 22 C 13.2 22 14 21.4 14.4 20"),
    ]),
    "bell.badge.fill": dotted(
      together(
        solid(bell), [.fill("M 9 19.8 L 15 19.8 C 14.6 21.6 13.4 22.6 12 22.6 C 10.6 22.6 9.4 21.6 9 19.8 Z")]
      )),
    "stopwatch": [
      .stroke("O 12 13.4 8.4"), .stroke("M 12 5 L 12 2.2"), .stroke("M 9.4 1.9 L 14.6 1.9"),
      .stroke("M 18.4 6.4 L 19.8 5"), .stroke("M 12 8.8 L 12 13.4"),
    ],
    "stopwatch.fill": [
      .fill("O 12 13.4 9.2"), .stroke("M 12 5 L 12 2.2"), .stroke("M 9.4 1.9 L 14.6 1.9"),
      .stroke("M 18.4 6.4 L 19.8 5"), .cut("M 12 8.4 L 12 13.4"),
    ],
    "timer": [.stroke("M 12 2.6 L 12 6.6"), .stroke("A 12 12 9.4 -90 216"), .stroke("M 8 8.6 L 12.6 12.6")],
    "alarm": [
      .stroke("O 12 13 7.8"), .stroke("M 12 8.4 L 12 13.2 L 15 15"), .stroke("M 2.2 7.2 L 6.2 3"),
      .stroke("M 21.8 7.2 L 17.8 3"), .stroke("M 6.4 18.8 L 4.4 21.4"), .stroke("M 17.6 18.8 L 19.6 21.4"),
    ],
    "alarm.fill": [
      .fill("O 12 13 8.6"), .cut("M 12 8 L 12 13.2 L 15.2 15.2"), .stroke("M 2.2 7.2 L 6.2 3"),
      .stroke("M 21.8 7.2 L 17.8 3"), .stroke("M 6.4 18.8 L 4.4 21.4"), .stroke("M 17.6 18.8 L 19.6 21.4"),
    ],
    "hourglass": [
      .stroke("M 4.6 2.4 L 19.4 2.4"), .stroke("M 4.6 21.6 L 19.4 21.6"), .stroke(hourglass),
      .fill("M 8.4 19.8 C 9 17.6 10.4 16.8 12 16.2 C 13.6 16.8 15 17.6 15.6 19.8 Z"),
      .fill("M 8.6 7 L 15.4 7 C 14.6 9 13.2 10 12 11 C 10.8 10 9.4 9 8.6 7 Z"),
    ],
    "lock.open": [
      .stroke("R 2.6 10.4 13.6 11.2 2.4"),
      .stroke("M 13 10.2 L 13 6.8 C 13 4 14.8 2.2 17.2 2.2 C 19.6 2.2 21.4 4 21.4 6.8 L 21.4 9"),
    ],
    "lock.open.fill": [
      .fill("R 1.8 10 15.2 12.4 3"),
      .stroke("M 13 10.2 L 13 6.8 C 13 4 14.8 2.2 17.2 2.2 C 19.6 2.2 21.4 4 21.4 6.8 L 21.4 9"),
    ],
    "lock.slash": slashed([
      .stroke("R 4.6 10.4 14.8 11.2 2.4"),
      .stroke("M 7.8 10.2 L 7.8 6.8 C 7.8 4 9.6 2.2 12 2.2 C 14.4 2.2 16.2 4 16.2 6.8 L 16.2 10.2"),
    ]),
    "lock.shield": [
      .stroke(shield), .fill("R 8.2 10.6 7.6 6 1.2"),
      .stroke("M 9.8 10.6 L 9.8 9 C 9.8 6.2 14.2 6.2 14.2 9 L 14.2 10.6"),
    ],
    "lock.shield.fill": together(
      solid(shield),
      [.hole("R 8.2 10.6 7.6 6 1.2"), .cut("M 9.8 10.8 L 9.8 9 C 9.8 6.2 14.2 6.2 14.2 9 L 14.2 10.8")]),
    "key": [.stroke(key), .fill("O 16.6 6.9 1.5")],
    "key.fill": together(solid(key), [.hole("O 16.6 6.9 1.8")]),
    "faceid": together(
      viewfinder,
      [
        .stroke("M 8.4 8.6 L 8.4 10"), .stroke("M 15.6 8.6 L 15.6 10"),
        .stroke("M 12.4 8.6 L 12.4 12.4 L 11.2 12.4"), .stroke("M 8.8 15.4 C 10.6 17 13.4 17 15.2 15.4"),
      ]),
    "viewfinder": viewfinder,
    "qrcode.viewfinder": together(
      viewfinder,
      [
        .stroke("R 7.4 7.4 3 3 0.2"), .stroke("R 13.6 7.4 3 3 0.2"), .stroke("R 7.4 13.6 3 3 0.2"),
        .fill("R 12.8 12.8 2 2 0"), .fill("R 15.6 15.6 2 2 0"),
      ]),
    "barcode.viewfinder": together(
      viewfinder,
      [
        .stroke("M 7.4 8 L 7.4 16"), .stroke("M 10.6 8 L 10.6 16"), .stroke("M 13.6 8 L 13.6 16"),
        .stroke("M 16.6 8 L 16.6 16"),
      ]),
    "qrcode": [
      .stroke("R 3 3 6.6 6.6 1"), .stroke("R 14.4 3 6.6 6.6 1"), .stroke("R 3 14.4 6.6 6.6 1"),
      .fill("R 5.3 5.3 2 2 0.2"), .fill("R 16.7 5.3 2 2 0.2"), .fill("R 5.3 16.7 2 2 0.2"),
      .fill("R 13.4 13.4 2.6 2.6 0.3"), .fill("R 19.4 13.4 2.6 2.6 0.3"), .fill("R 16.4 16.4 2.6 2.6 0.3"),
      .fill("R 13.4 19.4 2.6 2.6 0.3"), .fill("R 19.4 19.4 2.6 2.6 0.3"),
    ],
    "barcode": [
      .fill("R 2 4.4 1.6 15.2 0.4"), .fill("R 5 4.4 2.6 15.2 0.4"), .fill("R 9 4.4 1.4 15.2 0.4"),
      .fill("R 12 4.4 1.4 15.2 0.4"), .fill("R 15 4.4 2.8 15.2 0.4"), .fill("R 19.2 4.4 1 15.2 0.4"),
      .fill("R 21.2 4.4 1.4 15.2 0.4"),
    ],
    "eye.slash.fill": slashed([.fill(eye), .stroke(eye), .hole("O 12 12 4"), .fill("O 12 12 2.4")]),
    "eyeglasses": [
      .stroke("O 5.8 14 4"), .stroke("O 18.2 14 4"), .stroke("M 9.8 13.4 C 10.8 12.2 13.2 12.2 14.2 13.4"),
      .stroke("M 2 13 L 4.2 6.8 L 6.4 6.4"), .stroke("M 22 13 L 19.8 6.8 L 17.6 6.4"),
    ],
    "sunglasses": together(
      solid("M 2.4 9.6 L 10 9.6 L 9.6 13.4 C 9.2 17.4 3.4 17.6 2.8 13.6 Z"),
      solid("M 14 9.6 L 21.6 9.6 L 21.2 13.6 C 20.6 17.6 14.8 17.4 14.4 13.4 Z"),
      [
        .stroke("M 10 10.2 C 11 9.6 13 9.6 14 10.2"), .stroke("M 2.4 9.6 L 4.4 6.4"),
        .stroke("M 21.6 9.6 L 19.6 6.4"),
      ]),
    "cart.fill": [
      .stroke("M 1.8 3 L 4.6 3 L 7.6 15.6 L 19 15.6"), .fill("M 5.4 6.4 L 21.4 6.4 L 19.6 12.4 L 7 12.6 Z"),
      .stroke("M 5.4 6.4 L 21.4 6.4 L 19.6 12.4 L 7 12.6"),
      .fill("O 8.8 19.6 1.8"), .fill("O 17.6 19.6 1.8"),
    ],
    "cart.badge.plus": badged(cart, with: .plus),
    "cart.badge.minus": badged(cart, with: .minus),
    "bag": [
      .stroke(bag), .stroke("M 8 10.4 L 8 6.8 C 8 4.2 9.6 2.4 12 2.4 C 14.4 2.4 16 4.2 16 6.8 L 16 10.4"),
    ],
    "bag.fill": together(
      solid(bag),
      [
        .stroke("M 8 7 L 8 6.8 C 8 4.2 9.6 2.4 12 2.4 C 14.4 2.4 16 4.2 16 6.8 L 16 7"),
        .cut("M 8 8 L 8 10.4"), .cut("M 16 8 L 16 10.4"),
      ]),
    "bag.badge.plus": badged(
      [.stroke(bag), .stroke("M 8 10.4 L 8 6.8 C 8 4.2 9.6 2.4 12 2.4 C 14.4 2.4 16 4.2 16 6.8 L 16 10.4")],
      with: .plus),
    "basket": [
      .stroke("M 1.8 10 L 22.2 10"),
      .stroke(
        "M 3.4 10.2 L 5.4 18.6 C 5.7 20 6.6 20.6 8 20.6 L 16 20.6 C 17.4 20.6 18.3 20 18.6 18.6 L 20.6 10.2"),
      .stroke("M 6.6 9.8 L 10.4 3.4"), .stroke("M 17.4 9.8 L 13.6 3.4"), .stroke("M 9 13.4 L 9.4 17.2"),
      .stroke("M 15 13.4 L 14.6 17.2"), .stroke("M 12 13.4 L 12 17.2"),
    ],
    "basket.fill": [
      .stroke("M 1.8 10 L 22.2 10"),
      .fill("M 2.6 10 L 21.4 10 L 19.4 19 C 19 20.6 18 21.4 16.4 21.4 L 7.6 21.4 C 6 21.4 5 20.6 4.6 19 Z"),
      .stroke("M 6.6 9.8 L 10.4 3.4"), .stroke("M 17.4 9.8 L 13.6 3.4"), .cut("M 8.6 13.4 L 9 17.6"),
      .cut("M 15.4 13.4 L 15 17.6"), .cut("M 12 13.4 L 12 17.6"),
    ],
    "gift": [
      .stroke("R 2.2 7.4 19.6 4.6 1.2"),
      .stroke("M 4 12.2 L 4 19 C 4 20.6 5 21.6 6.6 21.6 L 17.4 21.6 C 19 21.6 20 20.6 20 19 L 20 12.2"),
      .stroke("M 12 7.4 L 12 21.4"), .stroke(bow),
    ],
    "gift.fill": [
      .fill("M 2.6 6.6 L 11.1 6.6 L 11.1 12 L 1.4 12 L 1.4 7.8 C 1.4 7 1.8 6.6 2.6 6.6 Z"),
      .fill("M 21.4 6.6 L 12.9 6.6 L 12.9 12 L 22.6 12 L 22.6 7.8 C 22.6 7 22.2 6.6 21.4 6.6 Z"),
      .fill("M 3.2 13.6 L 11.1 13.6 L 11.1 22.4 L 6.4 22.4 C 4.4 22.4 3.2 21.2 3.2 19.2 Z"),
      .fill("M 20.8 13.6 L 12.9 13.6 L 12.9 22.4 L 17.6 22.4 C 19.6 22.4 20.8 21.2 20.8 19.2 Z"),
      .stroke(bow),
    ],
    "lightbulb": [.stroke(bulb), .stroke("M 9.4 19.4 L 14.6 19.4"), .stroke("M 10.6 22.2 L 13.4 22.2")],
    "lightbulb.fill": together(
      solid(bulb), [.stroke("M 9.4 19.6 L 14.6 19.6"), .stroke("M 10.6 22.4 L 13.4 22.4")]),
    "lightbulb.slash": slashed([
      .stroke(bulb), .stroke("M 9.4 19.4 L 14.6 19.4"), .stroke("M 10.6 22.2 L 13.4 22.2"),
    ]),
    "pin": [.stroke(pin), .stroke("M 12 15 L 12 22")],
    "pin.fill": together(solid(pin), [.stroke("M 12 15 L 12 22")]),
    "pin.slash": slashed([.stroke(pin), .stroke("M 12 15 L 12 22")]),
    "pin.slash.fill": slashed(together(solid(pin), [.stroke("M 12 15 L 12 22")])),
    "crown": [.stroke(crown), .stroke("M 5.4 20.6 L 18.6 20.6")],
    "crown.fill": together(solid(crown), [.stroke("M 5.4 21 L 18.6 21")]),
    "trophy": [
      .stroke(cup), .stroke("M 6.4 5 L 2.8 5 C 2.8 9.2 4.2 11 7.2 11.4"),
      .stroke("M 17.6 5 L 21.2 5 C 21.2 9.2 19.8 11 16.8 11.4"), .stroke("M 12 14.6 L 12 18.4"),
      .stroke("M 7.8 21.4 C 7.8 19.6 9 18.4 12 18.4 C 15 18.4 16.2 19.6 16.2 21.4 Z"),
    ],
    "trophy.fill": together(
      solid(cup),
      [
        .stroke("M 6.4 5 L 2.8 5 C 2.8 9.2 4.2 11 7.2 11.4"),
        .stroke("M 17.6 5 L 21.2 5 C 21.2 9.2 19.8 11 16.8 11.4"), .stroke("M 12 14.6 L 12 18.4"),
      ], solid("M 7.8 21.4 C 7.8 19.6 9 18.4 12 18.4 C 15 18.4 16.2 19.6 16.2 21.4 Z")),
    "rosette": [
      .stroke("O 12 9 6.6"), .stroke("M 8 14.6 L 6.4 22 L 12 18.8 L 17.6 22 L 16 14.6"), .fill("O 12 9 2.4"),
    ],
    "medal": [
      .stroke("O 12 15.4 6.2"), .stroke("M 9.4 9.4 L 5.6 2.2"), .stroke("M 14.6 9.4 L 18.4 2.2"),
      .stroke("M 10.4 2.2 L 13.2 7.6"), .fill("O 12 15.4 2.4"),
    ],
    "chart.bar": [
      .stroke("R 2.4 12 4.4 9 1"), .stroke("R 9.8 7.4 4.4 13.6 1"), .stroke("R 17.2 2.8 4.4 18.2 1"),
    ],
    "chart.bar.fill": [
      .fill("R 1.6 11.2 6 10.6 1.6"), .fill("R 9 6.6 6 15.2 1.6"), .fill("R 16.4 2 6 19.8 1.6"),
    ],
    "chart.pie": [
      .stroke("A 11.4 12.6 9 -90 -360 L 11.4 12.6 Z"),
      .stroke("M 14.8 9.2 L 14.8 1.8 C 18.8 2 22 5.2 22.2 9.2 Z"),
    ],
    "chart.pie.fill": together(
      solid("A 11.4 12.6 9 -90 -360 L 11.4 12.6 Z"), solid("M 14.8 9.2 L 14.8 1.8 C 18.8 2 22 5.2 22.2 9.2 Z")
    ),
    "chart.line.uptrend.xyaxis": [
      .stroke("M 2.6 2.6 L 2.6 21.4 L 21.8 21.4"), .stroke("M 6 16.6 L 10.6 11.4 L 14 14.4 L 20.8 6.4"),
      .stroke("M 16 5.8 L 21 5.8 L 21 10.8"),
    ],
    "chart.line.downtrend.xyaxis": [
      .stroke("M 2.6 2.6 L 2.6 21.4 L 21.8 21.4"), .stroke("M 6 6 L 10.6 11.2 L 14 8.2 L 20.8 16.2"),
      .stroke("M 16 16.8 L 21 16.8 L 21 11.8"),
    ],
    "chart.xyaxis.line": [
      .stroke("M 2.6 2.6 L 2.6 21.4 L 21.8 21.4"), .stroke("M 6 16 L 10 9.6 L 14.6 13.6 L 20.8 5"),
    ],
    "gauge": [
      .stroke("A 12 13 9.4 140 400"), .stroke("M 12 13 L 16 8.4"), .fill("O 12 13 1.8"), .fill("O 6.4 13 1"),
      .fill("O 8 8.8 1"), .fill("O 12 7.2 1"),
    ],
    "speedometer": [
      .stroke("O 12 12 9.8"), .stroke("M 12 13.4 L 16 8.2"), .fill("O 12 13.4 1.8"), .fill("O 6 13.4 1"),
      .fill("O 7.8 8.6 1"), .fill("O 12 6.4 1"), .fill("O 18 13.4 1"),
    ],
    "tag.slash": slashed([.stroke(tag), .fill("O 7.4 7.4 1.5")]),
    "flag.slash": slashed([.stroke("M 4 2.4 L 4 22"), .stroke(flag)]),
    "flag.checkered": [
      .stroke("M 4 2.4 L 4 22"), .stroke(flag), .fill("M 8.2 3.4 L 12 4.2 L 12 8.6 L 8.2 7.6 Z"),
      .fill("M 15.8 4.4 L 20 3.4 L 20 8.2 L 15.8 9 Z"),
      .fill("M 4 8.4 C 5.4 7.8 6.8 7.6 8.2 7.8 L 8.2 12.4 C 6.8 12.2 5.4 12.6 4 13.4 Z"),
      .fill("M 12 8.6 L 15.8 9.2 L 15.8 13.8 L 12 13.4 Z"),
    ],
    "signpost.right": [
      .stroke("M 12 2 L 12 5"), .stroke("M 3.6 5 L 16.8 5 L 21.4 9 L 16.8 13 L 3.6 13 Z"),
      .stroke("M 12 13 L 12 22"),
    ],
  ]
  private static let bell =
    "M 3.6 18.4 C 3.6 17.4 5.6 16.2 5.6 13 L 5.6 9.6 C 5.6 5.6 8.4 2.8 12 2.8 C 15.6 2.8 18.4 5.6 18.4 9.6 L 18.4 13 C 18.4 16.2 20.4 17.4 20.4 18.4 Z"
  private static let tag =
    "M 3 5 C 3 3.8 3.8 3 5 3 L 11.4 3 C 12 3 12.6 3.2 13 3.7 L 20.8 11.6 C 21.6 12.4 21.6 13.6 20.8 14.4 L 14.4 20.8 C 13.6 21.6 12.4 21.6 11.6 20.8 L 3.7 13 C 3.2 12.6 3 12 3 11.4 Z"
  private static let flag = "M 4 3.4 C 8 1.6 12 5.8 20 3.4 L 20 13.4 C 12 15.8 8 11.6 4 13.4"
  private static let eye =
    "M 1.6 12 C 4 7.4 7.6 5 12 5 C 16.4 5 20 7.4 22.4 12 C 20 16.6 16.4 19 12 19 C 7.6 19 4 16.6 1.6 12 Z"
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
  private static let cart: [SymbolMark] = [
    .stroke("M 1.8 3 L 4.6 3 L 7.6 15.6 L 19 15.6"), .stroke("M 5.4 6.4 L 21.4 6.4 L 19.6 12.4 L 7 12.6"),
    .fill("O 8.8 19.6 1.8"), .fill("O 17.6 19.6 1.8"),
  ]
  private static let hourglass =
    "M 6.4 2.6 L 6.4 6 C 6.4 9.4 10.2 9.8 10.2 12 C 10.2 14.2 6.4 14.6 6.4 18 L 6.4 21.4 M 17.6 2.6 L 17.6 6 C 17.6 9.4 13.8 9.8 13.8 12 C 13.8 14.2 17.6 14.6 17.6 18 L 17.6 21.4"
  private static let key =
    "M 15.6 2.4 C 18.8 2.4 21.4 5 21.4 8.2 C 21.4 11.4 18.8 14 15.6 14 C 14.8 14 14 13.8 13.3 13.6 L 11.2 15.8 L 8.8 15.8 L 8.8 18.4 L 6.2 18.4 L 6.2 21.4 L 2.6 21.4 L 2.6 17.8 L 10.2 10.4 C 10 9.7 9.8 9 9.8 8.2 C 9.8 5 12.4 2.4 15.6 2.4 Z"
  private static let viewfinder: [SymbolMark] = [
    .stroke("M 2.6 7.6 L 2.6 5.4 C 2.6 3.6 3.6 2.6 5.4 2.6 L 7.6 2.6"),
    .stroke("M 16.4 2.6 L 18.6 2.6 C 20.4 2.6 21.4 3.6 21.4 5.4 L 21.4 7.6"),
    .stroke("M 21.4 16.4 L 21.4 18.6 C 21.4 20.4 20.4 21.4 18.6 21.4 L 16.4 21.4"),
    .stroke("M 7.6 21.4 L 5.4 21.4 C 3.6 21.4 2.6 20.4 2.6 18.6 L 2.6 16.4"),
  ]
  private static let bag =
    "M 4.4 7.4 L 19.6 7.4 L 20.6 19 C 20.7 20.8 19.7 21.8 18 21.8 L 6 21.8 C 4.3 21.8 3.3 20.8 3.4 19 Z"
  private static let bow =
    "M 12 7.2 C 11.4 4 9.6 1.8 7.6 1.8 C 6 1.8 5 2.8 5 4.2 C 5 6.2 7.4 7.2 12 7.2 C 16.6 7.2 19 6.2 19 4.2 C 19 2.8 18 1.8 16.4 1.8 C 14.4 1.8 12.6 4 12 7.2"
  private static let bulb =
    "M 9.2 16.6 C 9.2 14 5.4 12.6 5.4 8.4 C 5.4 4.8 8.2 2 12 2 C 15.8 2 18.6 4.8 18.6 8.4 C 18.6 12.6 14.8 14 14.8 16.6 Z"
  private static let pin =
    "M 7.4 2.6 L 16.6 2.6 L 15.4 4.6 L 16 9.4 C 18 10.6 19.2 12.4 19.2 15 L 4.8 15 C 4.8 12.4 6 10.6 8 9.4 L 8.6 4.6 Z"
  private static let crown = "M 4.6 17 L 2.4 6.6 L 7.6 10.6 L 12 3.6 L 16.4 10.6 L 21.6 6.6 L 19.4 17 Z"
  private static let cup =
    "M 6.4 2.6 L 17.6 2.6 L 17.2 8.6 C 16.8 12.4 14.8 14.6 12 14.6 C 9.2 14.6 7.2 12.4 6.8 8.6 Z"
}
