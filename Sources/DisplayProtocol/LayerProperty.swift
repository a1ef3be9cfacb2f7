// Each property of a layer in the scene is declared in this file, and nowhere else below the displays: its
// field and default, its case, its declaration, and its part in the three switches, which the compiler
// demands. docs/extending.md goes through an example.

/// Everything a display needs to draw one layer, without its children. Lengths are points.
///
/// A layer draws, from the back: its shadow, what lies behind it blurred, its background, its content, its
/// children, its border.
/// Children lie in the layer's own space, shifted by `contentOffset`; the transform applies about
/// `anchor`, a point in fractions of the layer's size.
public struct LayerProperties: Hashable, Sendable {
  /// Position and size in the parent's space, before the transform.
  public var frame: CGRect = .zero
  /// The point of the layer's own space that lies at its top left (UIKit's `bounds.origin`).
  public var contentOffset: CGPoint = .zero
  /// Applied to the layer and its children about the anchor.
  public var transform = LayerTransform()
  /// Whether the layer and its children are left out.
  public var isHidden = false
  /// Opacity of the layer and its children as one group, 0…1.
  public var opacity: Double = 1
  /// The blur of what lies behind the layer's box, under its background; none by default.
  public var backgroundBlur = BackgroundBlur()
  /// The color behind the content.
  public var backgroundColor: CGColor?
  /// The rounded corners and their radii.
  public var corners = Corners()
  /// A line inside the edges, above content and children.
  public var border = Border()
  /// The shadow, or none.
  @Boxed public var shadow: Shadow?
  /// Whether content and children are cut at the (rounded) edges.
  public var masksToBounds = false
  /// The content that the layer shows on its background.
  public var content: LayerContent = .none
  /// The filter with which a picture in the layer is drawn larger than its pixels; `linear` by default.
  public var magnificationFilter = LayerImage.Filter.linear
  /// The semantics of the layer; nil for a layer that stands for nothing by itself.
  @Boxed public var semantics: Semantics?
  /// The scrolling behavior of the content; nil for content that does not scroll, or that only the app
  /// scrolls.
  @Boxed public var scroll: LayerScroll?
  /// The opacity of the scroll indicators, 0…1.
  public var indicatorOpacity: Double = 0
  /// The text in the layer that can be edited; nil where none can.
  @Boxed public var editor: TextEditor?
  /// The child whose opacity cuts the layer and all in it, and that is not drawn itself; nil for none.
  /// Pointers find the layer where it is cut off, too.
  public var mask: LayerID?

  /// The shadow where all that the layer shows throws it: it has neither a shape of its own nor a background.
  public var shadowOfContent: Shadow? {
    guard let shadow, shadow.path == nil, (backgroundColor?.alpha ?? 0) <= 0,
      backgroundBlur.limited.radius <= 0
    else { return nil }
    return shadow
  }

  /// A plain, empty, invisible layer.
  public init() {}
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
  case magnificationFilter(LayerImage.Filter)
}

extension PropertyDeclaration {
  static let frame = PropertyDeclaration(
    "frame", \.frame, LayerProperty.frame, { if case .frame(let value) = $0 { value } else { nil } },
    changesExtent: true, mix: mix,
    sum: PropertySum(difference: CGRect.difference, zero: { _ in .zero }, add: CGRect.sum))
  static let contentOffset = PropertyDeclaration(
    "contentOffset", \.contentOffset, LayerProperty.contentOffset,
    { if case .contentOffset(let value) = $0 { value } else { nil } }, changesExtent: true, mix: mix,
    sum: PropertySum(
      difference: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }, zero: { _ in .zero },
      add: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }))
  static let transform = PropertyDeclaration(
    "transform", \.transform, LayerProperty.transform,
    { if case .transform(let value) = $0 { value } else { nil } }, changesExtent: true,
    mix: LayerTransform.mixed, sum: LayerTransform.sum)
  static let isHidden = PropertyDeclaration(
    "isHidden", \.isHidden, LayerProperty.isHidden,
    { if case .isHidden(let value) = $0 { value } else { nil } }, changesExtent: true)
  static let opacity = PropertyDeclaration(
    "opacity", \.opacity, LayerProperty.opacity,
    { if case .opacity(let value) = $0 { value } else { nil } }, changesExtent: true, mix: mix,
    limit: { min(max($0, 0), 1) },
    sum: PropertySum(difference: { $0 - $1 }, zero: { _ in 0 }, add: { $0 + $1 }))
  static let backgroundBlur = PropertyDeclaration(
    "backgroundBlur", \.backgroundBlur, LayerProperty.backgroundBlur,
    { if case .backgroundBlur(let value) = $0 { value } else { nil } },
    mix: { start, end, progress in
      BackgroundBlur(
        radius: mix(start.radius, end.radius, progress),
        saturation: mix(start.saturation, end.saturation, progress))
    }, limit: { $0.limited })
  // A layer without a background throws another shadow.
  static let backgroundColor = PropertyDeclaration(
    "backgroundColor", \.backgroundColor, LayerProperty.backgroundColor,
    { if case .backgroundColor(let value) = $0 { .some(value) } else { nil } }, changesExtent: true,
    mix: { ($0 ?? .clear).interpolated(to: $1 ?? .clear, progress: $2) })
  static let corners = PropertyDeclaration(
    "corners", \.corners, LayerProperty.corners,
    { if case .corners(let value) = $0 { value } else { nil } },
    mix: { Corners(radius: mix($0.radius, $1.radius, $2), mask: $1.mask) },
    limit: { Corners(radius: max(0, $0.radius), mask: $0.mask) },
    sum: PropertySum(
      difference: {
        $0.mask == $1.mask ? Corners(radius: $0.radius - $1.radius, mask: $1.mask) : nil
      }, zero: { Corners(radius: 0, mask: $0.mask) },
      add: { Corners(radius: $0.radius + $1.radius, mask: $0.mask) }))
  static let border = PropertyDeclaration(
    "border", \.border, LayerProperty.border,
    { if case .border(let value) = $0 { value } else { nil } },
    mix: { start, end, progress in
      Border(
        width: mix(start.width, end.width, progress),
        color: start.color.interpolated(to: end.color, progress: progress))
    }, limit: { Border(width: max(0, $0.width), color: $0.color) })
  static let shadow = PropertyDeclaration(
    "shadow", \.shadow, LayerProperty.shadow,
    { if case .shadow(let value) = $0 { .some(value) } else { nil } }, changesExtent: true,
    mix: Shadow.mixed)
  static let masksToBounds = PropertyDeclaration(
    "masksToBounds", \.masksToBounds, LayerProperty.masksToBounds,
    { if case .masksToBounds(let value) = $0 { value } else { nil } }, changesExtent: true)
  static let content = PropertyDeclaration(
    "content", \.content, LayerProperty.content,
    { if case .content(let value) = $0 { value } else { nil } }, changesExtent: true,
    mix: LayerContent.mixed)
  static let semantics = PropertyDeclaration(
    "semantics", \.semantics, LayerProperty.semantics,
    { if case .semantics(let value) = $0 { .some(value) } else { nil } })
  static let scroll = PropertyDeclaration(
    "scroll", \.scroll, LayerProperty.scroll,
    { if case .scroll(let value) = $0 { .some(value) } else { nil } })
  static let indicatorOpacity = PropertyDeclaration(
    "indicatorOpacity", \.indicatorOpacity, LayerProperty.indicatorOpacity,
    { if case .indicatorOpacity(let value) = $0 { value } else { nil } }, mix: mix,
    limit: { min(max($0, 0), 1) })
  static let editor = PropertyDeclaration(
    "editor", \.editor, LayerProperty.editor,
    { if case .editor(let value) = $0 { .some(value) } else { nil } })
  static let mask = PropertyDeclaration(
    "mask", \.mask, LayerProperty.mask, { if case .mask(let value) = $0 { .some(value) } else { nil } })
  static let magnificationFilter = PropertyDeclaration(
    "magnificationFilter", \.magnificationFilter, LayerProperty.magnificationFilter,
    { if case .magnificationFilter(let value) = $0 { value } else { nil } })
}

