import CoreGraphics
import DisplayProtocol
import QuartzCore

extension UITextField {
  // MARK: Sizes

  /// The line's height in whole points; 22 at 17 points, as measured on iOS.
  private var lineHeight: CGFloat {
    content.font.pointSize == 17 && content.font.font.usesSystemMetrics
      ? 22 : content.font.lineHeight.rounded(.up)
  }

  /// The size that text, frame and side views require.
  var naturalSize: CGSize {
    let text = content.string.isEmpty ? shownPlaceholder : allText
    let width = Typesetter.lineWidth(text.spans, paragraph: text.paragraph)
    var size = CGSize(
      width: width.roundedToPixel(.up, scale: traitCollection.displayScale), height: lineHeight)
    switch borderStyle {
    case .none: break
    case .line:
      size.width += 4
      size.height += 4
    case .bezel:
      size.width += 14
      size.height += 7
    case .roundedRect:
      size.width += 28
      size.height = max(34, size.height + 12)
    }
    let sides = [
      isLeftViewShown(whileEditing: isEditing) ? leftView : nil,
      isRightViewShown(whileEditing: isEditing) ? rightView : nil,
    ]
    for side in sides.compactMap({ $0?.sideSize }) {
      size.width += side.width
      size.height = max(size.height, side.height)
    }
    return size
  }

  // MARK: Places

  /// The inset of the text from the edges of the frame, to the left and right.
  private var frameInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  /// A rectangle along an edge, in the middle of the height.
  func edgeRect(of size: CGSize, inset: CGFloat, isLeading: Bool, in bounds: CGRect) -> CGRect {
    let isLeft = isLeading == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let y =
      bounds.minY
      + ((bounds.height - size.height) / 2).roundedToPixel(.down, scale: traitCollection.displayScale)
    return CGRect(
      x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width, y: y, width: size.width,
      height: size.height)
  }

  private func isLeftViewShown(whileEditing isEditing: Bool) -> Bool {
    leftView != nil && leftViewMode.isShown(whileEditing: isEditing)
  }

  private func isRightViewShown(whileEditing isEditing: Bool) -> Bool {
    rightView != nil && rightViewMode.isShown(whileEditing: isEditing)
  }

  /// Whether there is a button that empties the field.
  private func isClearButtonShown(whileEditing isEditing: Bool) -> Bool {
    clearButtonMode.isShown(whileEditing: isEditing) && !content.string.isEmpty && isEnabled
      && !isRightViewShown(whileEditing: isEditing)
  }

  /// Returns the rectangle that the frame and the side views leave for the text.
  func contentRect(forBounds bounds: CGRect, isEditing: Bool) -> CGRect {
    // Not by insetting, which makes the null rectangle of bounds that are narrower than both insets.
    var rect = bounds
    rect.origin.x += frameInset
    rect.size.width -= 2 * frameInset
    var taken: [CGRect] = []
    if isLeftViewShown(whileEditing: isEditing) { taken.append(leftViewRect(forBounds: bounds)) }
    if isRightViewShown(whileEditing: isEditing) { taken.append(rightViewRect(forBounds: bounds)) }
    // The room for the button stays while the field is empty, so that typing does not move the text.
    if clearButtonMode.isShown(whileEditing: isEditing), !isRightViewShown(whileEditing: isEditing) {
      taken.append(clearButtonRect(forBounds: bounds).insetBy(dx: -4, dy: 0))
    }
    for part in taken {
      if part.midX < bounds.midX {
        let end = max(rect.minX, part.maxX)
        rect = CGRect(x: end, y: rect.minY, width: rect.maxX - end, height: rect.height)
      } else {
        rect.size.width = min(rect.maxX, part.minX) - rect.minX
      }
    }
    // Of an infinite size nothing may be left that is a number.
    rect.size.width = .maximum(rect.width, 0)
    rect.size.height = .maximum(rect.height, 0)
    return rect
  }

  /// Returns the y position of a line's top in a height.
  func lineTop(ofHeight lineHeight: CGFloat, in height: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    let slack = height - lineHeight.roundedToPixel(.up, scale: scale)
    switch contentVerticalAlignment {
    case .top: return 0
    case .bottom: return slack
    default: return (slack / 2).roundedToPixel(.down, scale: scale)
    }
  }

