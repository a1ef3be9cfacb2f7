extension InterfaceCheck {
  /// The causes of what is wrong.
  public enum Cause: String, Sendable, CaseIterable {
    /// The file is no document, or no XML.
    case unreadable = "unreadable document"
    /// An element or attribute that the tables lack.
    case unknownName = "unknown attribute"
    /// A value that cannot be read.
    case value = "unreadable value"
    /// Two objects have one identifier.
    case duplicate = "duplicate identifier"
    /// An identifier that no object has.
    case object = "unknown object"
    /// A class that is not there.
    case `class` = "unknown class"
    /// A class of a framework that is not here.
    case framework = "absent framework"
    /// A class of another kind than the element makes.
    case kind = "wrong class"
    /// A property that a user-defined attribute names and that is not there.
    case property = "unknown property"
    /// A property that is not there, or is no outlet.
    case outlet = "unknown outlet"
    /// A method that is not there, or is no action.
    case action = "unknown action"
    /// A segue that is not there.
    case segue = "unknown segue"
    /// A storyboard, nib or controller that is not there.
    case scene = "unknown scene"
    /// A scene that is shown by what it holds itself.
    case ring = "scene that shows itself"
    /// An image that is not there.
    case image = "unknown image"
    /// A symbol of the system that is not here.
    case symbol = "unknown symbol"
    /// A key of a table of strings that is none of its document's.
    case table = "unknown key"
    /// A color that is not there.
    case color = "unknown color"
  }
}
