import DisplayProtocol

/// The properties of a layer that changed since the last commit.
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
  static let magnificationFilter = LayerChanges(rawValue: 1 << 17)
  static let sublayers = LayerChanges(rawValue: 1 << 18)

  /// Those that few layers have, and their values among the others: they are kept apart
  /// (``UncommonProperties``), so that plain layers stay small.
  static let uncommonValues: [(change: LayerChanges, value: @Sendable (LayerProperties) -> LayerProperty)] = [
    (.backgroundBlur, { .backgroundBlur($0.backgroundBlur.limited) }),
    (.scroll, { .scroll($0.scroll) }),
    (.indicatorOpacity, { .indicatorOpacity($0.indicatorOpacity) }),
    (.magnificationFilter, { .magnificationFilter($0.magnificationFilter) }),
  ]
  static let uncommon = LayerChanges(uncommonValues.map(\.change))

  /// Those that can move.
  static let animatable: LayerChanges = [
    .frame, .contentOffset, .transform, .opacity, .backgroundColor, .corners, .border, .shadow,
    .indicatorOpacity, .backgroundBlur, .content,
  ]

  /// All that ``LayerProperty`` has a case for.
  static let properties = LayerChanges(rawValue: sublayers.rawValue - 1)

  /// Those of the layer itself, without its content and meaning.
  static let appearance = properties.subtracting([.content, .semantics, .editor, .scroll, .mask])

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
  /// The blur of what lies behind the layer; none by default.
  package var backgroundBlur: BackgroundBlur {
    get { uncommonProperties?.values.backgroundBlur ?? BackgroundBlur() }
    set { setUncommon(.backgroundBlur(newValue), .backgroundBlur) }
  }

  /// The scrolling behavior of the layer's content, where a display may scroll it by itself.
  package var scroll: LayerScroll? {
    get { uncommonProperties?.values.scroll }
    set { setUncommon(.scroll(newValue), .scroll) }
  }

  /// The opacity of the scroll indicators, 0…1.
  package var indicatorOpacity: Double {
    get { uncommonProperties?.values.indicatorOpacity ?? 0 }
    set { setUncommon(.indicatorOpacity(newValue), .indicatorOpacity) }
  }

  /// The filter with which contents are drawn larger than their pixels: `linear`, the default and as
  /// `trilinear`, or `nearest`, which shows each pixel as a box.
  public var magnificationFilter: CALayerContentsFilter {
    get { uncommonProperties?.values.magnificationFilter == .nearest ? .nearest : .linear }
    set { setUncommon(.magnificationFilter(newValue == .nearest ? .nearest : .linear), .magnificationFilter) }
  }
}

extension CALayer {
  /// The changed properties with their present values.
  func properties(_ changes: LayerChanges) -> [LayerProperty] {
    var list: [LayerProperty] = []
    forEachProperty(changes) { list.append($0) }
    return list
  }

  /// The present value of one property.
  func property(_ change: LayerChanges) -> LayerProperty {
    var value: LayerProperty?
    forEachProperty(change) { value = $0 }
    return value!
  }

  /// Calls `body` for the changed properties with their present values.
  func forEachProperty(_ changes: LayerChanges, _ body: (LayerProperty) -> Void) {
    if changes.contains(.frame) {
      body(.frame(mirrored(CGRect(origin: untransformedOrigin, size: bounds.size))))
    }
    if changes.contains(.contentOffset) { body(.contentOffset(bounds.origin)) }
    if changes.contains(.transform) {
      let matrix = isFlipped ? shownTransform.flipped : shownTransform
      body(.transform(LayerTransform(matrix: matrix, anchor: displayedAnchorPoint)))
    }
    if changes.contains(.isHidden) { body(.isHidden(isHidden || isHiddenBackface)) }
    if changes.contains(.opacity) { body(.opacity(Double(opacity))) }
    if changes.contains(.backgroundColor) { body(.backgroundColor(backgroundColor)) }
    if changes.contains(.corners) {
      body(
        .corners(Corners(radius: cornerRadius, mask: Corners.Mask(rawValue: displayedCorners.rawValue))))
    }
    if changes.contains(.border) {
      body(.border(Border(width: borderWidth, color: borderColor ?? .clear)))
    }
    if changes.contains(.shadow) { body(.shadow(shadow)) }
    if changes.contains(.masksToBounds) { body(.masksToBounds(masksToBounds)) }
    if changes.contains(.content) { body(.content(content)) }
    if changes.contains(.semantics) { body(.semantics(layerOwner?.semantics)) }
    if changes.contains(.editor) { body(.editor(editing?.editor)) }
    if changes.contains(.mask) { body(.mask(maskLayer?.id)) }
    if !changes.isDisjoint(with: .uncommon) { uncommonValues(changes).forEach(body) }
  }

  /// Those of the layer itself that may move, what its class shows among them.
  var movingAppearance: LayerChanges {
    ownContent == nil ? .appearance : LayerChanges.appearance.union(.content)
  }

  /// Calls `body` for the properties in which the layer differs from one that was just made.
  func forEachUnusualProperty(_ body: (LayerProperty) -> Void) {
    forEachProperty(unusual) { property in
      switch property {
      case .frame(.zero), .content(.none), .semantics(nil), .editor(nil): break
      default: body(property)
      }
    }
  }

  /// The properties that may differ from those of a layer that was just made.
  private var unusual: LayerChanges {
    var changes: LayerChanges = layerOwner == nil ? [.frame, .content] : [.frame, .content, .semantics]
    if bounds.origin != .zero { changes.insert(.contentOffset) }
    if anchorPoint != CGPoint(x: 0.5, y: 0.5) || isTransformed || isProjected {
      changes.insert(.transform)
    }
    if isHidden || isHiddenBackface { changes.insert(.isHidden) }
    if opacity != 1 { changes.insert(.opacity) }
    if backgroundColor != nil { changes.insert(.backgroundColor) }
    if cornerRadius != 0 || maskedCorners != .all { changes.insert(.corners) }
    if borderWidth != 0 || borderColor != .black { changes.insert(.border) }
    if shadow != nil { changes.insert(.shadow) }
    if masksToBounds { changes.insert(.masksToBounds) }
    if editing != nil { changes.insert(.editor) }
    if maskLayer != nil { changes.insert(.mask) }
    if let uncommonProperties { changes.formUnion(uncommonProperties.changes) }
    return changes
  }

  private var shadow: Shadow? {
    guard uncommonAppearance != nil, shadowOpacity > 0, !masksToBounds, let color = shadowColor,
      color.alpha > 0
    else { return nil }
    var (offset, path) = (shadowOffset, shadowPath)
    if hasFlippedSpace {
      offset.height.negate()
      var flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
      path = path?.copy(using: &flip)
    }
    return Shadow(
      color: color.copy(alpha: color.alpha * CGFloat(min(shadowOpacity, 1)))!, offset: offset,
      radius: max(shadowRadius, 0), path: path)
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
