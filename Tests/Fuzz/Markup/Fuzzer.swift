import Foundation
import ReactantUIGenerator
@_spi(Fuzzing) import ReactantUIMarkup

private let readsValues = ProcessInfo.processInfo.environment["FUZZ_TARGET"] == "values"

/// Called by libFuzzer with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  return readsValues ? fuzzValue(input) : fuzzComponent(input)
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
