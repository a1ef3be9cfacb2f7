import CoreGraphics

/// The actions of the user on the selection: the commands of an edit menu. Every responder has the methods;
/// ``UIResponder/canPerformAction(_:withSender:)`` returns which of them it carries out.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Removes what is selected, and keeps it to be pasted.
  func cut(_ sender: Any?)
  /// Keeps what is selected, to be pasted.
  func copy(_ sender: Any?)
  /// Pastes what was copied.
  func paste(_ sender: Any?)
  /// Selects what lies at the caret.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes what is selected.
  func delete(_ sender: Any?)
}

/// The commands of an edit menu, for ``UIResponder/canPerformAction(_:withSender:)`` and
/// ``UIApplication/sendAction(_:to:from:for:)``: where there is Objective-C, `#selector(copy(_:))` and its
/// like.
extension Selector {
  /// `cut(_:)`
  public static let cut = Selector("cut:") { (responder: UIResponder) in responder.cut }
  /// `copy(_:)`
  public static let copy = Selector("copy:", UIResponder.copy(_:))
  /// `paste(_:)`
  public static let paste = Selector("paste:") { (responder: UIResponder) in responder.paste }
  /// `select(_:)`
  public static let select = Selector("select:") { (responder: UIResponder) in responder.select }
  /// `selectAll(_:)`
  public static let selectAll = Selector("selectAll:") { (responder: UIResponder) in responder.selectAll }
  /// `delete(_:)`
  public static let delete = Selector("delete:") { (responder: UIResponder) in responder.delete }

  /// The methods that every responder has, whether it carries them out or not.
  static let editActions: Set<Selector> = [.cut, .copy, .paste, .select, .selectAll, .delete]
}
