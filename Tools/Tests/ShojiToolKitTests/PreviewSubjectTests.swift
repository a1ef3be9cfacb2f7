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
}
