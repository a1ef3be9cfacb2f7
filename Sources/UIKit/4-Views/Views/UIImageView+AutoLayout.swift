/// The layout of an image under constraints: a symbol has the baseline of the text beside it, another image
/// stands on its bottom edge.
extension UIImageView: BaselineProviding {
  var baselineFont: UIFont? { shownImage?.symbolFont }

  func baseline(ofLastLine isLast: Bool, width: CGFloat?) -> LayoutBaseline? {
    guard let font = shownImage?.symbolFont else { return .bottom }
    let half = (font.capHeight / 2).roundedToPixel(
      .toNearestOrAwayFromZero, scale: traitCollection.displayScale)
    return LayoutBaseline(shareOfHeight: 0.5, offset: half)
  }
}
