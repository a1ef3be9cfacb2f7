extension UISearchBar {
  /// The background behind the field.
  public enum Style: UInt, Sendable {
    /// A background like that of bars.
    case `default` = 0
    /// A background like that of bars.
    case prominent = 1
    /// None.
    case minimal = 2
  }

  /// The pictures of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The cross that empties the field.
    case clear = 1
    /// The book.
    case bookmark = 2
    /// The list of results.
    case resultsList = 3
  }
}
