import Foundation
import InterfaceDocuments
import Testing

@Suite struct InterfaceReferenceTests {
  @Test func theReferencePageIsUpToDate() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../docs/interface-builder.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    #expect(page == InterfaceReference.page(), "docs/interface-builder.md is old; run scripts/reference")
    for type in InterfaceElementType.all where type.category != .structure {
      #expect(page.contains("| `\(type.name)` |"), "\(type.name)")
      for attribute in type.attributes {
        #expect(page.contains("| `\(attribute.name)` |"), "\(attribute.name)")
      }
    }
  }
}
