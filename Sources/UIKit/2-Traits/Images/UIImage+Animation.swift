import CoreGraphics

extension UIImage {
  /// Returns a duration of so many pictures as it is meant: one that is none is a thirtieth of a second a
  /// picture.
  static func animationDuration(_ duration: TimeInterval, of count: Int) -> TimeInterval {
    duration > 0 && duration.isFinite ? duration : Double(count) / 30
  }

  /// Makes a picture of several that are shown one after another, all in so many seconds, again and again;
  /// nil without pictures. A duration of 0 shows each for a thirtieth of a second. Image views run it by
  /// themselves; everywhere else the first picture shows. As UIKit's.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var parts = first.parts
    parts.frames = images
    parts.duration = UIImage.animationDuration(duration, of: images.count)
    return UIImage(parts: parts)
  }

  /// Makes an animated picture of those that are called `name` with 0, 1, 2 and so on behind it, up to 1024;
  /// nil when there is none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1_024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The pictures that an animated one shows one after another; nil for one that stands still.
  public var images: [UIImage]? { parts.frames }

  /// The time that an animated image takes to show all of ``images`` once, in seconds; 0 for a static image.
  public var duration: TimeInterval { parts.duration }
}
