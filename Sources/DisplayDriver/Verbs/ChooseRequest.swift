import DisplayProtocol
import SceneTree

/// Chooses the files that the app requests.
package struct ChooseRequest: DriverRequest {
  /// The paths of the files; none calls the choice off.
  package var paths: [String]

  package static let form = RequestForm(
    "choose", "[PATH, …]",
    "the files, or a folder where one is asked for; an empty list calls the choice off",
    summary: "chooses the files that the app asks for, as a document picker does")

  /// Makes the request.
  package init(paths: [String]) {
    self.paths = paths
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    paths = try arguments.strings(Self.form.name)
  }

  package var arguments: [String: JSONValue] {
    [Self.form.name: .array(paths.map { .string($0) })]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    guard let request = session.files.pending else {
      throw DriverError("the app does not ask for files; show what does, such as a document picker")
    }
    guard paths.count <= 1 || request.allowsMultiple else {
      throw DriverError("the app asks for one file, not \(paths.count)")
    }
    var files: [IncomingFile] = []
    for path in paths {
      let file = try IncomingFile(path: path)
      guard file.isFolder == request.isForFolder else {
        throw DriverError(
          "the app asks for a \(request.isForFolder ? "folder" : "file"), which \(path) is not")
      }
      guard request.accepts(file) else {
        throw DriverError(
          "the app asks for \(request.accepted.joined(separator: ", ")), which \(path) is not")
      }
      files.append(file)
    }
    session.files.finish(request)
    try session.app.receive(.filesChosen(request: request.number, files))
    return .ok
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(ChooseRequest.self, to: $0) }
