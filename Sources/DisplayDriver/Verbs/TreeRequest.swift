import DisplayProtocol
import ImageDisplay
import SceneTree

/// Answers with the views there are.
package struct TreeRequest: DriverRequest {
  /// Whether the answer has numbers and what a display knows of each view.
  package var hasDetails: Bool

  package static let form = RequestForm(
    "tree", "true", "",
    options: [
      RequestForm.Argument(
        "details", "BOOLEAN",
        "true adds each view's number, by which {\"view\": n} names it, whether it cannot be seen (\"unseen\"), lies under something modal (\"covered\") or has the keyboard's focus (\"focused\"); false by default"
      )
    ], isQuery: true,
    summary:
      "answers with the views there are, as a tree; where the app was started by `shoji run` and its last build or run has failed, `fault` says why"
  )

  /// Makes the request.
  package init(hasDetails: Bool = false) {
    self.hasDetails = hasDetails
  }

  package init(_ arguments: RequestArguments) throws(DriverError) {
    try arguments.yes()
    hasDetails = try arguments.flag("details")
  }

  package var arguments: [String: JSONValue] {
    hasDetails ? [Self.form.name: true, "details": true] : [Self.form.name: true]
  }

  package func perform(in session: DriverSession) throws(DriverError) -> DriverAnswer {
    let display = session.display
    let scene = display.scene
    var answer: [String: any Encodable & Sendable] = ["tree": scene.tree()]
    if hasDetails {
      answer["tree"] = DetailedNode(
        node: scene.tree(), scene: scene, size: display.size, focus: display.focus ?? display.editedLayer)
      answer["size"] = [Double(display.size.width), Double(display.size.height)]
    }
    answer["fault"] = BuildFault.text
    return .found(answer)
  }
}

/// A view of the tree with its number and what a display knows of it.
private struct DetailedNode: Encodable, Sendable {
  let node: TreeNode
  let scene: Scene
  let size: CGSize
  let focus: LayerID?

  private enum Key: String, CodingKey {
    case view, unseen, covered, focused, children
  }

  func encode(to encoder: any Encoder) throws {
    var own = node
    own.children = []
    try own.encode(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    if let layer = node.layer {
      try values.encode(layer.rawValue, forKey: .view)
      if scene.visibleRect(of: layer, displaySize: size).isEmpty { try values.encode(true, forKey: .unseen) }
      if scene[layer]?.properties.semantics?.isCovered == true { try values.encode(true, forKey: .covered) }
      if layer == focus { try values.encode(true, forKey: .focused) }
    }
    try values.encode(
      node.children.map { DetailedNode(node: $0, scene: scene, size: size, focus: focus) }, forKey: .children)
  }
}

@section("shoji_verbs") @used
private let record: LinkedVerbs.Record = { LinkedVerbs.add(TreeRequest.self, to: $0) }
