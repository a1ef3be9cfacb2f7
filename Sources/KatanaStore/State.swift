/// The state of an application: a value that holds everything the application knows.
///
/// The store makes the first one with `init()` and replaces it with each action.
public protocol State {
  /// The state an application starts with.
  init()
}
