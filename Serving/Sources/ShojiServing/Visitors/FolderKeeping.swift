/// The part that is kept of a visitor's folder when their process has ended.
enum FolderKeeping: Equatable, Sendable {
  case everything
  /// Nobody has seen a page: no browser has the cookie, or nobody looks at it. What the app has printed is
  /// kept, since it has crashed.
  case log
  /// Nobody has seen a page.
  case nothing
}
