import Foundation
import LibraryCatalog
import SwiftParser
import SwiftSyntax
import Testing
import TranslationInterface

@testable import SourceTranslation

/// Whether the translator takes the same branches as the compiler does.
@Suite("Conditions are the compiler's") struct BuildConditionTests {
  private static let conditions: [String] =
    ["swift", "compiler"].flatMap { name in
      ["4.2", "5", "5.9", "5.10", "5.10.1", "6", "6.0", "6.2", "6.3", "6.3.1", "6.3.2", "6.4", "7"].flatMap {
        ["\(name)(>=\($0))", "\(name)(<\($0))"]
      }
    } + [
      "os(Linux)", "os(iOS)", "os(macOS)", "os(watchOS) || os(tvOS)", "!os(iOS)", "os(iOS) && swift(>=6.0)",
      "arch(x86_64)", "arch(arm64)", "arch(i386)", "_endian(little)", "_endian(big)", "_runtime(_Native)",
      "_runtime(_ObjC)", "_pointerBitWidth(_64)", "_pointerBitWidth(_32)", "_hasAtomicBitWidth(_64)",
      "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)", "canImport(Foundation)",
      "canImport(FoundationNetworking)", "canImport(Glibc)", "canImport(Darwin)", "canImport(SwiftUI)",
      "canImport(Distributed)", "canImport(RegexBuilder)", "canImport(_Differentiation)", "canImport(AppKit)",
      "hasAttribute(retroactive)", "hasAttribute(preconcurrency)", "hasAttribute(nonsense)",
      "hasFeature(StrictConcurrency)", "hasFeature(ParameterPacks)", "hasFeature(ExistentialAny)",
      "hasFeature(BareSlashRegexLiterals)", "hasFeature(Nonsense)", "DEBUG", "FLAG", "OTHER",
      "FLAG && !OTHER",
      "FLAG || swift(>=6.0) && OTHER", "(FLAG || OTHER) && !(compiler(<6))", "true", "false",
    ]

  @Test("In every language mode", arguments: [4, 5, 6]) func modes(mode: Int) throws {
    let text = Self.conditions.enumerated().map { "#if \($0.element)\n#warning(\"\($0.offset)\")\n#endif\n" }
      .joined()
    let module = ModuleDescription(
      name: "M", kind: .app, conditions: ["FLAG"], languageVersion: mode, dependencies: [])
    let file = SwiftFile(path: "M.swift", text: text)
    let translated = try #require(SourceTranslator().translate([file], module: module).first)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "conditions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("M.swift")
    try translated.text.write(to: path, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-swift-version", "\(mode)", "-D", "FLAG", "-typecheck", path.path]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(said)")
    let held = Set(said.matches(of: /warning: (\d+)\n/).compactMap { Int($0.1) })
    let conditions = BuildConditions(module, .shared)
    for (offset, condition) in Self.conditions.enumerated() {
      let parsed = Parser.parse(source: "#if \(condition)\n#endif").statements.first?.item
        .as(IfConfigDeclSyntax.self)?.clauses.first?.condition
      #expect(conditions.holds(parsed) == held.contains(offset), "\(condition) in Swift \(mode)")
    }
  }
}
