import DisplayProtocol
import SceneTree

/// Writes what the window shows to a file.
package struct SnapshotRequest: DriverRequest {
  /// The file's path.
  package var path: String
  /// Pixels to a point; nil for the display's own.
  package var scale: CGFloat?

  package static let form = RequestForm(
    "snapshot", "PATH", "the file, whose name ends in .png, .pdf or .svg",
    options: [
      RequestForm.Argument(
        "scale", "S", "pixels to a point of a PNG, 0.1 to 10; the display's own by default")
    ],
    summary: "writes a picture of the window, and answers with its size in pixels, of documents in points")

  /// Makes the request.
  package init(path: String, scale: CGFloat? = nil) {
    self.path = path
    self.scale = scale
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    path = try arguments.string(Self.form.name)
    scale = try arguments.scale()
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: .string(path), "scale": scale.map { .number($0) } ?? .null]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let size = try session.display.write(to: path, scale: scale)
    return .found(["ok": true, "size": [Double(size.width), Double(size.height)]])
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(SnapshotRequest.self, to: $0) }
