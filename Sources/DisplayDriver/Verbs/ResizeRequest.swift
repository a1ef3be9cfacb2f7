import DisplayProtocol
import ImageDisplay
import SceneTree

/// Resizes the window.
package struct ResizeRequest: DriverRequest {
  /// The size in points.
  package var size: CGSize

  package static let form = RequestForm(
    "resize", "[WIDTH, HEIGHT]", "the size in points, each side from 1 to 32767",
    summary: "gives the window another size")

  /// Makes the request.
  package init(size: CGSize) {
    self.size = size
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    let (width, height) = try arguments.pair(Self.form.name, of: "a size in points, [width, height]")
    guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else {
      throw DriverError("a window is between 1 and 32767 points wide and high, not \(width)×\(height)")
    }
    size = CGSize(width: width, height: height)
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: .array([.number(size.width), .number(size.height)])]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    guard session.app.clock == .virtual else {
      throw DriverError("the person's window decides the size; run the app without a screen to choose one")
    }
    do {
      try session.display.resize(to: size)
    } catch {
      throw DriverError("\(error)")
    }
    try session.app.receive(.resize(size, scale: session.display.scale))
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(ResizeRequest.self, to: $0) }
