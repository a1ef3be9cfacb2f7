import InterfaceDocuments
import MarkupReading
import Testing

/// Documents that are damaged, repeated or as large as they may be.
@Suite("Hostile documents") struct HostileDocumentTests {
  static let small = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <view id="a"><rect key="frame" x="0.0" y="1" width="2" height="3"/><subviews><label text="A&amp;b" id="b">
    <fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" red="1" alpha="1"/>
    </label></subviews><constraints><constraint firstItem="b" firstAttribute="top" multiplier="1:2" id="c"/></constraints>
    <connections><outlet property="x" destination="b" id="d"/></connections>
    <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
    </objects></document>
    """

  private func check(_ bytes: some Sequence<UInt8>) {
    let (document, diagnostics) = InterfaceDocument.read(bytes, path: "Small.xib")
    guard let document else {
      #expect(diagnostics.contains { $0.severity == .error })
      return
    }
    let context = InterfaceContext(module: "App", classes: [], images: [], colors: [])
    for diagnostic in InterfaceCheck([document], context: context).diagnostics {
      #expect(diagnostic.location.line > 0 && !diagnostic.message.isEmpty)
    }
    _ = document.localizedTexts
  }

  @Test("every beginning, and every byte damaged") func damage() {
    let bytes = Array(Self.small.utf8)
    for place in bytes.indices {
      check(bytes[..<place])
      // One mark a byte, each of them at places of every kind.
      var changed = bytes
      changed[place] = ([0x22, 0x3C, 0xFF] as [UInt8])[place % 3]
      check(changed)
    }
  }

  @Test("pieces repeated until a quadratic reader would take seconds") func repetition() {
    for piece in [
      "<view id=\"a\"/>", "<view id=\"a\"><constraints/></view>", "<label customClass=\"Nobody\" zzz=\"1\"/>",
      "<constraint firstItem=\"nobody\"/>", "<view id=\"ab\"/><constraint firstItem=\"abcdefgh\" id=\"x\"/>",
      "<segment title=\"a\"/>", "<segue kind=\"show\" destination=\"q\" destinationCreationSelector=\"a:\"/>",
      "<variation key=\"heightClass=compact\"/>", "text",
    ] {
      let count = 2000
      check(
        ("<document><objects><view>" + String(repeating: piece, count: count) + "</view></objects></document>")
          .utf8)
    }
  }
}
