import DisplayProtocol
import SceneTree

/// A layer of a scene with what an audit needs of the layers around it.
struct AuditedLayer {
  let id: LayerID
  let properties: LayerProperties
  /// The places in the list of the layers around it, from the outside in.
  let ancestors: [Int]
  /// The place in the list behind the last layer in it.
  var end = 0
  /// The upright rectangle around it, in points of the window.
  let frame: CGRect
  /// The part of ``frame`` that the window and the layers around it leave.
  let visible: CGRect
  /// The space of the layer in that of the window.
  let transform: CGAffineTransform
  /// The opacity of the layer together with those around it.
  let opacity: Double
  /// The place of the innermost layer around it that scrolls; nil for none.
  let scroller: Int?
  /// Whether something modal lies over it.
  let isCovered: Bool
  /// Whether it and all around it are enabled.
  let isEnabled: Bool

  /// The roles of what a person uses by a press.
  static let controlRoles: Set<Semantics.Role> = [
    .button, .link, .textfield, .textview, .switch, .slider, .radio, .tab, .menuItem, .menuItemCheckbox,
  ]

  /// Whether a person uses it by a press.
  var isControl: Bool {
    guard let semantics = properties.semantics else { return false }
    return Self.controlRoles.contains(semantics.role)
      && (semantics.role != .textview || properties.editor?.isEditable == true)
  }

  /// Whether nothing behind it can be seen through it.
  var isOpaque: Bool {
    opacity > 0.95
      && ((properties.backgroundColor?.alpha ?? 0) > 0.95 || properties.backgroundBlur.radius > 0)
  }

  /// The text it shows, and where that lies in the window; nil where it shows none.
  var text: (text: TypesetText, ink: CGRect)? {
    guard case .text(let text, let origin) = properties.content else { return nil }
    let ink = text.lines.filter { $0.width > 0.5 }.reduce(CGRect.null) { box, line in
      box.union(
        CGRect(x: origin.x + line.x, y: origin.y + line.top, width: line.width, height: line.height))
    }
    guard !ink.isNull, ink.width > 0.5 else { return nil }
    return (text, ink.applying(transform))
  }

  /// The layers of a scene that are shown, in the order in which they are drawn.
  static func all(of scene: Scene, displaySize: CGSize) -> [AuditedLayer] {
    var all: [AuditedLayer] = []
    func add(_ id: LayerID, _ parent: Int?, _ parentTransform: CGAffineTransform, _ clip: CGRect) {
      guard let layer = scene[id], !layer.properties.isHidden, layer.properties.opacity >= 0.01 else {
        return
      }
      let (properties, outer) = (layer.properties, parent.map { all[$0] })
      let transform = properties.transformToParent.concatenating(parentTransform)
      let frame = properties.bounds.applying(transform)
      guard frame.isDrawable, properties.semantics?.isAccessibilityHidden != true else { return }
      let visible = id == .root ? clip : frame.intersection(clip)
      let place = all.count
      all.append(
        AuditedLayer(
          id: id, properties: properties,
          ancestors: parent.map { all[$0].ancestors + [$0] } ?? [], frame: frame,
          visible: visible.isNull ? .zero : visible, transform: transform,
          opacity: (outer?.opacity ?? 1) * properties.opacity,
          scroller: outer.flatMap { $0.properties.scroll == nil ? $0.scroller : parent },
          isCovered: outer?.isCovered == true || properties.semantics?.isCovered == true,
          isEnabled: outer?.isEnabled != false && properties.semantics?.isEnabled != false))
      let inner = properties.masksToBounds ? frame.intersection(clip) : clip
      for child in layer.shownChildren { add(child, place, transform, inner.isNull ? .zero : inner) }
      all[place].end = all.count
    }
    add(.root, nil, .identity, CGRect(origin: .zero, size: displaySize))
    return all
  }
}
