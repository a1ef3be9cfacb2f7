import CairoRival
import CoreGraphics
import DisplayProtocol
import Foundation
import ImageDisplay

/// Painting a window of 200 labels, 200 rounded boxes and 50 pictures: all of it, and after a small change.
enum RepaintBenchmark {
  private static let size = CGSize(width: 1280, height: 800)
  private static let labels = 200
  private static let boxes = 200
  private static let images = 50
  private static let spot = LayerID(10_000)

  @MainActor static func run() throws -> [BenchmarkResult] {
    let display = try ImageDisplay(configuration: DisplayConfiguration(size: size, scale: 1))
    display.show(SceneCommit(number: 1, changes: window()))
    let rival = cairo_rival_create(
      Int32(size.width), Int32(size.height), Int32(labels), Int32(boxes), Int32(images))
    defer { cairo_rival_destroy(rival) }
    if let folder = ProcessInfo.processInfo.environment["BENCHMARK_PICTURES"] {
      try display.image().pngData().write(to: URL(fileURLWithPath: folder + "/ours.png"))
      cairo_rival_repaint(rival)
      _ = cairo_rival_write_png(rival, folder + "/rival.png")
    }

    var number = 1
    func repaint(_ layer: LayerID, _ color: CGColor) {
      number += 1
      display.show(SceneCommit(number: number, changes: [.set(layer, .backgroundColor(color))]))
      display.repaint()
    }
    func shade() -> CGColor { CGColor(gray: number.isMultiple(of: 2) ? 1 : 0.99, alpha: 1) }
    let full = PairedMeasurement(rounds: 51).run(
      ours: { repaint(.root, shade()) }, rival: { cairo_rival_repaint(rival) })
    let damage = PairedMeasurement(rounds: 51, repetitions: 20).run(
      ours: { repaint(spot, shade()) }, rival: { cairo_rival_repaint(rival) })
    return [
      BenchmarkResult(
        "repaint a full window, 1280×800", beside: "the same Cairo calls without us", full, atMost: 1.2),
      BenchmarkResult(
        "repaint after a change of 30×30 px", beside: "a full repaint",
        PairedMeasurement.Result(ours: damage.ours, rival: full.ours), atMost: 0.01),
    ]
  }

  /// The window's layers, placed as the rival places its items.
  private static func window() -> [SceneChange] {
    var changes: [SceneChange] = [
      .set(.root, .frame(CGRect(origin: .zero, size: size))), .set(.root, .backgroundColor(.white)),
    ]
    var next = 0
    func add(_ properties: [LayerProperty]) {
      next += 1
      changes.append(.insert(LayerID(next), into: .root, before: nil))
      changes += properties.map { .set(LayerID(next), $0) }
    }
    for index in 0..<boxes {
      let color = CGColor(
        red: CGFloat(index % 10) / 10, green: 0.5, blue: CGFloat(index % 3) / 3, alpha: 0.8)
      add([
        .frame(frame(index, columns: 10, width: 120, height: 32, cell: CGSize(width: 128, height: 40))),
        .backgroundColor(color), .corners(Corners(radius: 8)),
      ])
    }
    for index in 0..<images {
      let side: CGFloat = index % 2 == 0 ? 48 : 24
      add([
        .frame(frame(index, columns: 25, width: side, height: side, cell: CGSize(width: 51.2, height: 400))),
        .content(
          .image(LayerImage(image: picture(index), rect: CGRect(x: 0, y: 0, width: side, height: side)))),
      ])
    }
    let style = TextStyle(
      font: Font(family: "Inter", size: 14), color: CGColor(gray: 0.1, alpha: 1))
    for index in 0..<labels {
      let text = Typesetter.typeset("Label number \(index)", style: style)
      add([
        .frame(
          frame(index, columns: 10, width: 120, height: 32, cell: CGSize(width: 128, height: 40))),
        .content(.text(text, origin: CGPoint(x: 8, y: 8))),
      ])
    }
    changes.append(.insert(spot, into: .root, before: nil))
    changes.append(.set(spot, .frame(CGRect(x: 600, y: 420, width: 30, height: 30))))
    return changes
  }

  private static func frame(
    _ index: Int, columns: Int, width: CGFloat, height: CGFloat, cell: CGSize
  ) -> CGRect {
    CGRect(
      x: CGFloat(index % columns) * cell.width + 4, y: CGFloat(index / columns) * cell.height + 4,
      width: width, height: height)
  }

  private static func picture(_ index: Int) -> CGImage {
    guard let context = try? CGContext(width: 48, height: 48) else {
      fatalError("there is no room for a picture of 48×48 pixels")
    }
    context.setFillColor(
      CGColor(red: CGFloat(index % 5) / 5, green: CGFloat(index % 7) / 7, blue: 0.6, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
    context.setFillColor(.white)
    context.fillEllipse(in: CGRect(x: 8, y: 8, width: 32, height: 32))
    return context.makeImage()!
  }
}
