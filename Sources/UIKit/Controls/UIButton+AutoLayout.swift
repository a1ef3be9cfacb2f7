/// How constraints see a button: with the baselines of its title.
extension UIButton: BaselineProviding {
  var baselineFont: UIFont { titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize) }

  func baseline(ofLastLine isLast: Bool, width: CGFloat?) -> LayoutBaseline {
    guard let label = titleLabel, label.text?.isEmpty == false else { return .bottom }
    var baseline = label.baseline(ofLastLine: isLast, width: width)
    switch contentVerticalAlignment {
    case .center, .fill:
      baseline.offset += (contentEdgeInsets.top - contentEdgeInsets.bottom) / 2
    case .top:
      baseline = LayoutBaseline(
        offset: baseline.offset + label.intrinsicContentSize.height / 2 + contentEdgeInsets.top)
    case .bottom:
      baseline = LayoutBaseline(
        shareOfHeight: 1,
        offset: baseline.offset - label.intrinsicContentSize.height / 2 - contentEdgeInsets.bottom)
    }
    return baseline
  }
}
