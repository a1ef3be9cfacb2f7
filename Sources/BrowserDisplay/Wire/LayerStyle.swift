import DisplayProtocol

/// The CSS form of a layer's properties. Frames, content and shadows of a given path are not CSS to the
/// client: it places those itself.
enum LayerStyle {
  /// A CSS property and its value; no value takes the property away.
  typealias Entry = (name: String, value: String?)

  /// The entries that a property has a part in, with the values they have on `layer`.
  static func entries(for property: LayerProperty, of layer: LayerProperties) -> [Entry] {
    switch property {
    case .frame:
      // Only corners of a part of the mask are limited by us; CSS limits four equal ones as we do.
      return (layer.corners.mask == .all ? [] : [("border-radius", radius(layer))]) + [display(layer)]
    case .contentOffset, .content, .semantics, .editor, .scroll, .indicatorOpacity, .mask:
      return []
    case .transform:
      let transform = layer.transform
      guard !transform.matrix.isIdentity else { return [("transform", nil), ("transform-origin", nil)] }
      return [("transform", matrix(transform.matrix)), ("transform-origin", origin(transform.anchor))]
    case .isHidden:
      return [display(layer)]
    case .opacity:
      return [("opacity", layer.opacity == 1 ? nil : opacity(layer.opacity))]
    case .backgroundBlur:
      return [("backdrop-filter", backdropFilter(layer.backgroundBlur))] + shadows(layer)
    case .backgroundColor:
      return [("background-color", layer.backgroundColor.map(color))] + shadows(layer)
    case .corners:
      return [("border-radius", radius(layer))]
    case .border:
      let border = layer.border
      return [("--b", hasLine(border) ? "\(length(border.width)) solid \(color(border.color))" : nil)]
    case .shadow:
      return shadows(layer)
    case .magnificationFilter:
      return [("image-rendering", layer.magnificationFilter == .nearest ? "pixelated" : nil)]
    case .masksToBounds:
      return [("overflow", layer.masksToBounds ? "clip" : nil)]
    }
  }

  /// The CSS entries that change a layer from `old` to `new`, for one property that differs.
  static func changes(
    by property: LayerProperty, from old: LayerProperties, to new: LayerProperties
  ) -> [Entry] {
    if case .frame = property, isBox(old), isBox(new), isDrawable(old.frame), isDrawable(new.frame) {
      return []
    }
    let before = Dictionary(
      entries(for: property, of: old).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    return entries(for: property, of: new).filter { before[$0.name] != .some($0.value) }
  }

  /// All entries of a layer that differ from a plain one's.
  static func entries(of layer: LayerProperties) -> [Entry] {
    var entries: [Entry] = []
    if isBox(layer) {
      if !isDrawable(layer.frame) { entries.append(("display", "none")) }
      if let backgroundColor = layer.backgroundColor {
        entries.append(("background-color", color(backgroundColor)))
      }
      return entries
    }
    for property in layer.differences(from: LayerProperties()) {
      for entry in self.entries(for: property, of: layer) where entry.value != nil {
        if !entries.contains(where: { $0.name == entry.name }) { entries.append(entry) }
      }
    }
    return entries
  }

  /// Whether a layer looks like a plain one but for its frame and background, as most do.
  private static func isBox(_ layer: LayerProperties) -> Bool {
    !layer.isHidden && layer.opacity == 1 && !layer.masksToBounds && layer.shadow == nil
      && layer.corners == plain.corners && layer.border == plain.border
      && layer.backgroundBlur == plain.backgroundBlur && layer.transform == plain.transform
      && layer.magnificationFilter == plain.magnificationFilter
  }

  private static let plain = LayerProperties()

  /// Whether the layer has a place at all: its frame is made of numbers that a browser can hold.
  static func isDrawable(_ frame: CGRect) -> Bool {
    func isHeld(_ number: CGFloat) -> Bool { abs(number) < 1e7 }
    return isHeld(frame.origin.x) && isHeld(frame.origin.y) && isHeld(frame.size.width)
      && isHeld(frame.size.height)
  }

  /// Whether two frames differ in nothing that a style depends on.
  static func isOnlyMoved(from old: CGRect, to new: CGRect) -> Bool {
    old.size == new.size && isDrawable(old) && isDrawable(new)
  }

  /// Whether a border shows.
  static func hasLine(_ border: Border) -> Bool {
    border.width.isFinite && border.width > 0 && border.color.alpha > 0
  }

  static func color(_ color: CGColor) -> String {
    func byte(_ component: CGFloat) -> Int { Int(clamping: (component * 255).rounded()) }
    let parts = [byte(color.red), byte(color.green), byte(color.blue)]
    if color.alpha < 1 {
      return "rgba(\(parts[0]),\(parts[1]),\(parts[2]),\(number(color.alpha)))"
    }
    return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  static func length(_ value: CGFloat) -> String { number(value) + "px" }

  /// The shadow of the box, or of all that the layer shows.
  private static func shadows(_ layer: LayerProperties) -> [Entry] {
    let ofContent = layer.shadowOfContent
    let ofBox = layer.shadow.flatMap { $0.path == nil && ofContent == nil ? $0 : nil }
    return [("box-shadow", ofBox.map(boxShadow)), ("filter", ofContent.map(dropShadow))]
  }

  /// The shadow of all that an element shows, as a filter.
  static func dropShadow(_ shadow: Shadow) -> String {
    let (x, y) = (shadow.offset.width, shadow.offset.height)
    return "drop-shadow(\(length(x)) \(length(y)) \(length(max(0, shadow.radius))) \(color(shadow.color)))"
  }

  static func boxShadow(_ shadow: Shadow) -> String {
    let (x, y) = (shadow.offset.width, shadow.offset.height)
    return "\(length(x)) \(length(y)) \(length(max(0, shadow.radius) * 2)) \(color(shadow.color))"
  }

  /// A blur of what lies behind, or nil for none.
  static func backdropFilter(_ blur: BackgroundBlur) -> String? {
    let blur = blur.limited
    guard blur.radius > 0 else { return nil }
    return "blur(\(length(blur.radius)))"
      + (blur.saturation == 1 ? "" : " saturate(\(number(blur.saturation)))")
  }

  /// A matrix with enough digits that a far corner does not move visibly.
  static func matrix(_ matrix: CGAffineTransform) -> String {
    let entries = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    guard entries.allSatisfy({ $0.isFinite && abs($0) < 1e7 }) else { return "scale(0)" }
    return "matrix(\(entries.map { "\(($0 * 1e6).rounded() / 1e6)" }.joined(separator: ",")))"
  }

  /// A layer's `border-radius`, or nil for square corners.
  static func radius(_ layer: LayerProperties) -> String? {
    let corners = layer.corners
    guard corners.radius.isFinite, corners.radius > 0, !corners.mask.isEmpty else { return nil }
    if corners.mask == .all { return length(corners.radius) }
    let limited = length(min(corners.radius, layer.frame.width / 2, layer.frame.height / 2))
    let order: [Corners.Mask] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    return order.map { corners.mask.contains($0) ? limited : "0" }.joined(separator: " ")
  }

  private static func display(_ layer: LayerProperties) -> Entry {
    ("display", layer.isHidden || !isDrawable(layer.frame) ? "none" : nil)
  }

  static func origin(_ anchor: CGPoint) -> String {
    "\(number(anchor.x * 100))% \(number(anchor.y * 100))%"
  }

  static func opacity(_ value: Double) -> String { number(value.isNaN ? 1 : min(max(value, 0), 1)) }

  static func number(_ value: CGFloat) -> String { JSONWriter.decimal(value) }
}
