/// A font file as the client loads it.
struct FontAsset: Hashable {
  /// The name under which styles ask for it.
  var family: String
  /// Where it is served, relative to the page.
  var address: String
}
