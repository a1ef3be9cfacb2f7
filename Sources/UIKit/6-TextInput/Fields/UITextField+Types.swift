extension UITextField {
  /// The style of a field's border.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none
    /// With a thin line.
    case line
    /// A sunken line.
    case bezel
    /// With a line with round corners, on a background of its own.
    case roundedRect
  }

  /// The conditions under which a view beside the text is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The reason that editing ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The person is done, or the app says so.
    case committed
    /// The person cancelled the editing.
    case cancelled
  }

  /// A field began to be edited.
  nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// A field's text was changed by the person.
  nonisolated public class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// A field is no longer edited.
  nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
}

extension UITextField.ViewMode {
  /// Whether the view is there, while the field is edited or while it is not.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}
