import Foundation
import InterfaceDocuments
import MapKit
import ObjectiveCRuntime
import Testing
import UIKit
import WebKit

@testable import InterfaceBuilder

/// An owner of a nib with views of frameworks.
@MainActor private final class MapOwner: NSObject, MKMapViewDelegate, WKNavigationDelegate {
  var map: MKMapView!
  var page: WKWebView!

  nonisolated static let registered: Void = ObjectiveCMembers.register { table in
    table.add(property: "map", get: { (owner: MapOwner) in owner.map }, set: { $0.map = $1 })
    table.add(property: "page", get: { (owner: MapOwner) in owner.page }, set: { $0.page = $1 })
  }
}

/// A map of an app's own.
private final class RoundMap: MKMapView {}

/// Elements whose classes are those of frameworks beside UIKit.
@MainActor @Suite("Elements of frameworks", .serialized) struct FrameworkElementTests {
  init() { MapOwner.registered }

  @Test("A document makes a framework's view, sets its properties, and connects it both ways")
  func connected() throws {
    let log = LogLines()
    let owner = MapOwner()
    let text = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MapOwner"><connections>
      <outlet property="map" destination="m" id="a"/><outlet property="page" destination="w" id="b"/>
      </connections></placeholder>
      <mapView mapType="hybrid" zoomEnabled="NO" showsScale="YES" tag="3" id="m">
      <rect key="frame" x="1" y="2" width="30" height="40"/>
      <connections><outlet property="delegate" destination="-1" id="c"/></connections></mapView>
      <wkWebView allowsLinkPreview="NO" id="w"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <connections><outlet property="navigationDelegate" destination="-1" id="d"/></connections></wkWebView>
      """
    _ = UINib(data: Data(DocumentFolder.nibText(text).utf8), bundle: nil).instantiate(withOwner: owner)
    let map = try #require(owner.map)
    #expect(map.delegate === owner && owner.page?.navigationDelegate === owner)
    #expect(map.mapType == .hybrid && !map.isZoomEnabled && map.isScrollEnabled && map.showsScale)
    #expect(map.tag == 3 && map.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(owner.page?.allowsLinkPreview == false && log.all.isEmpty, "\(log.all)")
  }

  @Test("Each element of a framework that is linked makes its class")
  func linked() {
    for type in InterfaceElementType.all where ["MapKit", "WebKit"].contains(type.module) {
      let object = DocumentFolder.object("<\(type.name)/>")
      #expect(object.map { "\(Swift.type(of: $0))" } == type.className, "\(type.name)")
    }
  }

  @Test("An app's own class may stand for a framework's") func custom() {
    let object = DocumentFolder.object(
      "<mapView customClass=\"RoundMap\" customModule=\"InterfaceBuilderTests\"/>")
    #expect(object is MKMapView)
  }

  @Test("A view whose module is absent is empty, and the log says which") func absent() {
    let log = LogLines()
    let object = DocumentFolder.object("<glkView enableSetNeedsDisplay=\"NO\"/>")
    #expect(object.map { Swift.type(of: $0) == UIView.self } == true)
    #expect(
      log.all.map { $0.split(separator: ": ").last } == [
        "GLKView of GLKit is absent; an empty view stands in its place."
      ])
  }

  @Test("Each element of another module has a message for where its class is not linked") func messages() {
    for type in InterfaceElementType.all where type.makesObject && !type.isAbstract {
      let message = ElementClass.absence(of: type)
      #expect((message == nil) == (type.module == nil), "\(type.name)")
      guard let module = type.module, type.absentModule == nil else { continue }
      #expect(message?.contains("as no file imports \(module);") == true, "\(type.name)")
    }
    #expect(InterfaceElementType.named("mapView")?.absentModule == nil)
  }
}
