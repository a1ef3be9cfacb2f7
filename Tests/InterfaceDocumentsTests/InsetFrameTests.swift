import InterfaceDocuments
import Testing

/// Frames as older documents have them, by distances from the edges of the view around.
@Suite struct InsetFrameTests {
  @Test(
    "A frame follows from two of three lengths in each direction",
    arguments: [
      (#"minX="10" minY="134" width="120" height="40""#, (10.0, 134.0, 120.0, 40.0)),
      (#"minX="10" maxX="30" minY="5" maxY="15""#, (10, 5, 280, 460)),
      (#"maxX="30" maxY="20" width="100" height="50""#, (190, 410, 100, 50)),
      (#"width="100" height="50""#, (110, 215, 100, 50)),
      (#"minX="10" minY="134""#, (10, 134, 310, 346)),
      (#"minX="nan" maxX="inf" minY="0" width="320" height="1e9""#, (0, 0, 320, 1e9)),
    ])
  func frames(attributes: String, expected: (Double, Double, Double, Double)) throws {
    let (document, diagnostics) = read(
      storyboard(
        """
        <view contentMode="scaleToFill" id="out-er-000"><rect key="frame" x="20" y="20" width="320" height="480"/>\
        <subviews><view contentMode="scaleToFill" id="inn-er-000"><frame key="frameInset" \(attributes)/>\
        </view></subviews></view>
        """))
    #expect(diagnostics.isEmpty)
    let view = try #require(document?.object(withID: "inn-er-000"))
    let (x, y, width, height) = expected
    #expect(view.value("frame") == .rect(x: x, y: y, width: width, height: height))
  }
}
