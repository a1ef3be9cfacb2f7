import Synchronization

/// The text that was last cut or copied in this process, by the app or by an editor of its display.
public final class Clipboard: Sendable {
  /// The one clipboard.
  public static let shared = Clipboard()

  private let contents = Mutex<(text: String?, changes: Int)>((nil, 0))

  /// The text; nil for none.
  public var text: String? {
    get { contents.withLock { $0.text } }
    set { contents.withLock { $0 = (newValue, $0.changes + 1) } }
  }

  /// The number of times the text was replaced.
  public var changeCount: Int { contents.withLock { $0.changes } }
}
