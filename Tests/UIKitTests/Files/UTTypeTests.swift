import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("UTType") struct UTTypeTests {
  @Test("finds types by extension and media type, in any case")
  func tags() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType.data.preferredFilenameExtension == nil)
    #expect(UTType.jpeg.tags[.filenameExtension]?.contains("jpg") == true)
  }

  @Test("knows what is a kind of what")
  func conformance() {
    #expect(
      UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .heic) && !UTType.heic.isSupertype(of: .image))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.pdf.supertypes.isSuperset(of: [.data, .compositeContent, .content, .item]))
    #expect(UTType.folder.conforms(to: .directory) && !UTType.folder.conforms(to: .data))
  }

  @Test("makes up types for tags that nobody declared, which hold the tag")
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "sketchy"))
    #expect(type.isDynamic && !type.isDeclared && type.identifier.hasPrefix("dyn.ah62d4rv4ge8"))
    #expect(type.preferredFilenameExtension == "sketchy" && type.conforms(to: .data))
    #expect(UTType(type.identifier) == type)
    let picture = try #require(UTType(filenameExtension: "odd", conformingTo: .image))
    #expect(picture.conforms(to: .image) && !picture.conforms(to: .text))
    // A declared type that is no picture does not count among pictures.
    #expect(UTType(filenameExtension: "txt", conformingTo: .image)?.isDynamic == true)
    #expect(UTType("dyn.") == nil && UTType("dyn.a!") == nil && UTType("dyn.aaaa") == nil)
  }

  @Test("takes the app's own types, and no word of the app changes the system's")
  func ownTypes() {
    #expect(UTType("test.shoji.board") == nil)
    let type = UTType(exportedAs: "test.shoji.board", conformingTo: .json)
    #expect(UTType("test.shoji.board") == type && type.isDeclared && type.conforms(to: .text))
    _ = UTType(importedAs: "public.png", conformingTo: .text)
    #expect(!UTType.png.conforms(to: .text))
    // Types that are kinds of each other end.
    let (one, two) = (
      UTType(exportedAs: "test.shoji.one"),
      UTType(exportedAs: "test.shoji.two", conformingTo: .init(exportedAs: "test.shoji.one"))
    )
    _ = UTType(exportedAs: "test.shoji.one", conformingTo: two)
    #expect(one.conforms(to: two) && two.conforms(to: one) && !one.conforms(to: .data))
  }

  @Test("is written as its identifier")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png, .pdf])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png","com.adobe.pdf"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .pdf])
  }

  @Test("gives files the extension of a type")
  func urls() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
    #expect(folder.appendingPathExtension(for: .data).lastPathComponent == "tmp")
  }
}
