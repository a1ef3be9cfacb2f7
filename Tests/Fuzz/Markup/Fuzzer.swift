import Foundation
import InterfaceDocuments
import ReactantUIGenerator
@_spi(Fuzzing) import ReactantUIMarkup

private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"]

/// Called by libFuzzer with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  switch target {
  case "values": return fuzzValue(input)
  case "documents": return fuzzDocument(input)
  default: return fuzzComponent(input)
  }
}

/// Reads any bytes as the value of an attribute: the first byte chooses which.
private func fuzzValue(_ input: [UInt8]) -> CInt {
  guard let choice = input.first else { return 0 }
  MarkupFuzzing.readValue(String(decoding: input.dropFirst(), as: UTF8.self), choice: Int(choice))
  return 0
}

/// Reads any bytes as an XML file, links it, and where it is without errors writes its Swift.
private func fuzzComponent(_ input: [UInt8]) -> CInt {
  let file = ParsedFile(input, path: "Fuzz.ui.xml")
  let project = MarkupProject([file])
  let diagnostics = project.diagnostics
  for diagnostic in diagnostics { precondition(!diagnostic.message.isEmpty && diagnostic.location.line > 0) }
  precondition(file.content != nil || diagnostics.hasErrors, "nothing was read and nothing was said")
  guard !diagnostics.hasErrors else { return 0 }
  if let document = file.component {
    let text = ComponentEmitter(document, source: "", scope: project.scope).swift()
    precondition(!text.isEmpty)
  }
  if let sheet = file.styles {
    precondition(!StyleGroupEmitter.swift(sheet, path: file.path, scope: project.scope).isEmpty)
  }
  return 0
}

/// Reads any bytes as a storyboard or nib, checks it, and reads all of its parts.
private func fuzzDocument(_ input: [UInt8]) -> CInt {
  let (document, diagnostics) = InterfaceDocument.read(input, path: "Fuzz.storyboard")
  for diagnostic in diagnostics { precondition(!diagnostic.message.isEmpty && diagnostic.location.line > 0) }
  precondition(document != nil || diagnostics.hasErrors, "nothing was read and nothing was said")
  guard let document else { return 0 }
  let classes = [InterfaceContext.Class("A", module: "App", superclass: "A", outlets: ["b"], actions: ["c:"])]
  let context = InterfaceContext(module: "App", classes: classes, images: ["d"], colors: ["e"])
  for diagnostic in InterfaceCheck([document], context: context).diagnostics {
    precondition(!diagnostic.message.isEmpty && diagnostic.location.line > 0)
  }
  for text in document.localizedTexts { precondition(!text.key.isEmpty) }
  document.root.visit { object in
    for variation in object.variations { precondition((0...3).contains(variation.specificity)) }
    _ = object.excluded(from: "subviews", width: .compact, height: .regular)
    precondition(object.connections.allSatisfy { $0.source === object })
  }
  return 0
}