  /// Puts everything where it belongs.
  func layoutParts() {
    let isEditing = isEditing
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    // What is laid out anew in another size is edited in another place, too.
    if parts.canvas.bounds.size != rect.size { editing.setNeedsUpdate() }
    parts.canvas.frame = rect
    layoutFrame()
    parts.show(isEnabled ? background : disabledBackground ?? background, in: bounds, of: self)
    place(leftView, isShown: isLeftViewShown(whileEditing: isEditing), in: leftViewRect(forBounds: bounds))
    place(rightView, isShown: isRightViewShown(whileEditing: isEditing), in: rightViewRect(forBounds: bounds))
    if isClearButtonShown(whileEditing: isEditing) {
      parts.clearButton(for: self).frame = clearButtonRect(forBounds: bounds)
    } else {
      parts.removeClearButton()
    }
  }

  private func place(_ view: UIView?, isShown: Bool, in rect: @autoclosure () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = rect()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  private func layoutFrame() {
    let frame = parts.frame
    let traits = traitCollection
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
    frame.isHidden = borderStyle == .none
    frame.frame = borderRect(forBounds: bounds)
    frame.borderWidth =
      borderStyle == .none ? 0 : borderStyle == .roundedRect ? 1 / max(traits.displayScale, 1) : 1
    frame.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    switch borderStyle {
    case .none: break
    case .line: frame.borderColor = color(.label)
    case .bezel: frame.borderColor = color(.systemGray)
    case .roundedRect: frame.borderColor = color(.systemGray3)
    }
    let fill: UIColor? = borderStyle == .roundedRect ? backgroundColor ?? .systemBackground : nil
    frame.backgroundColor = fill.map { isEnabled ? color($0) : color(.secondarySystemBackground) }
  }

  // MARK: Text to show

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The text as it shows, all of it.
  var allText: RichText {
    traitCollection.withTraitsCurrent {
      content.richText(isRightToLeft: isRightToLeft, mask: isSecureTextEntry ? "•" : nil)
    }
  }

  /// The text as it shows in a width.
  func shownText(in width: CGFloat) -> RichText {
    var text = allText
    text.changeParagraphs { $0.lineBreakMode = .byTruncatingTail }
    guard adjustsFontSizeToFitWidth, !isEditing else { return text }
    return text.shrunk(toWidth: width, least: min(minimumFontSize / max(content.font.pointSize, 1), 1))
  }

  /// The placeholder as it shows.
  var shownPlaceholder: RichText {
    traitCollection.withTraitsCurrent {
      var attributes = content.attributes
      attributes[.foregroundColor] = placeholderColor
      var text =
        ownPlaceholder.map { RichText($0, defaults: attributes) } ?? RichText("", attributes: attributes)
      text.changeParagraphs { $0.lineBreakMode = .byTruncatingTail }
      return text.directed(isRightToLeft: isRightToLeft).trackedUniformly
    }
  }

  /// Returns the content of the canvas: the text, or the placeholder while there is none.
  func makeCanvasContent() -> LayerContent {
    parts.record {
      traitCollection.performAsCurrent {
        if content.string.isEmpty {
          let origin = parts.canvas.frame.origin
          drawPlaceholder(in: placeholderRect(forBounds: bounds).offsetBy(dx: -origin.x, dy: -origin.y))
        } else {
          drawText(in: parts.canvas.bounds)
        }
      }
    }
  }
}

extension UITextField: BaselineProviding {
  var baselineFont: UIFont? { content.font }

  func baseline(ofLastLine isLast: Bool, width: CGFloat?) -> LayoutBaseline? {
    let scale = traitCollection.displayScale
    let height = content.font.lineHeight.roundedToPixel(.up, scale: scale)
    let depth = content.font.ascender.roundedToPixel(.toNearestOrAwayFromZero, scale: scale)
    switch contentVerticalAlignment {
    case .top: return LayoutBaseline(offset: depth)
    case .bottom: return LayoutBaseline(shareOfHeight: 1, offset: depth - height)
    default: return .centered(height: height, depth: depth)
    }
  }
}

extension UIView {
  /// The size that a view beside a field's text has: its own, or the one that fits where it has none.
  var sideSize: CGSize { bounds.isEmpty ? sizeThatFits(bounds.size) : bounds.size }
}
