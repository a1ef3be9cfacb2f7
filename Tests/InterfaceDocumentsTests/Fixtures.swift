import InterfaceDocuments
import MarkupReading
import Testing

/// Returns a storyboard of one scene with a controller whose view holds some elements.
func storyboard(_ views: String, controller: String = "", resources: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
  initialViewController="BYZ-38-t0r">
      <scenes>
          <scene sceneID="tne-QT-ifu">
              <objects>
                  <viewController id="BYZ-38-t0r" sceneMemberID="viewController"\(controller)>
                      <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <subviews>\(views)</subviews>
                          <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                      </view>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
              </objects>
              <point key="canvasLocation" x="0.0" y="0.0"/>
          </scene>
      </scenes>
      <resources>\(resources)</resources>
  </document>
  """
}

/// Reads a text; the path's ending decides its kind.
func read(_ text: String, path: String = "Main.storyboard") -> (
  document: InterfaceDocument?, diagnostics: [Diagnostic]
) {
  InterfaceDocument.read(text.utf8, path: path)
}

/// Reads one element that has no errors.
func element(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) throws
  -> InterfaceObject
{
  let (document, diagnostics) = InterfaceDocument.read(
    "<document><objects>\(text)</objects></document>".utf8, path: "View.xib")
  // What is absent here is read as the rest is.
  #expect(
    diagnostics.filter { !$0.message.hasSuffix("has no effect") }.isEmpty, sourceLocation: sourceLocation)
  return try #require(document?.objects.first, sourceLocation: sourceLocation)
}
