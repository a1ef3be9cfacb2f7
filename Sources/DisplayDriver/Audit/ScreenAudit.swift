import DisplayProtocol
import SceneTree

/// The points that are covered at each edge of a screen.
struct ScreenInsets: Equatable {
  var (top, left, bottom, right): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

  /// Returns the part of a rectangle within the insets.
  func inside(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + left, y: rect.minY + top, width: max(rect.width - left - right, 0),
      height: max(rect.height - top - bottom, 0))
  }
}

/// The search for faults of what a display shows. It reads the scene, so that it holds for whatever made the
/// layers.
struct ScreenAudit {
  let scene: Scene
  let layers: [AuditedLayer]
  /// The window at one pixel to a point.
  let picture: CGImage
  let window: CGRect
  /// The part of the window that nothing covers.
  let safeArea: CGRect
  /// The contrast below which text is reported.
  let leastContrast: Double
  var findings: [AuditFinding] = []
  /// The pairs of colors that stand out too little, with the texts that have them: they have one cause.
  var faintTexts: [FaintColors: [Int]] = [:]

  /// Looks at what a display shows, with insets of the safe area.
  init(
    scene: Scene, picture: CGImage, displaySize: CGSize, safeArea: ScreenInsets = ScreenInsets(),
    leastContrast: Double = ScreenAudit.usualContrast
  ) {
    self.scene = scene
    self.picture = picture
    self.leastContrast = leastContrast
    window = CGRect(origin: .zero, size: displaySize)
    self.safeArea = safeArea.inside(of: window)
    layers = AuditedLayer.all(of: scene, displaySize: displaySize)
  }

  /// The faults of the screen, by kinds.
  func run(focusOrder: [LayerID]) -> [AuditFinding] {
    var audit = self
    for place in layers.indices where !layers[place].isCovered {
      audit.examineText(at: place)
      audit.examineControl(at: place)
    }
    audit.reportFaintTexts()
    audit.examineParts()
    audit.examineFocus(focusOrder)
    return audit.findings
  }

  mutating func report(
    _ kind: AuditFinding.Kind, _ place: Int, _ message: String, other: Int? = nil
  ) {
    let finding = AuditFinding(
      kind: kind, view: layers[owner(of: place)].id.rawValue,
      message: "\(name(of: place)) \(message)", other: other.map { layers[owner(of: $0)].id.rawValue })
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// The place of the view that a layer belongs to: its own, or that of the innermost view around it.
  func owner(of place: Int) -> Int {
    ([place] + layers[place].ancestors.reversed()).first { layers[$0].properties.semantics != nil } ?? place
  }

  /// The class of a view and its identifier, label or text.
  func name(of place: Int) -> String {
    guard let semantics = layers[owner(of: place)].properties.semantics else { return "a layer" }
    let names = (owner(of: place)..<layers[place].end).lazy.compactMap { inner -> String? in
      guard let semantics = layers[inner].properties.semantics else { return nil }
      return [semantics.identifier, semantics.label, semantics.text, semantics.placeholder].lazy
        .compactMap { $0 }.first { !$0.isEmpty }
    }
    guard let name = names.first else { return semantics.className }
    return "\(semantics.className) “\(name.count > 40 ? name.prefix(39) + "…" : name)”"
  }

  /// Whether one layer is another or lies in it.
  func isInside(_ place: Int, _ outer: Int) -> Bool { place >= outer && place < layers[outer].end }

  /// Whether a part of the window, at the height of a layer, is hidden by what is drawn above that.
  func isHidden(_ part: CGRect, above place: Int) -> Bool {
    layers.indices.dropFirst(place + 1).contains { upper in
      let layer = layers[upper]
      return layer.isOpaque && layer.visible.contains(part) && !layers[place].ancestors.contains(upper)
    }
  }
}
