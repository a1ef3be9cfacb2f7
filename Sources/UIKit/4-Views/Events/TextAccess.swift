/// Whether a responder takes text from the keyboard.
enum TextAccess {
  /// It has none.
  case none
  /// Its text can be selected.
  case selecting
  /// Its text can be changed.
  case editing
}
