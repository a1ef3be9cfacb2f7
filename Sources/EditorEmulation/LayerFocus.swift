import DisplayProtocol
import SceneTree

/// The layer that has the keyboard focus.
package struct LayerFocus {
  package private(set) var layer: LayerID?
  /// Whether the layer is marked: it is once the person has used the keyboard to get there, not the pointer.
  package private(set) var isMarked = false
  /// The layers that had the focus when something modal came over them, the last one last; each gets it back
  /// when that is gone.
  private var covered: [(layer: LayerID, isMarked: Bool)] = []
  /// The last request of the app that was followed.
  private var lastRequest = 0
  /// Whether the person used the keyboard last, not the pointer.
  private var isOnKeyboard = false
  /// The place of the layer with the focus, or of the one that had it last.
  private var place: FocusPlace?

  /// No layer has the focus.
  package init() {}

  /// Moves to the next layer that can be reached, or the one before, and round at the ends. False when
  /// there is none. Goes on where a layer lost the focus because it is gone.
  package mutating func move(back: Bool, in scene: Scene) -> Bool {
    if layer == nil, let successor = place?.successor(in: scene) {
      (layer, isMarked) = (successor, true)
      return true
    }
    let reachable = scene.focusableLayers()
    guard !reachable.isEmpty else {
      leave()
      return false
    }
    let present = layer.flatMap { reachable.firstIndex(of: $0) }
    let next = present.map { ($0 + (back ? reachable.count - 1 : 1)) % reachable.count }
    layer = reachable[next ?? (back ? reachable.count - 1 : 0)]
    isMarked = true
    return true
  }

  /// Records whether the keyboard or the pointer was used last.
  package mutating func recordUse(isKey: Bool) {
    isOnKeyboard = isKey
  }

  /// Moves to an editor that the app has given the focus to.
  package mutating func move(to editor: LayerID) {
    guard layer != editor else { return }
    layer = editor
    isMarked = false
  }

  /// Moves to where the app requests it, unless the request was followed already. What the keyboard cannot
  /// reach, such as an alert that a screen reader is to read, is left to screen readers.
  package mutating func move(to layer: LayerID, request: Int, in scene: Scene) {
    guard request > lastRequest else { return }
    lastRequest = request
    guard scene.canReach(layer) else { return }
    self.layer = layer
    isMarked = isOnKeyboard
  }

  /// Moves to what a pointer presses, or to nothing.
  package mutating func move(toTouchAt point: CGPoint, in scene: Scene) {
    let pressed = scene.touchTarget(at: point).map { scene.ancestry(of: $0) } ?? []
    layer = pressed.first { scene[$0]!.properties.isReachable }
    isMarked = false
    place = nil
  }

  /// Records where the layer with the focus lies, before a commit that may remove it.
  package mutating func locate(in scene: Scene) {
    if let layer { place = FocusPlace(of: layer, in: scene) }
  }

  /// Leaves a layer that can no longer be reached. Where the keyboard brought the focus there, what took the
  /// layer's place gets it, but for editors: whether editing goes on is the app's decision.
  package mutating func check(in scene: Scene) {
    var successor: LayerID?
    if let layer, !scene.canReach(layer) {
      if scene[layer] != nil, scene.isCovered(layer) {
        covered.append((layer, isMarked))
      } else if isMarked {
        successor = place?.successor(in: scene)
      }
      leave()
    }
    while let former = covered.last, scene[former.layer] == nil || !scene.isCovered(former.layer) {
      covered.removeLast()
      if layer == nil, scene.canReach(former.layer) { (layer, isMarked) = former }
    }
    if layer == nil, let successor, scene[successor]?.properties.editor == nil {
      (layer, isMarked) = (successor, true)
    }
  }

  private mutating func leave() {
    layer = nil
    isMarked = false
  }
}

extension Scene {
  /// Whether the keyboard can be on a layer.
  fileprivate func canReach(_ id: LayerID) -> Bool {
    self[id]?.properties.isReachable == true && !isCovered(id)
      && ancestry(of: id).allSatisfy { self[$0]!.properties.isSeen }
  }

  /// Whether something modal lies over a layer.
  fileprivate func isCovered(_ id: LayerID) -> Bool {
    ancestry(of: id).contains { self[$0]?.properties.semantics?.isCovered == true }
  }

  /// The layers that the keyboard can reach, in the order in which Tab goes to them.
  package func focusableLayers() -> [LayerID] { TabOrder(self).layers }
}

extension Semantics {
  fileprivate var isReachable: Bool { isFocusable && isEnabled && !isAccessibilityHidden }
}

extension LayerProperties {
  var isReachable: Bool { editor != nil || semantics?.isReachable == true }
  var isSeen: Bool { !isHidden && opacity >= 0.01 }
}
