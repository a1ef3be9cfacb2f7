import DisplayProtocol

/// The appearance that app code gives to few layers, in an object of its own: it is more than half of what a
/// layer holds.
@MainActor final class UncommonAppearance {
  /// That of a plain layer, which is only read.
  static let plain = UncommonAppearance()

  var transform = CATransform3DIdentity
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contentsRect = CALayer.wholeContents
  var contentsCenter = CALayer.wholeContents
}

extension CALayer {
  /// The appearance that few layers have, to be read.
  var appearance: UncommonAppearance { uncommonAppearance ?? .plain }

  /// The appearance that few layers have, to be written; made where there is none yet.
  func ensureAppearance() -> UncommonAppearance {
    if let uncommonAppearance { return uncommonAppearance }
    let made = UncommonAppearance()
    uncommonAppearance = made
    return made
  }

  /// Announces that the shadow is set, and is to be committed where it differs. Returns whether it does.
  func changeShadow(_ differs: Bool) -> Bool {
    willChange(.shadow)
    if differs { setNeedsCommit(.shadow) }
    return differs
  }

  /// Announces that the contents are to be committed where they differ. Returns whether they do.
  func changeContents(_ differs: Bool) -> Bool {
    if differs { setNeedsCommit(.content) }
    return differs
  }
}
