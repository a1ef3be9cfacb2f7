import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// What a tab may say, and what it may not.
struct ClientMessageTests {
  private func decode(_ text: String) throws -> ClientMessage { try ClientMessage.decode(text.utf8) }

  @Test func everyMessageOfTheClientIsUnderstood() throws {
    #expect(
      try decode(#"["h","0123456789abcdef",12,3,4500]"#)
        == .hello(session: "0123456789abcdef", lastCommit: 12, firstInput: 3, clock: 4.5))
    #expect(
      try decode(#"["h","0123456789abcdef",0,1,4500,300,200,2,true,true,1]"#)
        == .hello(
          session: "0123456789abcdef", lastCommit: 0, firstInput: 1, clock: 4.5,
          viewport: Viewport(
            size: CGSize(width: 300, height: 200), scale: 2, appearance: .dark, isVisible: true,
            accessibility: AccessibilitySettings(rawValue: 1))))
    #expect(try decode(#"["q"]"#) == .ping)
    #expect(try decode(#"["y",8]"#) == .sync(token: 8))
    #expect(
      try decode(#"["D",3,{"view":7}]"#) == .panel(token: 3, request: .object(["view": .number(7)])))
    let step = PointerInput(
      phase: .down, pointerID: 2, kind: .touch, location: CGPoint(x: 1.5, y: -2), timestamp: 1.25,
      modifiers: [.shift, .command], mayScroll: true)
    #expect(
      try decode(#"["p",1,"down",2,"touch",1.5,-2,1250,1179648,true]"#) == .input(number: 1, .pointer(step)))
    #expect(
      try decode(#"["k",2,true,"é",0,false,null]"#)
        == .input(number: 2, .key(KeyInput(phase: .down, key: "é"))))
    #expect(try decode(#"["e",3,44]"#) == .input(number: 3, .activate(LayerID(44))))
    #expect(
      try decode(#"["w",4,1,2,3,-4]"#)
        == .input(number: 4, .scroll(at: CGPoint(x: 1, y: 2), by: CGVector(dx: 3, dy: -4))))
    #expect(
      try decode(#"["z",4,1,2,1.5]"#)
        == .input(number: 4, .magnify(at: CGPoint(x: 1, y: 2), by: 1.5)))
    #expect(
      try decode(#"["s",6,12,"lifted",0,40.5,3]"#)
        == .input(
          number: 6,
          .scrolled(
            ScrollInput(
              layer: LayerID(12), offset: CGPoint(x: 0, y: 40.5), phase: .lifted, revision: 3))))
    #expect(
      try decode(#"["v",5,320,480,2,true,false]"#)
        == .input(
          number: 5,
          .viewport(
            Viewport(size: CGSize(width: 320, height: 480), scale: 2, appearance: .dark, isVisible: false))))
  }

  @Test func everyEditOfTheClientIsUnderstood() throws {
    func edit(_ text: String) throws -> TextEdit.Action? {
      guard case .input(7, .edit(LayerID(12), let edit)) = try decode(text), edit.base == 3 else {
        return nil
      }
      return edit.action
    }
    #expect(try edit(#"["x",7,12,3,"f"]"#) == .focus)
    #expect(try edit(#"["x",7,12,3,"b"]"#) == .blur)
    #expect(try edit(#"["x",7,12,3,"s"]"#) == .submit)
    #expect(try edit(#"["x",7,12,3,"c",0,4]"#) == .select(0..<4))
    #expect(try edit(#"["x",7,12,3,"y","copied"]"#) == .copied("copied"))
    #expect(
      try edit(#"["x",7,12,3,"t",1,2,"é",2,2]"#)
        == .replace(1..<2, with: "é", selection: 2..<2, marked: nil))
    #expect(
      try edit(#"["x",7,12,3,"t",1,2,"é",2,2,1,2]"#)
        == .replace(1..<2, with: "é", selection: 2..<2, marked: 1..<2))
  }

  @Test(arguments: [
    #"["x",1,12,0,"g"]"#, #"["x",1,12,0]"#, #"["x",1,12,-1,"f"]"#, #"["x",1,"12",0,"f"]"#,
    #"["x",1,12,0,"f",1]"#, #"["x",1,12,0,"c",4,3]"#, #"["x",1,12,0,"c",-1,3]"#, #"["x",1,12,0,"c",0]"#,
    #"["x",1,12,0,"c",0,1e300]"#, #"["x",1,12,0,"y",5]"#, #"["x",1,12,0,"t",0,0,7,0,0]"#,
    #"["x",1,12,0,"t",2,1,"a",0,0]"#, #"["x",1,12,0,"t",0,1,"a",1,0]"#, #"["x",1,12,0,"t",0,1,"a",1]"#,
    #"["x",1,12,0,"t",0,1,"a",1,1,0]"#, #"["x",1,12,0,"t",0,1,"a",1,1,1,0]"#,
    #"["x",1,12,0,"t",0,9007199254740993,"a",1,1]"#, #"["x",1,12,0,"t",0,1,"a",1,1,0,1,5]"#,
  ])
  func editsTheClientDoesNotSayAreRefused(_ text: String) {
    #expect(throws: (any Error).self) { try decode(text) }
  }

  @Test(arguments: [
    "", "[", "{}", "null", "[]", "[1]", #"["D",0,{}]"#, #"["D",1]"#, #"["q",1]"#, #"["y"]"#, #"["e",0,1]"#,
    #"["e",-1,1]"#,
    #"["e",9007199254740993,1]"#, #"["e",1,1.5]"#, #"["e",1,"1"]"#, #"["h","short",0,1,0]"#,
    #"["h","0123456789abcdef",-1,1,0]"#, #"["h","0123456789abcdef",0,0,0]"#,
    #"["p",1,"press",2,"touch",1,2,3,0,false]"#, #"["p",1,"down",2,"foot",1,2,3,0,false]"#,
    #"["p",1,"down",2,"touch",1e300,2,3,0,false]"#, #"["k",1,true,"",0,false,null]"#,
    #"["v",1,-1,1,1,true,true]"#,
    #"["v",1,1e9,1,1,true,true]"#, #"["v",1,100,100,0,true,true]"#, #"["k",1,1,"a",0,false,null]"#,
    #"["s",1,12,"flung",0,0,1]"#, #"["s",1,12,"moved",0,1e300,1]"#, #"["s",1,"12","moved",0,0,1]"#,
  ])
  func whatTheClientDoesNotSayIsRefused(_ text: String) {
    #expect(throws: (any Error).self) { try decode(text) }
  }

  @Test func aKeyNameOfAnyLengthIsRefused() {
    #expect(throws: (any Error).self) {
      try decode(#"["k",1,true,"\#(String(repeating: "x", count: 1_000))",0,false,null]"#)
    }
  }

  @Test func nothingThatComesInCrashes() {
    var random = SeededGenerator(seed: 11)
    let seeds = [
      #"["h","0123456789abcdef",12,3,4500]"#, #"["p",1,"down",2,"touch",1.5,-2,1250,1179648,true]"#,
      #"["k",2,true,"a",0,false,7]"#, #"["v",5,320,480,2,true,false]"#, #"["w",4,1,2,3,-4]"#,
      #"["s",6,12,"lifted",0,40.5,3]"#, #"["x",7,12,3,"f"]"#, #"["x",7,12,3,"c",0,4]"#,
      #"["x",7,12,3,"t",1,2,"aé😀",5,5,1,2]"#, #"["x",7,12,3,"y","copied \ud83d\ude00"]"#,
    ].map { Array($0.utf8) }
    var understood = 0
    for _ in 0..<20_000 {
      var bytes = seeds.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes.randomElement(using: &random)!, at: index)
        default: bytes.append(contentsOf: bytes[index...])
        }
        if bytes.isEmpty { bytes = [91] }
      }
      if (try? ClientMessage.decode(bytes)) != nil { understood += 1 }
    }
    #expect(understood > 0 && understood < 20_000)
    #expect(throws: (any Error).self) { try decode(String(repeating: "[", count: 60_000)) }
    func panel(_ depth: Int) -> String {
      #"["D",1,"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "]"
    }
    #expect((try? decode(panel(60))) != nil && (try? decode(panel(100))) == nil)
  }
}
