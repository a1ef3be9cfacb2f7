import DisplayProtocol
import ImageDisplay
import QuartzCore

@testable import UIKit

/// Shows one view through the real pipeline, layout to pixels, on a display of its own.
@MainActor final class Stage {
  private let display: ImageDisplay
  private let host: LayerHost

  init(_ view: UIView, scale: CGFloat) throws {
    display = try ImageDisplay(
      configuration: DisplayConfiguration(size: view.bounds.size, scale: scale, appearance: .light))
    let root = CALayer()
    root.anchorPoint = .zero
    root.bounds = view.bounds
    host = LayerHost(root: root)
    host.onCommit = { [display] in display.show($0) }
    root.addSublayer(view.layer)
    host.finishTurn()
  }

  func picture() throws -> CGImage {
    host.finishTurn()
    return try display.image()
  }
}

/// A picture recorded beside the tests. With `SHOJI_RECORD=1` in the environment it is recorded anew.
struct RecordedPicture {
  let name: String

  private var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Looks/Recorded/\(name).png")
  }

  /// Nil when `picture` looks like the recorded one; otherwise what is different, and where the new picture
  /// was left to look at.
  func complaint(about picture: CGImage) throws -> String? {
    if ProcessInfo.processInfo.environment["SHOJI_RECORD"] == "1" {
      try picture.pngData().write(to: file)
      return nil
    }
    guard let recorded = try? CGImage(data: Data(contentsOf: file)) else {
      return "nothing is recorded at \(file.path); run the tests with SHOJI_RECORD=1 and look at the picture"
    }
    guard let difference = ImageDifference(picture, recorded) else {
      return
        "the picture is \(picture.width)×\(picture.height) pixels, not \(recorded.width)×\(recorded.height)"
    }
    if difference.noticeableShare == 0 { return nil }
    let left = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-new.png")
    try picture.pngData().write(to: left)
    return "the picture differs from \(file.path) around \(difference.box); the new one is \(left.path)"
  }
}
