import DisplayProtocol
import SceneTree

/// Drops files from outside the app.
package struct DropRequest: DriverRequest {
  /// The paths of the files.
  package var paths: [String]
  /// The target over which they are let go.
  package var target: DriverTarget

  package static let form = RequestForm(
    "drop",
    [
      RequestForm.Argument("files", "[PATH, …]", "the files"),
      RequestForm.Argument("on", "TARGET", "where they are let go"),
    ], summary: "drags files from outside over a target and lets them go")

  /// Makes the request.
  package init(paths: [String], target: DriverTarget) {
    (self.paths, self.target) = (paths, target)
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    paths = try arguments.strings("files")
    target = try arguments.target("on")
    guard !paths.isEmpty else { throw DriverError("\"files\" of \"drop\" takes at least one path") }
  }

  package var arguments: [String: JSONValue] {
    ["files": .array(paths.map { .string($0) }), "on": target.json]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    var files: [IncomingFile] = []
    for path in paths { files.append(try IncomingFile(path: path)) }
    let place = try session.place(of: target, touching: true)
    // As on the way into a window, from outside of the target.
    for location in [CGPoint(x: place.x, y: 0), place] {
      let held = FileDragInput(phase: .move, location: location, files: files.map(\.whileHeld))
      try session.app.receive(.fileDrag(held))
    }
    try session.app.receive(.fileDrag(FileDragInput(phase: .drop, location: place, files: files)))
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(DropRequest.self, to: $0) }
