extension SymbolShapes {
  /// Pictures, films, sound and what plays them.
  static let media: [String: [SymbolMark]] = [
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
    "photo.on.rectangle": [
      .stroke("R 5.2 7 17.2 13.6 2.4"), .fill("O 9.6 11 1.5"),
      .stroke(
        "M 5.6 18 L 9.4 14.8 C 10 14.3 10.8 14.3 11.4 14.8 L 13.8 16.8 L 16.6 14.2 C 17.2 13.7 18 13.7 18.6 14.2 L 22.2 17.2"
      ),
      .stroke(
        "M 2.6 16.4 C 2 16 1.6 15.2 1.6 14.2 L 1.6 6.4 C 1.6 4.4 2.6 3.4 4.6 3.4 L 16.4 3.4 C 17.6 3.4 18.4 3.8 18.8 4.4"
      ),
    ],
    "photo.on.rectangle.angled": [
      .stroke("R 5.2 7 17.2 13.6 2.4"), .fill("O 9.6 11 1.5"),
      .stroke(
        "M 5.6 18 L 9.4 14.8 C 10 14.3 10.8 14.3 11.4 14.8 L 13.8 16.8 L 16.6 14.2 C 17.2 13.7 18 13.7 18.6 14.2 L 22.2 17.2"
      ),
      .stroke("M 2.8 17.4 L 1.3 8.6 C 1 6.8 1.8 5.8 3.4 5.5 L 15.2 3.4 C 16.4 3.2 17.4 3.6 17.8 4.6"),
    ],
    "photo.stack": [
      .stroke("R 2 7.4 20 14 2.8"), .fill("O 7.4 11.6 1.6"),
      .stroke(
        "M 2.6 18.8 L 7.2 15.4 C 8 14.8 8.8 14.8 9.6 15.4 L 12.6 17.6 L 15.8 15 C 16.5 14.4 17.5 14.4 18.2 15 L 21.6 17.6"
      ), .stroke("M 5 3.4 L 19 3.4"),
    ],
    "camera.rotate": [
      .stroke(camera), .stroke("A 12 13 4 200 330"), .fill("M 13.4 11.8 L 16.9 13.6 L 17.2 9.6 Z"),
      .stroke("A 12 13 4 20 150"), .fill("M 10.6 14.2 L 7.1 12.4 L 6.8 16.4 Z"),
    ],
    "camera.rotate.fill": together(
      solid(camera),
      [
        .cut("A 12 13 4 200 330"), .hole("M 13.4 11.8 L 16.9 13.6 L 17.2 9.6 Z"), .cut("A 12 13 4 20 150"),
        .hole("M 10.6 14.2 L 7.1 12.4 L 6.8 16.4 Z"),
      ]),
    "camera.viewfinder": [
      .stroke("M 2.6 7.6 L 2.6 5.4 C 2.6 3.6 3.6 2.6 5.4 2.6 L 7.6 2.6"),
      .stroke("M 16.4 2.6 L 18.6 2.6 C 20.4 2.6 21.4 3.6 21.4 5.4 L 21.4 7.6"),
      .stroke("M 21.4 16.4 L 21.4 18.6 C 21.4 20.4 20.4 21.4 18.6 21.4 L 16.4 21.4"),
      .stroke("M 7.6 21.4 L 5.4 21.4 C 3.6 21.4 2.6 20.4 2.6 18.6 L 2.6 16.4"),
      .stroke(
        "M 5.8 10.2 C 5.8 9.1 6.6 8.3 7.7 8.3 L 9.1 8.3 L 9.9 7.2 C 10.2 6.9 10.5 6.7 10.9 6.7 L 13.2 6.7 C 13.6 6.7 13.9 6.9 14.1 7.2 L 15 8.3 L 16.4 8.3 C 17.5 8.3 18.2 9.1 18.2 10.2 L 18.2 15.5 C 18.2 16.6 17.5 17.4 16.4 17.4 L 7.7 17.4 C 6.6 17.4 5.8 16.6 5.8 15.5 Z"
      ), .stroke("O 12 12.7 2.2"),
    ],
    "video": [.stroke("R 1.4 5.2 14.6 13.6 3"), .stroke(lens)],
    "video.fill": together(
      [.fill("R 0.6 4.4 16 15.2 3.6")], solid("M 18.6 10.4 L 22 7.6 L 22 16.4 L 18.6 13.6 Z")),
    "video.slash": slashed([.stroke("R 1.4 5.2 14.6 13.6 3"), .stroke(lens)]),
    "video.slash.fill": slashed(
      together([.fill("R 0.6 4.4 16 15.2 3.6")], solid("M 18.6 10.4 L 22 7.6 L 22 16.4 L 18.6 13.6 Z"))),
    "video.badge.plus": badged([.stroke("R 1.4 5.2 14.6 13.6 3"), .stroke(lens)], with: .plus),
    "film": [
      .stroke("R 1.8 3.6 20.4 16.8 2.6"), .stroke("M 6.6 3.8 L 6.6 20.2"), .stroke("M 17.4 3.8 L 17.4 20.2"),
      .stroke("M 6.6 12 L 17.4 12"), .stroke("M 2 9.2 L 6.4 9.2"), .stroke("M 2 14.8 L 6.4 14.8"),
      .stroke("M 17.6 9.2 L 22 9.2"), .stroke("M 17.6 14.8 L 22 14.8"),
    ],
    "film.fill": [
      .fill("R 1 2.8 22 18.4 3.2"), .hole("R 3 5.6 2.4 3 0.6"), .hole("R 3 10.5 2.4 3 0.6"),
      .hole("R 3 15.4 2.4 3 0.6"), .hole("R 18.6 5.6 2.4 3 0.6"), .hole("R 18.6 10.5 2.4 3 0.6"),
      .hole("R 18.6 15.4 2.4 3 0.6"), .hole("R 7.4 5.2 9.2 6 0.8"), .hole("R 7.4 12.8 9.2 6 0.8"),
    ],
    "play.rectangle": [
      .stroke("R 1.4 4 21.2 16 3"), .fill("M 9.6 8 L 16 12 L 9.6 16 Z"),
      .stroke("M 9.8 8.6 L 15.4 12 L 9.8 15.4 Z"),
    ],
    "play.rectangle.fill": [.fill("R 0.6 3.2 22.8 17.6 3.6"), .hole("M 9.2 7.4 L 16.6 12 L 9.2 16.6 Z")],
    "play.circle": [.stroke("O 12 12 10"), .fill("M 9.8 7.8 L 16.4 12 L 9.8 16.2 Z")],
    "play.circle.fill": [.fill("O 12 12 10.4"), .hole("M 9.4 7 L 17.2 12 L 9.4 17 Z")],
    "play.slash": slashed([.stroke("M 6 4 L 20 12 L 6 20 Z")]),
    "playpause": [
      .stroke("M 1.6 5 L 11.4 12 L 1.6 19 Z"), .stroke("R 14.4 4.6 2.4 14.8 0.8"),
      .stroke("R 20 4.6 2.4 14.8 0.8"),
    ],
    "playpause.fill": together(
      solid("M 1.6 5 L 11.4 12 L 1.6 19 Z"), [.fill("R 14 4 3.4 16 1"), .fill("R 19.4 4 3.4 16 1")]),
    "forward": [.stroke("M 2.4 5.4 L 11.6 12 L 2.4 18.6 Z"), .stroke("M 12.8 5.4 L 22 12 L 12.8 18.6 Z")],
    "backward": [.stroke("M 21.6 5.4 L 12.4 12 L 21.6 18.6 Z"), .stroke("M 11.2 5.4 L 2 12 L 11.2 18.6 Z")],
    "forward.end": [.stroke("M 4.4 4.6 L 15.8 12 L 4.4 19.4 Z"), .stroke("M 19.6 4.6 L 19.6 19.4")],
    "forward.end.fill": together(
      solid("M 4.4 4.6 L 15.8 12 L 4.4 19.4 Z"), [.fill("R 18.2 3.7 2.8 16.6 1.2")]),
    "backward.end": [.stroke("M 19.6 4.6 L 8.2 12 L 19.6 19.4 Z"), .stroke("M 4.4 4.6 L 4.4 19.4")],
    "backward.end.fill": together(
      solid("M 19.6 4.6 L 8.2 12 L 19.6 19.4 Z"), [.fill("R 3 3.7 2.8 16.6 1.2")]),
    "forward.frame.fill": together(
      [.fill("R 3.4 3.7 3.2 16.6 1.2")], solid("M 9.4 4.6 L 20.8 12 L 9.4 19.4 Z")),
    "eject": [.stroke("M 3.4 13.4 L 12 3.6 L 20.6 13.4 Z"), .stroke("R 3 17.2 18 3 0.8")],
    "eject.fill": together(solid("M 3.4 13.4 L 12 3.6 L 20.6 13.4 Z"), [.fill("R 2.4 16.6 19.2 4.4 1.4")]),
    "speaker.slash": slashed([.stroke(wideSpeaker), .stroke("M 18.4 8 C 20.4 10.2 20.4 13.8 18.4 16")]),
    "speaker.slash.fill": slashed(
      together(solid(wideSpeaker), [.stroke("M 18.4 8 C 20.4 10.2 20.4 13.8 18.4 16")])),
    "speaker.wave.1": [.stroke(speaker), .stroke("M 15.6 8.6 C 17.4 10.4 17.4 13.6 15.6 15.4")],
    "speaker.wave.1.fill": together(solid(speaker), [.stroke("M 15.6 8.6 C 17.4 10.4 17.4 13.6 15.6 15.4")]),
    "speaker.wave.3": together([.stroke(narrowSpeaker)], waves),
    "speaker.wave.3.fill": together(solid(narrowSpeaker), waves),
    "mic.slash": slashed([
      .stroke("R 8.4 2.4 7.2 12.4 3.6"), .stroke(micStand), .stroke("M 12 18 L 12 21.6"),
      .stroke("M 8.4 21.6 L 15.6 21.6"),
    ]),
    "mic.slash.fill": slashed([
      .fill("R 7.8 1.6 8.4 13.6 4.2"), .stroke(micStand), .stroke("M 12 18 L 12 21.6"),
      .stroke("M 8.4 21.6 L 15.6 21.6"),
    ]),
    "mic.badge.plus": badged(
      [
        .stroke("R 8.4 2.4 7.2 12.4 3.6"), .stroke(micStand), .stroke("M 12 18 L 12 21.6"),
        .stroke("M 8.4 21.6 L 15.6 21.6"),
      ], with: .plus),
    "waveform": [
      .stroke("M 2.4 10 L 2.4 14"), .stroke("M 6.2 6.6 L 6.2 17.4"), .stroke("M 10.1 3 L 10.1 21"),
      .stroke("M 13.9 7.4 L 13.9 16.6"), .stroke("M 17.8 5 L 17.8 19"), .stroke("M 21.6 10 L 21.6 14"),
    ],
    "waveform.path": [.stroke("M 1.6 12 L 4.6 12 L 7.4 5 L 11 20 L 14.4 3.4 L 17 15.4 L 18.6 12 L 22.4 12")],
    "waveform.path.ecg": [.stroke("M 1.6 13 L 7 13 L 9.4 8.6 L 12.4 20 L 15.4 3.6 L 17.4 13 L 22.4 13")],
    "music.note.list": [
      .stroke("M 2.6 5.4 L 13 5.4"), .stroke("M 2.6 11.4 L 11 11.4"), .stroke("M 2.6 17.4 L 9 17.4"),
      .fill("O 14.6 18.4 2.8"), .stroke("M 16.6 18.2 L 16.6 4 L 21.6 5.4 L 21.6 8.4 L 16.6 7"),
    ],
    "music.quarternote.3": [
      .fill("O 5.4 18.8 3"), .stroke("M 7.6 18.6 L 7.6 5 L 20.6 2.8 L 20.6 16.6"),
      .stroke("M 7.6 9.6 L 20.6 7.4"), .fill("O 18.4 16.8 3"),
    ],
    "music.mic": [
      .stroke("O 16.4 7.6 4.8"), .stroke("M 12.8 11 L 3 19.4 L 4.6 21 L 13 11.4"),
      .stroke("M 12.4 5 L 19 11.6"),
    ],
    "headphones": [
      .stroke("M 3.4 17 L 3.4 12.4 C 3.4 7.4 7.2 3.4 12 3.4 C 16.8 3.4 20.6 7.4 20.6 12.4 L 20.6 17"),
      .fill("R 3 13.2 5.2 8 2"), .fill("R 15.8 13.2 5.2 8 2"),
    ],
    "radio": [
      .stroke("R 1.8 8.4 20.4 12.4 2.6"), .stroke("M 5.6 8.2 L 18 2.6"), .stroke("O 7.6 14.6 2.8"),
      .stroke("M 14 12.6 L 18.6 12.6"), .stroke("M 14 16.6 L 18.6 16.6"),
    ],
    "antenna.radiowaves.left.and.right": [
      .fill("O 12 9.6 2.2"), .stroke("M 12 10 L 12 21.4"), .stroke("A 12 9.6 5.4 -40 40"),
      .stroke("A 12 9.6 9.2 -42 42"), .stroke("A 12 9.6 5.4 140 220"), .stroke("A 12 9.6 9.2 138 222"),
    ],
    "dot.radiowaves.left.and.right": [
      .fill("O 12 12 2.2"), .stroke("A 12 12 5.6 -42 42"), .stroke("A 12 12 9.6 -44 44"),
      .stroke("A 12 12 5.6 138 222"), .stroke("A 12 12 9.6 136 224"),
    ],
    "airplayvideo": together(
      [
        .stroke(
          "M 6 17.4 L 4.6 17.4 C 2.8 17.4 1.8 16.4 1.8 14.6 L 1.8 6.4 C 1.8 4.6 2.8 3.6 4.6 3.6 L 19.4 3.6 C 21.2 3.6 22.2 4.6 22.2 6.4 L 22.2 14.6 C 22.2 16.4 21.2 17.4 19.4 17.4 L 18 17.4"
        )
      ], solid("M 12 14.6 L 17 20.6 L 7 20.6 Z")),
    "airplayaudio": together(
      [.stroke("A 12 12 9.4 130 410"), .stroke("A 12 12 5.4 140 400")],
      solid("M 12 14.8 L 16.6 21 L 7.4 21 Z")),
    "pip": [
      .stroke(
        "M 10 19.4 L 4.4 19.4 C 2.4 19.4 1.4 18.4 1.4 16.4 L 1.4 7.6 C 1.4 5.6 2.4 4.6 4.4 4.6 L 19.6 4.6 C 21.6 4.6 22.6 5.6 22.6 7.6 L 22.6 10"
      ), .fill("R 13 13 10.4 7.4 1.6"),
    ],
    "captions.bubble": [
      .stroke(
        "M 5.6 2.8 L 18.4 2.8 C 20.6 2.8 22 4.2 22 6.4 L 22 15 C 22 17.2 20.6 18.6 18.4 18.6 L 11.4 18.6 L 6.6 22.2 L 6.6 18.6 L 5.6 18.6 C 3.4 18.6 2 17.2 2 15 L 2 6.4 C 2 4.2 3.4 2.8 5.6 2.8 Z"
      ), .stroke("M 6 10 L 9 10"), .stroke("M 12 10 L 18 10"), .stroke("M 6 13.6 L 13 13.6"),
      .stroke("M 16 13.6 L 18 13.6"),
    ],
  ]
  private static let camera =
    "M 2 9 C 2 7.2 3.2 6 5 6 L 7.2 6 L 8.6 4.2 C 9 3.7 9.5 3.4 10.2 3.4 L 13.8 3.4 C 14.5 3.4 15 3.7 15.4 4.2 L 16.8 6 L 19 6 C 20.8 6 22 7.2 22 9 L 22 17.6 C 22 19.4 20.8 20.6 19 20.6 L 5 20.6 C 3.2 20.6 2 19.4 2 17.6 Z"
  private static let speaker =
    "M 2.6 9.4 C 2.6 8.8 3 8.4 3.6 8.4 L 6.6 8.4 L 11.6 4 L 11.6 20 L 6.6 15.6 L 3.6 15.6 C 3 15.6 2.6 15.2 2.6 14.6 Z"
  private static let micStand = "M 5 10.6 L 5 11.6 C 5 15.4 8 18 12 18 C 16 18 19 15.4 19 11.6 L 19 10.6"
  private static let lens =
    "M 16.2 11 L 20.4 7.6 C 21.4 6.8 22.4 7.2 22.4 8.4 L 22.4 15.6 C 22.4 16.8 21.4 17.2 20.4 16.4 L 16.2 13"
  private static let wideSpeaker =
    "M 4.6 9.4 C 4.6 8.8 5 8.4 5.6 8.4 L 8.6 8.4 L 13.6 4 L 13.6 20 L 8.6 15.6 L 5.6 15.6 C 5 15.6 4.6 15.2 4.6 14.6 Z"
  private static let narrowSpeaker =
    "M 1 9.4 C 1 8.8 1.4 8.4 2 8.4 L 5 8.4 L 10 4 L 10 20 L 5 15.6 L 2 15.6 C 1.4 15.6 1 15.2 1 14.6 Z"
  private static let waves: [SymbolMark] = [
    .stroke("A 9.4 12 5.4 -42 42"), .stroke("A 9.4 12 9.4 -44 44"), .stroke("A 9.4 12 13.4 -44 44"),
  ]
}
