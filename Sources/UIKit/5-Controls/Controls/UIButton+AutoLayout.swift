import CoreGraphics

/// The titles of a configuration are higher the narrower the button is, where they may have several lines.
extension UIButton: WidthDependent {
  var heightFollowsWidth: Bool {
    guard let configuration else { return false }
    return configuration.titleLineBreakMode == .byWordWrapping
      || configuration.subtitleLineBreakMode == .byWordWrapping
  }

  func intrinsicContentSize(wrappedAt width: CGFloat) -> CGSize {
    updateContentsIfNeeded()
    return configuredSize(width: width) ?? intrinsicContentSize
  }
}

/// The representation of a button in constraints: with the baselines of its title.
extension UIButton: BaselineProviding {
  var baselineFont: UIFont? { titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize) }

  /// Returns the position of the title's first or last baseline, determined before the button is laid out;
  /// with a configuration, only the title's view can provide it.
  func baseline(ofLastLine isLast: Bool, width: CGFloat?) -> LayoutBaseline? {
    guard configuration == nil, let label = titleLabel, label.text?.isEmpty == false,
      let text = label.baseline(ofLastLine: isLast, width: width)
    else { return nil }
    let (height, insets) = (label.intrinsicContentSize.height, contentEdgeInsets)
    return switch contentVerticalAlignment {
    case .center, .fill:
      LayoutBaseline(
        shareOfHeight: text.shareOfHeight, offset: text.offset + (insets.top - insets.bottom) / 2)
    case .top: LayoutBaseline(offset: text.offset + height / 2 + insets.top)
    case .bottom: LayoutBaseline(shareOfHeight: 1, offset: text.offset - height / 2 - insets.bottom)
    }
  }
}
