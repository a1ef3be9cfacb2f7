import UIKit

extension Diffing where Value == UIImage {
  /// Compares pictures pixel by pixel, at the screen's scale.
  public static var image: Diffing { image() }

  /// Compares pictures.
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How like a pixel must be to its reference to match, 0…1: 1 for the same, 0.98
  ///     for what eyes do not distinguish.
  ///   - scale: The pixels to a point of references; nil for the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil }
    return Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { data in
        UIImage(data: data, scale: scale ?? onMainActor { UIScreen.main.scale }) ?? UIImage()
      },
      diff: { old, new in
        let comparison = ImageComparison(
          reference: old, new: new, precision: precision, perceptualPrecision: perceptualPrecision)
        guard let message = comparison.failure else { return nil }
        var files: [SnapshotAttachment] = []
        let pictures = [("reference", old), ("failure", new), ("difference", comparison.difference)]
        for (name, picture) in pictures {
          guard let data = picture?.pngData() else { continue }
          files.append(SnapshotAttachment(name: name, pathExtension: "png", data: data))
        }
        return (message, files)
      })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Pictures, compared pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// Pictures.
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How like a pixel must be to its reference to match, 0…1.
  ///   - scale: The pixels to a point of references; nil for the screen's.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

/// The result of comparing two pictures.
struct ImageComparison {
  /// The failure's message; nil where the pictures match.
  let failure: String?
  private let reference: CGImage?
  private let new: CGImage?
  private let scale: CGFloat

  init(reference: UIImage, new: UIImage, precision: Float, perceptualPrecision: Float) {
    (self.reference, self.new) = (reference.cgImage, new.roundTrip)
    scale = reference.scale
    guard let old = self.reference else {
      failure = new.cgImage == nil ? nil : "Reference image could not be loaded."
      return
    }
    guard let now = self.new else {
      failure = "Newly-taken snapshot could not be loaded: the picture has no size."
      return
    }
    guard (old.width, old.height) == (now.width, now.height) else {
      failure = "Newly-taken snapshot@\(new.size) does not match reference@\(reference.size)."
      return
    }
    guard old != now else {
      failure = nil
      return
    }
    let tolerance = perceptualPrecision < 1 ? Double(1 - max(0, perceptualPrecision)) * 100 : 0
    guard (precision < 1 || perceptualPrecision < 1),
      let difference = ImageDifference(old, now, tolerance: tolerance)
    else {
      failure = "Newly-taken snapshot does not match reference."
      return
    }
    let share = Float(1 - difference.noticeableShare)
    if share >= precision {
      failure = nil
    } else if perceptualPrecision < 1 {
      let least = max(0, 1 - Float(difference.greatest) / 100)
      failure = """
        The percentage of pixels that match \(share) is less than required \(precision)
        The lowest perceptual color precision \(least) is less than required \(perceptualPrecision)
        """
    } else {
      failure = "Actual image precision \(share) is less than required \(precision)"
    }
  }

  /// A picture of the difference of each color of both, black where they are the same.
  var difference: UIImage? {
    guard let reference, let new else { return nil }
    let (width, height) = (max(reference.width, new.width), max(reference.height, new.height))
    guard let context = try? CGContext(width: width, height: height) else { return nil }
    context.setFillColor(.black)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    for (image, mode) in [(reference, CGBlendMode.normal), (new, .difference)] {
      UIImage(cgImage: image).draw(
        in: CGRect(x: 0, y: 0, width: image.width, height: image.height), blendMode: mode, alpha: 1)
    }
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

extension UIImage {
  /// The pixels as a file gives them back: what it rounds is rounded on both sides.
  fileprivate var roundTrip: CGImage? {
    pngData().flatMap { try? CGImage(data: $0) } ?? nil
  }
}
