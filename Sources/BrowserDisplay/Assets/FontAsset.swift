/// A font file as the client loads it.
struct FontAsset: Hashable {
  /// The name under which styles ask for it.
  var family: String
  /// The address at which the font is served, relative to the page.
  var address: String
}
