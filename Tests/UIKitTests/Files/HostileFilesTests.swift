import Foundation
import Persistence
import Testing

@testable import UIKit

/// Files and texts that are damaged, or made so that reading them would not end.
@Suite("Hostile files") struct HostileFilesTests {
  /// A binary property list of lists, each of which names the next one twice, or the last itself.
  private func list(depth: Int, isEndless: Bool) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for index in 0..<depth {
      let next = UInt8(isEndless && index == depth - 1 ? 0 : index + 1)
      offsets.append(bytes.count)
      bytes += [0xA2, next, next]
    }
    offsets.append(bytes.count)
    bytes.append(0x08)
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [offsets.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(number >> (8 * $0) & 0xFF) }
    }
    return Data(bytes)
  }

  @Test("refuses property lists that unfold without end")
  func unfoldingLists() throws {
    #expect(PropertyListReader.objectCount(of: list(depth: 10, isEndless: false)) == 2_047)
    #expect(try PropertyListReader.read(list(depth: 10, isEndless: false)) is [Any])
    for data in [list(depth: 100, isEndless: false), list(depth: 3, isEndless: true)] {
      #expect(throws: PropertyListReader.TooManyObjectsError.self) { try PropertyListReader.read(data) }
    }
    let plain = try PropertyListSerialization.data(
      fromPropertyList: ["a": [1, 2, ["b": Data([1])]], "c": String(repeating: "d", count: 300)],
      format: .binary, options: 0)
    #expect(try PropertyListReader.read(plain) is [String: Any])
    for place in plain.indices {
      for mark in [0x00, 0x0F, 0x7F, 0xAF, 0xDF, 0xFF] as [UInt8] {
        var damaged = plain
        damaged[place] = mark
        #expect(PropertyListReader.objectCount(of: damaged) <= PropertyListReader.maximumObjects)
      }
      #expect(PropertyListReader.objectCount(of: plain[..<place]) == 0)
    }
  }

  @Test(
    "puts no values into formats of translators that have others",
    arguments: [
      ("%@", true), ("%1$@ %1$@", true), ("%%", true), ("", true), ("%", false), ("%s", false), ("%n", false),
      ("%@ %@", false), ("%2$@", false), ("%0$@", false), ("%d", false), ("%*@", false),
      ("%99999999999999999999$@", false),
      ("%-10.3@", true), ("%100000@", false), ("%.999999999999@", false), ("100% of %@", false),
    ])
  func formats(format: String, fits: Bool) {
    #expect((StringFormat.text(format, [.string("a")], locale: nil) != nil) == fits)
  }

  @Test("puts numbers only where there are numbers")
  func numbers() {
    func text(_ format: String, _ values: LocalizationArgument...) -> String? {
      StringFormat.text(format, values, locale: nil)
    }
    #expect(text("%lld %2$.2lf", .integer(1), .number(2)) == "1 2.00")
    #expect(text("%@", .integer(1)) == nil && text("%s", .unsigned(1)) == nil)
    #expect(text("%lld", .number(1)) == nil && text("%f", .integer(1)) == nil)
  }

  @Test("puts values where a translation's numbers say, also when it leaves values out")
  func positions() {
    func text(_ format: String, _ values: LocalizationArgument...) -> String? {
      StringFormat.text(format, values, locale: nil)
    }
    #expect(text("%2$@", .string("a"), .string("b")) == "b")
    #expect(text("%2$@", .integer(7), .string("b")) == "b")
    #expect(text("%3$lld %1$lld", .integer(1), .integer(2), .integer(3)) == "3 1")
    #expect(text("%1$@ %1$@ 100%%", .string("a")) == "a a 100%")
    #expect(text("%2$05.1lf, %1$@", .string("a"), .number(2.5)) == "002.5, a")
    #expect(
      text("%D of %'u, %hhd, %Lf", .integer(1), .unsigned(2), .integer(300), .number(0.5))
        == "1 of 2, 300, 0.500000")
    #expect(text("%#@a@", .string("a")) == nil)
  }

  @Test("ends for variables whose texts name themselves")
  func variables() {
    func text(_ variables: [String: [String: String]]) -> String {
      StringTable.Entry.variables("%#@a@!", variables).format([.integer(1)], language: "en")
    }
    #expect(text(["a": ["one": "%#@b@", "other": "x"], "b": ["other": "y"]]) == "y!")
    #expect(text(["a": ["other": "%#@a@"]]).hasSuffix("!"))
    #expect(text(["a": ["other": "%#@a@%#@a@z"]]).utf8.count < 1_000)
  }

  @Test("takes no color or scale that is no number")
  func numbersOfCatalogs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func condition(_ scale: String) throws -> AssetCondition {
      try JSONDecoder().decode(AssetEntryConditions.self, from: Data(#"{"scale": "\#(scale)"}"#.utf8))
        .condition
    }
    #expect(try condition("2x").scale == 2 && condition("nan").scale == nil && condition("0x").scale == nil)
    #expect(try condition("-1x").scale == nil && condition("1e308x").scale == nil)
    // Links that lead around in circles.
    for name in ["a", "b"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name), withDestinationURL: folder)
    }
    _ = AssetCatalog(at: folder)
  }
}
