import DisplayProtocol

/// A pasteboard with copied contents. The general pasteboard is shared by the whole app, and by the displays
/// that edit text in this process. Text that the app puts there goes to the clipboard of the browser that was
/// used last, as far as that allows it: soon after a press or a key. Contents copied in other programs reach
/// the app where they are pasted into an editor. Other pasteboards belong to the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public nonisolated struct Name: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes it of its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The pasteboard that cutting, copying and pasting use.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A choice for ``setItems(_:options:)``.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value as a name.
    public let rawValue: String
    /// Makes it of its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether other machines do not get the items: a Boolean. They never do here.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    /// The date on which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
  }

  /// The pasteboard that cutting, copying and pasting use.
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard(name: .general)

  /// The contents of a pasteboard, which all objects of its name share.
  private final class Contents {
    var items: [[String: Any]] = []
    var changes = 0
    var expirationDate: Date?
    /// The count of changes that the general pasteboard's items belong to: text that was copied at a display
    /// replaces them.
    var generation = -1
  }
  private static var known: [Name: Contents] = [:]

  /// The name.
  public let name: Name
  private let contents: Contents

  private init(name: Name) {
    self.name = name
    contents = Self.known[name] ?? Contents()
    Self.known[name] = contents
    super.init()
  }

  /// Finds the pasteboard of a name, or makes it where `create` is true. Nil where there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.known[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
  }

  /// Makes a pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString))
  }

  /// Removes a pasteboard from the process; the general one stays.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let removed = known.removeValue(forKey: pasteboardName) else { return }
    removed.items = []
    NotificationCenter.default.post(name: removedNotification, object: pasteboardName.rawValue)
  }

  private var isGeneral: Bool { name == .general }

  /// The number of times that the contents have changed.
  open var changeCount: Int { isGeneral ? Clipboard.shared.changeCount : contents.changes }

  /// The items, each with its values by type, such as `public.utf8-plain-text`. Setting them replaces all
  /// contents.
  open var items: [[String: Any]] {
    get {
      if isGeneral, contents.generation != Clipboard.shared.changeCount {
        return Clipboard.shared.text.map { [[PasteboardType.text: $0]] } ?? []
      }
      if let date = contents.expirationDate, date <= Date() { return [] }
      return contents.items
    }
    set { setItems(newValue) }
  }

  /// Replaces all contents.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    keep(items)
    contents.expirationDate = options[.expirationDate] as? Date
    if isGeneral, let text = string { UIApplication.shared.perform(.copy(text)) }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// Adds items to the contents.
  open func addItems(_ items: [[String: Any]]) {
    setItems(self.items + items)
  }

  /// Stores text that was copied at a display.
  func setText(_ text: String) { keep([[PasteboardType.text: text]]) }

  private func keep(_ items: [[String: Any]]) {
    contents.items = items.filter { !$0.isEmpty }
    contents.expirationDate = nil
    contents.changes += 1
    guard isGeneral else { return }
    Clipboard.shared.text = contents.items.lazy.compactMap { PasteboardType.string($0) }.first
    contents.generation = Clipboard.shared.changeCount
  }
}

extension UIPasteboard {
  /// The contents changed through the app.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// The pasteboard was removed.
  nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
}
