/// The floors inside UIKit: which of its folders stand on which. A folder's code names what is on its own floor and
/// below, never what is above.
struct UIKitFloors {
  /// The folders from the ground up.
  var floors: [[String]] = [
    ["Values", "Resources", "Formatting"],
    ["Color", "Images", "Fonts", "Traits", "Localization", "Screen"],
    ["Drawing", "Text"],
    [
      "Associations", "Selectors", "Events", "Actions", "Gestures", "Views", "Layout", "StackView",
      "Animation", "Look", "Accessibility",
    ],
    ["Controls"],
    ["Scrolling"],
    ["Menus"],
    ["TextInput"],
    ["DragDrop", "Lists", "Tables", "Collections", "Cells", "Diffable"],
    ["Controllers", "Bars", "Presentation", "Search", "Pickers"],
    ["Application", "Appearance"],
    ["Unavailable"],
  ]

  /// The folders that still name what is above them, and how often at most. The figures fall; a folder that is mended
  /// leaves the list.
  var known: [String: Int] = [
    "Accessibility → Application": 14,
    "Accessibility → Controllers": 2,
    "Accessibility → Menus": 16,
    "Accessibility → Presentation": 2,
    "Actions → Application": 5,
    "Animation → Application": 10,
    "Associations → Bars": 2,
    "Bars → Appearance": 8,
    "Controllers → Application": 27,
    "Controls → Menus": 24,
    "DragDrop → Application": 2,
    "Events → Application": 33,
    "Events → Menus": 4,
    "Events → TextInput": 6,
    "Gestures → Application": 5,
    "Gestures → Collections": 1,
    "Gestures → Controls": 11,
    "Gestures → DragDrop": 1,
    "Images → Drawing": 1,
    "Images → Views": 2,
    "Layout → Application": 7,
    "Layout → Controllers": 15,
    "Layout → Controls": 3,
    "Layout → Scrolling": 38,
    "Layout → TextInput": 2,
    "Lists → Controllers": 1,
    "Menus → Application": 10,
    "Menus → Controllers": 10,
    "Menus → Presentation": 4,
    "Menus → TextInput": 2,
    "Presentation → Application": 11,
    "Screen → Accessibility": 2,
    "Screen → Application": 27,
    "Screen → Layout": 1,
    "Screen → Views": 3,
    "Scrolling → Application": 5,
    "Scrolling → Controllers": 2,
    "Tables → Controllers": 3,
    "Text → TextInput": 2,
    "TextInput → Application": 37,
    "TextInput → Controllers": 8,
    "Traits → Controllers": 4,
    "Traits → Selectors": 4,
    "Traits → TextInput": 10,
    "Traits → Views": 9,
    "Views → Appearance": 9,
    "Views → Application": 8,
    "Views → Controllers": 12,
  ]

  /// Returns the violations in the references between files: ways up that are not known, and known ones that are mended.
  func complaints(about references: [ModuleIndex.Reference]) -> [String] {
    var complaints: [String] = []
    var upward: [String: [ModuleIndex.Reference]] = [:]
    let floorOf = Dictionary(
      floors.enumerated().flatMap { floor, folders in folders.map { ($0, floor) } }, uniquingKeysWith: max)
    for reference in references {
      guard let from = folder(of: reference.file), let to = folder(of: reference.definedIn) else { continue }
      guard let lower = floorOf[from], let upper = floorOf[to] else {
        complaints.append("\(floorOf[from] == nil ? from : to) stands on no floor")
        continue
      }
      if upper > lower { upward["\(from) → \(to)", default: []].append(reference) }
    }
    for (way, found) in upward {
      let expected = known[way] ?? 0
      if found.count > expected {
        let places = found.prefix(8).map { "\($0.file):\($0.line) names \($0.name) of \($0.definedIn)" }
        complaints.append(
          "\(way) goes up \(found.count) times, \(expected) are known: \(places.joined(separator: "; "))")
      }
    }
    for way in known.keys where upward[way] == nil {
      complaints.append("\(way) goes up no more: take it from the list")
    }
    return Set(complaints).sorted()
  }

  /// The folder of a file; nil for those that lie in none.
  private func folder(of file: String) -> String? {
    file.contains("/") ? String(file.prefix { $0 != "/" }) : nil
  }
}
