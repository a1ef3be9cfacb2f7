import Foundation
import Testing

@testable import CoreData

/// Models from outside: each is read, or refused with a sentence; none ends the app.
struct HostileModelTests {
  private static let small = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" userDefinedModelVersionIdentifier="1">
      <entity name="Note" representedClassName="Note" elementID="Memo">
        <attribute name="title" optional="YES" attributeType="String" defaultValueString="&quot;" minValueString="1"/>
        <attribute name="place" attributeType="Composite" compositeType="Place"/>
        <relationship name="tags" toMany="YES" destinationEntity="Tag" inverseName="notes" maxCount="-3"/>
        <fetchIndex name="byTitle"><fetchIndexElement property="title" type="Binary"/></fetchIndex>
        <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Tag" parentEntity="Note">
        <relationship name="notes" toMany="YES" destinationEntity="Note" inverseName="tags"/>
      </entity>
      <composite name="Place"><attribute name="x" attributeType="Double" defaultValueString="0x1p-2"/></composite>
      <fetchRequest name="all" entity="Note" predicateString="title CONTAINS[cd] $T" fetchLimit="-9"/>
    </model>
    """

  /// Reads a text, and uses what was read.
  private func read(_ text: some Sequence<UInt8>) -> String? {
    do {
      let model = try ModelReader.read(Data(text), file: URL(fileURLWithPath: "/Model/contents"))
      model.use()
      _ = (model.versionChecksum, model.copy(), model.entities.map(\.properties))
      return nil
    } catch {
      return (error as NSError).localizedDescription
    }
  }

  @Test func aSmallModelIsRead() throws {
    #expect(read(Self.small.utf8) == nil)
  }

  @Test func noBeginningAndNoDamagedByteEndsTheApp() {
    let bytes = Array(Self.small.utf8)
    for count in bytes.indices { #expect(read(bytes.prefix(count)) != nil) }
    var random = SeededRandom(state: 1)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] = UInt8.random(in: .min ... .max, using: &random)
      _ = read(damaged)
    }
  }

  private func model(_ inner: String) -> String { "<model>\(inner)</model>" }

  @Test func ringsAndDeepModelsAreRefused() {
    let ring = #"<entity name="A" parentEntity="B"/><entity name="B" parentEntity="A"/>"#
    #expect(read(model(ring).utf8)?.contains("inherits from itself") == true)
    func chain(_ count: Int) -> String {
      (0..<count).map { #"<entity name="E\#($0)"\#($0 == 0 ? "" : #" parentEntity="E\#($0 - 1)""#)/>"# }
        .joined()
    }
    #expect(read(model(chain(65)).utf8) == nil)
    #expect(read(model(chain(66)).utf8)?.contains("more than 64") == true)
    #expect(read(model(chain(20_000)).utf8)?.contains("more than 64") == true)
    let own = #"""
      <entity name="A"><attribute name="p" attributeType="Composite" compositeType="P"/></entity>
      <composite name="P"><attribute name="q" attributeType="Composite" compositeType="P"/></composite>
      """#
    #expect(read(model(own).utf8)?.contains("More than 16 composite") == true)
  }

  @Test func manyEntitiesTakeTimeInProportion() {
    let wide = (0..<60_000).map { #"<entity name="E\#($0)"\#($0 == 0 ? "" : #" parentEntity="E0""#)/>"# }
    #expect(read(model(wide.joined()).utf8) == nil)
    #expect(read(model(String(repeating: "<entity name=\"A\"/>", count: 200_000)).utf8) != nil)
  }
}
