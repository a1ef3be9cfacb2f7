import CoreGraphics

extension UIImage {
  /// Makes a picture of several that are shown one after another, all in so many seconds, again and again; nil without
  /// pictures. A duration of 0 shows each for a thirtieth of a second. Image views run it by themselves; everywhere
  /// else the first picture shows. As UIKit's.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var parts = first.parts
    parts.frames = images
    parts.duration = ImageAnimation.duration(duration, of: images.count)
    return UIImage(parts: parts)
  }

  /// Makes an animated picture of those that are called `name` with 0, 1, 2 and so on behind it, up to 1024; nil when
  /// there is none.
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

  /// How long an animated picture takes to show all of ``images`` once, in seconds; 0 for one that stands still.
  public var duration: TimeInterval { parts.duration }
}
