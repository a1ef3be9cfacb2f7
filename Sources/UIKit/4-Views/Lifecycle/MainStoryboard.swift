/// The storyboard with which an app or a scene begins.
enum MainStoryboard {
  /// The document of a name in the app's bundle.
  case named(String)
  /// One that is read already.
  case read(UIStoryboard)

  /// Makes the storyboard of an entry of the `Info.plist`, with or without the ending of its file; nil for
  /// none.
  init?(entry name: String?) {
    guard let name else { return nil }
    let bare = name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    guard !bare.isEmpty else { return nil }
    self = .named(bare)
  }
}
