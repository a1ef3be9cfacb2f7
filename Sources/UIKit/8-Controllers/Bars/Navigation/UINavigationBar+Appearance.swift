import QuartzCore

/// The selection of the appearances to show.
extension UINavigationBar: AppearanceFollower {
  func appearanceDidChange() {
    updateBackground()
    contentsDidChange()
  }

  /// The appearances for an item: its own, else the bar's.
  private func appearances(for item: UINavigationItem?) -> (
    standard: UINavigationBarAppearance, atEdge: UINavigationBarAppearance?
  ) {
    let standard = item?.standardAppearance ?? standardAppearance
    let atEdge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
    guard isLow else { return (standard, atEdge) }
    return (
      item?.compactAppearance ?? compactAppearance ?? standard,
      item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance ?? atEdge
    )
  }

  /// The attributes of titles: what the bar's own properties say goes over the appearance.
  func titleAppearance(for item: UINavigationItem) -> UINavigationBarAppearance {
    let appearances = appearances(for: item)
    let base = coverage < 0.5 ? appearances.atEdge ?? appearances.standard : appearances.standard
    guard titleTextAttributes != nil || largeTitleTextAttributes != nil else { return base }
    let mixed = UINavigationBarAppearance(barAppearance: base)
    if let titleTextAttributes { mixed.titleTextAttributes = titleTextAttributes }
    if let largeTitleTextAttributes { mixed.largeTitleTextAttributes = largeTitleTextAttributes }
    return mixed
  }

  func updateBackground() {
    showBackground(for: topItem)
  }

  /// Shows the background that an item requests.
  func showBackground(for item: UINavigationItem?) {
    let appearances = appearances(for: item)
    var backgrounds = BarBackground.Appearances.appearances(
      appearances.standard, atEdge: appearances.atEdge, style: barStyle, tint: barTintColor,
      isTranslucent: isTranslucent)
    let image = backgroundImages[isLow ? .compact : .default] ?? backgroundImages[.default]
    for path in [\BarBackground.Appearances.standard, \.atEdge] {
      if let image {
        // Apps set a picture of no size for no background at all.
        backgrounds[keyPath: path] = BarBackdrop.Appearance(
          image: image.size == .zero ? nil : image, lineColor: backgrounds.standard.lineColor)
      }
      if let shadowImage {
        backgrounds[keyPath: path].lineImage = shadowImage.size == .zero ? nil : shadowImage
        backgrounds[keyPath: path].lineColor = nil
      }
    }
    background.show(backgrounds)
  }
}
