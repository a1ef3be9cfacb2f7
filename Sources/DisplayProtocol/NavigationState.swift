/// The screens through which a person can go back and forward, for a display that has such commands: the
/// app's first screen, the screens that lie over it now, and those that were left by going back.
public struct NavigationState: Hashable, Sendable {
  /// A screen.
  public struct Entry: Hashable, Sendable {
    /// A number that no other screen of the process has; 0 for the first screen.
    public var id: Int
    /// The name of the screen's place in the app, such as `/notes/3`; empty for none.
    public var address: String

    /// Describes a screen.
    public init(id: Int, address: String) {
      (self.id, self.address) = (id, address)
    }
  }

  /// The screens, from the first one on.
  public var entries: [Entry]
  /// The index of the screen that is shown.
  public var place: Int
  /// The title of what is shown; nil for none.
  public var title: String?

  /// Describes the screens.
  public init(entries: [Entry], place: Int, title: String? = nil) {
    (self.entries, self.place, self.title) = (entries, place, title)
  }
}

/// A command of a person to a display's history.
public enum NavigationStep: Hashable, Sendable {
  /// To the screen before.
  case back
  /// To the screen after, which was left by going back.
  case forward
  /// To the screen of a number.
  case entry(Int)
}
