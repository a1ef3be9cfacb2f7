import DisplayProtocol
import EditorEmulation
import SceneTree

extension ScreenAudit {
  /// Looks for a control that a press does not reach, or that a screen reader has no name for.
  mutating func examineControl(at place: Int) {
    let layer = layers[place]
    guard layer.isControl, layer.isEnabled else { return }
    examineReach(of: place)
    examineLabel(of: place)
  }

  private mutating func examineReach(of place: Int) {
    let layer = layers[place]
    guard layer.visible.width > 1, layer.visible.height > 1 else { return }
    let line = [place] + layer.ancestors.reversed()
    let role = layer.properties.semantics?.role
    // A field that only shows its text takes no touches by intent.
    let isShown = role == .textfield || role == .textview
    if isShown, layer.properties.semantics?.acceptsTouches == false { return }
    if let closed = line.first(where: { layers[$0].properties.semantics?.acceptsTouches == false }) {
      let what =
        closed == place
        ? "its isUserInteractionEnabled is false"
        : "isUserInteractionEnabled of \(name(of: closed)) around it is false"
      report(.unreachable, place, "cannot be pressed: \(what)", other: closed == place ? nil : closed)
      return
    }
    let point = CGPoint(x: layer.visible.midX, y: layer.visible.midY)
    let outside = layer.ancestors.reversed().first {
      $0 > 0 && layers[$0].properties.semantics != nil && !layers[$0].frame.contains(point)
    }
    if let outside {
      report(
        .unreachable, place,
        "cannot be pressed: it lies outside of the bounds of \(name(of: outside)) around it",
        other: outside)
      return
    }
    guard let hit = scene.touchTarget(at: point), scene.isAbove(hit, layer.id),
      let cover = layers.firstIndex(where: { $0.id == hit })
    else { return }
    // What scrolls comes out from under bars.
    guard layer.scroller == layers[cover].scroller || isInside(cover, layer.scroller ?? 0) else { return }
    guard !layers[cover].isControl || !isInside(cover, place) else { return }
    report(
      .unreachable, place, "cannot be pressed in its middle: \(name(of: cover)) lies over it", other: cover)
  }

  private mutating func examineLabel(of place: Int) {
    guard let semantics = layers[place].properties.semantics else { return }
    func isSaid(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } ?? false }
    if isSaid(semantics.label) { return }
    switch semantics.role {
    case .textfield, .textview:
      guard !isSaid(semantics.placeholder) else { return }
      // Text views show what they hold; fields ask for something.
      guard semantics.role == .textfield else { return }
    case .switch, .slider:
      // A row's label is that of its switch.
      if layers[place].ancestors.contains(where: { layers[$0].properties.semantics?.role == .cell }) {
        return
      }
    default:
      let isNamed = (place..<layers[place].end).contains { inner in
        isSaid(layers[inner].properties.semantics?.text) || isSaid(layers[inner].properties.semantics?.label)
      }
      if isNamed { return }
    }
    report(
      .missingLabel, place,
      "at (\(Int(clamping: layers[place].frame.minX)), \(Int(clamping: layers[place].frame.minY))) has no name for screen readers; "
        + "set its accessibilityLabel")
  }

  /// Looks for a step of the Tab key that goes up in a column.
  mutating func examineFocus(_ order: [LayerID]) {
    let places = order.compactMap { id in layers.firstIndex { $0.id == id } }
    for (here, next) in zip(places, places.dropFirst()) {
      let (one, two) = (layers[here], layers[next])
      guard one.scroller == two.scroller, two.frame.maxY <= one.frame.minY + 1 else { continue }
      let shared = min(one.frame.maxX, two.frame.maxX) - max(one.frame.minX, two.frame.minX)
      guard shared > min(one.frame.width, two.frame.width) / 2 else { continue }
      report(
        .focusOrder, here,
        "comes before \(name(of: next)) for the Tab key, though it lies below it; put views that belong together "
          + "into one container, from top to bottom", other: next)
    }
  }
}
