import Diagnostics

/// Stops a debug build that installs an object where another one serves already, which would serve no longer.
///
/// Release builds replace it without a word.
///
/// - Parameters:
///   - new: the object that is to serve.
///   - known: the object that serves now; nil, or `new` itself, is fine.
///   - role: what it serves as, in words: "data source".
///   - view: the view that is served.
@MainActor func assertSole(
  _ new: AnyObject, insteadOf known: AnyObject?, as role: String, of view: AnyObject
) {
  guard AppBuild.isDebug, let known, known !== new else { return }
  fatalError(
    """
    \(type(of: view)) has the \(role) \(type(of: known)) already, which would be cleared by \
    \(type(of: new)): what depends on it would stop working. Dispose of the former binding first; \
    if a storyboard, a nib or code set it, set the \(role) to nil first.
    """)
}
