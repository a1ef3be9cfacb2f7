/// Reads lists of numbers that may have labels.
enum DimensionParser {
  private struct Item {
    var label: String?
    var value: Double
    var offset: Int
  }

  /// Reads insets.
  static func insets(_ text: String) throws(ValueError) -> InsetsValue {
    let labels = ["all", "horizontal", "vertical", "top", "left", "bottom", "right"]
    let items = try items(text, labels: labels)
    let unlabeled = items.filter { $0.label == nil }
    if unlabeled.count == items.count {
      let numbers = items.map(\.value)
      switch numbers.count {
      case 1: return InsetsValue(top: numbers[0], left: numbers[0], bottom: numbers[0], right: numbers[0])
      case 2: return InsetsValue(top: numbers[1], left: numbers[0], bottom: numbers[1], right: numbers[0])
      case 4: return InsetsValue(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      default:
        throw ValueError(
          message: "\(numbers.count) numbers are no insets; allowed: 1 (all), 2 (horizontal, vertical), "
            + "4 (top, left, bottom, right) or labels", offset: 0)
      }
    }
    if let item = unlabeled.first {
      throw ValueError(message: "Either all numbers have labels or none", offset: item.offset)
    }
    var sides: [String: Double] = [:]
    let covered: [String: [String]] = [
      "all": ["top", "left", "bottom", "right"], "horizontal": ["left", "right"],
      "vertical": ["top", "bottom"],
    ]
    for item in items {
      for side in covered[item.label!] ?? [item.label!] {
        guard sides.updateValue(item.value, forKey: side) == nil else {
          throw ValueError(message: "The inset `\(side)` is set twice", offset: item.offset)
        }
      }
    }
    return InsetsValue(
      top: sides["top"] ?? 0, left: sides["left"] ?? 0, bottom: sides["bottom"] ?? 0,
      right: sides["right"] ?? 0)
  }

  /// Reads as many numbers as there are labels, in their order or labeled in any order.
  static func labeled(
    _ text: String, _ labels: [String], allowsOne: Bool = false
  ) throws(ValueError) -> [Double] {
    let items = try items(text, labels: labels)
    let form = labels.joined(separator: ", ")
    if allowsOne, items.count == 1, items[0].label == nil {
      return labels.map { _ in items[0].value }
    }
    guard items.count == labels.count else {
      throw ValueError(
        message: "Expected \(labels.count) numbers (\(form))\(allowsOne ? " or one for all" : ""), "
          + "found \(items.count)", offset: 0)
    }
    var numbers: [Double?] = labels.map { _ in nil }
    for (place, item) in items.enumerated() {
      let index = item.label.map { labels.firstIndex(of: $0)! } ?? place
      guard numbers[index] == nil else {
        throw ValueError(message: "`\(labels[index])` is set twice", offset: item.offset)
      }
      numbers[index] = item.value
    }
    return numbers.map { $0! }
  }

  private static func items(_ text: String, labels: [String]) throws(ValueError) -> [Item] {
    var items: [Item] = []
    var cursor = TextCursor(text)
    repeat {
      cursor.skipSpaces()
      let start = cursor.index
      var label: String?
      if let word = cursor.identifier() {
        guard labels.contains(word) else {
          throw ValueError(
            message: "Unknown label `\(word)`" + Suggestion.hint(for: word, among: labels), offset: start)
        }
        label = word
        cursor.skipSpaces()
        guard cursor.skip(":") else {
          throw ValueError(message: "Expected `:` and a number after `\(word)`", offset: cursor.index)
        }
        cursor.skipSpaces()
      }
      let numberStart = cursor.index
      while let byte = cursor.byte, byte != UInt8(ascii: ",") { cursor.index += 1 }
      let written = cursor.text(numberStart..<cursor.index).trailingTrimmed
      guard !written.isEmpty else { throw ValueError(message: "Expected a number", offset: numberStart) }
      items.append(
        Item(label: label, value: try ValueParser.number(written, at: numberStart), offset: start))
      guard items.count <= 8 else { throw ValueError(message: "There are too many numbers", offset: start) }
    } while cursor.skip(",")
    return items
  }
}
