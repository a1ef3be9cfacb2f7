import CoreGraphics
import DisplayProtocol
import ImageDisplay
import SceneTree

/// Compares what the window shows with a recorded picture.
package struct CompareRequest: DriverRequest {
  /// The path of the recorded picture.
  package var path: String
  /// The path at which the difference is written; nil for none.
  package var difference: String?

  package static let form = RequestForm(
    "compare", "PATH", "the recorded picture, a PNG",
    options: [
      RequestForm.Argument(
        "difference", "PATH", "a PNG to write, red where the pictures differ; none by default",
        isWritten: true)
    ], isQuery: true,
    summary:
      "compares the window with a recorded picture, and answers with the share of pixels that differ noticeably and the box around them in points"
  )

  /// Makes the request.
  package init(path: String, difference: String? = nil) {
    (self.path, self.difference) = (path, difference)
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    path = try arguments.string(Self.form.name)
    difference = arguments.value("difference") == nil ? nil : try arguments.string("difference")
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: .string(path), "difference": difference.map { .string($0) } ?? .null]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let (recorded, scale) = try picture(for: session.display)
    let now: CGImage
    do { now = try session.display.image(scale: scale) } catch { throw DriverError("\(error)") }
    guard let comparison = ImageDifference(recorded, now) else {
      throw DriverError(
        "\(path) has \(recorded.width)×\(recorded.height) pixels, the window \(now.width)×\(now.height); "
          + "resize the window to that of the picture")
    }
    if let difference { try write(recorded, now, to: difference) }
    let box = comparison.box.isNull ? .zero : comparison.box
    return .found([
      "same": comparison.noticeableShare == 0, "share": comparison.noticeableShare,
      "box": [box.minX, box.minY, box.width, box.height].map { Double($0 / scale) },
    ])
  }

  /// The recorded picture, and the pixels to a point that it was taken with.
  private func picture(for display: ImageDisplay) throws(DriverError) -> (CGImage, CGFloat) {
    let data: Data
    do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw DriverError("there is no picture \(path) to read")
    }
    do throws(ImageError) {
      let picture = try CGImage(data: data)
      let scale = CGFloat(picture.width) / max(display.size.width, 1)
      return (picture, (0.1...10).contains(scale) ? scale : display.scale)
    } catch {
      throw DriverError("\(path) is no picture: \(error)")
    }
  }

  private func write(_ recorded: CGImage, _ now: CGImage, to path: String) throws(DriverError) {
    guard path.lowercased().hasSuffix(".png") else {
      throw DriverError("\"difference\" takes a path that ends in .png, not \"\(path)\"")
    }
    let rowBytes = now.width * 4
    var pixels = [UInt8](repeating: 255, count: rowBytes * now.height)
    recorded.withPixels { old in
      now.withPixels { new in
        for y in 0..<now.height {
          for x in 0..<now.width {
            let (from, to) = (y * recorded.stride + x * 4, y * now.stride + x * 4)
            let place = y * rowBytes + x * 4
            let isSame = (0..<4).allSatisfy { old[from + $0] == new[to + $0] }
            // What is the same stays as a pale gray.
            for part in 0..<3 {
              pixels[place + part] = isSame ? 192 + new[to + part] / 4 : part == 2 ? 255 : 0
            }
          }
        }
      }
    }
    let image = pixels.withUnsafeBytes {
      CGImage(width: now.width, height: now.height, bytesPerRow: rowBytes, copying: $0)
    }
    do {
      guard let data = try image?.pngData() else {
        throw DriverError("the pictures are too large to compare")
      }
      try data.write(to: URL(fileURLWithPath: path))
    } catch let error as DriverError {
      throw error
    } catch {
      throw DriverError("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(CompareRequest.self, to: $0) }
