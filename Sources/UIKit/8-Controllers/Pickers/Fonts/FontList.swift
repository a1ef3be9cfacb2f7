import Foundation

/// A row of a font picker: a family, or one of its faces.
struct FontChoice {
  /// The name that is shown and searched.
  var name: String
  /// The name of the face that is chosen.
  var faceName: String
  /// The faces of the family, where the row leads to them.
  var faces: [FontChoice] = []
}

/// The fonts that a font picker offers.
@MainActor enum FontList {
  /// The families by name, each with the face that stands for it.
  static func families(of configuration: UIFontPickerViewController.Configuration) -> [FontChoice] {
    let choices = UIFont.familyNames.compactMap { family -> FontChoice? in
      let faces = UIFont.fontNames(forFamilyName: family)
        .filter { has(configuration.filteredTraits, face: $0) }
      guard let face = faces.first(where: isRegular) ?? faces.first else { return nil }
      let all = faces.map { FontChoice(name: styleName(of: $0), faceName: $0) }
      return FontChoice(
        name: family, faceName: face, faces: configuration.includeFaces && all.count > 1 ? all : [])
    }
    return choices.sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
  }

  private static func has(_ traits: UIFontDescriptor.SymbolicTraits, face: String) -> Bool {
    guard !traits.isEmpty else { return true }
    return UIFont(name: face, size: 12)?.fontDescriptor.symbolicTraits.isSuperset(of: traits) ?? false
  }

  private static func isRegular(_ face: String) -> Bool {
    let style = styleName(of: face)
    return style == "Regular" || style == "Book" || style == "Roman"
  }

  /// The style in words: "Semi Bold Italic" of `Inter-SemiBoldItalic`.
  static func styleName(of face: String) -> String {
    guard let dash = face.lastIndex(of: "-") else { return "Regular" }
    var words = ""
    for character in face[face.index(after: dash)...] {
      if character.isUppercase, let last = words.last, last.isLowercase { words.append(" ") }
      words.append(character)
    }
    return words
  }
}
