/// How constraints see a picture: a symbol has the baseline of the text that it stands beside, another picture stands on
/// its lower edge.
extension UIImageView: BaselineProviding {
  var baselineFont: UIFont? { shownImage?.symbolFont }

  func baseline(ofLastLine isLast: Bool, width: CGFloat?) -> LayoutBaseline? {
    guard let font = shownImage?.symbolFont else { return .bottom }
    let half = (font.capHeight / 2).roundedToPixel(
      .toNearestOrAwayFromZero, scale: traitCollection.displayScale)
    return LayoutBaseline(shareOfHeight: 0.5, offset: half)
  }
}
