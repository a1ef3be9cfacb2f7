/// One step from one picture to the next. A list of them is what an app sends to a display.
public enum SceneChange: Hashable, Sendable {
  /// Puts a layer into `parent`, below the sibling `before`, or on top when that is nil. A layer that is
  /// not yet in the scene is made, with the properties of `LayerProperties()`; one that is, moves with
  /// everything in it.
  case insert(LayerID, into: LayerID, before: LayerID?)
  /// Takes a layer out, with everything in it. Its name and theirs are gone for good.
  case remove(LayerID)
  /// Changes one property of a layer.
  case set(LayerID, LayerProperty)
  /// Starts an animation; one with the same key on the same layer is replaced. The property itself has
  /// its final value already: the display shows the way there.
  indirect case animate(LayerID, key: String, LayerAnimation)
  /// Ends an animation before its time: the property shows its own value from now on.
  case endAnimation(LayerID, key: String)
}

/// One property of a layer and its new value; the cases are the fields of ``LayerProperties``. The large and
/// rare ones are boxed, so that a list of changes stays small.
public enum LayerProperty: Hashable, Sendable {
  case frame(CGRect)
  case contentOffset(CGPoint)
  indirect case transform(LayerTransform)
  case isHidden(Bool)
  case opacity(Double)
  case backgroundBlur(BackgroundBlur)
  case backgroundColor(CGColor?)
  case corners(Corners)
  case border(Border)
  indirect case shadow(Shadow?)
  case masksToBounds(Bool)
  indirect case content(LayerContent)
  indirect case semantics(Semantics?)
  indirect case scroll(LayerScroll?)
  case indicatorOpacity(Double)
  indirect case editor(TextEditor?)
  case mask(LayerID?)

  /// The property's name, which is also the key of the animation that an animation block makes of it.
  public var name: String {
    switch self {
    case .frame: "frame"
    case .contentOffset: "contentOffset"
    case .transform: "transform"
    case .isHidden: "isHidden"
    case .opacity: "opacity"
    case .backgroundBlur: "backgroundBlur"
    case .backgroundColor: "backgroundColor"
    case .corners: "corners"
    case .border: "border"
    case .shadow: "shadow"
    case .masksToBounds: "masksToBounds"
    case .content: "content"
    case .semantics: "semantics"
    case .scroll: "scroll"
    case .indicatorOpacity: "indicatorOpacity"
    case .editor: "editor"
    case .mask: "mask"
    }
  }
}

/// The changes of one turn of the loop, numbered from 1 without gaps.
public struct SceneCommit: Hashable, Sendable {
  /// The commit's number.
  public var number: Int
  /// The changes, in the order to apply them.
  public var changes: [SceneChange]

  /// Makes a commit.
  public init(number: Int, changes: [SceneChange]) {
    self.number = number
    self.changes = changes
  }
}
