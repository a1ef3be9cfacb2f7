extension InlinePresentationIntent {
  /// Returns a font that shows the intent.
  func font(_ font: UIFont) -> UIFont {
    guard !isDisjoint(with: [.emphasized, .stronglyEmphasized, .code]) else { return font }
    var font = font
    if contains(.code) { font = .monospacedSystemFont(ofSize: font.pointSize, weight: .regular) }
    var traits = font.fontDescriptor.symbolicTraits
    if contains(.emphasized) { traits.insert(.traitItalic) }
    if contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: font.pointSize)
  }
}
