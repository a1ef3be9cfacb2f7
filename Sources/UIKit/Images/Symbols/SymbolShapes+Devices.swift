extension SymbolShapes {
  /// Machines.
  static let devices: [String: [SymbolMark]] = [
    "phone": [.stroke(phone)],
    "phone.fill": [.fill(phone), .stroke(phone)],
    "wifi": [
      .stroke("M 2 9.4 C 7.6 3.8 16.4 3.8 22 9.4"), .stroke("M 5.4 13.2 C 9.2 9.6 14.8 9.6 18.6 13.2"),
      .stroke("M 8.8 16.8 C 10.6 15.2 13.4 15.2 15.2 16.8"), .fill("O 12 20 1.5"),
    ],
    "wifi.slash": slashed([
      .stroke("M 2 9.4 C 7.6 3.8 16.4 3.8 22 9.4"), .stroke("M 5.4 13.2 C 9.2 9.6 14.8 9.6 18.6 13.2"),
      .stroke("M 8.8 16.8 C 10.6 15.2 13.4 15.2 15.2 16.8"), .fill("O 12 20 1.5"),
    ]),
    "wifi.exclamationmark": [
      .stroke("M 2 9.4 C 7.6 3.8 16.4 3.8 22 9.4"), .stroke("M 5.4 13.2 C 6.6 12 8 11.3 9 11"),
      .stroke("M 18.6 13.2 C 17.4 12 16 11.3 15 11"), .stroke("M 12 10.4 L 12 16"), .fill("O 12 20 1.5"),
    ],
    "tv": [.stroke("R 1.4 3.4 21.2 14 2.6"), .stroke("M 7.4 20.8 L 16.6 20.8")],
    "tv.fill": [.fill("R 0.6 2.6 22.8 15.6 3.2"), .stroke("M 7.4 21 L 16.6 21")],
    "display": [
      .stroke("R 1.4 3 21.2 14.4 2.4"), .stroke("M 12 17.6 L 12 21"), .stroke("M 7.6 21.2 L 16.4 21.2"),
    ],
    "desktopcomputer": [
      .stroke("R 1.4 2.8 21.2 14.8 2.4"), .stroke("M 1.6 13.8 L 22.4 13.8"), .stroke("M 9.8 17.8 L 9.2 21"),
      .stroke("M 14.2 17.8 L 14.8 21"), .stroke("M 7.4 21.2 L 16.6 21.2"),
    ],
    "laptopcomputer": [
      .stroke(
        "M 3.6 16.4 L 3.6 7 C 3.6 5.4 4.6 4.4 6.2 4.4 L 17.8 4.4 C 19.4 4.4 20.4 5.4 20.4 7 L 20.4 16.4"),
      .stroke("M 1.2 17 L 22.8 17 C 22.8 18.6 21.8 19.6 20.2 19.6 L 3.8 19.6 C 2.2 19.6 1.2 18.6 1.2 17 Z"),
    ],
    "iphone": [.stroke("R 5.6 1.8 12.8 20.4 3"), .stroke("M 10.4 4.6 L 13.6 4.6")],
    "iphone.slash": slashed([.stroke("R 5.6 1.8 12.8 20.4 3"), .stroke("M 10.4 4.6 L 13.6 4.6")]),
    "iphone.radiowaves.left.and.right": [
      .stroke("R 7 1.8 10 20.4 2.4"), .stroke("M 3.6 8.4 C 2.4 10.6 2.4 13.4 3.6 15.6"),
      .stroke("M 20.4 8.4 C 21.6 10.6 21.6 13.4 20.4 15.6"), .stroke("M 11 4.6 L 13 4.6"),
    ],
    "ipad": [.stroke("R 3.6 1.8 16.8 20.4 2.6"), .stroke("M 9.6 19 L 14.4 19")],
    "applewatch": [
      .stroke("R 5.4 5.6 12.4 12.8 3.2"), .stroke("M 7.8 5.4 L 8.6 2 L 14.6 2 L 15.4 5.4"),
      .stroke("M 7.8 18.6 L 8.6 22 L 14.6 22 L 15.4 18.6"), .stroke("M 20.2 10.4 L 20.2 13"),
    ],
    "keyboard": [
      .stroke("R 1 5 22 14 2.8"), .fill("O 5.2 9 1.1"), .fill("O 8.6 9 1.1"), .fill("O 12 9 1.1"),
      .fill("O 15.4 9 1.1"), .fill("O 18.8 9 1.1"),
      .fill("O 5.2 12.2 1.1"), .fill("O 8.6 12.2 1.1"), .fill("O 12 12.2 1.1"), .fill("O 15.4 12.2 1.1"),
      .fill("O 18.8 12.2 1.1"), .stroke("M 8.2 15.6 L 15.8 15.6"),
    ],
    "keyboard.chevron.compact.down": [
      .stroke("R 1.4 2.6 21.2 12.8 2.6"), .fill("O 5.6 6.6 1"), .fill("O 9.8 6.6 1"), .fill("O 14.2 6.6 1"),
      .fill("O 18.4 6.6 1"), .stroke("M 7.8 11.4 L 16.2 11.4"), .stroke("M 8.6 19.2 L 12 21.6 L 15.4 19.2"),
    ],
    "printer": [
      .stroke("M 6.4 8 L 6.4 4.6 C 6.4 3.2 7.2 2.4 8.6 2.4 L 15.4 2.4 C 16.8 2.4 17.6 3.2 17.6 4.6 L 17.6 8"),
      .stroke(
        "M 6.2 17.6 L 4.8 17.6 C 3 17.6 2 16.6 2 14.8 L 2 11 C 2 9.2 3 8.2 4.8 8.2 L 19.2 8.2 C 21 8.2 22 9.2 22 11 L 22 14.8 C 22 16.6 21 17.6 19.2 17.6 L 17.8 17.6"
      ), .stroke("R 6.4 13 11.2 8.6 1.4"), .fill("O 18.4 11.2 1.1"),
    ],
    "printer.fill": [
      .fill("R 5.6 1.6 12.8 5 1.6"),
      .fill(
        "M 4.8 7.8 L 19.2 7.8 C 21.6 7.8 22.8 9 22.8 11.2 L 22.8 14.8 C 22.8 17 21.6 18.4 19.4 18.4 L 19.4 12 L 4.6 12 L 4.6 18.4 C 2.4 18.4 1.2 17 1.2 14.8 L 1.2 11.2 C 1.2 9 2.4 7.8 4.8 7.8 Z"
      ), .fill("R 6.2 13.6 11.6 8.8 1.4"), .hole("O 19.2 10.2 1"),
    ],
    "scanner": [
      .stroke("R 1.8 14 20.4 6.4 1.8"), .stroke("M 3.4 13.8 L 19.6 4.4"), .fill("O 18.2 17.2 1.2"),
      .stroke("M 5.4 17.2 L 10 17.2"),
    ],
    "faxmachine": [
      .stroke("M 7 9 L 7 2.6 L 17 2.6 L 17 9"), .stroke("R 2 9 20 11.6 2.4"), .fill("R 5 12 3.6 5.6 0.6"),
      .fill("O 13 13 1"), .fill("O 17 13 1"), .fill("O 13 16.6 1"), .fill("O 17 16.6 1"),
    ],
    "gamecontroller": [
      .stroke(controller), .stroke("M 7.8 9.2 L 7.8 13.2"), .stroke("M 5.8 11.2 L 9.8 11.2"),
      .fill("O 17.6 9.6 1.3"), .fill("O 15 12.4 1.3"),
    ],
    "gamecontroller.fill": together(
      solid(controller),
      [
        .cut("M 7.8 9 L 7.8 13.4"), .cut("M 5.6 11.2 L 10 11.2"), .hole("O 17.6 9.6 1.4"),
        .hole("O 15 12.6 1.4"),
      ]),
    "battery.0": battery,
    "battery.25": together(battery, [.fill("R 3.4 9 4 6 1.2")]),
    "battery.50": together(battery, [.fill("R 3.4 9 7.6 6 1.2")]),
    "battery.75": together(battery, [.fill("R 3.4 9 11 6 1.2")]),
    "battery.100": together(battery, [.fill("R 3.4 9 14.2 6 1.2")]),
    "battery.0percent": battery,
    "battery.25percent": together(battery, [.fill("R 3.4 9 4 6 1.2")]),
    "battery.50percent": together(battery, [.fill("R 3.4 9 7.6 6 1.2")]),
    "battery.75percent": together(battery, [.fill("R 3.4 9 11 6 1.2")]),
    "battery.100percent": together(battery, [.fill("R 3.4 9 14.2 6 1.2")]),
    "battery.100.bolt": together(
      battery,
      [
        .fill("R 3.4 9 14.2 6 1.2"), .cut("M 11.6 5 L 7.6 12.4 L 10.6 12.4 L 9.4 19 L 14 11.2 L 11 11.2 Z"),
        .hole("M 11.6 5 L 7.6 12.4 L 10.6 12.4 L 9.4 19 L 14 11.2 L 11 11.2 Z"),
        .fill("M 11.6 5 L 7.6 12.4 L 10.6 12.4 L 9.4 19 L 14 11.2 L 11 11.2 Z"),
      ]),
    "cpu": [
      .stroke("R 5 5 14 14 2.4"), .stroke("R 9 9 6 6 1"), .stroke("M 8.6 4.8 L 8.6 2"),
      .stroke("M 12 4.8 L 12 2"), .stroke("M 15.4 4.8 L 15.4 2"), .stroke("M 8.6 22 L 8.6 19.2"),
      .stroke("M 12 22 L 12 19.2"), .stroke("M 15.4 22 L 15.4 19.2"),
      .stroke("M 4.8 8.6 L 2 8.6"), .stroke("M 4.8 12 L 2 12"), .stroke("M 4.8 15.4 L 2 15.4"),
      .stroke("M 22 8.6 L 19.2 8.6"), .stroke("M 22 12 L 19.2 12"), .stroke("M 22 15.4 L 19.2 15.4"),
    ],
    "memorychip": [
      .stroke("R 1.6 6 20.8 10.6 2"), .stroke("R 5.4 9.2 5 4.2 0.8"), .stroke("R 13.6 9.2 5 4.2 0.8"),
      .stroke("M 5 16.8 L 5 19.4"), .stroke("M 9.7 16.8 L 9.7 19.4"), .stroke("M 14.3 16.8 L 14.3 19.4"),
      .stroke("M 19 16.8 L 19 19.4"),
    ],
    "externaldrive": [
      .stroke("M 2 15.4 L 4.8 7 C 5.2 5.6 6.2 5 7.4 5 L 16.6 5 C 17.8 5 18.8 5.6 19.2 7 L 22 15.4"),
      .stroke("R 2 13 20 6.6 2.4"), .fill("O 17.8 16.3 1.2"),
    ],
    "externaldrive.fill": [
      .fill(
        "M 1.6 13 L 4 6.8 C 4.6 5 5.8 4.2 7.4 4.2 L 16.6 4.2 C 18.2 4.2 19.4 5 20 6.8 L 22.4 13 C 21.6 12.2 20.6 11.8 19.4 11.8 L 4.6 11.8 C 3.4 11.8 2.4 12.2 1.6 13 Z"
      ), .fill("R 1.2 13.2 21.6 7.2 3"), .hole("O 18 16.8 1.4"),
    ],
    "internaldrive": [
      .stroke("R 1.6 6 20.8 12 2.8"), .stroke("M 1.8 13 L 22.2 13"), .fill("O 18.2 15.6 1.1"),
    ],
    "server.rack": [
      .stroke("R 3 2.6 18 5.4 1.6"), .stroke("R 3 9.3 18 5.4 1.6"), .stroke("R 3 16 18 5.4 1.6"),
      .fill("O 6.4 5.3 1"), .fill("O 6.4 12 1"), .fill("O 6.4 18.7 1"), .stroke("M 13.6 5.3 L 17.6 5.3"),
      .stroke("M 13.6 12 L 17.6 12"), .stroke("M 13.6 18.7 L 17.6 18.7"),
    ],
    "opticaldisc": [
      .stroke("O 12 12 9.8"), .stroke("O 12 12 3"), .stroke("A 12 12 6.4 180 270"),
      .stroke("A 12 12 6.4 0 90"),
    ],
    "terminal": [
      .stroke("R 1.4 3.6 21.2 16.8 3"), .stroke("M 5.4 8 L 9.4 11.4 L 5.4 14.8"),
      .stroke("M 11.6 15 L 16.6 15"),
    ],
    "terminal.fill": [
      .fill("R 0.6 2.8 22.8 18.4 3.6"), .cut("M 5.4 8 L 9.4 11.4 L 5.4 14.8"), .cut("M 11.6 15 L 16.6 15"),
    ],
    "macwindow": [
      .stroke("R 1.4 3.6 21.2 16.8 3"), .stroke("M 1.6 8.6 L 22.4 8.6"), .fill("O 4.8 6.1 0.8"),
      .fill("O 7.4 6.1 0.8"), .fill("O 10 6.1 0.8"),
    ],
    "simcard": [
      .stroke(
        "M 4.6 4.8 C 4.6 3.2 5.6 2.2 7.2 2.2 L 13 2.2 L 19.4 8.6 L 19.4 19.2 C 19.4 20.8 18.4 21.8 16.8 21.8 L 7.2 21.8 C 5.6 21.8 4.6 20.8 4.6 19.2 Z"
      ), .stroke("R 8 11 8 7.4 1.4"), .stroke("M 8.2 14.7 L 15.8 14.7"),
    ],
    "powerplug": [
      .stroke("M 8 2.4 L 8 7.4"), .stroke("M 16 2.4 L 16 7.4"), .stroke("M 4.6 7.6 L 19.4 7.6"),
      .stroke("M 6 7.8 L 6 11.4 C 6 15 8.4 17.2 12 17.2 C 15.6 17.2 18 15 18 11.4 L 18 7.8"),
      .stroke("M 12 17.4 L 12 22"),
    ],
    "fanblades": [
      .fill("O 12 12 2"), .stroke("M 12 9.6 C 9 7.4 8.6 2.4 12.8 2.4 C 16.6 2.4 16 7.6 12.6 9.8"),
      .stroke("M 14.4 12 C 16.6 9 21.6 8.6 21.6 12.8 C 21.6 16.6 16.4 16 14.2 12.6"),
      .stroke("M 12 14.4 C 15 16.6 15.4 21.6 11.2 21.6 C 7.4 21.6 8 16.4 11.4 14.2"),
      .stroke("M 9.6 12 C 7.4 15 2.4 15.4 2.4 11.2 C 2.4 7.4 7.6 8 9.8 11.4"),
    ],
  ]
  private static let phone =
    "M 5.4 2.8 L 8.2 2.8 L 10.2 8.2 L 8 10 C 9 12.4 11.6 15 14 16 L 15.8 13.8 L 21.2 15.8 L 21.2 18.6 C 21.2 20.2 20 21.2 18.6 21.2 C 10.4 20.8 3.2 13.6 2.8 5.4 C 2.8 4 3.8 2.8 5.4 2.8 Z"
  private static let battery: [SymbolMark] = [
    .stroke("R 1 6.6 19 10.8 3"),
    .fill("M 21.6 9.6 C 22.8 10 23.4 10.9 23.4 12 C 23.4 13.1 22.8 14 21.6 14.4 Z"),
  ]
  private static let controller =
    "M 7.4 4.8 C 9 4.8 9.8 5.6 12 5.6 C 14.2 5.6 15 4.8 16.6 4.8 C 20.6 4.8 22.6 10.6 22.6 16 C 22.6 18.4 21.4 19.8 19.8 19.8 C 17.2 19.8 17 15.8 14.6 15.8 L 9.4 15.8 C 7 15.8 6.8 19.8 4.2 19.8 C 2.6 19.8 1.4 18.4 1.4 16 C 1.4 10.6 3.4 4.8 7.4 4.8 Z"
}
