/// The shapes of all symbols, drawn for this package on squares of 24 units.
enum SymbolShapes {
  /// Marks by name.
  static let all = subjects.reduce(into: [:]) { all, subject in all.merge(subject) { one, _ in one } }

  /// Marks by name, in a table for each subject.
  static let subjects: [[String: [SymbolMark]]] = [
    signs, text, arrows, shapes, weather, nature, things, tools, documents, messages, people, media, devices,
    places,
    fun, health,
  ]

  /// Widths of symbols narrower or wider than they are high.
  static let widths: [String: CGFloat] = [
    "chevron.left": 15, "chevron.right": 15, "chevron.forward": 15, "chevron.backward": 15,
    "ellipsis": 24, "play.fill": 20, "pause.fill": 18, "trash": 22, "trash.fill": 22, "bell": 22,
    "bell.fill": 22, "exclamationmark": 12, "questionmark": 16, "info": 12, "bolt": 18, "bolt.fill": 18,
    "bookmark": 17, "bookmark.fill": 17, "lock": 19, "lock.fill": 19, "doc": 20, "doc.fill": 20,
    "mic": 18, "mic.fill": 18, "flag": 22, "flag.fill": 22, "square.and.arrow.up": 21,
    "square.and.arrow.down": 21,
    "mappin": 13, "text.cursor": 15, "thermometer": 16, "thermometer.medium": 16,
    "exclamationmark.2": 16, "iphone": 18, "bold": 18, "italic": 18, "arrow.up.and.down": 18,
    "drop": 20, "drop.fill": 20, "flame": 20, "flame.fill": 20, "lightbulb": 20, "lightbulb.fill": 20,
    "underline": 20, "dollarsign": 20, "battery.0": 26, "battery.25": 26, "battery.50": 26,
    "battery.75": 26, "battery.100": 26, "battery.100.bolt": 26, "battery.0percent": 26,
    "battery.25percent": 26, "battery.50percent": 26, "battery.75percent": 26,
    "battery.100percent": 26, "bicycle": 26, "capsule": 26, "capsule.fill": 26, "keyboard": 26,
    "laptopcomputer": 26, "oval": 26, "oval.fill": 26, "phone.down": 26, "phone.down.fill": 26,
    "rotate.left": 26, "rotate.left.fill": 26, "rotate.right": 26, "rotate.right.fill": 26,
    "sportscourt": 26, "speaker.wave.3": 26, "speaker.wave.3.fill": 26, "tortoise": 26,
    "tortoise.fill": 26, "textformat.abc": 27, "person.3": 32, "person.3.fill": 32,
  ]

  /// A filled outline, as large as the same outline in lines.
  static func solid(_ path: String) -> [SymbolMark] { [.fill(path), .stroke(path)] }

  /// Marks one after another; the compiler is slow with many sums in one table.
  static func together(_ parts: [SymbolMark]...) -> [SymbolMark] { Array(parts.joined()) }

  /// Marks with a line through them, and a gap above it.
  static func slashed(_ marks: [SymbolMark]) -> [SymbolMark] {
    marks + [.hole("M 3.2 3.2 L 5.1 1.3 L 22.7 18.9 L 20.8 20.8 Z"), .stroke("M 3.2 3.2 L 20.8 20.8")]
  }

  /// Marks with a dot at their upper right, as a sign that there is news.
  static func dotted(_ marks: [SymbolMark]) -> [SymbolMark] {
    marks + [.hole("O 18.6 5 5"), .fill("O 18.6 5 3.4")]
  }

  /// Marks with a small disc at their lower right that shows a sign.
  static func badged(_ marks: [SymbolMark], with badge: Badge) -> [SymbolMark] {
    marks + [.hole("O 18.7 18.4 6.4"), .fill("O 18.7 18.4 4.9"), .cut(badge.rawValue)]
  }

  /// The signs of small discs.
  enum Badge: String {
    case plus = "M 16.2 18.4 L 21.2 18.4 M 18.7 15.9 L 18.7 20.9"
    case minus = "M 16.2 18.4 L 21.2 18.4"
    case xmark = "M 16.9 16.6 L 20.5 20.2 M 20.5 16.6 L 16.9 20.2"
    case checkmark = "M 16.3 18.6 L 18.1 20.5 L 21.2 16.4"
    case exclamationmark = "M 18.7 15.8 L 18.7 18.4 M 18.7 20.8 L 18.7 21"
  }
}
