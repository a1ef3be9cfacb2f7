/// A family that comes with every installation: its files are known, so that all machines draw alike.
enum SystemFamily: String, CaseIterable {
  /// The system font.
  case inter = "Inter"
  /// The monospaced font.
  case jetBrainsMono = "JetBrains Mono"
  /// The font with serifs.
  case libertine = "Linux Libertine O"
  /// Emoji.
  case emoji = "Noto Color Emoji"

  /// The Debian package that holds it.
  var package: String {
    switch self {
    case .inter: "fonts-inter"
    case .jetBrainsMono: "fonts-jetbrains-mono"
    case .libertine: "fonts-linuxlibertine"
    case .emoji: "fonts-noto-color-emoji"
    }
  }

  /// The prefix of the names of its files; the style follows it.
  private var filePrefix: String {
    switch self {
    case .inter: "Inter-"
    case .jetBrainsMono: "JetBrainsMono-"
    case .libertine: "LinLibertine_"
    case .emoji: "NotoColorEmoji"
    }
  }

  /// The folders below a font root where Debian puts it.
  private var folders: [String] {
    switch self {
    case .inter: ["opentype/inter", "truetype/inter"]
    case .jetBrainsMono: ["truetype/jetbrains-mono"]
    case .libertine: ["opentype/linux-libertine"]
    case .emoji: ["truetype/noto"]
    }
  }

  /// One of the family's files, and the style that its name states.
  struct File: Hashable, Sendable {
    var url: URL
    var weight: Int
    var isItalic: Bool
  }

  /// The family's files below font roots such as `/usr/share/fonts`, by weight. Empty when it is not
  /// installed.
  func files(below roots: [URL]) -> [File] {
    for root in roots {
      for folder in folders {
        let directory = root.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
        let files = names.compactMap { file(named: $0, in: directory) }
        if !files.isEmpty {
          return files.sorted { ($0.weight, $0.isItalic ? 1 : 0) < ($1.weight, $1.isItalic ? 1 : 0) }
        }
      }
    }
    return []
  }

  private func file(named name: String, in directory: URL) -> File? {
    let parts = name.split(separator: ".")
    guard name.hasPrefix(filePrefix), parts.count == 2, parts[1] == "otf" || parts[1] == "ttf",
      let style = style(named: parts[0].dropFirst(filePrefix.count))
    else { return nil }
    return File(url: directory.appendingPathComponent(name), weight: style.weight, isItalic: style.isItalic)
  }

  private func style(named name: Substring) -> (weight: Int, isItalic: Bool)? {
    switch self {
    case .inter, .jetBrainsMono:
      let isItalic = name.hasSuffix("Italic")
      let weight = isItalic ? String(name.dropLast(6)) : String(name)
      return FontNames.weights[weight.isEmpty ? "regular" : weight.lowercased()].map { ($0, isItalic) }
    case .libertine:
      let styles: [Substring: (Int, Bool)] = [
        "R": (400, false), "RI": (400, true), "RZ": (600, false), "RZI": (600, true), "RB": (700, false),
        "RBI": (700, true),
      ]
      return styles[name]
    case .emoji:
      return name.isEmpty ? (400, false) : nil
    }
  }
}
