import AgentProtocol
import Containment
import Foundation

/// The tools that look at the screen.
struct ScreenTools {
  private let session: AgentSession

  /// The tools for a session.
  init(_ session: AgentSession) { self.session = session }

  var all: [Tool] { [tree, snapshot] }

  private var tree: Tool {
    Tool(
      "tree",
      "Answers with what can be seen and used, a line each: e12 button “Save”. The references act as targets for as "
        + "long as their views live.",
      input: ObjectSchema([
        .init("under", "string", "a reference such as e12; only what lies in that view"),
        .init(
          "more", "boolean", "also plain and unseen views, with classes, frames and colors; false by default"),
      ]), isReadOnly: true
    ) { [session] call in
      let under = call.string("under")
      let reference = under.flatMap(ViewReference.number)
      if let under, reference == nil {
        throw ToolFailure("“under” of “tree” takes a reference such as e12, not “\(under.prefix(40))”")
      }
      guard reference != nil || call.flag("more") else {
        let tree = try session.look(call).text(limit: CompactTree.usualLength)
        return ToolResult([session.fault, tree].compactMap { $0 }.joined(separator: "\n\n"))
      }
      let tree = try CompactTree(
        try session.tree(call), under: reference, hasDetails: call.flag("more"))
      return ToolResult(
        tree.text(limit: call.flag("more") ? CompactTree.greatestLength : CompactTree.usualLength))
    }
  }

  private var snapshot: Tool {
    Tool(
      "snapshot",
      "Takes a picture of the window, or of one view; with “compare”, says how it differs from a recorded one and "
        + "shows where, in red.",
      input: ObjectSchema([
        .init(
          "of",
          [
            "type": ["string", "object"],
            "description": "the view, as a target of tap; the window by default",
          ]),
        .init(
          "scale",
          [
            "type": "number", "minimum": .number(0.25), "maximum": 4,
            "description": "pixels to a point; 1 by default",
          ]),
        .init("compare", "string", "a recorded PNG of the window"),
        .init("file", "string", "a .png in the project to which the picture is written as well"),
      ]), isReadOnly: true
    ) { [session] call in
      let app = try session.app()
      let file = try session.folder.scratchFile("png")
      defer { OutputFile.remove(file.path) }
      do {
        var words: String
        if let recorded = call.string("compare") {
          guard call.arguments["of"] == nil else {
            throw ToolFailure("“compare” of “snapshot” is for the window; leave out “of”")
          }
          let answer = try app.ask(
            [
              "compare": .string(try session.folder.file(recorded).path), "difference": .string(file.path),
            ], call)
          words = Self.words(for: answer)
        } else {
          var request: [String: JSONValue] = [
            "snapshot": .string(file.path), "scale": .number(call.number("scale") ?? 1),
          ]
          request["of"] = call.arguments["of"].map(ViewReference.target)
          let size = try app.ask(.object(request), call)["size"]?.array ?? []
          words = size.compactMap(\.integer).map(String.init).joined(separator: "×") + " pixels"
        }
        let data = try session.folder.made(file)
        if let path = call.string("file") {
          let output = try session.folder.output(path, endings: ["png"])
          try session.folder.write(data, to: output)
          words += "; written to \(output.text)"
        }
        guard data.count <= 3_000_000 else {
          throw ToolFailure("the picture has \(data.count) bytes; take it at a smaller scale or of one view")
        }
        return ToolResult([.text(words), .picture(data.base64EncodedString())])
      } catch let failure as ToolFailure {
        throw ToolFailure(ViewReference.words(failure.message))
      }
    }
  }

  private static func words(for answer: JSONValue) -> String {
    if answer["same"] == true { return "the same as the recorded picture" }
    let share = (answer["share"]?.number ?? 0) * 100
    let box = (answer["box"]?.array ?? []).map { "\(Int(($0.number ?? 0).rounded()))" }
    return "\((share * 100).rounded() / 100) % of the pixels differ, within (x y width height) "
      + box.joined(separator: " ")
  }
}
