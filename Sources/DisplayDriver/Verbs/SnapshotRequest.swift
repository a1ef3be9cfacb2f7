import DisplayProtocol
import SceneTree

/// Writes what the window shows to a file.
package struct SnapshotRequest: DriverRequest {
  /// The file's path.
  package var path: String
  /// Pixels to a point; nil for the display's own.
  package var scale: CGFloat?
  /// The view that a PNG shows; nil for the window.
  package var subject: DriverTarget?

  package static let form = RequestForm(
    "snapshot", "PATH", "the file, whose name ends in .png, .pdf or .svg",
    options: [
      RequestForm.Argument(
        "scale", "S", "pixels to a point of a PNG, 0.1 to 10; the display's own by default"),
      RequestForm.Argument(
        "of", "TARGET", "the view that a PNG shows, as far as it can be seen; the window by default"),
    ],
    isQuery: true, isWritten: true,
    summary: "writes a picture of the window, and answers with its size in pixels, of documents in points")

  /// Makes the request.
  package init(path: String, scale: CGFloat? = nil, subject: DriverTarget? = nil) {
    self.path = path
    self.scale = scale
    self.subject = subject
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    path = try arguments.string(Self.form.name)
    scale = try arguments.scale()
    subject = try arguments.optionalTarget("of")
  }

  package var arguments: [String: JSONValue] {
    [
      Self.form.name: .string(path), "scale": scale.map { .number($0) } ?? .null,
      "of": subject.map(\.json) ?? .null,
    ]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    var part: CGRect?
    if let subject {
      guard let view = try session.display.scene.tree().view(subject), let layer = view.layer else {
        throw DriverError("\"of\" of \"snapshot\" takes a view, not a point")
      }
      let visible = session.display.scene.visibleRect(of: layer, displaySize: session.display.size)
      guard !visible.isEmpty else { throw DriverError("\(subject) cannot be seen") }
      part = visible
    }
    let size = try session.display.write(to: path, scale: scale, part: part)
    return .found(["ok": true, "size": [Double(size.width), Double(size.height)]])
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(SnapshotRequest.self, to: $0) }
