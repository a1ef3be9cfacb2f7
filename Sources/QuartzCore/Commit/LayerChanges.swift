import DisplayProtocol

/// Which of a layer's properties changed since the last commit.
struct LayerChanges: OptionSet {
  let rawValue: UInt32
  static let frame = LayerChanges(rawValue: 1 << 0)
  static let contentOffset = LayerChanges(rawValue: 1 << 1)
  static let transform = LayerChanges(rawValue: 1 << 2)
  static let isHidden = LayerChanges(rawValue: 1 << 3)
  static let opacity = LayerChanges(rawValue: 1 << 4)
  static let backgroundColor = LayerChanges(rawValue: 1 << 5)
  static let corners = LayerChanges(rawValue: 1 << 6)
  static let border = LayerChanges(rawValue: 1 << 7)
  static let shadow = LayerChanges(rawValue: 1 << 8)
  static let masksToBounds = LayerChanges(rawValue: 1 << 9)
  static let content = LayerChanges(rawValue: 1 << 10)
  static let semantics = LayerChanges(rawValue: 1 << 11)
  static let scroll = LayerChanges(rawValue: 1 << 12)
  static let indicatorOpacity = LayerChanges(rawValue: 1 << 13)
  static let editor = LayerChanges(rawValue: 1 << 14)
  static let backgroundBlur = LayerChanges(rawValue: 1 << 15)
  static let mask = LayerChanges(rawValue: 1 << 16)
  static let sublayers = LayerChanges(rawValue: 1 << 17)

  /// All that ``LayerProperty`` has a case for.
  static let properties = LayerChanges(rawValue: sublayers.rawValue - 1)

  /// Those of the layer itself, without its content and meaning.
  static let looks = properties.subtracting([.content, .semantics, .editor, .scroll, .mask])

  /// The changes that both sets have, one by one.
  func single(in other: LayerChanges) -> [LayerChanges] {
    var list: [LayerChanges] = []
    var rest = intersection(other).rawValue
    while rest != 0 {
      let bit = rest & (~rest &+ 1)
      list.append(LayerChanges(rawValue: bit))
      rest &= ~bit
    }
    return list
  }
}

extension CALayer {
  /// The changed properties with their present values.
  func properties(_ changes: LayerChanges) -> [LayerProperty] {
    var list: [LayerProperty] = []
    if changes.contains(.frame) {
      let origin = CGPoint(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
      list.append(.frame(CGRect(origin: origin, size: bounds.size)))
    }
    if changes.contains(.contentOffset) { list.append(.contentOffset(bounds.origin)) }
    if changes.contains(.transform) {
      list.append(.transform(LayerTransform(matrix: affineTransform(), anchor: anchorPoint)))
    }
    if changes.contains(.isHidden) { list.append(.isHidden(isHidden)) }
    if changes.contains(.opacity) { list.append(.opacity(Double(opacity))) }
    if changes.contains(.backgroundBlur) { list.append(.backgroundBlur(backgroundBlur.limited)) }
    if changes.contains(.backgroundColor) { list.append(.backgroundColor(backgroundColor)) }
    if changes.contains(.corners) {
      list.append(
        .corners(Corners(radius: cornerRadius, mask: Corners.Mask(rawValue: maskedCorners.rawValue))))
    }
    if changes.contains(.border) {
      list.append(.border(Border(width: borderWidth, color: borderColor ?? .clear)))
    }
    if changes.contains(.shadow) { list.append(.shadow(shadow)) }
    if changes.contains(.masksToBounds) { list.append(.masksToBounds(masksToBounds)) }
    if changes.contains(.content) { list.append(.content(content)) }
    if changes.contains(.semantics) { list.append(.semantics(layerOwner?.semantics)) }
    if changes.contains(.scroll) { list.append(.scroll(scroll)) }
    if changes.contains(.indicatorOpacity) { list.append(.indicatorOpacity(indicatorOpacity)) }
    if changes.contains(.editor) { list.append(.editor(editing?.editor)) }
    if changes.contains(.mask) { list.append(.mask(maskLayer?.id)) }
    return list
  }

  /// Those of the layer itself that may move, what its class shows among them.
  var movingLooks: LayerChanges { ownContent == nil ? .looks : LayerChanges.looks.union(.content) }

  /// The properties in which the layer differs from one that was just made.
  func allProperties() -> [LayerProperty] {
    properties(unusual).filter { property in
      switch property {
      case .frame(.zero), .content(.none), .semantics(nil), .editor(nil): false
      default: true
      }
    }
  }

  /// The properties that may differ from those of a layer that was just made.
  private var unusual: LayerChanges {
    var changes: LayerChanges = [.frame, .content, .semantics]
    if bounds.origin != .zero { changes.insert(.contentOffset) }
    if anchorPoint != CGPoint(x: 0.5, y: 0.5) || !affineTransform().isIdentity { changes.insert(.transform) }
    if isHidden { changes.insert(.isHidden) }
    if opacity != 1 { changes.insert(.opacity) }
    if backgroundBlur.limited != BackgroundBlur() { changes.insert(.backgroundBlur) }
    if backgroundColor != nil { changes.insert(.backgroundColor) }
    if cornerRadius != 0 || maskedCorners != .all { changes.insert(.corners) }
    if borderWidth != 0 || borderColor != .black { changes.insert(.border) }
    if shadow != nil { changes.insert(.shadow) }
    if masksToBounds { changes.insert(.masksToBounds) }
    if scroll != nil { changes.insert(.scroll) }
    if indicatorOpacity != 0 { changes.insert(.indicatorOpacity) }
    if editing != nil { changes.insert(.editor) }
    if maskLayer != nil { changes.insert(.mask) }
    return changes
  }

  private var shadow: Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowColor, color.alpha > 0 else { return nil }
    return Shadow(
      color: color.copy(alpha: color.alpha * CGFloat(min(shadowOpacity, 1)))!, offset: shadowOffset,
      radius: max(shadowRadius, 0), path: shadowPath)
  }

  /// The present content of the layer.
  var content: LayerContent {
    if let ownContent { return ownContent }
    if case .image(let image) = displayContent { return shownPart(of: image) }
    if displayContent != .none { return displayContent }
    guard let image = contents as? CGImage else { return .none }
    let scale = contentsScale > 0 ? contentsScale : 1
    // Where only a part shows, the part is what is placed.
    let size = CGSize(
      width: CGFloat(image.width) / scale * contentsRect.width,
      height: CGFloat(image.height) / scale * contentsRect.height)
    let fills = contentsGravity == .resize
    return shownPart(
      of: LayerImage(
        image: image, rect: contentsGravity.place(size, in: bounds), scale: scale,
        fractions: fills && bounds.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : nil))
  }
}
