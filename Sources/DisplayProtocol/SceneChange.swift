/// One step from one picture to the next. A list of them is what an app sends to a display.
public enum SceneChange: Hashable, Sendable {
  /// Inserts a layer into `parent`, below the sibling `before`, or on top when that is nil. A layer that is
  /// not yet in the scene is made, with the properties of `LayerProperties()`; one that is, moves with
  /// everything in it.
  case insert(LayerID, into: LayerID, before: LayerID?)
  /// Removes a layer, with everything in it. Their names are not used again.
  case remove(LayerID)
  /// Changes one property of a layer.
  case set(LayerID, LayerProperty)
  /// Starts an animation; one with the same key on the same layer is replaced. The property itself has
  /// its final value already: the display shows the way there.
  indirect case animate(LayerID, key: String, LayerAnimation)
  /// Ends an animation before its time: the property shows its own value from now on.
  case endAnimation(LayerID, key: String)
}

/// The changes of one turn of the loop, or a part of them; numbered from 1 without gaps.
public struct SceneCommit: Hashable, Sendable {
  /// The commit's number.
  public var number: Int
  /// The changes, in the order to apply them.
  public var changes: [SceneChange]
  /// Whether the scene is to be shown as it is after the commit; true by default. False for a part of a
  /// turn's changes, which only has layers that come into the scene: none of them shows before the commit
  /// that ends the frame, which follows.
  public var endsFrame: Bool

  /// Makes a commit.
  public init(number: Int, changes: [SceneChange], endsFrame: Bool = true) {
    self.number = number
    self.changes = changes
    self.endsFrame = endsFrame
  }
}
