/// A font file as the client loads it.
struct FontAsset: Hashable {
  /// The name under which styles refer to it.
  var family: String
  /// The address at which the font is served, relative to the page.
  var address: String
}
