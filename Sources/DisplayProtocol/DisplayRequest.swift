/// Something that an app asks its display to do beside showing its scene, in the name of the person who uses it.
public enum DisplayRequest: Hashable, Sendable {
  /// Open an address outside the app.
  case open(URL)
  /// Give text to the clipboard that other programs paste from.
  case copy(String)
  /// Have screen readers read out a text.
  case announce(String)
}
