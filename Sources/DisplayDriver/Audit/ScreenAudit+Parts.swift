import DisplayProtocol
import SceneTree

extension ScreenAudit {
  /// A control, or a text outside of controls, and the part of the window that it needs.
  private struct Part {
    let place: Int
    let box: CGRect
    let visible: CGRect
  }

  /// The controls and texts of the screen, whether they can be seen or not.
  private var parts: [Part] {
    layers.indices.compactMap { place in
      let layer = layers[place]
      guard !layer.isCovered, !layer.ancestors.contains(where: { layers[$0].isControl }) else { return nil }
      if layer.isControl { return Part(place: place, box: layer.frame, visible: layer.visible) }
      guard let text = layer.text else { return nil }
      let shown = text.ink.intersection(layer.visible)
      return Part(place: place, box: text.ink, visible: shown.isNull ? .zero : shown)
    }
  }

  /// Looks for controls and texts that lie outside of the window, or on each other.
  mutating func examineParts() {
    let parts = parts
    for part in parts {
      examinePlace(of: part)
      examineGround(of: part)
    }
    for (index, lower) in parts.enumerated() {
      for upper in parts[(index + 1)...] { examineOverlap(of: upper, over: lower) }
    }
  }

  private mutating func examinePlace(of part: Part) {
    let layer = layers[part.place]
    guard layer.scroller == nil, part.box.width > 0, part.box.height > 0 else { return }
    func text(_ box: CGRect) -> String {
      "(\(Int(clamping: box.minX)), \(Int(clamping: box.minY))) and is \(Int(clamping: box.width))×\(Int(clamping: box.height))"
    }
    guard !part.visible.isEmpty else {
      let cut = layer.ancestors.reversed().first {
        layers[$0].properties.masksToBounds && !layers[$0].frame.intersects(part.box)
      }
      let reason =
        part.box.intersects(window)
        ? "is cut off by \(cut.map { name(of: $0) } ?? "what is around it")"
        : "lies outside of the window of \(Int(clamping: window.width))×\(Int(clamping: window.height))"
      report(
        .offScreen, part.place, "cannot be seen: it lies at \(text(part.box)), which \(reason)", other: cut)
      return
    }
    let inside = part.box.intersection(window)
    // A point more, for frames of whole and broken points.
    if window.insetBy(dx: -1, dy: -1).contains(part.box), !safeArea.insetBy(dx: -1, dy: -1).contains(part.box)
    {
      report(
        .unsafe, part.place,
        "lies partly under what covers the window's edges: at \(text(part.box)); keep it in the safe area")
    }
    guard inside.width * inside.height < part.box.width * part.box.height * 0.9 else { return }
    report(
      .offScreen, part.place,
      "lies partly outside of the window of \(Int(clamping: window.width))×\(Int(clamping: window.height)): at \(text(part.box))"
    )
  }

  /// Looks for something that goes beyond the edge of the card or row around it, where that does not cut it.
  private mutating func examineGround(of part: Part) {
    let layer = layers[part.place]
    guard !part.visible.isEmpty else { return }
    for place in layer.ancestors.reversed() {
      let ground = layers[place]
      if ground.properties.scroll != nil || ground.properties.masksToBounds { return }
      guard ground.properties.backgroundColor.map({ $0.alpha > 0.01 }) == true else { continue }
      guard !ground.frame.insetBy(dx: -2, dy: -2).contains(part.box) else { return }
      report(
        .leavesGround, part.place,
        "goes beyond the edge of \(name(of: place)), on which it stands; make that larger or this smaller",
        other: place)
      return
    }
  }

  private mutating func examineOverlap(of upper: Part, over lower: Part) {
    let shared = upper.visible.intersection(lower.visible)
    guard !shared.isNull, shared.width > 3, shared.height > 3, !isInside(upper.place, lower.place) else {
      return
    }
    let (one, two) = (upper.visible, lower.visible)
    let smaller = min(one.width * one.height, two.width * two.height)
    guard shared.width * shared.height > smaller * 0.2 else { return }
    // What scrolls passes under what does not.
    guard layers[upper.place].scroller == layers[lower.place].scroller else { return }
    // A page or a sheet over another one.
    let line = layers[upper.place].ancestors
    guard
      !line.contains(where: { $0 > lower.place && layers[$0].isOpaque && layers[$0].visible.contains(shared) }
      ),
      !isHidden(two, above: lower.place)
    else { return }
    report(
      .overlap, upper.place,
      "lies on \(name(of: lower.place)): they share \(Int(clamping: shared.width))×\(Int(clamping: shared.height)) points at "
        + "(\(Int(clamping: shared.minX)), \(Int(clamping: shared.minY)))", other: lower.place)
  }
}
