import InterfaceDocuments
import Testing

/// Scenes that are shown by what they hold themselves.
@Suite struct RingCheckTests {
  /// A scene, and the scenes that it shows.
  private struct Scene {
    var id: String
    var attributes = ""
    var segues: [(kind: String, destination: String)]
  }

  private func storyboard(_ scenes: [Scene]) -> String {
    let all = scenes.map { scene in
      let segues = scene.segues.enumerated().map { number, segue in
        let kind = segue.kind == "relationship" ? "relationship\" relationship=\"viewControllers" : segue.kind
        return "<segue destination=\"\(segue.destination)\" kind=\"\(kind)\" id=\"\(scene.id)-\(number)\"/>"
      }
      return """
        <scene sceneID="s-\(scene.id)"><objects><tabBarController id="\(scene.id)" \(scene.attributes)>\
        <connections>\(segues.joined())</connections></tabBarController></objects></scene>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
      \(all.joined(separator: "\n"))
      </scenes></document>
      """
  }

  /// The severities and lines of the rings that are found, from the first scene's line on.
  private func rings(_ scenes: [Scene]) -> [String] {
    messages([("Main.storyboard", storyboard(scenes))]).filter { $0.hasPrefix("scene that shows itself: ") }
      .map { message in
        let parts = message.split(separator: ":")
        return "\(parts[2]) \(parts[4].dropFirst())"
      }
  }

  @Test func aRingIsAnErrorWhereItCloses() {
    #expect(rings([Scene(id: "a", segues: [("embed", "a")])]) == ["2 error"])
    #expect(rings([Scene(id: "a", segues: [("relationship", "a")])]) == ["2 error"])
    let two = [
      Scene(id: "a", segues: [("relationship", "b")]),
      Scene(id: "b", segues: [("show", "b"), ("embed", "a")]),
    ]
    #expect(rings(two) == ["3 error"])
    #expect(rings([Scene(id: "a", segues: [("show", "a"), ("presentation", "a"), ("custom", "a")])]) == [])
    // Two ways to one scene are no ring.
    let diamond = [
      Scene(id: "a", segues: [("embed", "b"), ("embed", "c")]), Scene(id: "b", segues: [("embed", "d")]),
      Scene(id: "c", segues: [("embed", "d")]), Scene(id: "d", segues: []),
    ]
    #expect(rings(diamond) == [])
  }

  @Test func aClassMayLeaveOutWhatItEmbeds() {
    let custom = "customClass=\"ListController\" customModule=\"App\""
    #expect(rings([Scene(id: "a", attributes: custom, segues: [("embed", "a")])]) == ["2 warning"])
    #expect(rings([Scene(id: "a", attributes: custom, segues: [("relationship", "a")])]) == ["2 error"])
  }

  @Test func aReferenceIsAWayToAnotherStoryboard() {
    let main = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene sceneID="s"><objects><tabBarController id="a"><connections><segue destination="r" kind="relationship" relationship="viewControllers" id="x"/></connections></tabBarController></objects></scene>
      <scene sceneID="t"><objects><viewControllerPlaceholder id="r" storyboardName="Other"/></objects></scene>
      </scenes></document>
      """
    let other = main.replacing("storyboardName=\"Other\"", with: "storyboardName=\"Main\"")
    func found(_ texts: [(String, String)]) -> [String] {
      messages(texts.map { (path: $0.0, text: $0.1) }).filter { $0.hasPrefix("scene that shows itself") }
    }
    #expect(found([("Main.storyboard", main), ("Other.storyboard", other)]).count == 1)
    let plain = other.replacing(
      "kind=\"relationship\" relationship=\"viewControllers\"", with: "kind=\"show\"")
    #expect(found([("Main.storyboard", main), ("Other.storyboard", plain)]).isEmpty)
  }

  @Test func ringsAreFoundInAnyGraph() {
    var random = SystemRandomNumberGenerator()
    for _ in 1...300 {
      let ids = (0..<Int.random(in: 1...6, using: &random)).map { "n\($0)" }
      let scenes = ids.map { id in
        Scene(
          id: id,
          segues: (0..<Int.random(in: 0...2, using: &random)).map { _ in
            (
              ["embed", "relationship", "show"].randomElement(using: &random)!,
              ids.randomElement(using: &random)!
            )
          })
      }
      #expect(rings(scenes).isEmpty != hasRing(scenes), "\(scenes)")
    }
  }

  /// Whether a scene is reached from itself: scenes without ways are taken away until none is left, or none
  /// has no ways.
  private func hasRing(_ scenes: [Scene]) -> Bool {
    var left = Dictionary(
      uniqueKeysWithValues: scenes.map { scene in
        (scene.id, Set(scene.segues.filter { $0.kind != "show" }.map(\.destination)))
      })
    while let end = left.first(where: { $0.value.isEmpty })?.key {
      left[end] = nil
      for id in left.keys { left[id]?.remove(end) }
    }
    return !left.isEmpty
  }

  @Test func aLongChainIsNoneAndFillsNoStack() {
    let chain = (0..<3_000).map {
      Scene(id: "n\($0)", segues: $0 < 2_999 ? [("relationship", "n\($0 + 1)")] : [])
    }
    #expect(rings(chain) == [])
    var ring = chain
    ring[2_999].segues = [("relationship", "n0")]
    #expect(rings(ring) == ["3001 error"])
  }
}
