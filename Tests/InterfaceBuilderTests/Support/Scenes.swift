/// Scenes of storyboards, as tests write them.
@MainActor enum Scenes {
  nonisolated static let module = "customModule=\"InterfaceBuilderTests\""

  /// Returns a scene with a controller and a view with some content.
  static func screen(
    _ id: String, type: String = "LoggingController", attributes: String = "", content: String = "",
    inside: String = "", segues: String = "", others: String = ""
  ) -> String {
    DocumentFolder.scene(
      """
      <viewController title="\(id)" storyboardIdentifier="\(id)" id="\(id)" customClass="\(type)" \(module) \(attributes)>
        <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>\(content)</subviews></view>
        \(inside)
        <connections>\(segues)</connections>
      </viewController>
      """,
      others: others + "<exit id=\"\(id)-exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
  }

  /// Returns a scene with a container and its children.
  static func container(
    _ element: String, _ id: String, _ attributes: String = "", inside: String = "",
    children: [(relationship: String, id: String)]
  ) -> String {
    let segues = children.map { child in
      "<segue destination=\"\(child.id)\" kind=\"relationship\" relationship=\"\(child.relationship)\" id=\"\(id)-\(child.id)\"/>"
    }
    return DocumentFolder.scene(
      "<\(element) storyboardIdentifier=\"\(id)\" id=\"\(id)\" \(attributes)>\(inside)<connections>\(segues.joined())</connections></\(element)>"
    )
  }

  /// Returns a navigation controller's scene.
  static func navigation(_ id: String, root: String) -> String {
    container("navigationController", id, children: [("rootViewController", root)])
  }

  /// Returns a segue.
  static func segue(
    _ kind: String, to destination: String, _ identifier: String, _ attributes: String = "",
    inside: String = ""
  ) -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"\(identifier)\" animates=\"NO\" \(attributes) id=\"\(identifier)-\(destination)-s\">\(inside)</segue>"
  }

  /// Returns an unwind segue of a controller.
  static func unwind(from id: String, _ attributes: String = "") -> String {
    segue("unwind", to: "\(id)-exit", "back", "unwindAction=\"backToHub:\" \(attributes)")
  }
}
