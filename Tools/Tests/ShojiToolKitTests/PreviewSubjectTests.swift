import Foundation
import Testing

@testable import ShojiToolKit

@Suite struct PreviewSubjectTests {
  @Test func argumentsAreComponentsNamesOrFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let swift = try write("#Preview { UILabel() }\n", "Card.swift")
    #expect(try PreviewSubject(swift).variable == "#" + swift)
    #expect(try PreviewSubject(swift).file?.path == swift)
    #expect(try PreviewSubject("Empty cart").variable == "#Empty cart")
    #expect(try PreviewSubject("Empty cart").file == nil)
    let component = try write("<Component type=\"MainView\"/>", "Main.ui.xml")
    #expect(try PreviewSubject(component).variable == "MainView")
    let nib = try write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><placeholder id=\"-1\"/><view id=\"a-b-c\"/></objects></document>",
      "Card.xib")
    let shown = try PreviewSubject(nib)
    #expect(shown.variable == "#Card.xib" && shown.file?.path == nib && shown.isNib)
    let empty = try write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects><placeholder id=\"-1\"/></objects></document>",
      "Empty.xib")
    let plain = try write("let x = 1\n", "Plain.swift")
    for wrong in [
      plain, empty, folder.path + "/none.xib", folder.path + "/none.swift", folder.path + "/none.ui.xml",
      folder.path + "/a.xml", "",
    ] {
      #expect { try PreviewSubject(wrong) } throws: { ($0 as? ToolError)?.cause == .commandLine }
    }
  }

  @Test func aFileIsFoundByItsNameAloneInItsPackage() throws {
    let folder = try Folder(in: "App")
    try folder.write("// swift-tools-version: 6.2", to: "Package.swift")
    let card = "Sources/App/Parts/Card.ui.xml"
    try folder.write("<Component/>", to: card)
    try folder.write("<Component/>", to: ".build/Card.ui.xml")
    try folder.write("<Component/>", to: "Sources/App/One/Twice.ui.xml")
    try folder.write("<Component/>", to: "Sources/App/Two/Twice.ui.xml")
    let root = folder.url.path
    let place = folder.url.appendingPathComponent(card).standardizedFileURL.path
    for here in [root, root + "/Sources", root + "/Sources/App/Parts"] {
      for name in ["Card.ui.xml", "Card"] {
        let subject = try PreviewSubject(name, in: here)
        #expect(subject.file?.path == place && subject.variable == "Card")
      }
    }
    #expect(try PreviewSubject("Empty cart", in: root) == PreviewSubject("Empty cart", in: "/"))
    // A path is one from the folder.
    for wrong in ["Parts/Card.ui.xml", "./Card.ui.xml", "None.ui.xml"] {
      #expect { try PreviewSubject(wrong, in: root) } throws: {
        ($0 as? ToolError)?.message.contains("there is no file") == true
      }
    }
    #expect { try PreviewSubject("Twice.ui.xml", in: root) } throws: {
      ($0 as? ToolError)?.message.hasSuffix("Sources/App/One/Twice.ui.xml, Sources/App/Two/Twice.ui.xml")
        == true
    }
  }
}
