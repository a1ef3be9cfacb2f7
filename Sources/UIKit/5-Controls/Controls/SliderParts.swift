import QuartzCore

/// The parts of a slider: two tracks, a thumb, and an image at either end.
@MainActor final class SliderParts {
  private let least = UIImageView()
  private let greatest = UIImageView()
  private let thumb = UIImageView()
  private let leastImage = UIImageView()
  private let greatestImage = UIImageView()

  /// Adds the parts to a slider.
  func join(_ slider: UISlider) {
    for part in [greatest, least, thumb, leastImage, greatestImage] {
      part.becomeDecoration()
      slider.addSubview(part)
    }
  }

  /// Sets the appearance of the parts.
  func show(_ slider: UISlider) {
    let metrics = Metrics.current.slider
    for (track, image, color) in [
      (least, slider.currentMinimumTrackImage, slider.minimumTrackTintColor ?? slider.tintColor!),
      (greatest, slider.currentMaximumTrackImage, slider.maximumTrackTintColor ?? .systemFill),
    ] {
      track.image = image
      track.backgroundColor = image == nil ? color : nil
      track.layer.cornerRadius = image == nil ? metrics.trackHeight / 2 : 0
    }
    thumb.image = slider.currentThumbImage
    let isOwn = slider.currentThumbImage == nil
    thumb.backgroundColor = isOwn ? slider.thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = isOwn ? metrics.thumb / 2 : 0
    thumb.layer.borderWidth = isOwn ? metrics.rimWidth : 0
    thumb.layer.borderColor = CGColor(gray: 0, alpha: metrics.rimAlpha)
    if isOwn { thumb.cast(metrics.shadow) } else { thumb.layer.shadowOpacity = 0 }
    leastImage.image = slider.minimumValueImage
    greatestImage.image = slider.maximumValueImage
  }

  /// Places the parts. The tracks meet below the thumb's middle.
  func place(_ slider: UISlider, track: CGRect, thumb thumbRect: CGRect) {
    let readsFromLeft = slider.readsFromLeft
    let meeting = min(max(thumbRect.midX, track.minX), track.maxX)
    let left = CGRect(x: track.minX, y: track.minY, width: meeting - track.minX, height: track.height)
    let hasImages = least.image != nil || greatest.image != nil
    least.frame =
      readsFromLeft
      ? left : CGRect(x: meeting, y: track.minY, width: track.maxX - meeting, height: track.height)
    // The other track lies behind the whole, so that no gap shows at a round end.
    greatest.frame =
      hasImages
      ? (readsFromLeft
        ? CGRect(x: meeting, y: track.minY, width: track.maxX - meeting, height: track.height) : left)
      : track
    thumb.frame = thumbRect
    leastImage.frame = slider.minimumValueImageRect(forBounds: slider.bounds)
    greatestImage.frame = slider.maximumValueImageRect(forBounds: slider.bounds)
  }
}