extension LayerProperty {
  /// The declaration of the property, whatever its value.
  var declaration: PropertyDeclaration {
    switch self {
    case .frame: .frame
    case .contentOffset: .contentOffset
    case .transform: .transform
    case .isHidden: .isHidden
    case .opacity: .opacity
    case .backgroundBlur: .backgroundBlur
    case .backgroundColor: .backgroundColor
    case .corners: .corners
    case .border: .border
    case .shadow: .shadow
    case .masksToBounds: .masksToBounds
    case .content: .content
    case .semantics: .semantics
    case .scroll: .scroll
    case .indicatorOpacity: .indicatorOpacity
    case .editor: .editor
    case .mask: .mask
    case .magnificationFilter: .magnificationFilter
    }
  }
}

extension LayerProperties {
  /// Changes one property.
  public mutating func set(_ property: LayerProperty) {
    switch property {
    case .frame(let value): frame = value
    case .contentOffset(let value): contentOffset = value
    case .transform(let value): transform = value
    case .isHidden(let value): isHidden = value
    case .opacity(let value): opacity = value
    case .backgroundBlur(let value): backgroundBlur = value
    case .backgroundColor(let value): backgroundColor = value
    case .corners(let value): corners = value
    case .border(let value): border = value
    case .shadow(let value): shadow = value
    case .masksToBounds(let value): masksToBounds = value
    case .content(let value): content = value
    case .semantics(let value): semantics = value
    case .scroll(let value): scroll = value
    case .indicatorOpacity(let value): indicatorOpacity = value
    case .editor(let value): editor = value
    case .mask(let value): mask = value
    case .magnificationFilter(let value): magnificationFilter = value
    }
  }

  /// The properties to set so that `old` becomes this, in the order of the fields.
  public func differences(from old: LayerProperties) -> [LayerProperty] {
    var changes: [LayerProperty] = []
    if frame != old.frame { changes.append(.frame(frame)) }
    if contentOffset != old.contentOffset { changes.append(.contentOffset(contentOffset)) }
    if transform != old.transform { changes.append(.transform(transform)) }
    if isHidden != old.isHidden { changes.append(.isHidden(isHidden)) }
    if opacity != old.opacity { changes.append(.opacity(opacity)) }
    if backgroundBlur != old.backgroundBlur { changes.append(.backgroundBlur(backgroundBlur)) }
    if backgroundColor != old.backgroundColor { changes.append(.backgroundColor(backgroundColor)) }
    if corners != old.corners { changes.append(.corners(corners)) }
    if border != old.border { changes.append(.border(border)) }
    if shadow != old.shadow { changes.append(.shadow(shadow)) }
    if masksToBounds != old.masksToBounds { changes.append(.masksToBounds(masksToBounds)) }
    if content != old.content { changes.append(.content(content)) }
    if semantics != old.semantics { changes.append(.semantics(semantics)) }
    if scroll != old.scroll { changes.append(.scroll(scroll)) }
    if indicatorOpacity != old.indicatorOpacity { changes.append(.indicatorOpacity(indicatorOpacity)) }
    if editor != old.editor { changes.append(.editor(editor)) }
    if mask != old.mask { changes.append(.mask(mask)) }
    if magnificationFilter != old.magnificationFilter {
      changes.append(.magnificationFilter(magnificationFilter))
    }
    return changes
  }
}
